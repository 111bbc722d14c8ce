/** A modal of the bot over one pane. The other panes belong to other people and stay usable. */

import { el, freshId } from './dom.js';
import { markdown } from './markdown.js';

const ROW = 1;
const SELECT = 3;
const INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const PARAGRAPH = 2;

/**
 * Shows a modal until it is submitted or closed.
 *
 * @param {HTMLElement} pane
 * @param {object} data The MODAL frame.
 * @param {{names: object, submit: (values: object) => Promise<string|null>}} how `submit` answers with what went wrong, or null.
 * @returns {{close: () => void}}
 */
export function openModal(pane, data, { names, submit }) {
  const fields = (data.components ?? []).map((component) => field(component, names));
  const title = el('h2', { id: freshId('title') }, data.title);
  const problem = el('div', { class: 'failure', role: 'alert' });
  const send = el('button', { class: 'button primary', type: 'submit' }, 'Submit');
  const isFree = () => document.activeElement === document.body || pane.contains(document.activeElement);
  const opener = pane.contains(document.activeElement) ? document.activeElement : null;
  const close = () => {
    const isReturning = isFree();
    veil.remove();
    if (isReturning && opener?.isConnected) opener.focus({ preventScroll: true });
  };
  const form = el(
    'form',
    { class: 'modal', role: 'dialog', 'aria-modal': 'true', 'aria-labelledby': title.id, 'data-modal': data.custom_id, novalidate: true },
    el('header', {}, title, el('button', { type: 'button', class: 'icon', 'aria-label': 'Close', 'data-modal-close': true, onclick: close }, '✕')),
    el('div', { class: 'modal-body' }, fields.map((one) => one.element), problem),
    el('footer', {}, el('button', { type: 'button', class: 'button secondary', 'data-modal-cancel': true, onclick: close }, 'Cancel'), send),
  );
  const veil = el('div', { class: 'modal-veil' }, form);
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const complaint = fields.map((one) => one.complaint()).find(Boolean);
    show(problem, complaint, 'invalid');
    if (complaint) return;
    send.disabled = true;
    const wrong = await submit(Object.assign({}, ...fields.map((one) => one.values())));
    send.disabled = false;
    if (wrong) show(problem, wrong, 'modal');
    else close();
  });
  veil.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Tab') keepInside(event, form);
  });
  pane.append(veil);
  // The focus may be at another person's pane, in the middle of a word.
  if (isFree()) (form.querySelector('input, textarea, select') ?? send).focus();
  return { close };
}

function show(problem, text, reason) {
  problem.textContent = text ?? '';
  if (text) problem.dataset.failure = reason;
  else delete problem.dataset.failure;
}

/** One component of a modal: what is shown, what is wrong with what was entered, and the values to send. */
function field(component, names) {
  if (component.type === TEXT) return still(markdown(component.content, names));
  const inner = component.type === LABEL ? component.component : component.type === ROW ? component.components[0] : component;
  const label = component.label ?? inner.label ?? '';
  if (inner.type === INPUT) return labelled(textInput(inner), { label, description: component.description, inner });
  if (inner.type === SELECT) return labelled(choice(inner), { label, description: component.description, inner });
  return still(el('p', { class: 'unknown' }, `[component of type ${inner.type}]`));
}

function still(element) {
  return { element, complaint: () => null, values: () => ({}) };
}

function labelled(control, { label, description, inner }) {
  const { input, complaint, value } = control;
  const star = inner.required !== false && el('span', { class: 'required', 'aria-hidden': 'true' }, ' *');
  const note = description && el('span', { class: 'subtext', id: freshId('note') }, description);
  if (note) input.setAttribute('aria-describedby', note.id);
  const check = () => {
    const text = complaint();
    input.setAttribute('aria-invalid', String(Boolean(text)));
    return text && `${label}: ${text}`;
  };
  return {
    element: el('label', { class: 'field' }, el('span', { class: 'field-label' }, label, star), note, input),
    complaint: check,
    values: () => ({ [inner.custom_id]: value() }),
  };
}

function textInput(inner) {
  const shared = {
    'data-custom-id': inner.custom_id, maxlength: inner.max_length ?? 4000, placeholder: inner.placeholder, 'aria-required': String(inner.required !== false),
  };
  const input = inner.style === PARAGRAPH ? el('textarea', { ...shared, rows: '4' }) : el('input', { ...shared, type: 'text', autocomplete: 'off' });
  input.value = inner.value ?? '';
  const complaint = () => {
    if (!input.value.trim() && inner.required !== false) return 'This field is required';
    if (input.value && input.value.length < (inner.min_length ?? 0)) return `At least ${inner.min_length} characters`;
    return null;
  };
  return { input, complaint, value: () => input.value };
}

function choice(inner) {
  const most = inner.max_values ?? 1;
  const input = el(
    'select',
    { 'data-custom-id': inner.custom_id, multiple: most > 1 },
    most === 1 && el('option', { value: '' }, inner.placeholder ?? 'Make a selection'),
    inner.options.map((option) => el('option', { value: option.value, selected: option.default }, option.label)),
  );
  const chosen = () => [...input.selectedOptions].map((option) => option.value).filter(Boolean);
  const complaint = () => {
    const least = inner.required === false ? 0 : inner.min_values ?? 1;
    if (chosen().length < least) return 'This field is required';
    return chosen().length > most ? `At most ${most}` : null;
  };
  return { input, complaint, value: chosen };
}

function keepInside(event, form) {
  const stops = [...form.querySelectorAll('button:not(:disabled), input, textarea, select')];
  const [first, last] = [stops[0], stops.at(-1)];
  const leaving = event.shiftKey ? document.activeElement === first : document.activeElement === last;
  if (!leaving) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
