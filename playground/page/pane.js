/** One person's Discord: a socket, a channel, its messages, and what the person does there. */

import { Api } from './api.js';
import { avatar, displayName } from './avatar.js';
import { inLanguage, runnables } from './commands.js';
import { Composer } from './composer.js';
import { el } from './dom.js';
import { FAILED, MessageList, SILENT } from './messagelist.js';
import { openModal } from './modal.js';
import { SelectPopover } from './select.js';
import { Sidebar, THREADS, markOf } from './sidebar.js';
import { Socket } from './socket.js';

const TYPING_MS = 10_000;
const STRING_SELECT = 3;
const USER_SELECT = 5;
const ROLE_SELECT = 6;
const CHANNEL_SELECT = 8;
const PRIVATE = '@me';
const SEND_MESSAGES = 1n << 11n;
const SEND_MESSAGES_IN_THREADS = 1n << 38n;

export class Pane {
  #api;
  #me = null;
  #app = null;
  #users = new Map();
  #commands = [];
  #channelId = null;
  #held = null;
  #select = null;
  #modal = null;
  #typing = null;
  #events;

  /**
   * @param {string} person
   * @param {{onBot: (isRunning: boolean) => void, onActivity: () => void}} events
   */
  constructor(person, events) {
    this.person = person;
    this.#events = events;
    this.#api = new Api(person, (count) => {
      this.element.dataset.pending = String(count);
    });
    this.sidebar = new Sidebar({ open: (channelId) => this.#open(channelId), openPrivate: () => this.#openPrivate() });
    this.messages = new MessageList(this.#names(), {
      press: (messageId, component) => this.#press(messageId, component.custom_id),
      openSelect: (...details) => this.#openSelect(...details),
      options: (component) => this.#optionsOf(component),
      dismiss: (messageId) => this.#dismiss(messageId),
      redrawn: (message) => this.#redrawn(message),
      fillCommand: (text) => this.composer.fill(text),
    });
    this.composer = new Composer({
      commands: () => runnables(this.#commands, this.#guildId()),
      directory: () => ({ users: [...this.#users.values()], channels: this.#channelsHere() }),
      complete: (command) => this.#api.complete({ ...command, channel_id: this.#channelId }),
      say: (text) => this.#api.say(this.#channelId, text),
      run: (command, options) => this.#run(command, options),
    });
    this.element = this.#build();
    new Socket(this.#api.socketPath, { onFrame: (t, d) => this.#frame(t, d), onState: (isOpen) => this.#connected(isOpen) });
  }

  #build() {
    this.place = el('h1', { class: 'place' });
    this.whose = el('span', { class: 'whose' }, this.person);
    this.banner = el('div', { class: 'banner', role: 'status' }, 'Connecting…');
    this.typing = el('div', { class: 'typing', role: 'status' });
    const drawer = el('button', { type: 'button', class: 'icon drawer-button', 'aria-label': 'Channels', title: 'Channels', 'data-drawer-button': true, onclick: () => this.#toggleDrawer() }, '☰');
    const cover = el('div', { class: 'drawer-cover', onclick: () => this.#toggleDrawer(false) });
    const chat = el(
      'div',
      { class: 'chat' },
      el('header', { class: 'chat-header' }, drawer, this.place, this.whose),
      this.banner, this.messages.element, this.typing, this.composer.element,
    );
    const pane = el('section', { class: 'pane', id: `pane-${this.person}`, 'data-pane': this.person, 'data-failures': '0', 'data-pending': '0', 'aria-label': this.person }, this.sidebar.element, cover, chat);
    pane.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') this.#toggleDrawer(false);
    });
    return pane;
  }

  #toggleDrawer(isOpen = !this.element.hasAttribute('data-drawer')) {
    this.element.toggleAttribute('data-drawer', isOpen);
    if (isOpen) this.sidebar.element.querySelector('[aria-current="page"]')?.focus();
  }

  #names() {
    return {
      user: (id) => (this.#users.has(id) ? displayName(this.#users.get(id)) : null),
      channel: (id) => this.sidebar.channel(id)?.name ?? null,
      isMe: (id) => id === this.#me?.id,
    };
  }

  #connected(isOpen) {
    this.banner.hidden = isOpen;
    if (isOpen) return;
    this.banner.textContent = 'Connection lost. Reconnecting…';
    this.element.removeAttribute('data-ready');
    this.#api.abandon();
  }

  #frame(t, d) {
    switch (t) {
      case 'HELLO': return this.#hello(d);
      case 'MESSAGE_CREATE': return this.#arrived(d);
      case 'MESSAGE_UPDATE': return this.#here(d, () => this.messages.merge(d));
      case 'MESSAGE_DELETE': return this.#here(d, () => this.messages.remove(d.id));
      case 'TYPING': return this.#showTyping(d);
      case 'INTERACTION_SUCCESS': return this.#api.settle(d.nonce, { ok: true });
      case 'INTERACTION_FAILURE': return this.#api.settle(d.nonce, { ok: false, reason: d.reason ?? 'failed' });
      case 'MODAL': return this.#showModal(d);
      case 'COMMANDS': return this.#learnCommands(d);
      case 'BOT': return this.#events.onBot(d.running);
      case 'CHANNEL_CREATE': case 'CHANNEL_UPDATE': case 'THREAD_CREATE': case 'THREAD_UPDATE': return this.sidebar.update(this.#named(d));
      case 'CHANNEL_DELETE': case 'THREAD_DELETE': return this.sidebar.update(d, true);
      default: return undefined;
    }
  }

  #hello(d) {
    this.#me = d.me;
    this.#app = d.app;
    for (const user of [...(d.users ?? []), d.app, d.me]) if (user) this.#users.set(user.id, user);
    this.#learnCommands(d.commands ?? []);
    this.#events.onBot(d.bot?.running);
    this.whose.replaceChildren(avatar(d.me, 'small'), el('span', {}, displayName(d.me)));
    this.element.setAttribute('aria-label', displayName(d.me));
    const own = { id: PRIVATE, name: 'Private messages', channels: (d.dms ?? []).map((channel) => this.#named(channel)) };
    const channelId = this.sidebar.fill(d.me, [...(d.guilds ?? []), own]);
    if (channelId) this.#open(channelId);
  }

  #learnCommands(told) {
    this.#commands = inLanguage(Array.isArray(told) ? told : told.commands ?? [], this.#me?.locale);
  }

  #guildId() {
    const guildId = this.sidebar.guildOf(this.#channelId)?.id;
    return guildId === PRIVATE ? null : guildId;
  }

  async #openPrivate() {
    const channel = await this.#api.openDm().catch(() => null);
    if (!channel) return;
    this.sidebar.update(this.#named(channel));
    this.#open(channel.id);
  }

  /** A private channel has no name of its own. */
  #named(channel) {
    if (channel.guild_id) return channel;
    const others = (channel.recipients ?? []).filter((user) => user.id !== this.#me?.id);
    return { ...channel, name: others.map(displayName).join(', ') || displayName(this.#app), guild_id: PRIVATE };
  }

  async #open(channelId) {
    this.#channelId = channelId;
    this.sidebar.open(channelId);
    this.#toggleDrawer(false);
    this.#select?.close();
    const channel = this.sidebar.channel(channelId);
    const label = `${markOf(channel)}${channel?.name ?? ''}`;
    this.place.replaceChildren(el('span', { class: 'channel-mark', 'aria-hidden': 'true' }, markOf(channel)), channel?.name ?? '');
    this.composer.setPlace(label, maySend(channel));
    // What arrives while the history is on its way is newer than the history: it is held and applied after it.
    const held = [];
    this.#held = held;
    this.element.removeAttribute('data-ready');
    const history = await this.#api.history(channelId).catch(() => []);
    if (this.#held !== held) return;
    this.#held = null;
    this.messages.fill(history, `Messages in ${label}`);
    for (const apply of held) apply();
    this.element.setAttribute('data-ready', '');
    // Whoever opens the page can type at once; on a phone that would bring the keyboard up over the messages.
    if (document.activeElement === document.body && matchMedia('(pointer: fine)').matches) this.composer.focus();
  }

  /** Applies what concerns the open channel; the rest is read when its channel is opened. */
  #here(d, apply) {
    if (d.channel_id && d.channel_id !== this.#channelId) return;
    if (this.#held) this.#held.push(apply);
    else apply();
  }

  #arrived(message) {
    this.#events.onActivity();
    if (message.author) this.#users.set(message.author.id, message.author);
    if (message.channel_id !== this.#channelId) {
      this.sidebar.markUnread(message.channel_id);
      return;
    }
    this.#clearTyping();
    this.#here(message, () => this.messages.put(message));
  }

  async #press(messageId, customId, values) {
    this.messages.setFailure(messageId, null);
    this.messages.setLoading(messageId, customId, true);
    const body = { channel_id: this.#channelId, message_id: messageId, custom_id: customId };
    if (values) body.values = values;
    const outcome = await this.#api.interact('presses', body);
    this.messages.setLoading(messageId, customId, false);
    if (outcome.ok) return;
    this.messages.setFailure(messageId, { reason: outcome.reason, text: FAILED });
    this.#countFailure();
  }

  #openSelect(messageId, component, anchor) {
    this.#select?.close();
    const values = this.messages.chosen(messageId, component);
    this.#select = new SelectPopover(this.element, {
      messageId, anchor, values,
      component: { ...component, options: this.#optionsOf(component) },
      onChosen: (chosen) => {
        this.#select = null;
        if (!chosen) return;
        this.messages.choose(messageId, component.custom_id, chosen);
        this.#press(messageId, component.custom_id, chosen);
      },
    });
  }

  #redrawn(message) {
    if (!this.#select) return;
    const component = this.messages.component(message.id, this.#select.customId);
    this.#select.update(message.id, component && { ...component, options: this.#optionsOf(component) });
  }

  /** What a select offers: its own options, or the people, roles or channels of this place. */
  #optionsOf(component) {
    if (component.type === STRING_SELECT) return component.options ?? [];
    const defaults = (component.default_values ?? []).map((one) => one.id);
    return this.#offeredHere(component).map((option) => ({ ...option, default: defaults.includes(option.value) }));
  }

  /** Those of the open channel's server: another server's are no answer here. */
  #channelsHere() {
    return this.sidebar.guildOf(this.#channelId)?.channels ?? [];
  }

  #offeredHere({ type, channel_types: kinds = [] }) {
    const guild = this.sidebar.guildOf(this.#channelId);
    const people = () => [...this.#users.values()].map((user) => ({ label: displayName(user), value: user.id }));
    const roles = () => (guild?.roles ?? []).map((role) => ({ label: role.name, value: role.id }));
    const isWanted = (channel) => !kinds.length || kinds.includes(channel.type ?? 0);
    switch (type) {
      case USER_SELECT: return people();
      case ROLE_SELECT: return roles();
      case CHANNEL_SELECT: return this.#channelsHere().filter(isWanted).map((channel) => ({ label: channel.name, value: channel.id }));
      default: return [...people(), ...roles()];
    }
  }

  async #dismiss(messageId) {
    this.messages.remove(messageId);
    await this.#api.dismiss(messageId).catch(() => null);
  }

  /** @returns {Promise<string|null>} the refusal of the command itself, or null */
  async #run(command, options) {
    const attempt = this.messages.beginAttempt({ user: this.#me, app: this.#app, name: command.text });
    const outcome = await this.#api.interact('commands', { channel_id: this.#channelId, name: command.name, path: command.path, options });
    const isRefused = outcome.reason === 'refused';
    const failure = outcome.ok || isRefused ? null : { reason: outcome.reason, text: SILENT };
    this.messages.endAttempt(attempt, failure);
    if (!outcome.ok) this.#countFailure();
    return isRefused ? outcome.message : null;
  }

  #showModal(data) {
    this.#api.settle(data.nonce, { ok: true });
    this.#modal?.close();
    this.#modal = openModal(this.element, data, {
      names: this.#names(),
      submit: async (values) => {
        const outcome = await this.#api.interact('modals', { id: data.id, values });
        if (outcome.ok) return null;
        this.#countFailure();
        return 'Something went wrong. Try again.';
      },
    });
  }

  #showTyping(d) {
    const user = d.user ?? this.#users.get(d.user_id) ?? this.#app;
    if (d.channel_id !== this.#channelId || user?.id === this.#me?.id) return;
    this.#clearTyping();
    this.typing.append(el('b', {}, displayName(user)), ' is typing…');
    this.#typing = setTimeout(() => this.#clearTyping(), TYPING_MS);
  }

  #clearTyping() {
    clearTimeout(this.#typing);
    this.typing.replaceChildren();
  }

  /** Every failure this page has ever shown, also those since cleared: a journey asks for none. */
  #countFailure() {
    this.element.dataset.failures = String(Number(this.element.dataset.failures) + 1);
  }
}

/** Whether the person may write in a channel; without permissions told, yes. */
function maySend(channel) {
  if (!channel?.permissions) return true;
  const needed = THREADS.has(channel.type) ? SEND_MESSAGES_IN_THREADS : SEND_MESSAGES;
  return (BigInt(channel.permissions) & needed) !== 0n;
}
