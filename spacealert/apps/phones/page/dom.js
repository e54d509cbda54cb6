// Creates elements, and updates the old screen to a new one by changing only the differences. Elements being typed into,
// focused or touched stay the same. Received data becomes text, never markup.

const SVG = "http://www.w3.org/2000/svg";

export function element(name, attributes, ...children) {
  const made = document.createElement(name);
  const given = attributes || {};
  for (const key of Object.keys(given)) {
    const value = given[key];
    if (key.slice(0, 2) === "on") made[key] = value;
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  append(made, children);
  return made;
}

function append(parent, children) {
  for (const child of children) {
    if (Array.isArray(child)) append(parent, child);
    else if (child !== null && child !== undefined && child !== false && child !== "") parent.appendChild(child.nodeType ? child : document.createTextNode(child));
  }
}

export function svgElement(name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  for (const key of Object.keys(attributes)) {
    if (attributes[key] !== undefined) made.setAttribute(key, attributes[key]);
  }
  if (text) made.textContent = text;
  return made;
}

const HANDLERS = ["onclick", "onsubmit", "oninput"];
const keyOf = (node) => (node.nodeType === 1 ? node.getAttribute("data-key") : null);
const isAlike = (one, other) => one.nodeType === other.nodeType && one.nodeName === other.nodeName && keyOf(one) === keyOf(other);

// Makes the children of `parent` equal to these.
export function show(parent, children) {
  const wanted = document.createElement(parent.nodeName);
  append(wanted, children);
  patchChildren(parent, wanted);
}

function patchChildren(now, wanted) {
  const keyed = new Map();
  for (let one = now.firstChild; one; one = one.nextSibling) if (keyOf(one)) keyed.set(keyOf(one), one);
  let at = now.firstChild;
  for (let next = wanted.firstChild; next; ) {
    const one = next;
    next = next.nextSibling;
    const known = keyOf(one) ? keyed.get(keyOf(one)) : null;
    if (known && isAlike(known, one)) {
      while (at && at !== known && !(keyOf(at) && stillWanted(wanted, at))) at = removed(at);
      if (at === known) at = at.nextSibling;
      else now.insertBefore(known, at);
      patch(known, one);
    } else if (at && !keyOf(at) && !keyOf(one) && isAlike(at, one)) {
      patch(at, one);
      at = at.nextSibling;
    } else now.insertBefore(one, at);
  }
  while (at) at = removed(at);
}

const stillWanted = (wanted, node) => {
  for (let one = wanted.firstChild; one; one = one.nextSibling) if (isAlike(one, node)) return true;
  return false;
};

function removed(node) {
  const next = node.nextSibling;
  node.parentNode.removeChild(node);
  return next;
}

function patch(now, wanted) {
  if (now.nodeType !== 1) {
    if (now.nodeValue !== wanted.nodeValue) now.nodeValue = wanted.nodeValue;
    return;
  }
  for (const { name } of Array.from(now.attributes)) if (!wanted.hasAttribute(name)) now.removeAttribute(name);
  for (const { name, value } of Array.from(wanted.attributes)) {
    if (now.getAttribute(name) !== value) now.setAttribute(name, value); // after typing, this is only the default of an input
  }
  for (const handler of HANDLERS) if (now[handler] !== wanted[handler]) now[handler] = wanted[handler];
  if (now.nodeName !== "TEXTAREA") patchChildren(now, wanted);
}
