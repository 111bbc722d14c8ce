/** The page: one pane for each person named in the address, side by side, or behind tabs where they do not fit. */

import { el } from './dom.js';
import { Pane } from './pane.js';
import { startClock } from './time.js';
import { Toolbar, showTheme } from './toolbar.js';

const MOST_PANES = 5;

const query = new URLSearchParams(location.search);
showTheme(query.get('theme'));
const people = [...new Set((query.get('as') ?? 'ana').split(',').map((name) => name.trim()).filter(Boolean))].slice(0, MOST_PANES);

const room = document.querySelector('[data-panes]');
const tabs = document.querySelector('[data-tabs]');
const toolbar = new Toolbar(document.querySelector('[data-toolbar]'));
document.title = `${people.join(', ')} · Playground`;
startClock();

for (const person of people) {
  const tab = el('button', { type: 'button', class: 'tab', role: 'tab', 'aria-controls': `pane-${person}`, 'data-tab': person, onclick: () => show(person) }, person);
  const onActivity = () => {
    if (tab.getAttribute('aria-selected') !== 'true') tab.dataset.unread = '';
  };
  tabs.append(tab);
  room.append(new Pane(person, { onBot: (isRunning) => toolbar.showBot(isRunning), onActivity }).element);
}
tabs.addEventListener('keydown', (event) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const next = step && tabs.children[[...tabs.children].indexOf(event.target) + step];
  if (!next) return;
  next.focus();
  show(next.dataset.tab);
});

// Swiping is the browser's own sideways scrolling; the tabs follow what is in view.
const watcher = new IntersectionObserver(follow, { root: room, threshold: 0.6 });
for (const pane of room.children) watcher.observe(pane);
new ResizeObserver(showTabs).observe(room);

function show(person) {
  document.getElementById(`pane-${person}`).scrollIntoView({ behavior: 'smooth', inline: 'start', block: 'nearest' });
}

function follow(entries) {
  for (const { target, isIntersecting } of entries) {
    const tab = tabs.querySelector(`[data-tab="${CSS.escape(target.dataset.pane)}"]`);
    tab.setAttribute('aria-selected', String(isIntersecting));
    if (isIntersecting) delete tab.dataset.unread;
  }
}

function showTabs() {
  tabs.hidden = people.length < 2 || room.scrollWidth <= room.clientWidth + 1;
}
