/** The list over the composer: commands, options and choices. The input keeps the focus; this only shows and picks. */

import { el, freshId } from './dom.js';

export class Suggestions {
  #items = [];
  #active = -1;
  #onPick = null;
  #owner = null;

  constructor() {
    this.id = freshId('suggestions');
    this.list = el('div', { class: 'options', role: 'listbox', id: this.id });
    this.title = el('div', { class: 'suggestions-title' });
    this.element = el('div', { class: 'suggestions', hidden: true, 'data-suggestions': true }, this.title, this.list);
    // A press must not take the focus out of the input.
    this.element.addEventListener('pointerdown', (event) => event.preventDefault());
    this.element.addEventListener('mousedown', (event) => event.preventDefault());
    this.list.addEventListener('click', (event) => {
      const option = event.target.closest('[data-at]');
      if (option) this.pick(Number(option.dataset.at));
    });
  }

  get isOpen() {
    return !this.element.hidden;
  }

  /** Whether the reader went to an option by the arrows, or there is one to take by Enter. */
  get hasActive() {
    return this.isOpen && this.#active >= 0;
  }

  /**
   * @param {HTMLElement} owner The input the list belongs to.
   * @param {{title: string, items: {label: string, detail?: string, value: any}[], active?: number, onPick: (item: object) => void}} content
   */
  show(owner, { title, items, active = 0, onPick }) {
    if (!items.length) {
      this.hide();
      return;
    }
    this.#items = items;
    this.#onPick = onPick;
    this.#active = Math.min(active, items.length - 1);
    this.#own(owner);
    this.title.textContent = title;
    this.list.setAttribute('aria-label', title);
    this.element.hidden = false;
    this.#draw();
  }

  hide() {
    this.element.hidden = true;
    this.#active = -1;
    this.#own(null);
    this.list.replaceChildren();
  }

  move(step) {
    const count = this.#items.length;
    this.#active = this.#active < 0 ? (step > 0 ? 0 : count - 1) : (this.#active + step + count) % count;
    this.#draw();
  }

  pick(at = this.#active) {
    const item = this.#items[at];
    const onPick = this.#onPick;
    this.hide();
    if (item) onPick(item);
  }

  #own(owner) {
    if (this.#owner && this.#owner !== owner) {
      this.#owner.setAttribute('aria-expanded', 'false');
      this.#owner.removeAttribute('aria-activedescendant');
    }
    this.#owner = owner;
    if (owner) {
      owner.setAttribute('aria-controls', this.id);
      owner.setAttribute('aria-expanded', 'true');
    }
  }

  #draw() {
    this.list.replaceChildren(...this.#items.map((item, at) => el(
      'div',
      { class: at === this.#active ? 'option active' : 'option', role: 'option', id: `${this.id}-${at}`, 'aria-selected': String(at === this.#active), 'data-at': at, 'data-option-value': item.value },
      el('span', { class: 'option-text' }, el('span', { class: 'option-label' }, item.label), item.detail && el('span', { class: 'option-description' }, item.detail)),
    )));
    if (this.#active < 0) this.#owner?.removeAttribute('aria-activedescendant');
    else this.#owner?.setAttribute('aria-activedescendant', `${this.id}-${this.#active}`);
    this.list.children[this.#active]?.scrollIntoView({ block: 'nearest' });
  }
}
