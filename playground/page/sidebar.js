/** The servers and channels of one person. */

import { avatar, displayName, initials } from './avatar.js';
import { el } from './dom.js';

/** Text, announcements, voice chat, private messages and threads; forums and categories hold no messages themselves. */
const READABLE = new Set([0, 1, 2, 3, 5, 10, 11, 12]);
const MARKS = { 1: '@', 2: '🔊', 3: '@', 5: '📣' };
export const THREADS = new Set([10, 11, 12]);

export class Sidebar {
  #guilds = [];
  #current = null;
  #unread = new Set();
  #guildId = null;
  #on;

  /** @param {{open: (channelId: string) => void, openPrivate: () => void}} on */
  constructor(on) {
    this.#on = on;
    this.rail = el('div', { class: 'rail', role: 'group', 'aria-label': 'Servers' });
    this.title = el('div', { class: 'guild-name' });
    this.list = el('div', { class: 'channel-list', role: 'group', 'aria-label': 'Channels' });
    this.foot = el('div', { class: 'whoami' });
    this.element = el('nav', { class: 'sidebar', 'aria-label': 'Servers and channels' }, this.rail, el('div', { class: 'channels' }, this.title, this.list, this.foot));
    this.element.addEventListener('click', (event) => this.#clicked(event));
  }

  /** @returns {string|null} the channel to show: the one that was open if it still exists */
  fill(me, guilds) {
    this.#guilds = guilds;
    this.foot.replaceChildren(avatar(me, 'small'), el('span', {}, displayName(me)));
    const known = this.channels.some((channel) => channel.id === this.#current);
    if (!known) this.#current = this.channels[0]?.id ?? null;
    this.#guildId = this.guildOf(this.#current)?.id ?? null;
    this.#draw();
    return this.#current;
  }

  get channels() {
    return this.#guilds.flatMap((guild) => (guild.channels ?? []).filter((channel) => READABLE.has(channel.type ?? 0)));
  }

  channel(id) {
    return this.channels.find((channel) => channel.id === id);
  }

  guildOf(channelId) {
    return this.#guilds.find((guild) => (guild.channels ?? []).some((channel) => channel.id === channelId));
  }

  /** A channel or thread has come, changed or gone while the page was open. */
  update(channel, isGone = false) {
    const guild = this.#guilds.find((one) => one.id === channel.guild_id);
    if (!guild) return;
    const channels = guild.channels ?? [];
    const known = channels.find((one) => one.id === channel.id);
    if (isGone) guild.channels = channels.filter((one) => one !== known);
    else if (known) Object.assign(known, channel);
    else guild.channels = [...channels, channel];
    this.#draw();
  }

  open(channelId) {
    this.#current = channelId;
    this.#guildId = this.guildOf(channelId)?.id ?? null;
    this.#unread.delete(channelId);
    this.#draw();
  }

  markUnread(channelId) {
    if (channelId === this.#current || this.#unread.has(channelId)) return;
    this.#unread.add(channelId);
    this.#draw();
  }

  #clicked(event) {
    const target = event.target.closest('[data-channel-id], [data-guild-id]');
    if (!target) return;
    if (target.dataset.channelId) {
      this.#on.open(target.dataset.channelId);
      return;
    }
    const guild = this.#guilds.find((one) => one.id === target.dataset.guildId);
    const first = this.channels.find((channel) => guild.channels.includes(channel));
    if (first) this.#on.open(first.id);
    else this.#on.openPrivate();
  }

  #draw() {
    const shown = this.#guilds.find((guild) => guild.id === this.#guildId);
    this.title.textContent = shown?.name ?? '';
    this.rail.replaceChildren(...this.#guilds.map((guild) => el(
      'button',
      { type: 'button', class: this.#isUnread(guild) ? 'guild unread' : 'guild', 'data-guild-id': guild.id, title: guild.name, 'aria-label': guild.name, 'aria-current': guild === shown && 'true' },
      guild.id.startsWith('@') ? '@' : initials(guild.name ?? '?'),
    )));
    const channels = this.channels.filter((channel) => shown?.channels.includes(channel));
    this.list.replaceChildren(...channels.map((channel) => this.#channel(channel)));
  }

  #isUnread(guild) {
    return (guild.channels ?? []).some((channel) => this.#unread.has(channel.id));
  }

  #channel(channel) {
    const isUnread = this.#unread.has(channel.id);
    return el(
      'button',
      {
        type: 'button', class: isUnread ? 'channel unread' : 'channel', 'data-channel-id': channel.id, 'aria-current': channel.id === this.#current && 'page',
        'aria-label': isUnread ? `${channel.name}, unread` : null,
      },
      el('span', { class: 'channel-mark', 'aria-hidden': 'true' }, markOf(channel)),
      el('span', {}, channel.name ?? 'private'),
    );
  }
}

export function markOf(channel) {
  if (THREADS.has(channel?.type)) return '↳';
  return MARKS[channel?.type] ?? '#';
}
