// Draws the laptop's shapes. Each is a list with a kind, a role (colored by the style sheet), an opacity, and numbers.

import { svgElement } from "./dom.js";

const path = (points) => `M${points.map((side, place) => (place && place % 2 === 0 ? "L" : "") + side).join(" ")}`;

// The SVG element for each kind.
const KINDS = {
  area: ([points]) => ["path", { d: `${path(points)}Z` }],
  stroke: ([points, wide]) => ["path", { d: path(points), "stroke-width": wide }],
  block: ([x, y, width, height, rx]) => ["rect", { x, y, width, height, rx }],
  disc: ([cx, cy, r]) => ["circle", { cx, cy, r }],
  ring: ([cx, cy, r, wide]) => ["circle", { cx, cy, r, "stroke-width": wide }],
  label: ([x, y, size, text]) => ["text", { x, y: y + size * 0.36, "font-size": size }, text],
};

function shape([kind, role, opacity, ...numbers]) {
  const [name, facts, text] = KINDS[kind](numbers);
  return svgElement(name, Object.assign(facts, { class: role, opacity: opacity < 1 ? opacity : undefined }), text);
}

// `own` is the color of the figure to highlight.
export function shipDrawing(shapes, [x, y, width, height], own) {
  const made = svgElement("svg", { viewBox: `${x} ${y} ${width} ${height}`, class: "ship", "data-own": own || undefined, "aria-hidden": "true" });
  for (const one of shapes) made.appendChild(shape(one));
  return made;
}
