// The mission on a TV or tablet, as the laptop shows it, on one screen.

import { element } from "./dom.js";
import { crewList } from "./joining.js";
import { announcement, countdown, duties, list, phaseOf, threatBoard, timePanel } from "./round.js";

export function boardRound(page, shown) {
  const { state } = page;
  const { texts } = state;
  const { round } = shown;
  if (round.state === "preparing") return element("p", { class: "quiet" }, texts.preparing);
  if (round.silence_ends !== null) {
    return element("section", { class: "static" },
      element("h1", {}, texts["comms-down"]),
      countdown(state, round.silence_ends, { class: "seconds", "data-unit": "s", role: "timer" }),
      element("p", {}, texts.silence));
  }
  const bars = element("div", { class: "phases" }, round.phases.map((phase, place) => {
    const begins = place ? round.phases[place - 1].ends : 0;
    return element("div", { class: "phase-bar" },
      element("p", {}, element("b", {}, `${texts.phase} ${place + 1}`), ` ${texts.turns} ${phase.first}–${phase.last}`),
      element("div", { class: "bar" }, element("i", { "data-bar": phase.ends === null ? null : `${begins} ${phase.ends}` })));
  }));
  if (round.state === "paused" || round.state === "ready") {
    return element("section", { class: "board-still" }, bars,
      element("h1", {}, round.state === "paused" ? texts.paused : round.has_begun ? texts["goes-on-soon"] : texts["begins-soon"]),
      element("p", { class: "quiet" }, shown.mission),
      round.has_begun ? countdown(state, phaseOf(round).ends, { class: "clock" }) : crewList(page));
  }
  const last = shown.said[shown.said.length - 1];
  return element("section", { class: "board-round" }, bars,
    element("div", { class: "board-top" },
      timePanel(page, round),
      element("div", { class: "board-middle" },
        last ? announcement(texts, last, round.what) : element("p", { class: "quiet" }, texts["nothing-yet"]),
        round.hand_over_ends !== null && element("p", { class: "banner hand-over" }, texts["hand-over"], " ", countdown(state, round.hand_over_ends, { "data-unit": "s" })),
        duties(page, round)),
      list(texts, shown.said, 7)),
    threatBoard(page, shown));
}
