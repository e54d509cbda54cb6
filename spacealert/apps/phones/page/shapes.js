// Draws the laptop's shapes: each is a list of its kind, its role, which style.css gives a color, opacity, and numbers.

const SVG = "http://www.w3.org/2000/svg";

const path = (points) => `M${points.map((side, place) => (place && place % 2 === 0 ? "L" : "") + side).join(" ")}`;

// What each kind is in SVG.
const KINDS = {
  area: ([points]) => ["path", { d: `${path(points)}Z` }],
  stroke: ([points, wide]) => ["path", { d: path(points), "stroke-width": wide }],
  block: ([x, y, width, height, rx]) => ["rect", { x, y, width, height, rx }],
  disc: ([cx, cy, r]) => ["circle", { cx, cy, r }],
  ring: ([cx, cy, r, wide]) => ["circle", { cx, cy, r, "stroke-width": wide }],
  label: ([x, y, size, text]) => ["text", { x, y: y + size * 0.36, "font-size": size }, text],
};

function shape([kind, role, opacity, ...numbers]) {
  const [name, facts, text = ""] = KINDS[kind](numbers);
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries({ ...facts, class: role, opacity })) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

export function shipDrawing(shapes, [x, y, width, height]) {
  const made = document.createElementNS(SVG, "svg");
  made.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  made.setAttribute("class", "ship");
  made.setAttribute("aria-hidden", "true");
  made.append(...shapes.map(shape));
  return made;
}
