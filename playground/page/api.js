/** The People's API: one person's requests, and the outcome of each press. */

/** The server ends a press after 3 s; this is for when its word does not arrive. */
const OUTCOME_MS = 6000;

export class Refused extends Error {}

export class Api {
  #person;
  #waiting = new Map();
  #onPending;

  /**
   * @param {string} person
   * @param {(count: number) => void} onPending Hears how many outcomes are waited for.
   */
  constructor(person, onPending) {
    this.#person = encodeURIComponent(person);
    this.#onPending = onPending;
  }

  get socketPath() {
    return `/people/${this.#person}/socket`;
  }

  history(channel) {
    return request(`/people/${this.#person}/channels/${channel}/messages`);
  }

  say(channel, content) {
    return this.#post(`channels/${channel}/messages`, { content });
  }

  /** The private channel with the bot. */
  openDm() {
    return this.#post('dm', {});
  }

  dismiss(messageId) {
    return this.#post('dismiss', { message_id: messageId });
  }

  async complete(command) {
    const { choices } = await this.#post('autocomplete', { ...command, nonce: freshNonce() });
    return choices ?? [];
  }

  /**
   * Sends a press, command or modal and waits for its outcome.
   *
   * @returns {Promise<{ok: boolean, reason?: string, message?: string}>} `reason` is `refused` (with the server's
   *   `message`), `timeout`, or what the server's INTERACTION_FAILURE says.
   */
  async interact(kind, body) {
    const nonce = freshNonce();
    const outcome = new Promise((resolve) => {
      const timer = setTimeout(() => this.settle(nonce, { ok: false, reason: 'timeout' }), OUTCOME_MS);
      this.#waiting.set(nonce, { resolve, timer });
      this.#onPending(this.#waiting.size);
    });
    try {
      await this.#post(kind, { ...body, nonce });
    } catch (error) {
      this.settle(nonce, { ok: false, reason: 'refused', message: error.message });
    }
    return outcome;
  }

  /** The outcome of a nonce has arrived. A nonce that is not ours, or is settled, is ignored. */
  settle(nonce, outcome) {
    const waiting = this.#waiting.get(nonce);
    if (!waiting) return;
    this.#waiting.delete(nonce);
    clearTimeout(waiting.timer);
    waiting.resolve(outcome);
    // After whoever waited has drawn the outcome.
    setTimeout(() => this.#onPending(this.#waiting.size));
  }

  /** The socket is gone: no outcome can arrive any more. */
  abandon() {
    for (const nonce of [...this.#waiting.keys()]) this.settle(nonce, { ok: false, reason: 'disconnected' });
  }

  #post(path, body) {
    return request(`/people/${this.#person}/${path}`, body);
  }
}

/** GET without a body, POST with one. Throws `Refused` with the server's sentence. */
export async function request(path, body) {
  const options = body === undefined ? {} : {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(path, options);
  const text = await response.text();
  if (!response.ok) throw new Refused(sentence(text) ?? `HTTP ${response.status}`);
  return text ? JSON.parse(text) : null;
}

function sentence(text) {
  try {
    return JSON.parse(text).message ?? null;
  } catch {
    return text || null;
  }
}

/** Discord's nonces are at most 25 characters. */
function freshNonce() {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return `${numbers[0].toString(36)}${numbers[1].toString(36)}`;
}
