/** Discord's timestamps, and the one clock that keeps the relative ones ticking. */

import { el } from './dom.js';

const SECOND = 1;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30.44 * DAY;
const YEAR = 365.25 * DAY;

/** Each unit with the age, in seconds, below which it is the one to say. */
const UNITS = [
  ['second', SECOND, MINUTE],
  ['minute', MINUTE, 59.5 * MINUTE],
  ['hour', HOUR, 23.5 * HOUR],
  ['day', DAY, 29.5 * DAY],
  ['month', MONTH, 11.5 * MONTH],
  ['year', YEAR, Infinity],
];

const STYLES = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** `<t:unix:style>` as an element; style R is redrawn by `startClock`. */
export function timestamp(unix, style = 'f') {
  const moment = new Date(unix * 1000);
  if (Number.isNaN(moment.getTime())) return document.createTextNode(`<t:${unix}:${style}>`);
  return el(
    'time',
    {
      class: 'timestamp',
      datetime: moment.toISOString(),
      title: absolute(moment, 'F'),
      'data-relative': style === 'R' ? unix : null,
    },
    style === 'R' ? relative(unix) : absolute(moment, style),
  );
}

/** "in 45 seconds", "a minute ago". */
export function relative(unix, now = Date.now() / 1000) {
  const difference = Math.round(unix - now);
  const age = Math.abs(difference);
  if (age === 0) return 'now';
  const [unit, size] = UNITS.find(([, , limit]) => age < limit);
  const count = Math.max(1, Math.round(age / size));
  const amount = count === 1 ? `${unit === 'hour' ? 'an' : 'a'} ${unit}` : `${count} ${unit}s`;
  return difference > 0 ? `in ${amount}` : `${amount} ago`;
}

/** The short time beside a message's author: the hour today, the date before. */
export function postedAt(iso) {
  const moment = new Date(iso);
  const isToday = moment.toDateString() === new Date().toDateString();
  const text = isToday ? absolute(moment, 't') : `${absolute(moment, 'd')} ${absolute(moment, 't')}`;
  return el('time', { class: 'posted', datetime: iso, title: absolute(moment, 'F') }, text);
}

/** One interval for the whole page, whatever the number of timestamps. */
export function startClock() {
  setInterval(() => {
    for (const element of document.querySelectorAll('time[data-relative]')) {
      const text = relative(Number(element.dataset.relative));
      if (element.textContent !== text) element.textContent = text;
    }
  }, 1000);
}

function absolute(moment, style) {
  return new Intl.DateTimeFormat(undefined, STYLES[style] ?? STYLES.f).format(moment);
}
