// All drawings, on a square of 100 by 100.

import { drawing } from "./dom.js";

const ink = { fill: "currentColor" };
const stroke = { fill: "none", stroke: "currentColor", "stroke-width": 9, "stroke-linecap": "round", "stroke-linejoin": "round" };

const letter = (text) => ["text", { x: 50, y: 77, "text-anchor": "middle", "font-size": 78, class: "letter", ...ink, text }];
const arrow = (points) => ["polyline", { points, ...stroke, "stroke-width": 13 }];
const bots = [
  ["rect", { x: 24, y: 34, width: 52, height: 40, rx: 9, ...ink }],
  ["circle", { cx: 39, cy: 52, r: 7, fill: "var(--hole)" }],
  ["circle", { cx: 61, cy: 52, r: 7, fill: "var(--hole)" }],
  ["path", { d: "M50 34V18M30 84h40M13 46v20M87 46v20", ...stroke }],
];

// A heroic move: the ship's six stations, and the one that it goes to.
const station = (number) => {
  const column = (number - 1) % 3, upper = number > 3;
  const boxes = [];
  for (let x = 0; x < 3; x += 1) {
    for (let y = 0; y < 2; y += 1) {
      const there = x === column && (y === 0) === upper;
      boxes.push(["rect", {
        x: 8 + x * 29, y: 20 + y * 31, width: 25, height: 27, rx: 4,
        ...(there ? ink : { fill: "none", stroke: "currentColor", "stroke-width": 3, opacity: 0.55 }),
      }]);
    }
  }
  return boxes;
};

const CARDS = {
  a: [letter("A")], b: [letter("B")], c: [letter("C")], x: bots,
  A: [letter("A")], B: [letter("B")], X: bots,
  "<": [arrow("64,18 30,50 64,82")], ">": [arrow("36,18 70,50 36,82")],
  "^": [arrow("26,42 50,16 74,42"), arrow("26,58 50,84 74,58")],
};
for (const number of [1, 2, 3, 4, 5, 6]) CARDS[number] = station(number);

const points = "50,6 62,38 96,40 69,61 79,94 50,75 21,94 31,61 4,40 38,38";
CARDS.s = [["polygon", { points, ...stroke }]];
CARDS.S = [["polygon", { points, ...ink }]];

// A card of a specialization, which nobody knows by its star alone.
export const isSpecial = (card) => "sS".includes(card);

// Cards that are not ordinary: they bear a star.
const HEROIC = "ABX123456";
const star = ["path", { d: "M82 4l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z", fill: "var(--amber)" }];

// What a card costs in color: to the red side, to the blue side, or an action.
const TONES = { "<": "red", ">": "blue", "^": "lift" };

const toneOfOne = (card) => (HEROIC.includes(card) || isSpecial(card) ? "heroic" : TONES[card] || "action");

// A slot may hold several cards; its tone is that of the first.
export const toneOf = (slot) => toneOfOne(slot[0]);

export const slotIcons = (slot) => [...slot].map((card) =>
  drawing([...(CARDS[card] || []), ...(HEROIC.includes(card) ? [star] : [])], { "data-tone": toneOfOne(card) }));

const ZONES = {
  red: "M50 4L97 90H3z", white: "M50 4a46 46 0 1 0 .1 0z", blue: "M50 2L98 50 50 98 2 50z",
  internal: "M50 3L91 26V74L50 97 9 74V26z",
};

// A zone is known by its color, its shape and its letter.
export function zoneIcon(zone, mark, serious) {
  const shapes = [["path", { d: ZONES[zone], fill: `var(--zone-${zone})` }]];
  if (serious) shapes.push(["path", { d: ZONES[zone], fill: "none", stroke: "var(--hole)", "stroke-width": 5, transform: "translate(13 14) scale(.74)" }]);
  shapes.push(["text", { x: 50, y: zone === "red" ? 80 : 68, "text-anchor": "middle", "font-size": 50, fill: "var(--hole)", class: "letter", text: mark }]);
  return drawing(shapes, { class: "zone" });
}

const SIGNS = {
  begin: [["path", { d: "M28 16v68l56-34z", ...ink }]],
  incoming: [arrow("50,10 50,64"), arrow("28,44 50,66 72,44"), arrow("14,88 86,88")],
  transfer: [arrow("12,34 84,34 66,16"), arrow("88,68 16,68 34,86")],
  silence: [["path", { d: "M16 16l68 68M34 30a28 28 0 0 1 44 22M22 46a28 28 0 0 0 44 26", ...stroke }]],
  clock: [["circle", { cx: 50, cy: 50, r: 40, ...stroke }], ["path", { d: "M50 24v28l18 12", ...stroke }]],
  pause: [["path", { d: "M26 14h16v72H26zM58 14h16v72H58z", ...ink }]],
  play: [["path", { d: "M26 12v76l62-38z", ...ink }]],
  repeat: [["path", { d: "M82 50a32 32 0 1 1-12-25M72 6v22H50", ...stroke }]],
  undo: [["path", { d: "M34 14L12 36l22 22M14 36h44a24 24 0 0 1 0 48H34", ...stroke }]],
  erase: [["path", { d: "M36 20h52v60H36L10 50zM50 38l24 24M74 38L50 62", ...stroke }]],
  done: [["path", { d: "M14 54l24 24 48-58", ...stroke, "stroke-width": 13 }]],
  person: [["circle", { cx: 50, cy: 30, r: 20, ...ink }], ["path", { d: "M14 92a36 38 0 0 1 72 0z", ...ink }]],
  android: bots,
  shield: [["path", { d: "M50 6l38 14v28c0 24-16 38-38 46C28 86 12 72 12 48V20z", ...ink }]],
};

export const sign = (name) => drawing(SIGNS[name] || SIGNS.clock, { class: "sign" });
