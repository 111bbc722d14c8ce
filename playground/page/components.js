/**
 * Discord's message components, legacy rows and Components V2, as DOM nodes.
 *
 * Drawing only: a press is read from `data-custom-id` by whoever listens. `look` says what the drawn message needs to
 * know: names for mentions, what is loading, what has been chosen.
 *
 * @typedef {{names: object, attachments: object[], isLoading: (customId: string) => boolean,
 *   options: (component: object) => object[], chosen: (component: object) => string[]}} Look
 */

import { el } from './dom.js';
import { partialEmoji } from './inline.js';
import { markdown } from './markdown.js';

const ROW = 1;
const BUTTON = 2;
const SELECTS = new Set([3, 5, 6, 7, 8]);
const SECTION = 9;
const TEXT = 10;
const THUMBNAIL = 11;
const GALLERY = 12;
const FILE = 13;
const SEPARATOR = 14;
const CONTAINER = 17;

const LINK_STYLE = 5;
const BUTTON_CLASSES = { 1: 'primary', 2: 'secondary', 3: 'success', 4: 'danger', 5: 'secondary link' };

/** @returns {HTMLElement[]} */
export function components(list, look) {
  return (list ?? []).map((component) => draw(component, look));
}

export function isSelect(component) {
  return SELECTS.has(component.type);
}

/** Every component of a message in one list, nested ones too. */
export function* everyComponent(list) {
  for (const component of list ?? []) {
    yield component;
    yield* everyComponent(component.components);
    if (component.accessory) yield component.accessory;
  }
}

export function mediaUrl(media, attachments = []) {
  const url = String(media?.url ?? '');
  if (!url.startsWith('attachment://')) return /^(https?:|data:image\/|\/)/.test(url) ? url : '';
  const name = url.slice('attachment://'.length);
  return attachments.find((attachment) => attachment.filename === name)?.url ?? '';
}

function draw(component, look) {
  if (isSelect(component)) return select(component, look);
  switch (component.type) {
    case ROW: return el('div', { class: 'row', 'data-key': keyOfRow(component) }, components(component.components, look));
    case BUTTON: return button(component, look);
    case SECTION: return section(component, look);
    case TEXT: return markdown(component.content, look.names);
    case THUMBNAIL: return thumbnail(component, look);
    case GALLERY: return gallery(component, look);
    case FILE: return file(component, look);
    case SEPARATOR: return separator(component);
    case CONTAINER: return container(component, look);
    default: return el('div', { class: 'unknown' }, `[component of type ${component.type}]`);
  }
}

/** Rows keep their nodes over a redraw by what they hold: see morph.js. */
function keyOfRow(row) {
  const first = row.components?.[0];
  return `row:${first?.custom_id ?? first?.url ?? ''}`;
}

function button(component, look) {
  const classes = `button ${BUTTON_CLASSES[component.style] ?? 'secondary'}`;
  const content = [partialEmoji(component.emoji), component.label ? el('span', { class: 'label' }, component.label) : null];
  const name = component.label ? null : component.emoji?.name;
  if (component.style === LINK_STYLE) {
    const href = /^(https?|discord):/.test(component.url ?? '') && !component.disabled ? component.url : null;
    return el('a', { class: classes, href, 'aria-disabled': !href && 'true', 'aria-label': name, target: '_blank', rel: 'noopener noreferrer' }, content, el('span', { 'aria-hidden': 'true' }, '↗'));
  }
  const loading = look.isLoading(component.custom_id);
  return el(
    'button',
    {
      type: 'button', class: classes, disabled: Boolean(component.disabled), 'aria-label': name, 'aria-busy': loading && 'true',
      'data-custom-id': component.custom_id, 'data-key': component.custom_id,
    },
    content,
    loading && el('span', { class: 'dots', 'aria-hidden': 'true' }, el('i'), el('i'), el('i')),
  );
}

function select(component, look) {
  const loading = look.isLoading(component.custom_id);
  const values = look.chosen(component);
  const chosen = look.options(component).filter((option) => values.includes(option.value));
  const placeholder = component.placeholder || 'Make a selection';
  return el(
    'button',
    {
      type: 'button', class: 'select', disabled: Boolean(component.disabled), 'aria-haspopup': 'listbox', 'aria-busy': loading && 'true',
      'aria-label': [placeholder, ...chosen.map((option) => option.label)].join(', '),
      'data-custom-id': component.custom_id, 'data-key': component.custom_id, 'data-select': component.type, 'data-placeholder': placeholder,
    },
    chosen.length
      ? el('span', { class: 'chosen' }, chosen.map((option) => el('span', { class: 'choice' }, partialEmoji(option.emoji), el('span', {}, option.label))))
      : el('span', { class: 'placeholder' }, placeholder),
    loading
      ? el('span', { class: 'dots', 'aria-hidden': 'true' }, el('i'), el('i'), el('i'))
      : el('span', { class: 'chevron', 'aria-hidden': 'true' }),
  );
}

function section(component, look) {
  return el(
    'div',
    { class: 'section' },
    el('div', { class: 'section-text' }, components(component.components, look)),
    el('div', { class: 'accessory' }, component.accessory ? draw(component.accessory, look) : null),
  );
}

function thumbnail(component, look) {
  return picture(component, look, 'thumbnail');
}

function gallery(component, look) {
  const items = component.items ?? [];
  return el('div', { class: `gallery of-${Math.min(items.length, 4)}` }, items.map((item) => picture(item, look, 'picture')));
}

function picture(item, look, name) {
  const image = el('img', { class: name, src: mediaUrl(item.media, look.attachments), alt: item.description ?? '', loading: 'lazy' });
  if (!item.spoiler) return image;
  return el('span', { class: 'spoiler block', role: 'button', tabindex: '0', 'aria-label': 'Spoiler: press to show' }, image);
}

function file(component, look) {
  const url = mediaUrl(component.file, look.attachments);
  return fileLink(component.name ?? url.split('/').pop(), url, component.size);
}

export function fileLink(name, url, size) {
  return el(
    'div',
    { class: 'file' },
    el('span', { 'aria-hidden': 'true' }, '📄'),
    el('span', {}, el('a', { href: url, download: name, target: '_blank', rel: 'noopener noreferrer' }, name), size ? el('small', { class: 'subtext' }, bytes(size)) : null),
  );
}

function bytes(size) {
  if (size < 1024) return `${size} bytes`;
  return size < 1024 ** 2 ? `${(size / 1024).toFixed(1)} KB` : `${(size / 1024 ** 2).toFixed(1)} MB`;
}

function separator(component) {
  const classes = ['separator', component.spacing === 2 ? 'wide' : '', component.divider === false ? 'plain' : ''];
  return el('hr', { class: classes.filter(Boolean).join(' ') });
}

function container(component, look) {
  const colour = component.accent_color;
  const accent = Number.isInteger(colour) ? `--accent:#${colour.toString(16).padStart(6, '0')}` : null;
  const box = el('div', { class: accent ? 'container accented' : 'container', style: accent }, components(component.components, look));
  if (!component.spoiler) return box;
  return el('div', { class: 'spoiler block', role: 'button', tabindex: '0', 'aria-label': 'Spoiler: press to show' }, box);
}
