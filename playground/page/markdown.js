/**
 * Discord's markdown as DOM nodes: the blocks. The inline parts are in inline.js.
 *
 * @typedef {{user: (id: string) => string|null, channel: (id: string) => string|null, isMe: (id: string) => boolean}} Names
 */

import { append, el } from './dom.js';
import { emojiOnlyCount, inline } from './inline.js';

/** Above this many, Discord draws emojis at the size of the text even when they are alone. */
const MOST_LARGE_EMOJIS = 30;

const FENCE = /^```(?:([a-z0-9_+-]+)\n)?\n?([\s\S]*?)\n?```/i;
const HEADING = /^(#{1,3}) +(.+)$/;
const SUBTEXT = /^-# +(.+)$/;
const QUOTE = /^> ?(.*)$/;
const ITEM = /^( *)(?:([-*])|(\d{1,9})\.) +(.*)$/;

/** @returns {HTMLElement} a `div.markdown` */
export function markdown(text, names) {
  const root = el('div', { class: 'markdown' });
  const count = emojiOnlyCount(text);
  if (count > 0 && count <= MOST_LARGE_EMOJIS) root.classList.add('large-emojis');
  append(root, blocks(text ?? '', names));
  return root;
}

function blocks(text, names) {
  const nodes = [];
  let rest = text;
  while (rest) {
    const block = fence(rest) ?? heading(rest, names) ?? quote(rest, names) ?? list(rest, names) ?? paragraph(rest, names);
    nodes.push(block.node);
    rest = rest.slice(block.length);
  }
  return nodes;
}

function fence(text) {
  const match = FENCE.exec(text);
  if (!match) return null;
  const after = text[match[0].length] === '\n' ? 1 : 0;
  return { node: el('pre', { tabindex: '0' }, el('code', {}, match[2])), length: match[0].length + after };
}

function heading(text, names) {
  const line = firstLine(text);
  const title = HEADING.exec(line);
  if (title) {
    // Page headings start at 3: the pane and its channel are above.
    const level = title[1].length;
    return { node: el(`h${level + 2}`, { class: `heading-${level}` }, inline(title[2], names)), length: line.length + 1 };
  }
  const small = SUBTEXT.exec(line);
  return small && { node: el('small', { class: 'subtext' }, inline(small[1], names)), length: line.length + 1 };
}

function quote(text, names) {
  if (text.startsWith('>>> ')) {
    return { node: el('blockquote', {}, blocks(text.slice(4), names)), length: text.length };
  }
  const lines = leadingLines(text, (line) => line.startsWith('> '));
  if (!lines.length) return null;
  const inner = lines.map((line) => QUOTE.exec(line)[1]).join('\n');
  return { node: el('blockquote', {}, blocks(inner, names)), length: measure(lines) };
}

function list(text, names) {
  const lines = leadingLines(text, (line) => ITEM.test(line));
  if (!lines.length) return null;
  return { node: nest(lines.map((line) => ITEM.exec(line)), names), length: measure(lines) };
}

/** Items indented deeper than the first of a level belong to the item above them. */
function nest(items, names) {
  const [, indent, bullet, number] = items[0];
  const root = bullet ? el('ul') : el('ol', { start: number });
  for (let at = 0; at < items.length;) {
    let end = at + 1;
    while (end < items.length && items[end][1].length > indent.length) end += 1;
    const inner = items.slice(at + 1, end);
    root.append(el('li', {}, inline(items[at][4], names), inner.length ? nest(inner, names) : null));
    at = end;
  }
  return root;
}

function paragraph(text, names) {
  const lines = [];
  for (const line of text.split('\n')) {
    if (lines.length && startsBlock(line)) break;
    const fenceAt = line.indexOf('```');
    if (fenceAt > 0 && text.indexOf('```', measure(lines) + fenceAt + 3) > 0) {
      lines.push(line.slice(0, fenceAt));
      const taken = lines.join('\n');
      return { node: el('p', {}, inline(taken, names)), length: taken.length };
    }
    lines.push(line);
  }
  const content = lines.join('\n');
  return { node: el('p', {}, inline(content, names) ), length: measure(lines) };
}

function startsBlock(line) {
  return HEADING.test(line) || SUBTEXT.test(line) || line.startsWith('> ') || line.startsWith('>>> ')
    || ITEM.test(line) || line.startsWith('```');
}

function firstLine(text) {
  const end = text.indexOf('\n');
  return end < 0 ? text : text.slice(0, end);
}

function leadingLines(text, belongs) {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => !belongs(line));
  return end < 0 ? lines : lines.slice(0, end);
}

/** Characters of these lines with a line break after each. */
function measure(lines) {
  return lines.reduce((sum, line) => sum + line.length + 1, 0);
}
