/** Discord's markdown within a line: emphasis, code, spoilers, links, mentions, emojis, timestamps. */

import { el } from './dom.js';
import { timestamp } from './time.js';

const CUSTOM_EMOJI = /^<(a?):(\w{2,32}):(\d+)>/;
const UNICODE_EMOJI = /^(?:\p{RI}\p{RI}|[\d#*]\uFE0F\u20E3|\p{Emoji_Presentation}\p{EMod}?|\p{Emoji}(?:\uFE0F|\p{EMod}))(?:\u200D(?:\p{Emoji_Presentation}|\p{Emoji}\uFE0F?)\p{EMod}?)*/u;
const LINK = /^\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/;
const BARE_LINK = /^https?:\/\/[^\s<>]+[^\s<>.,:;"'\])!?*_~|]/;

/** Each rule is tried at every position, in this order; the first that matches builds the node. */
const RULES = [
  [/^\\([^A-Za-z0-9\s])/, ([, mark]) => mark],
  [/^(`+)([^`](?:[\s\S]*?[^`])?)\1(?!`)/, ([, , code]) => el('code', {}, code.trim() || code)],
  [/^\|\|([\s\S]+?)\|\|/, ([, text], names) => spoiler(text, names)],
  [/^\*\*\*(?![\s*])([^*]+)\*\*\*(?!\*)/, ([, text], names) => el('em', {}, el('strong', {}, inline(text, names)))],
  [/^\*\*((?:\\.|\*(?!\*)[^*]+\*(?!\*)|[^\\])+?)\*\*(?!\*)/s, ([, text], names) => el('strong', {}, inline(text, names))],
  [/^__((?:\\.|[^\\])+?)__(?!_)/s, ([, text], names) => el('u', {}, inline(text, names))],
  [/^~~((?:\\.|[^\\])+?)~~/s, ([, text], names) => el('s', {}, inline(text, names))],
  [/^\*(?![\s*])((?:\\.|\*\*[^*]+\*\*|[^*\\])+?)\*(?!\*)/s, ([, text], names) => el('em', {}, inline(text, names))],
  [/^_(?!_)((?:\\.|__[^_]+__|[^_\\])+?)_(?!\w)/s, ([, text], names) => el('em', {}, inline(text, names))],
  [LINK, ([, text, url], names) => link(url, inline(text, names))],
  [/^<(https?:\/\/[^\s>]+)>/, ([, url]) => link(url, url)],
  [BARE_LINK, ([url]) => link(url, url)],
  [CUSTOM_EMOJI, ([, , name, id]) => customEmoji({ id, name })],
  [UNICODE_EMOJI, ([emoji]) => el('span', { class: 'unicode-emoji' }, emoji)],
  [/^<t:(-?\d{1,13})(?::([tTdDfFR]))?>/, ([, unix, style]) => timestamp(Number(unix), style)],
  [/^<@!?(\d+)>/, ([, id], names) => userMention(id, names)],
  [/^<@&(\d+)>/, ([, id]) => el('span', { class: 'mention' }, `@role ${id}`)],
  [/^<#(\d+)>/, ([, id], names) => el('span', { class: 'mention' }, `#${names.channel(id) ?? 'unknown'}`)],
  [/^<\/([^:>]{1,100}):(\d+)>/, ([, name]) => el('button', { type: 'button', class: 'mention', 'data-fill-command': name }, `/${name}`)],
  [/^@(?:everyone|here)\b/, ([text]) => el('span', { class: 'mention' }, text)],
];

/** Nothing in these characters can start a rule, so they are taken in one go. */
const PLAIN = /^[^\\`|*_~[<h@\p{Emoji}]+/u;

/** @returns {(Node|string)[]} */
export function inline(text, names) {
  const nodes = [];
  let plain = '';
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const run = PLAIN.exec(rest)?.[0];
    const found = run ? null : firstRule(rest, text[at - 1], names);
    if (found) {
      if (plain) nodes.push(plain);
      plain = '';
      nodes.push(found.node);
      at += found.length;
    } else {
      const taken = run ?? String.fromCodePoint(rest.codePointAt(0));
      plain += taken;
      at += taken.length;
    }
  }
  if (plain) nodes.push(plain);
  return nodes;
}

/** How many emojis a text is made of, when it is made of nothing else; otherwise 0. */
export function emojiOnlyCount(text) {
  let rest = (text ?? '').trim();
  let count = 0;
  while (rest) {
    const match = CUSTOM_EMOJI.exec(rest) ?? UNICODE_EMOJI.exec(rest);
    if (!match) return 0;
    count += 1;
    rest = rest.slice(match[0].length).trimStart();
  }
  return count;
}

/** An emoji of the application: its picture, or its name where the picture is missing. */
export function customEmoji({ id, name }) {
  const image = el('img', {
    class: 'emoji', src: `/emojis/${id}.png`, alt: `:${name}:`, title: `:${name}:`, draggable: 'false',
  });
  image.addEventListener('error', () => image.replaceWith(`:${name}:`), { once: true });
  return image;
}

/** The emoji of a button or an option, `null` without one. */
export function partialEmoji(emoji) {
  if (!emoji || (!emoji.id && !emoji.name)) return null;
  return emoji.id ? customEmoji(emoji) : el('span', { class: 'unicode-emoji' }, emoji.name);
}

function firstRule(rest, before, names) {
  for (const [pattern, build] of RULES) {
    // snake_case is a word, no emphasis.
    if (rest[0] === '_' && /\w/.test(before ?? '') && !rest.startsWith('__')) continue;
    const match = pattern.exec(rest);
    if (match) return { node: build(match, names), length: match[0].length };
  }
  return null;
}

function link(url, children) {
  return el('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, children);
}

function spoiler(text, names) {
  const hidden = { class: 'spoiler', role: 'button', tabindex: '0', 'aria-label': 'Spoiler: press to show' };
  return el('span', hidden, el('span', {}, inline(text, names)));
}

function userMention(id, names) {
  const classes = names.isMe(id) ? 'mention mine' : 'mention';
  return el('span', { class: classes, 'data-user-id': id }, `@${names.user(id) ?? 'unknown-user'}`);
}
