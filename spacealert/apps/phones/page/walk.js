// The resolution: the ship as drawn by the laptop and, on a phone, what happens to the player's own figure.

import { element } from "./dom.js";
import { slotIcons, toneOf } from "./icons.js";
import { ownSeat, reportLink, whoSitsHere } from "./joining.js";
import { shipDrawing } from "./shapes.js";

const row = ({ plan, names }, turn, texts) => element("ol", { class: "strip", "aria-label": texts["your-row"] }, plan.map((card, place) =>
  element("li", {
    class: place + 1 === turn ? "slot now" : place + 1 < turn ? "slot past" : "slot", "data-tone": card ? toneOf(card) : null,
    "aria-label": `${texts.turn} ${place + 1}: ${names[place]}`,
  }, element("small", {}, String(place + 1)), element("span", { class: card.length > 1 ? "cards two" : "cards" }, slotIcons(card)))));

function turnLine(texts, { turn, turns }) {
  if (!turn) return null;
  if (turn > turns) return element("p", { class: "turn" }, texts["last-moves"]);
  return element("p", { class: "turn" }, `${texts.turn} ${turn}`, element("small", {}, ` / ${turns}`));
}

export function walkScreen(page, shown) {
  const { state, spectator } = page;
  const { texts } = state;
  const { walk } = shown;
  const turn = turnLine(texts, walk);
  const over = walk.over && element("p", { class: walk.lost ? "banner over lost-ship" : "banner over", role: "status" }, walk.over);
  const report = shown.report && !spectator && reportLink(page);
  const drawn = shown.ship && ship(shown.ship, spectator ? null : (ownSeat(state) || {}).color);
  if (!walk.own) {
    return element("section", { class: "walk whole" },
      !spectator && whoSitsHere(page),
      element("div", { class: "scene" }, turn, over, report, drawn),
      told(walk.told, texts["this-turn"], "told-all"));
  }
  const { own } = walk;
  return element("section", { class: "walk" },
    whoSitsHere(page),
    element("div", { class: "scene" }, element("div", { class: "turn-line" }, turn), over, report, drawn),
    element("div", { class: "second" },
      element("dl", { class: "own" },
        own.now && [element("dt", {}, texts.now), element("dd", { class: "now" }, own.now)],
        own.then && [element("dt", {}, texts.then), element("dd", {}, own.then)],
        element("dt", {}, texts.where), element("dd", {}, own.where, own.conscious ? "" : ` – ${texts.unconscious}`)),
      row(own, walk.turn, texts),
      own.advice && element("section", { class: "advice" }, element("h2", {}, texts.coach), element("p", {}, own.advice)),
      told(own.told, texts["you-this-turn"], "told-own"),
      told(walk.told, texts["this-turn"], "told-all")));
}

// The latest comes first, where people look.
const told = (sentences, heading, key) => sentences.length > 0 &&
  element("section", { class: "told", "data-key": key }, element("h2", {}, heading), element("ul", {}, sentences.slice().reverse().map((one) => element("li", {}, one))));

// The laptop's drawing, with the crew and the coming threats below it.
function ship({ drawing, frame, figures, threats }, own) {
  return [
    shipDrawing(drawing, frame, own),
    element("div", { class: "crew", "data-key": "crew" }, figures.map((one) =>
      element("span", { class: one.conscious ? "figure" : "figure out", "data-color": one.color }, `${one.number} ${one.name}`))),
    element("div", { class: "foes", "data-key": "foes" }, threats.map((one) =>
      element("span", { class: one.serious ? "foe serious" : "foe", "data-zone": one.track }, `${one.sign} ${one.name} `, element("b", {}, `${one.left}/${one.hull}`)))),
  ];
}
