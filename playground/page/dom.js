/** Building DOM nodes. Text only ever enters the page as text nodes or attributes, never as markup. */

/**
 * Builds one element.
 *
 * @param {string} tag
 * @param {Object<string, string|number|boolean|Function|null|undefined>} attributes A function is a listener (`onclick`);
 *   `true` is an empty attribute; `false`, `null` and `undefined` leave the attribute out.
 * @param {...(Node|string|number|null|undefined|false|Array)} children
 * @returns {HTMLElement}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  append(element, children);
  return element;
}

export function append(element, children) {
  for (const child of children.flat(Infinity)) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/** Text for screen readers only. */
export function unseen(text) {
  return el('span', { class: 'unseen' }, text);
}

let counter = 0;

/** An id for `aria-controls` and the like; unique in this page. */
export function freshId(prefix) {
  counter += 1;
  return `${prefix}-${counter}`;
}
