// The resolution: on a phone one's own figure, on the board the whole ship.

import { element } from "./dom.js";
import { slotIcons, toneOf } from "./icons.js";
import { whoSitsHere } from "./joining.js";
import { shipDrawing } from "./shapes.js";

const row = (plan, turn, label) => element("ol", { class: "strip", "aria-label": label }, plan.map((card, place) =>
  element("li", { class: place + 1 === turn ? "slot now" : place + 1 < turn ? "slot past" : "slot", "data-tone": card ? toneOf(card) : null },
    element("small", {}, String(place + 1)), slotIcons(card))));

export function walkScreen(page, shown) {
  const { state } = page;
  const { texts } = state;
  const { walk } = shown;
  const turn = walk.turn > 0 && element("p", { class: "turn" }, `${texts.turn} ${walk.turn}`, element("small", {}, ` / ${walk.turns}`));
  const over = walk.over && element("p", { class: "banner over" }, walk.over);
  if (walk.ship) {
    return element("section", { class: "walk" },
      element("div", { class: "scene" }, turn, over, ship(walk.ship)),
      told(walk.told, texts["this-turn"]));
  }
  return element("section", { class: "walk" },
    whoSitsHere(page),
    turn,
    over,
    element("dl", { class: "own" },
      walk.now && [element("dt", {}, texts.now), element("dd", { class: "now" }, walk.now)],
      walk.then && [element("dt", {}, texts.then), element("dd", {}, walk.then)],
      element("dt", {}, texts.where), element("dd", {}, walk.where, walk.conscious ? "" : ` – ${texts.unconscious}`)),
    row(walk.plan, walk.turn, texts["your-row"]),
    walk.advice && element("section", { class: "advice" }, element("h2", {}, texts.coach), element("p", {}, walk.advice)),
    told(walk.own, texts["you-this-turn"]),
    told(walk.told, texts["this-turn"]));
}

// The latest first: there the eye is.
const told = (sentences, heading) => sentences.length
  ? element("section", { class: "told" }, element("h2", {}, heading), element("ul", {}, [...sentences].reverse().map((one) => element("li", {}, one))))
  : null;

// The laptop's drawing, and below it who flies and what comes.
function ship({ drawing, frame, figures, threats }) {
  return [
    shipDrawing(drawing, frame),
    element("div", { class: "crew" }, figures.map((one) =>
      element("span", { class: one.conscious ? "figure" : "figure out", "data-color": one.color }, `${one.number} ${one.name}`))),
    element("div", { class: "foes" }, threats.map((one) =>
      element("span", { class: one.serious ? "foe serious" : "foe", "data-zone": one.track }, `${one.sign} ${one.name} `, element("b", {}, `${one.left}/${one.hull}`)))),
  ];
}
