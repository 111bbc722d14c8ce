/** A chosen slash command with its options as fields, in place of the message box. */

import { fixedChoices, readOption } from './commands.js';
import { el } from './dom.js';

/** After the last key, so that a word is one question to the bot and not five. */
const AUTOCOMPLETE_MS = 180;
const MOST_CHOICES = 25;

export class CommandForm {
  #fields = [];
  #suggestions;
  #how;
  #asked = 0;
  #timer = null;

  /**
   * @param {import('./commands.js').Runnable} command
   * @param {Object<string, string>} texts What has been typed already, by option.
   * @param {{suggestions: object, directory: () => object, complete: Function, send: () => void, leave: () => void}} how
   */
  constructor(command, texts, how) {
    this.command = command;
    this.#how = how;
    this.#suggestions = how.suggestions;
    this.rest = el('input', {
      class: 'rest', type: 'text', autocomplete: 'off', role: 'combobox', 'aria-expanded': 'false', 'aria-autocomplete': 'list', 'data-command-rest': true,
      oninput: () => this.#typedRest(), onkeydown: (event) => this.#keyedRest(event),
    });
    this.more = el('button', { type: 'button', class: 'linklike more', 'data-command-more': true, onclick: () => this.#offerOptions('') });
    this.chips = el('div', { class: 'chips' });
    this.element = el(
      'div',
      { class: 'command-form', 'data-command': command.text, role: 'group', 'aria-label': `/${command.text}` },
      el('span', { class: 'command-name' }, `/${command.text}`), this.chips, this.rest, this.more,
    );
    for (const option of command.options) if (option.required || option.name in texts) this.#add(option, texts[option.name] ?? '');
    this.#showRest();
  }

  get isMissingRequired() {
    return this.#fields.some((field) => field.option.required && !field.input.value.trim());
  }

  focus() {
    const empty = this.#fields.find((field) => !field.input.value.trim());
    (empty?.input ?? this.rest).focus();
  }

  /** What has been typed, so that a refused command can be shown again. */
  texts() {
    return Object.fromEntries(this.#fields.map((field) => [field.option.name, field.input.value]));
  }

  /** @returns {{options: object}|{problem: string}} */
  read() {
    const options = {};
    for (const field of this.#fields) {
      const { option, input } = field;
      const isEmpty = !input.value.trim();
      const result = isEmpty ? { problem: option.required ? 'is needed' : null } : this.#valueOf(field);
      input.setAttribute('aria-invalid', String(Boolean(result.problem)));
      if (result.problem) {
        input.focus();
        return { problem: `${option.name}: ${result.problem}` };
      }
      if (!isEmpty) options[option.name] = result.value;
    }
    return { options };
  }

  #valueOf({ option, input, picked }) {
    if (picked && picked.name === input.value) return { value: picked.value };
    return readOption(option, input.value, this.#how.directory());
  }

  #add(option, text) {
    const input = el('input', {
      type: 'text', autocomplete: 'off', role: 'combobox', 'aria-expanded': 'false', 'aria-autocomplete': 'list', 'data-command-option': option.name,
      'aria-label': `${option.name}: ${option.description ?? ''}`, 'aria-required': String(Boolean(option.required)),
      inputmode: option.type === 4 && !option.choices?.length ? 'numeric' : null,
    });
    const field = { option, input, picked: null, chip: el('label', { class: 'chip' }, el('span', {}, option.name), input) };
    input.value = text;
    input.addEventListener('input', () => this.#typed(field));
    input.addEventListener('focus', () => this.#suggest(field));
    input.addEventListener('blur', () => this.#suggestions.hide());
    input.addEventListener('keydown', (event) => this.#keyed(field, event));
    this.#fields.push(field);
    this.chips.append(field.chip);
    widen(input);
    return field;
  }

  #typed(field) {
    field.picked = null;
    field.input.setAttribute('aria-invalid', 'false');
    widen(field.input);
    this.#suggest(field);
  }

  #suggest(field) {
    clearTimeout(this.#timer);
    this.#asked += 1;
    if (field.picked) return;
    const { option, input } = field;
    if (option.autocomplete) {
      this.#timer = setTimeout(() => this.#ask(field), AUTOCOMPLETE_MS);
      return;
    }
    const typed = input.value.trim().toLowerCase();
    const choices = (fixedChoices(option, this.#how.directory()) ?? []).filter((choice) => choice.name.toLowerCase().includes(typed));
    this.#showChoices(field, choices);
  }

  async #ask(field) {
    const asked = this.#asked;
    const options = {};
    for (const other of this.#fields) {
      const result = other.input.value.trim() ? this.#valueOf(other) : {};
      if (result.value !== undefined) options[other.option.name] = result.value;
    }
    options[field.option.name] = field.input.value;
    const { name, path } = this.command;
    const choices = await this.#how.complete({ name, path, options, focused: field.option.name }).catch(() => []);
    // An answer to an earlier word, or to a field that was left, is no answer.
    if (asked === this.#asked && document.activeElement === field.input) this.#showChoices(field, choices);
  }

  #showChoices(field, choices) {
    this.#suggestions.show(field.input, {
      title: field.option.description || field.option.name,
      items: choices.slice(0, MOST_CHOICES).map((choice) => ({ label: choice.name, value: choice.value })),
      onPick: (item) => {
        field.picked = { name: item.label, value: item.value };
        field.input.value = item.label;
        field.input.setAttribute('aria-invalid', 'false');
        widen(field.input);
        this.focus();
      },
    });
  }

  #keyed(field, event) {
    if (this.#steer(event)) return;
    if (event.key === 'Backspace' && !field.input.value) {
      event.preventDefault();
      this.#drop(field);
    }
  }

  /** The keys that mean the same in every field. @returns {boolean} whether the key was one of them */
  #steer(event) {
    const { key } = event;
    if (event.isComposing) return true;
    const isPick = (key === 'Enter' || key === 'Tab') && !event.shiftKey && this.#suggestions.hasActive;
    if (this.#suggestions.isOpen && (key === 'ArrowDown' || key === 'ArrowUp')) this.#suggestions.move(key === 'ArrowDown' ? 1 : -1);
    else if (isPick) this.#suggestions.pick();
    else if (key === 'Enter') this.#how.send();
    else if (key === 'Escape') this.#suggestions.isOpen ? this.#suggestions.hide() : this.#how.leave();
    else return false;
    event.preventDefault();
    return true;
  }

  #drop(field) {
    const at = this.#fields.indexOf(field);
    if (field.option.required) {
      if (at === 0) this.#how.leave();
      else this.#fields[at - 1].input.focus();
      return;
    }
    this.#fields.splice(at, 1);
    field.chip.remove();
    this.#showRest();
    this.rest.focus();
  }

  #remaining(typed) {
    const shown = new Set(this.#fields.map((field) => field.option.name));
    return this.command.options.filter((option) => !shown.has(option.name) && option.name.startsWith(typed));
  }

  #showRest() {
    const count = this.#remaining('').length;
    this.more.hidden = count === 0;
    this.more.textContent = `+${count} optional`;
    this.rest.setAttribute('aria-label', count ? 'Add an option, or press Enter to send' : 'Press Enter to send');
  }

  #offerOptions(typed) {
    this.rest.focus();
    this.#suggestions.show(this.rest, {
      title: 'Options',
      items: this.#remaining(typed).map((option) => ({ label: option.name, detail: option.description, value: option.name })),
      onPick: (item) => this.#open(item.value, ''),
    });
  }

  #open(name, text) {
    const option = this.command.options.find((one) => one.name === name);
    this.rest.value = '';
    this.#add(option, text).input.focus();
    this.#showRest();
  }

  #typedRest() {
    const [typed, text] = this.rest.value.trimStart().split(':');
    const exact = this.#remaining('').find((option) => option.name === typed);
    if (text !== undefined && exact) this.#open(typed, text);
    else if (typed) this.#offerOptions(typed);
    else this.#suggestions.hide();
  }

  #keyedRest(event) {
    if (this.#steer(event)) return;
    if (event.key !== 'Backspace' || this.rest.value) return;
    event.preventDefault();
    const last = this.#fields.at(-1);
    if (last) last.input.focus();
    else this.#how.leave();
  }
}

/** A field is as wide as its text. */
function widen(input) {
  input.style.width = `${Math.min(24, Math.max(5, input.value.length + 2))}ch`;
}
