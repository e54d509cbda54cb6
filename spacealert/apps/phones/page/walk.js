// The resolution: on a phone one's own figure, on the board the whole ship.

import { element } from "./dom.js";
import { cardIcon, toneOf, zoneIcon } from "./icons.js";
import { whoSitsHere } from "./joining.js";
import { letterOf } from "./round.js";

const row = (plan, turn, label) => element("ol", { class: "strip", "aria-label": label }, plan.map((card, place) =>
  element("li", { class: place + 1 === turn ? "slot now" : place + 1 < turn ? "slot past" : "slot", "data-tone": card ? toneOf(card) : null },
    element("small", {}, String(place + 1)), card ? cardIcon(card) : null)));

export function walkScreen(page, shown) {
  const { state, spectator } = page;
  const { texts } = state;
  const { walk } = shown;
  const turn = element("p", { class: "turn" }, `${texts.turn} ${walk.turn}`, element("small", {}, ` / ${walk.turns}`));
  const over = walk.over && element("p", { class: "banner over" }, walk.over);
  if (spectator || !walk.plan.length) {
    return element("section", { class: "walk" }, turn, over, ship(texts, walk.ship), told(walk.told, texts["this-turn"]));
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
    told(walk.own, texts["you-this-turn"]),
    told(walk.told, texts["this-turn"]));
}

const told = (sentences, heading) => sentences.length
  ? element("section", { class: "told" }, element("h2", {}, heading), element("ul", {}, sentences.map((one) => element("li", {}, one))))
  : null;

const ZONES = ["red", "white", "blue"];

function ship(texts, { figures, zones, threats }) {
  const at = (station) => element("div", { class: "station" }, figures.filter((one) => one.station === station).map(figure));
  const figure = (one) => element("span", { class: one.conscious ? "figure" : "figure out", "data-color": one.color }, one.name);
  const outside = figures.filter((one) => one.station.startsWith("space"));
  return element("div", { class: "ship" },
    [...ZONES, "internal"].map((zone) => {
      const facts = zones.find((one) => one.zone === zone);
      return element("div", { class: "zone-column", "data-zone": zone },
        element("h2", {}, zoneIcon(zone, letterOf(zone), false)),
        element("ul", { class: "tokens" }, threats.filter((one) => one.track === zone).map((one) =>
          element("li", { class: one.serious ? "serious" : "" },
            element("b", {}, one.name), element("span", {}, `${texts.space} ${one.space} · ♥ ${one.left}/${one.hull}`)))),
        facts && [
          at(`U${letterOf(zone)}`), at(`L${letterOf(zone)}`),
          element("p", { class: "energy" }, `${texts.shield} ${facts.shield}/${facts.shield_room} · ${texts.reactor} ${facts.reactor}/${facts.reactor_room}`),
          element("p", { class: "damage" }, `${texts.damage} ${facts.damage}`)],
        zone === "internal" && outside.length ? element("div", { class: "station" }, outside.map(figure)) : null);
    }));
}
