// The laptop's icons, on a 100 by 100 square, which are part of the page. Each is a list of shapes. The letter of a zone
// is in the page's language.

import { svgElement } from "./dom.js";

const ICONS = JSON.parse(document.getElementById("icons").textContent);

// Icons used only by the page.
const line = (d, width) => ({ shapes: [["path", "ink line", { d, "stroke-width": width || 9 }]] });
const OWN = {
  menu: line("M16 26h68M16 50h68M16 74h68"),
  plus: line("M50 16v68M16 50h68"),
  page: line("M24 10h36l18 18v62H24zM38 44h26M38 62h26"),
  undo: line("M34 14L12 36l22 22M14 36h44a24 24 0 0 1 0 48H34"),
  erase: line("M36 20h52v60H36L10 50zM50 38l24 24M74 38L50 62"),
};

function text(letter, x, y, size) {
  return svgElement("text", { x, y, "text-anchor": "middle", "font-size": size, class: "letter" }, letter);
}

function drawn(name, attributes, letter) {
  const icon = ICONS[name] || OWN[name] || ICONS.clock;
  const made = svgElement("svg", Object.assign({ viewBox: "0 0 100 100", "aria-hidden": "true" }, attributes));
  for (const [tag, kind, facts] of icon.shapes) made.appendChild(svgElement(tag, Object.assign({ class: kind }, facts)));
  if (letter && icon.letter) {
    const [x, y, size] = icon.letter;
    const made_letter = text(letter, x, y + size * 0.36, size);
    made_letter.setAttribute("class", "letter hole");
    made.appendChild(made_letter);
  }
  return made;
}

export const sign = (name) => drawn(name, { class: "sign" });

// A zone is identified by its color, shape and letter.
export const zoneSign = (texts, zone, serious) => drawn(serious ? `${zone}-serious` : zone, { class: "zone", "data-zone": zone }, texts[`letter-${zone}`]);

// Heroic and special cards have a star. Special cards also need a name, since a star does not identify them.
const HEROIC = "ABX123456";
export const isSpecial = (card) => "sS".indexOf(card) >= 0;
const isHeroic = (card) => HEROIC.indexOf(card) >= 0;

const PICTURES = { x: "bots", X: "bots", "<": "redward", ">": "blueward", "^": "gravolift", 1: "to-LR", 2: "to-LW", 3: "to-LB", 4: "to-UR", 5: "to-UW", 6: "to-UB", s: "star", S: "star" };

// The color of a card: a move toward red, a move toward blue, or an action.
const TONES = { "<": "red", ">": "blue", "^": "lift" };
const toneOfOne = (card) => (isHeroic(card) || isSpecial(card) ? "heroic" : TONES[card] || "action");

// A slot may hold several cards, and has the color of the first.
export const toneOf = (slot) => toneOfOne(slot[0]);

function cardIcon(card) {
  const made = drawn(PICTURES[card] || "empty", { class: card === "s" ? "card-icon basic" : "card-icon", "data-tone": toneOfOne(card) });
  if (!PICTURES[card]) made.replaceChild(text(card.toUpperCase(), 50, 77, 78), made.firstChild);
  if (isHeroic(card)) made.appendChild(svgElement("path", { d: "M82 4l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z", class: "mark" }));
  return made;
}

export const slotIcons = (slot) => slot.split("").map(cardIcon);
