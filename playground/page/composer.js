/** The box at the bottom of a pane: messages, and slash commands from the first letter to Enter. */

import { CommandForm } from './commandform.js';
import { matching, named, readOptions } from './commands.js';
import { el } from './dom.js';
import { Suggestions } from './suggestions.js';

const LONGEST_MESSAGE = 2000;

export class Composer {
  #how;
  #form = null;
  #hasMoved = false;

  /**
   * @param {{commands: () => object[], directory: () => object, complete: Function, say: (text: string) => Promise<void>,
   *   run: (command: object, options: object) => Promise<string|null>}} how `run` answers with the refusal, or null.
   */
  constructor(how) {
    this.#how = how;
    this.suggestions = new Suggestions();
    this.input = el('textarea', {
      rows: '1', maxlength: LONGEST_MESSAGE, 'data-composer': true, role: 'combobox', 'aria-expanded': 'false', 'aria-autocomplete': 'list', autocomplete: 'off',
      oninput: () => this.#typed(), onkeydown: (event) => this.#keyed(event), onblur: () => this.suggestions.hide(), onfocus: () => this.#suggest(),
    });
    this.problem = el('div', { class: 'composer-problem failure', role: 'alert', hidden: true });
    this.slash = el('button', { type: 'button', class: 'icon', 'aria-label': 'Commands', title: 'Commands', 'data-commands': true, onclick: () => this.#openCommands() }, '/');
    this.box = el('div', { class: 'composer-box' }, this.slash, this.input, el('button', { type: 'submit', class: 'icon', 'aria-label': 'Send', title: 'Send', 'data-send': true }, '➤'));
    this.element = el('form', { class: 'composer', onsubmit: (event) => this.#submitted(event) }, this.suggestions.element, this.problem, this.box);
  }

  setPlace(label, maySend) {
    this.input.disabled = !maySend;
    this.slash.disabled = !maySend;
    this.input.placeholder = maySend ? `Message ${label}` : 'You do not have permission to send messages in this channel.';
    this.input.setAttribute('aria-label', `Message ${label}`);
  }

  /** Opens a command by its name, as a pressed command mention does. */
  fill(text) {
    const command = this.#how.commands().find((one) => one.text === text);
    if (command) this.#openForm(command, {});
  }

  #submitted(event) {
    event.preventDefault();
    if (this.#form) this.#send();
    else this.#enter();
  }

  #typed() {
    this.#hasMoved = false;
    this.#complain(null);
    this.#grow();
    this.#suggest();
  }

  #grow() {
    this.input.style.height = 'auto';
    this.input.style.height = `${this.input.scrollHeight}px`;
  }

  #suggest() {
    const typed = this.input.value;
    if (!typed.startsWith('/')) {
      this.suggestions.hide();
      return;
    }
    this.suggestions.show(this.input, {
      title: 'Commands',
      items: matching(this.#how.commands(), typed.slice(1)).map((command) => ({ label: `/${command.text}`, detail: detailOf(command), value: command.text, command })),
      onPick: (item) => this.#openForm(item.command, {}),
    });
  }

  #keyed(event) {
    if (event.isComposing) return;
    const isOpen = this.suggestions.isOpen;
    if (isOpen && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      this.#hasMoved = true;
      this.suggestions.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (isOpen && event.key === 'Tab' && !event.shiftKey) this.suggestions.pick();
    else if (isOpen && event.key === 'Escape') this.suggestions.hide();
    else if (event.key === 'Enter' && !event.shiftKey) this.#enter();
    else return;
    event.preventDefault();
  }

  #enter() {
    const text = this.input.value.trim();
    if (!text) return;
    if (!text.startsWith('/')) this.#say(text);
    else if (this.#hasMoved && this.suggestions.hasActive) this.suggestions.pick();
    else this.#enterCommand(text.slice(1));
  }

  async #say(text) {
    this.#clear();
    try {
      await this.#how.say(text);
    } catch (error) {
      if (!this.input.value) this.input.value = text;
      this.#complain(error.message, 'refused');
    }
  }

  /** A command typed in full is sent at once; what is missing or wrong is asked for in its form. */
  #enterCommand(typed) {
    const found = named(this.#how.commands(), typed);
    const texts = found && readOptions(found.command, found.rest);
    if (texts) {
      this.#openForm(found.command, texts);
      if (!this.#form.isMissingRequired) this.#send();
    } else if (found) this.#complain(`/${found.command.text} has no such option: ${found.rest}`, 'invalid');
    else if (this.suggestions.hasActive) this.suggestions.pick();
    else this.#complain('There is no such command', 'invalid');
  }

  #openForm(command, texts) {
    this.#complain(null);
    const form = new CommandForm(command, texts, {
      suggestions: this.suggestions,
      directory: this.#how.directory,
      complete: this.#how.complete,
      send: () => this.#send(),
      leave: () => this.#closeForm(`/${command.text}`),
    });
    this.#form?.element.remove();
    this.#form = form;
    this.input.hidden = true;
    this.slash.hidden = true;
    this.input.after(form.element);
    form.focus();
  }

  #closeForm(text) {
    this.suggestions.hide();
    this.#form?.element.remove();
    this.#form = null;
    this.input.hidden = false;
    this.slash.hidden = false;
    this.#clear(text);
    this.input.focus();
  }

  async #send() {
    const form = this.#form;
    const { options, problem } = form.read();
    this.#complain(problem, 'invalid');
    if (problem) return;
    const texts = form.texts();
    this.#closeForm('');
    const refusal = await this.#how.run(form.command, options);
    if (!refusal) return;
    if (!this.#form && !this.input.value) this.#openForm(form.command, texts);
    this.#complain(refusal, 'refused');
  }

  focus() {
    this.input.focus();
  }

  #openCommands() {
    if (!this.input.value.startsWith('/')) this.input.value = '/';
    this.input.focus();
    this.#typed();
  }

  #clear(text = '') {
    this.input.value = text;
    this.#typed();
  }

  #complain(text, reason) {
    this.problem.textContent = text ?? '';
    this.problem.hidden = !text;
    if (text) this.problem.dataset.failure = reason;
    else delete this.problem.dataset.failure;
  }
}

function detailOf(command) {
  const options = command.options.map((option) => (option.required ? option.name : `[${option.name}]`)).join(' ');
  return [command.description, options].filter(Boolean).join(' · ');
}
