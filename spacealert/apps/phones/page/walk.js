// The resolution: on a phone one's own figure, on the board the whole ship.

import { element } from "./dom.js";
import { slotIcons, toneOf } from "./icons.js";
import { whoSitsHere } from "./joining.js";
import { zoneSign } from "./round.js";

// As in the names of stations: UR, LW.
const stationLetter = (zone) => ({ red: "R", white: "W", blue: "B" })[zone];

const row = (plan, turn, label) => element("ol", { class: "strip", "aria-label": label }, plan.map((card, place) =>
  element("li", { class: place + 1 === turn ? "slot now" : place + 1 < turn ? "slot past" : "slot", "data-tone": card ? toneOf(card) : null },
    element("small", {}, String(place + 1)), slotIcons(card))));

export function walkScreen(page, shown) {
  const { state, spectator } = page;
  const { texts } = state;
  const { walk } = shown;
  const turn = element("p", { class: "turn" }, `${texts.turn} ${walk.turn}`, element("small", {}, ` / ${walk.turns}`));
  const over = walk.over && element("p", { class: "banner over" }, walk.over);
  if (spectator || !walk.plan.length) {
    return element("section", { class: "walk" },
      element("div", { class: "scene" }, turn, over, ship(texts, walk.ship)),
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

const ZONES = ["red", "white", "blue"];

// As on the laptop: threats come down their trajectories to the ship, whose two decks lie below.
function ship(texts, { tracks, figures, zones, threats }) {
  const figure = (one) => element("span", { class: one.conscious ? "figure" : "figure out", "data-color": one.color }, one.name);
  const at = (station) => element("div", { class: "station" }, figures.filter((one) => one.station === station).map(figure));
  const pips = (name, label, full, room) => element("p", { class: `pips ${name}`, role: "img", "aria-label": `${label} ${full}/${room}` },
    element("span", { class: "label" }, label),
    Array.from({ length: Math.max(full, room) }, (_, place) => element("i", { class: place < full ? "full" : "" })));
  const space = (track, letter, number) => {
    const here = threats.filter((one) => one.track === track && one.space === number);
    return element("li", { class: here.length ? "taken" : "" },
      element("small", {}, letter),
      here.map((one) => element("span", { class: one.serious ? "token serious" : "token" }, `${one.name} `, element("b", {}, `${one.left}/${one.hull}`))));
  };
  const outside = figures.filter((one) => one.station.startsWith("space"));
  return element("div", { class: "ship" },
    [...ZONES, "internal"].map((zone) => {
      const facts = zones.find((one) => one.zone === zone);
      const letters = tracks.find((one) => one.track === zone).letters;
      return element("div", { class: "zone-column", "data-zone": zone },
        element("h2", {}, zoneSign(texts, zone, false)),
        element("ol", { class: "track" }, letters.map((letter, place) => space(zone, letter, place + 1)).reverse()),
        facts && [
          at(`U${stationLetter(zone)}`), at(`L${stationLetter(zone)}`),
          pips("shield", texts.shield, facts.shield, facts.shield_room),
          pips("reactor", texts.reactor, facts.reactor, facts.reactor_room),
          pips("harm", texts.damage, facts.damage, 7)],
        zone === "internal" && outside.length ? element("div", { class: "station outside" }, outside.map(figure)) : null);
    }));
}
