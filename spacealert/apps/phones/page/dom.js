// Makes elements. Whatever comes over the wire becomes text, never markup.

const SVG = "http://www.w3.org/2000/svg";

export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
    else if (key === "value") made.value = value;
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.flat().filter((child) => child !== null && child !== undefined && child !== false));
  return made;
}

export function drawing(shapes, { label = "", ...attributes } = {}) {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", "0 0 100 100");
  if (label) {
    made.setAttribute("role", "img");
    made.setAttribute("aria-label", label);
  } else made.setAttribute("aria-hidden", "true");
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  for (const [name, facts] of shapes) {
    const shape = document.createElementNS(SVG, name);
    for (const [key, value] of Object.entries(facts)) {
      if (key === "text") shape.textContent = value;
      else shape.setAttribute(key, value);
    }
    made.append(shape);
  }
  return made;
}

// Puts a new screen in the place of the old one; what had the focus and is still there has it again.
export function show(parent, ...children) {
  const focused = document.activeElement?.dataset?.key;
  const scrolled = window.scrollY;
  parent.replaceChildren(...children.flat().filter(Boolean));
  if (focused) parent.querySelector(`[data-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
  window.scrollTo(0, scrolled);
}
