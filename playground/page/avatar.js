/** Coloured initials in place of pictures. */

import { el } from './dom.js';

/** White text on each of these has a contrast of at least 4.5. */
const COLOURS = ['#a8325e', '#7a4bb5', '#2f6fb0', '#1f7a6c', '#8a5a14', '#b0412b', '#4c6a1e', '#5656c8'];

export function displayName(user) {
  return user?.global_name || user?.username || 'unknown';
}

export function avatar(user, size = '') {
  const colour = COLOURS[[...String(user?.id ?? '')].reduce((sum, digit) => (sum * 31 + digit.charCodeAt(0)) >>> 0, 7) % COLOURS.length];
  return el('span', { class: `avatar ${size}`.trim(), style: `background:${colour}`, 'aria-hidden': 'true' }, initials(displayName(user)));
}

export function initials(name) {
  const words = name.split(/[\s_-]+/).filter(Boolean);
  return words.slice(0, 2).map((word) => [...word][0].toUpperCase()).join('') || '?';
}
