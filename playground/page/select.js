/**
 * The open list of a select. It stands over its pane (a sheet at the bottom of a phone), outside its message: an edit
 * of the message redraws the list's options and leaves it open, and closes it only when the select is gone.
 */

import { el, freshId } from './dom.js';
import { partialEmoji } from './inline.js';

export class SelectPopover {
  #component;
  #messageId;
  #anchor;
  #values;
  #before;
  #active = 0;
  #onChosen;
  #isOpen = true;

  /**
   * @param {HTMLElement} pane
   * @param {{messageId: string, component: object, anchor: HTMLElement, values: string[],
   *   onChosen: (values: string[]|null) => void}} select `onChosen` is called once, with `null` when nothing is sent.
   */
  constructor(pane, { messageId, component, anchor, values, onChosen }) {
    this.#messageId = messageId;
    this.#component = component;
    this.#anchor = anchor;
    this.#values = [...values];
    this.#before = [...values];
    this.#onChosen = onChosen;
    this.#active = Math.max(0, component.options.findIndex((option) => values.includes(option.value)));
    this.#build(pane);
    this.#draw();
    this.#place(pane);
    this.list.focus();
    this.#showActive();
  }

  get isMultiple() {
    return (this.#component.max_values ?? 1) > 1;
  }

  /** The message was edited or deleted while the list is open. */
  update(messageId, component) {
    if (messageId !== this.#messageId) return;
    if (!component || component.disabled) {
      this.#finish(null);
      return;
    }
    this.#component = component;
    this.#values = this.#values.filter((value) => component.options.some((option) => option.value === value));
    this.#active = Math.min(this.#active, component.options.length - 1);
    this.#draw();
  }

  /** Closing sends what was changed, as Discord does; a choice outside the limits is dropped. */
  close() {
    const chosen = this.#ordered();
    const isChanged = chosen.length !== this.#before.length || chosen.some((value) => !this.#before.includes(value));
    this.#finish(this.isMultiple && isChanged && this.#isWithinLimits() ? chosen : null);
  }

  get customId() {
    return this.#component.custom_id;
  }

  #build(pane) {
    const title = this.#component.placeholder || 'Make a selection';
    this.list = el('div', {
      class: 'options', role: 'listbox', tabindex: '0', id: freshId('listbox'), 'aria-label': title, 'aria-multiselectable': this.isMultiple && 'true',
      onclick: (event) => this.#clicked(event), onkeydown: (event) => this.#keyed(event),
    });
    this.count = el('span', { class: 'count', role: 'status' });
    this.done = el('button', { type: 'button', class: 'button primary', 'data-select-done': true, onclick: () => this.close() }, 'Done');
    this.popover = el(
      'div',
      { class: 'popover', 'data-popover': this.#component.custom_id },
      el('div', { class: 'sheet-title' }, title),
      this.list,
      this.isMultiple && el('div', { class: 'sheet-foot' }, this.count, this.done),
    );
    this.popover.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      this.close();
    });
    this.veil = el('div', { class: 'veil', onclick: () => this.close() });
    pane.append(this.veil, this.popover);
    this.#anchor.setAttribute('aria-expanded', 'true');
  }

  #draw() {
    const isFull = this.isMultiple && this.#values.length >= this.#component.max_values;
    const scrolled = this.list.scrollTop;
    this.list.replaceChildren(...this.#component.options.map((option, at) => this.#option(option, at, isFull)));
    this.list.scrollTop = scrolled;
    this.list.setAttribute('aria-activedescendant', `${this.list.id}-${this.#active}`);
    const { min_values: least = 1, max_values: most = 1 } = this.#component;
    this.count.textContent = `${this.#values.length} chosen · ${least === most ? least : `${least} to ${most}`}`;
    this.done.disabled = !this.#isWithinLimits();
  }

  #option(option, at, isFull) {
    const isChosen = this.#values.includes(option.value);
    const row = optionRow(option, { isMultiple: this.isMultiple, isChosen });
    row.classList.toggle('active', at === this.#active);
    row.id = `${this.list.id}-${at}`;
    row.dataset.at = at;
    if (isFull && !isChosen) row.setAttribute('aria-disabled', 'true');
    return row;
  }

  #clicked(event) {
    const option = event.target.closest('[data-at]');
    if (option) this.#toggle(Number(option.dataset.at));
  }

  #toggle(at) {
    this.#active = at;
    const { value } = this.#component.options[at];
    if (!this.isMultiple) {
      this.#finish(this.#isTakenBack(value) ? [] : [value]);
      return;
    }
    if (this.#values.includes(value)) this.#values = this.#values.filter((other) => other !== value);
    else if (this.#values.length < this.#component.max_values) this.#values.push(value);
    this.#draw();
  }

  /** Where nothing need be chosen, the one that is can be pressed away. */
  #isTakenBack(value) {
    return this.#component.min_values === 0 && this.#values.includes(value);
  }

  #keyed(event) {
    const last = this.#component.options.length - 1;
    const moves = { ArrowDown: this.#active + 1, ArrowUp: this.#active - 1, Home: 0, End: last, PageDown: this.#active + 8, PageUp: this.#active - 8 };
    if (event.key in moves) this.#active = Math.min(last, Math.max(0, moves[event.key]));
    else if (event.key === 'Enter' || event.key === ' ') this.#toggle(this.#active);
    else if (event.key === 'Tab' && !this.isMultiple) this.close();
    else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) this.#seek(event.key);
    else return;
    event.preventDefault();
    if (!this.#isOpen) return;
    this.#draw();
    this.#showActive();
  }

  /** A letter goes to the next option that starts with it. */
  #seek(letter) {
    const { options } = this.#component;
    const order = options.map((_, step) => (this.#active + 1 + step) % options.length);
    const found = order.find((at) => options[at].label.toLowerCase().startsWith(letter.toLowerCase()));
    if (found !== undefined) this.#active = found;
  }

  #showActive() {
    this.list.children[this.#active]?.scrollIntoView({ block: 'nearest' });
  }

  /** Under its select, or above it where there is more room; the style sheet makes it a sheet on phones. */
  #place(pane) {
    const frame = pane.getBoundingClientRect();
    const anchor = this.#anchor.getBoundingClientRect();
    const below = frame.bottom - anchor.bottom - 12;
    const above = anchor.top - frame.top - 12;
    const isBelow = below >= Math.min(320, above);
    const { style } = this.popover;
    style.setProperty('--room', `${Math.max(160, Math.min(420, isBelow ? below : above))}px`);
    style.setProperty('--width', `${Math.min(Math.max(anchor.width, 240), frame.width - 16)}px`);
    style.setProperty('--left', `${Math.max(8, Math.min(anchor.left - frame.left, frame.width - Math.max(anchor.width, 240) - 8))}px`);
    style.setProperty('--top', isBelow ? `${anchor.bottom - frame.top + 4}px` : 'auto');
    style.setProperty('--bottom', isBelow ? 'auto' : `${frame.bottom - anchor.top + 4}px`);
  }

  #isWithinLimits() {
    const { min_values: least = 1, max_values: most = 1 } = this.#component;
    return this.#values.length >= least && this.#values.length <= most;
  }

  /** In the order of the options, as Discord sends them whatever the order of the ticks. */
  #ordered() {
    return this.#component.options.map((option) => option.value).filter((value) => this.#values.includes(value));
  }

  #finish(values) {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    const hadFocus = this.popover.contains(document.activeElement);
    this.veil.remove();
    this.popover.remove();
    this.#anchor.setAttribute('aria-expanded', 'false');
    if (hadFocus && this.#anchor.isConnected) this.#anchor.focus({ preventScroll: true });
    this.#onChosen(values);
  }
}

/** One line of a list, as it looks whoever listens to it. */
export function optionRow(option, { isMultiple, isChosen }) {
  return el(
    'div',
    { class: 'option', role: 'option', 'aria-selected': String(isChosen), 'data-option-value': option.value },
    partialEmoji(option.emoji),
    el('span', { class: 'option-text' }, el('span', { class: 'option-label' }, option.label), option.description && el('span', { class: 'option-description' }, option.description)),
    el('span', { class: isMultiple ? 'tick box' : 'tick', 'aria-hidden': 'true' }),
  );
}
