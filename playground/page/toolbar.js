/** The strip on top: whether the bot runs, what Discord would have refused, and the ways to trip the bot. */

import { request } from './api.js';
import { el } from './dom.js';

const PROBLEMS_MS = 4000;

export class Toolbar {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.status = el('span', { class: 'bot-status', role: 'status', 'data-bot': 'unknown' }, el('span', { class: 'bot-word' }, '…'));
    this.note = el('span', { class: 'toolbar-note', role: 'alert' });
    this.problems = el('a', { class: 'tool problems', href: '/problems', target: '_blank', rel: 'noopener', 'data-problems': '' }, '…');
    this.theme = el('button', { type: 'button', class: 'tool', 'aria-label': 'Light or dark', title: 'Light or dark', 'data-theme-button': true, onclick: toggleTheme }, '◐');
    root.append(
      this.status,
      this.#action('restart', '⟲', 'Restart the bot', 'Restart'),
      this.#action('cut', '✂', 'Cut its connection', 'Cut'),
      this.note, this.problems, this.theme,
    );
    this.#countProblems();
    setInterval(() => this.#countProblems(), PROBLEMS_MS);
  }

  showBot(isRunning) {
    if (isRunning === undefined) return;
    this.status.dataset.bot = isRunning ? 'running' : 'down';
    this.status.firstChild.textContent = isRunning ? 'Bot running' : 'Bot down';
  }

  /** The long words on wide screens, the short ones on phones. */
  #action(action, mark, long, short) {
    const words = [el('span', { 'aria-hidden': 'true' }, `${mark} `), el('span', { class: 'long' }, long), el('span', { class: 'short', 'aria-hidden': 'true' }, short)];
    const button = el('button', { type: 'button', class: 'tool', 'aria-label': long, title: long, 'data-bot-action': action }, words);
    button.addEventListener('click', () => this.#send(action, button));
    return button;
  }

  async #send(action, button) {
    button.disabled = true;
    this.note.textContent = '';
    try {
      await request('/control/bot', { action });
    } catch (error) {
      this.note.textContent = error.message;
    }
    button.disabled = false;
  }

  async #countProblems() {
    if (document.hidden) return;
    const problems = await request('/problems').catch(() => null);
    const count = Array.isArray(problems) ? problems.length : null;
    this.problems.dataset.problems = count ?? '';
    this.problems.textContent = `⚠ ${count ?? '?'}`;
    this.problems.setAttribute('aria-label', `${count ?? 'Unknown number of'} problems`);
    this.problems.title = 'What Discord would have refused';
  }
}

function toggleTheme() {
  const theme = document.documentElement.dataset.theme === 'light' ? 'dark' : 'light';
  showTheme(theme);
  const url = new URL(location);
  url.searchParams.set('theme', theme);
  history.replaceState(null, '', url);
}

export function showTheme(theme) {
  document.documentElement.dataset.theme = theme === 'light' ? 'light' : 'dark';
}
