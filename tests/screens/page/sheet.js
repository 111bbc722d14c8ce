/** A contact sheet: columns of the width of a phone or a screen, each a page of its own, filled with messages. */

const room = document.querySelector('[data-columns]');
const title = document.querySelector('[data-title]');

/**
 * Lays out empty columns.
 *
 * @param {{count: number, width: number, shown: number}} how `width` is the window that a column stands for, `shown` what
 *   is seen of it: a message on a wide screen has nothing beside it.
 */
async function lay({ count, width, shown }) {
  const frames = Array.from({ length: count }, () => {
    const frame = document.createElement('iframe');
    frame.width = width;
    frame.src = 'column.html';
    return frame;
  });
  room.replaceChildren(...frames.map((frame) => {
    const box = document.createElement('div');
    box.style.width = `${shown}px`;
    box.append(frame);
    return box;
  }));
  await Promise.all(frames.map(loaded));
}

/**
 * Fills the columns with as many scenes as there is room for, at least one.
 *
 * @returns {Promise<{count: number, faults: object[]}>} how many were drawn, and what does not fit in them.
 */
async function fill({ scenes, height, caption }) {
  title.textContent = caption;
  const columns = [...room.querySelectorAll('iframe')].map((frame) => ({ frame, view: frame.contentWindow, height: 0 }));
  for (const column of columns) column.view.clear();
  let count = 0;
  for (const scene of scenes) {
    const column = columns.reduce((least, other) => (other.height < least.height ? other : least));
    if (count && column.height > height) break;
    column.height = await column.view.put(scene);
    count += 1;
  }
  for (const column of columns) column.frame.height = column.height;
  return { count, faults: columns.flatMap((column) => column.view.faults()) };
}

function show(theme) {
  for (const page of [window, ...[...room.querySelectorAll('iframe')].map((frame) => frame.contentWindow)]) {
    page.document.documentElement.dataset.theme = theme;
  }
}

function loaded(frame) {
  return new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
  });
}

window.sheet = { lay, fill, show };
