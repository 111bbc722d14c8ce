/** One message as a list item. Drawing only; message events are listened for in messagelist.js. */

import { avatar, displayName } from './avatar.js';
import { components } from './components.js';
import { el } from './dom.js';
import { attachment, embed, isShownByComponents } from './embeds.js';
import { markdown } from './markdown.js';
import { postedAt } from './time.js';

export const EPHEMERAL = 64;
const LOADING = 128;
const V2 = 1 << 15;
const THREAD_CREATED = 18;

/** Messages of one author within this time are drawn as one. */
const GROUP_MS = 7 * 60 * 1000;

/**
 * @param {object} message As Discord sends it.
 * @param {{look: import('./components.js').Look, previous: object|null, failure: {reason: string, text: string}|null,
 *   known: (id: string) => object|undefined}} context `known` finds the message that is replied to.
 * @returns {HTMLLIElement}
 */
export function drawMessage(message, { look, previous, failure, known }) {
  const isEphemeral = Boolean(message.flags & EPHEMERAL);
  const grouped = follows(message, previous);
  const classes = ['message', isEphemeral && 'ephemeral', grouped && 'grouped', mentionsMe(message, look) && 'mentions-me'];
  return el(
    'li',
    { class: classes.filter(Boolean).join(' '), 'data-message-id': message.id, 'data-ephemeral': isEphemeral && 'true' },
    origin(message, known),
    el('div', { class: 'gutter' }, grouped ? null : avatar(message.author)),
    el('div', { class: 'body' }, grouped ? null : header(message), content(message, look), failure && failureNote(failure), isEphemeral && ephemeralNote()),
  );
}

/** Whether a message is drawn without a header of its own, under the one before it. */
function follows(message, previous) {
  if (!previous || previous.author.id !== message.author.id || usedCommand(message) || message.message_reference) return false;
  if ((previous.flags ^ message.flags) & EPHEMERAL) return false;
  return new Date(message.timestamp) - new Date(previous.timestamp) < GROUP_MS;
}

function header(message) {
  return el(
    'div',
    { class: 'author' },
    el('span', { class: 'name' }, displayName(message.author)),
    message.author.bot && el('span', { class: 'tag' }, 'APP'),
    postedAt(message.timestamp),
  );
}

/** The line above a message: the command it answers, or the message it replies to. */
function origin(message, known) {
  const command = usedCommand(message);
  if (command) {
    return el('div', { class: 'origin' }, avatar(command.user, 'tiny'), el('b', {}, displayName(command.user)), ' used ', el('span', { class: 'mention' }, command.name ? `/${command.name}` : 'a command'));
  }
  if (!message.message_reference || message.type === THREAD_CREATED) return null;
  const referenced = known(message.message_reference.message_id) ?? message.referenced_message;
  if (!referenced) return el('div', { class: 'origin' }, el('i', {}, referenced === null ? 'Original message was deleted' : 'Message could not be loaded'));
  return el(
    'div',
    { class: 'origin' },
    avatar(referenced.author, 'tiny'),
    el('b', {}, displayName(referenced.author)),
    ' ',
    el('button', { type: 'button', class: 'linklike excerpt', 'data-jump-to': referenced.id }, excerpt(referenced)),
  );
}

/** Present on answers to slash commands only; answers to presses reply to the message instead. */
function usedCommand(message) {
  const used = message.interaction_metadata ?? message.interaction;
  if (!used || used.type !== 2) return null;
  return { user: used.user, name: used.name ?? message.interaction?.name };
}

function excerpt(message) {
  return message.content || (message.embeds?.length || message.attachments?.length ? 'Click to see attachment' : 'Click to see message');
}

function content(message, look) {
  if (message.flags & LOADING) {
    return el('div', { class: 'thinking', role: 'status' }, el('span', { class: 'dots', 'aria-hidden': 'true' }, el('i'), el('i'), el('i')), ` ${displayName(message.author)} is thinking…`);
  }
  const shown = (message.attachments ?? []).filter((file) => !isShownByComponents(file, message));
  return el(
    'div',
    { class: message.flags & V2 ? 'content v2' : 'content' },
    message.content && markdown(message.content, look.names),
    (message.embeds ?? []).map((data) => embed(data, look)),
    shown.map((data) => attachment(data)),
    components(message.components, look),
    message.edited_timestamp && el('span', { class: 'edited' }, '(edited)'),
  );
}

function mentionsMe(message, look) {
  return (message.mentions ?? []).some((user) => look.names.isMe(user.id));
}

function ephemeralNote() {
  return el(
    'div',
    { class: 'private-note' },
    el('span', { 'aria-hidden': 'true' }, '👁 '),
    'Only you can see this · ',
    el('button', { type: 'button', class: 'linklike', 'data-dismiss': true }, 'Dismiss message'),
  );
}

function failureNote({ reason, text }) {
  return el('div', { class: 'failure', role: 'alert', 'data-failure': reason }, el('span', { 'aria-hidden': 'true' }, '⚠ '), text);
}

/** A command of one's own that is on its way or has failed: it exists in this pane only. */
export function drawAttempt({ id, user, app, name, failure }) {
  return el(
    'li',
    { class: failure ? 'message ephemeral attempt' : 'message attempt', 'data-attempt': id },
    el('div', { class: 'origin' }, avatar(user, 'tiny'), el('b', {}, displayName(user)), ' used ', el('span', { class: 'mention' }, `/${name}`)),
    el('div', { class: 'gutter' }, avatar(app)),
    el(
      'div',
      { class: 'body' },
      el('div', { class: 'author' }, el('span', { class: 'name' }, displayName(app)), el('span', { class: 'tag' }, 'APP')),
      failure
        ? [failureNote(failure), ephemeralNote()]
        : el('div', { class: 'thinking', role: 'status' }, el('span', { class: 'dots', 'aria-hidden': 'true' }, el('i'), el('i'), el('i')), ' Sending command…'),
    ),
  );
}
