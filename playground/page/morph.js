/**
 * Makes a drawn element look like a newly drawn one while keeping the nodes that stay.
 *
 * A message is redrawn while somebody's finger is on one of its buttons. Replacing the button would lose the click and
 * the focus, so nodes with the same `data-key` are kept and only what differs is changed.
 */

/** Attributes that the page sets after drawing and a redraw must not take off. */
const KEPT = new Set(['data-revealed']);

export function morph(from, to) {
  syncAttributes(from, to);
  syncChildren(from, to);
}

function syncAttributes(from, to) {
  for (const { name } of [...from.attributes]) {
    if (!KEPT.has(name) && !to.hasAttribute(name)) from.removeAttribute(name);
  }
  for (const { name, value } of to.attributes) {
    if (from.getAttribute(name) !== value) from.setAttribute(name, value);
  }
}

function syncChildren(from, to) {
  const wanted = new Set([...to.childNodes].map(keyOf).filter(Boolean));
  const keyed = new Map();
  for (const child of [...from.childNodes]) {
    const key = keyOf(child);
    if (key && !wanted.has(key)) child.remove();
    else if (key) keyed.set(key, child);
  }
  let cursor = from.firstChild;
  for (const next of [...to.childNodes]) {
    const kept = counterpart(next, cursor, keyed);
    if (!kept) {
      from.insertBefore(next, cursor);
      continue;
    }
    while (cursor !== kept && cursor && !keyOf(cursor)) cursor = removeAndStep(cursor);
    if (cursor !== kept) from.insertBefore(kept, cursor);
    if (kept.nodeType === Node.ELEMENT_NODE) morph(kept, next);
    else if (kept.data !== next.data) kept.data = next.data;
    cursor = kept.nextSibling;
  }
  while (cursor) cursor = removeAndStep(cursor);
}

function counterpart(next, cursor, keyed) {
  const key = keyOf(next);
  if (key) {
    const kept = keyed.get(key);
    return kept && isAlike(kept, next) ? kept : null;
  }
  return cursor && !keyOf(cursor) && isAlike(cursor, next) ? cursor : null;
}

/** An image is replaced rather than changed: its handlers belong to its source. */
function isAlike(one, other) {
  if (one.nodeType !== other.nodeType || one.nodeName !== other.nodeName) return false;
  return one.nodeName !== 'IMG' || one.getAttribute('src') === other.getAttribute('src');
}

function keyOf(node) {
  return node.nodeType === Node.ELEMENT_NODE ? node.getAttribute('data-key') : null;
}

function removeAndStep(node) {
  const next = node.nextSibling;
  node.remove();
  return next;
}
