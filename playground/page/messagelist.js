/** The messages of the open channel: their order, redrawing, scrolling, and the presses on them. */

import { el, freshId } from './dom.js';
import { everyComponent, isSelect } from './components.js';
import { drawAttempt, drawMessage } from './message.js';
import { morph } from './morph.js';

/** What a channel keeps; older messages leave the page. */
const MOST_MESSAGES = 200;

/** Attempts at commands are rare; those that failed stay until dismissed. */
const MOST_ATTEMPTS = 10;

/** Nearer to the end than this, in pixels, the reader is at the end. */
const NEAR_END_PX = 40;

export const FAILED = 'This interaction failed';
export const SILENT = 'The application did not respond';

export class MessageList {
  #messages = [];
  #attempts = new Map();
  #failures = new Map();
  #loading = new Map();
  #choices = new Map();
  #isAtEnd = true;
  #unseen = 0;
  #names;
  #handlers;

  /**
   * @param {object} names For mentions: see markdown.js.
   * @param {{press: Function, openSelect: Function, options: Function, dismiss: Function, redrawn: Function, fillCommand: Function}} handlers
   */
  constructor(names, handlers) {
    this.#names = names;
    this.#handlers = handlers;
    this.list = el('ol', { class: 'messages' });
    this.scroller = el('div', { class: 'scroller', role: 'log', 'aria-live': 'polite', tabindex: '0' }, this.list);
    this.hint = el('button', { type: 'button', class: 'hint', hidden: true, 'data-new-messages': true, onclick: () => this.toEnd() });
    this.element = el('div', { class: 'log' }, this.scroller, this.hint);
    this.list.addEventListener('click', (event) => this.#clicked(event));
    this.list.addEventListener('keydown', (event) => this.#keyed(event));
    this.scroller.addEventListener('scroll', () => this.#scrolled(), { passive: true });
    // Pictures that load late and a composer that grows must not push the newest message out of sight.
    const observer = new ResizeObserver(() => this.#stick());
    observer.observe(this.list);
    observer.observe(this.scroller);
  }

  /** Shows a channel from its history; what was there goes. */
  fill(messages, label) {
    this.scroller.setAttribute('aria-label', label);
    this.#messages = [...messages].sort(byId).slice(-MOST_MESSAGES);
    for (const kept of [this.#attempts, this.#failures, this.#loading, this.#choices]) kept.clear();
    this.list.replaceChildren(...this.#messages.map((message, at) => this.#draw(message, at)));
    this.toEnd();
  }

  /** A message is new or has changed. */
  put(message) {
    const at = this.#messages.findIndex((other) => other.id === message.id);
    if (at >= 0) {
      this.#messages[at] = message;
      this.#forget(message.id, { choices: false });
      this.#redraw(message.id);
      this.#handlers.redrawn(message);
      return;
    }
    this.#insert(message);
    this.#trim();
    if (this.#isAtEnd) this.#stick();
    else this.#showHint(this.#unseen + 1);
  }

  /** An edit, which may bring only some fields. What was dismissed or has left the page does not come back by it. */
  merge(part) {
    const known = this.get(part.id);
    if (known) this.put({ ...known, ...part });
  }

  remove(id) {
    const at = this.#messages.findIndex((message) => message.id === id);
    if (at < 0) return;
    this.#messages.splice(at, 1);
    this.#forget(id, { choices: true });
    this.#node(id)?.remove();
    if (this.#messages[at]) this.#redraw(this.#messages[at].id);
    this.#handlers.redrawn({ id, components: [] });
  }

  get(id) {
    return this.#messages.find((message) => message.id === id);
  }

  /** The component of a message, as it is now. */
  component(messageId, customId) {
    return [...everyComponent(this.get(messageId)?.components)].find((component) => component.custom_id === customId);
  }

  /** The values a select shows: its defaults, else what was chosen in it and still exists. */
  chosen(messageId, component) {
    const options = this.#handlers.options(component);
    const defaults = options.filter((option) => option.default).map((option) => option.value);
    if (defaults.length) return defaults;
    const values = this.#choices.get(keyOf(messageId, component.custom_id)) ?? [];
    return values.filter((value) => options.some((option) => option.value === value));
  }

  choose(messageId, customId, values) {
    this.#choices.set(keyOf(messageId, customId), values);
  }

  setLoading(messageId, customId, isLoading) {
    const loading = this.#loading.get(messageId) ?? new Set();
    if (isLoading) loading.add(customId);
    else loading.delete(customId);
    if (loading.size) this.#loading.set(messageId, loading);
    else this.#loading.delete(messageId);
    this.#redraw(messageId);
  }

  /** @param {{reason: string, text: string}|null} failure */
  setFailure(messageId, failure) {
    if (failure) this.#failures.set(messageId, failure);
    else this.#failures.delete(messageId);
    this.#redraw(messageId);
  }

  /** Shows a command that is being sent. @returns {string} its id for `endAttempt` */
  beginAttempt({ user, app, name }) {
    const id = freshId('attempt');
    const attempt = { id, user, app, name, failure: null };
    this.#attempts.set(id, attempt);
    this.list.append(drawAttempt(attempt));
    for (const oldest of [...this.#attempts.keys()].slice(0, -MOST_ATTEMPTS)) this.endAttempt(oldest, null);
    this.toEnd();
    return id;
  }

  /** @param {{reason: string, text: string}|null} failure `null`: the attempt succeeded and goes. */
  endAttempt(id, failure) {
    const attempt = this.#attempts.get(id);
    const node = this.list.querySelector(`[data-attempt="${id}"]`);
    if (!attempt || !node) return;
    if (failure) {
      attempt.failure = failure;
      morph(node, drawAttempt(attempt));
    } else {
      this.#attempts.delete(id);
      node.remove();
    }
  }

  toEnd() {
    this.#isAtEnd = true;
    this.#showHint(0);
    this.#stick();
  }

  #insert(message) {
    let at = this.#messages.length;
    while (at > 0 && byId(this.#messages[at - 1], message) > 0) at -= 1;
    this.#messages.splice(at, 0, message);
    const next = this.#messages[at + 1];
    const before = next ? this.#node(next.id) : this.list.querySelector('[data-attempt]');
    this.list.insertBefore(this.#draw(message, at), before);
    if (next) this.#redraw(next.id);
  }

  #trim() {
    while (this.#messages.length > MOST_MESSAGES) this.remove(this.#messages[0].id);
  }

  #draw(message, at) {
    const look = {
      names: this.#names,
      attachments: message.attachments ?? [],
      isLoading: (customId) => this.#loading.get(message.id)?.has(customId) ?? false,
      options: this.#handlers.options,
      chosen: (component) => this.chosen(message.id, component),
    };
    const previous = this.#messages[at - 1] ?? null;
    const failure = this.#failures.get(message.id) ?? null;
    return drawMessage(message, { look, previous, failure, known: (id) => this.get(id) });
  }

  #redraw(id) {
    const at = this.#messages.findIndex((message) => message.id === id);
    const node = this.#node(id);
    if (at >= 0 && node) morph(node, this.#draw(this.#messages[at], at));
  }

  #forget(id, { choices }) {
    this.#failures.delete(id);
    this.#loading.delete(id);
    if (!choices) return;
    for (const key of [...this.#choices.keys()]) if (key.startsWith(`${id} `)) this.#choices.delete(key);
  }

  #node(id) {
    return this.list.querySelector(`:scope > [data-message-id="${CSS.escape(id)}"]`);
  }

  #clicked(event) {
    const target = event.target.closest('.spoiler:not([data-revealed]), [data-custom-id], [data-dismiss], [data-jump-to], [data-fill-command]');
    if (!target) return;
    if (target.matches('.spoiler')) reveal(target);
    else if (target.dataset.fillCommand !== undefined) this.#handlers.fillCommand(target.dataset.fillCommand);
    else if (target.dataset.jumpTo) this.#jump(target.dataset.jumpTo);
    else if (target.dataset.dismiss !== undefined) this.#dismissed(target);
    else this.#pressed(target);
  }

  #keyed(event) {
    if ((event.key === 'Enter' || event.key === ' ') && event.target.matches('.spoiler:not([data-revealed])')) {
      event.preventDefault();
      reveal(event.target);
    }
  }

  #pressed(target) {
    const messageId = target.closest('[data-message-id]').dataset.messageId;
    const component = this.component(messageId, target.dataset.customId);
    if (!component || this.#loading.get(messageId)?.has(component.custom_id)) return;
    if (isSelect(component)) this.#handlers.openSelect(messageId, component, target);
    else this.#handlers.press(messageId, component);
  }

  #dismissed(target) {
    const item = target.closest('li');
    if (item.dataset.attempt) this.endAttempt(item.dataset.attempt, null);
    else this.#handlers.dismiss(item.dataset.messageId);
  }

  #jump(id) {
    const node = this.#node(id);
    node?.scrollIntoView({ block: 'center' });
    node?.animate([{ background: 'var(--hover-strong)' }, {}], 1500);
  }

  #scrolled() {
    const { scrollHeight, scrollTop, clientHeight } = this.scroller;
    this.#isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX;
    if (this.#isAtEnd) this.#showHint(0);
  }

  #stick() {
    if (this.#isAtEnd) this.scroller.scrollTop = this.scroller.scrollHeight;
  }

  #showHint(count) {
    this.#unseen = count;
    this.hint.hidden = count === 0;
    this.hint.textContent = `${count} new message${count === 1 ? '' : 's'} ↓`;
  }
}

function reveal(spoiler) {
  spoiler.setAttribute('data-revealed', '');
  spoiler.removeAttribute('role');
  spoiler.removeAttribute('aria-label');
}

function keyOf(messageId, customId) {
  return `${messageId} ${customId}`;
}

/** Snowflakes in the order of their making; they are too long for a number. */
function byId(one, other) {
  const difference = BigInt(one.id) - BigInt(other.id);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}
