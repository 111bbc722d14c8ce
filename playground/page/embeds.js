/** Embeds and attachments: simply, as far as a card game needs them. */

import { fileLink, mediaUrl } from './components.js';
import { el } from './dom.js';
import { markdown } from './markdown.js';

export function embed(data, look) {
  const accent = Number.isInteger(data.color) ? `--accent:#${data.color.toString(16).padStart(6, '0')}` : null;
  const image = (media, name) => media && el('img', { class: name, src: mediaUrl(media, look.attachments), alt: '', loading: 'lazy' });
  return el(
    'article',
    { class: 'container embed accented', style: accent },
    data.author?.name && el('div', { class: 'embed-author' }, data.author.name),
    data.title && el('div', { class: 'embed-title' }, markdown(data.title, look.names)),
    data.description && markdown(data.description, look.names),
    data.fields?.length > 0 && el('div', { class: 'fields' }, data.fields.map((field) => fieldOf(field, look))),
    image(data.image, 'picture'),
    image(data.thumbnail, 'thumbnail'),
    data.footer?.text && el('small', { class: 'subtext' }, data.footer.text),
  );
}

function fieldOf(field, look) {
  return el(
    'div',
    { class: field.inline ? 'field inline' : 'field' },
    el('strong', {}, markdown(field.name, look.names)),
    markdown(field.value, look.names),
  );
}

export function attachment(data) {
  if ((data.content_type ?? '').startsWith('image/')) {
    return el('img', { class: 'picture', src: data.url, alt: data.description ?? data.filename, loading: 'lazy' });
  }
  return fileLink(data.filename, data.url, data.size);
}

/** Names of the files that components of the message already show: those are not shown again beneath it. */
export function isShownByComponents(data, message) {
  return JSON.stringify(message.components ?? []).includes(data.filename);
}
