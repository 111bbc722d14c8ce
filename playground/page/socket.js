/** One person's socket to the playground. It reconnects by itself, ever slower, until it is closed. */

const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 10_000;

export class Socket {
  #path;
  #onFrame;
  #onState;
  #wait = FIRST_WAIT_MS;
  #timer = null;
  #socket = null;

  /**
   * @param {string} path
   * @param {{onFrame: (t: string, d: any) => void, onState: (isOpen: boolean) => void}} listeners
   */
  constructor(path, { onFrame, onState }) {
    this.#path = path;
    this.#onFrame = onFrame;
    this.#onState = onState;
    // The network is back, or the reader is: no reason to wait out the pause.
    addEventListener('online', () => this.#hurry());
    document.addEventListener('visibilitychange', () => this.#hurry());
    this.#connect();
  }

  #connect() {
    clearTimeout(this.#timer);
    this.#timer = null;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${this.#path}`);
    this.#socket = socket;
    socket.addEventListener('message', (event) => {
      this.#wait = FIRST_WAIT_MS;
      const { t, d } = JSON.parse(event.data);
      this.#onFrame(t, d);
    });
    socket.addEventListener('open', () => this.#onState(true));
    socket.addEventListener('close', () => this.#lost(socket));
  }

  #lost(socket) {
    if (socket !== this.#socket || this.#timer !== null) return;
    this.#onState(false);
    const jitter = 0.5 + Math.random() / 2;
    this.#timer = setTimeout(() => this.#connect(), this.#wait * jitter);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }

  #hurry() {
    if (this.#timer !== null && !document.hidden) this.#connect();
  }
}
