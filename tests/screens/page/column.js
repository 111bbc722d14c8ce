/** One column of a sheet: messages under their names, drawn as the playground's page draws them. */

import { everyComponent, isSelect } from './page/components.js';
import { el } from './page/dom.js';
import { drawMessage } from './page/message.js';
import { optionRow } from './page/select.js';

/** Less than this, in pixels, is rounding. */
const SLACK = 1.5;

/** Stand-ins for what a client lists by itself. */
const LISTED = {
  6: [{ label: 'Players', value: '11' }, { label: 'Referees', value: '12' }],
  8: [{ label: 'murlan', value: '70' }, { label: 'general', value: '71' }],
};
const PEOPLE = { 7: 'Dritan' };

const list = document.querySelector('.messages');
const names = { user: (id) => PEOPLE[id] ?? null, channel: () => 'murlan', isMe: () => false };

window.clear = () => list.replaceChildren();

/** Draws one scene at the end. @returns {Promise<number>} the column's height */
window.put = async (scene) => {
  const item = drawMessage(scene.message, { look: look(scene.message), previous: null, failure: null, known: () => undefined });
  item.dataset.scene = scene.name;
  list.append(el('li', { class: 'caption' }, scene.name), item, ...(scene.opens ? openLists(scene.message) : []));
  await Promise.all([...item.querySelectorAll('img')].map(arrived));
  return Math.ceil(document.body.getBoundingClientRect().height);
};

/** What is cut off, sticks out, or has not come. @returns {{scene: string, fault: string, where: string}[]} */
window.faults = () => [...list.querySelectorAll('[data-scene]')].flatMap((item) => {
  const told = (fault) => (node) => ({ scene: item.dataset.scene, fault, where: node.alt ?? node.textContent.slice(0, 90) });
  const edge = item.querySelector('.body').getBoundingClientRect().right + SLACK;
  const all = [...item.querySelectorAll('.body *')];
  return [
    ...all.filter((node) => node.matches('.label, .placeholder, .choice') && node.scrollWidth > node.clientWidth + SLACK).map(told('cut off')),
    ...all.filter((node) => node.matches('.button, .select, .heading-1, .heading-2, .heading-3, p, small, li, img') && node.getBoundingClientRect().right > edge).map(told('sticks out')),
    ...all.filter((node) => node.nodeName === 'IMG' && !node.naturalWidth).map(told('missing picture')),
  ];
});

function look(message) {
  return {
    names,
    attachments: message.attachments,
    isLoading: () => false,
    options,
    chosen: (component) => options(component).filter((option) => option.default).map((option) => option.value),
  };
}

function options(component) {
  const defaults = (component.default_values ?? []).map((one) => String(one.id));
  return component.options ?? (LISTED[component.type] ?? []).map((option) => ({ ...option, default: defaults.includes(option.value) }));
}

function openLists(message) {
  const selects = [...everyComponent(message.components)].filter((component) => isSelect(component) && !component.disabled);
  return selects.map((component) => {
    const isMultiple = (component.max_values ?? 1) > 1;
    const rows = options(component).map((option) => optionRow(option, { isMultiple, isChosen: Boolean(option.default) }));
    return el('li', { class: 'open-list' }, el('div', { class: 'sheet-title' }, component.placeholder), el('div', { class: 'options' }, rows));
  });
}

function arrived(image) {
  image.loading = 'eager';
  return image.decode().catch(() => null);
}
