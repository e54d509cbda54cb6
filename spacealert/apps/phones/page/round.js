// The action round: phase, time, what was said, and what an officer enters.

import { element } from "./dom.js";
import { sign, zoneIcon } from "./icons.js";
import { whoSitsHere } from "./joining.js";

const time = (seconds) => {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
};

// The zone's sign with its letter in the language of the page.
export const zoneSign = (texts, zone, serious) => zoneIcon(zone, texts[`letter-${zone}`], serious);

// The second of the mission that is heard now.
export function second({ clock }) {
  return clock ? clock.second + (clock.speed * (performance.now() - clock.at)) / 1000 : 0;
}

// Every clock on the page, many times a second, without making anything anew.
export function runClocks({ state }) {
  setInterval(() => {
    const round = state.shown?.round;
    if (!round || round.silent) return;
    const left = Math.max(0, round.phase_ends - second(state));
    for (const clock of document.querySelectorAll("[data-clock]")) {
      const text = time(left);
      if (clock.textContent !== text) clock.textContent = text;
      clock.classList.toggle("last-minute", left <= 60);
      clock.classList.toggle("counting", left <= 5 && left > 0);
    }
  }, 50);
}

function announcement(texts, said, note) {
  return element("article", { class: "announcement", "data-zone": said.zone || "none" },
    said.zone ? zoneSign(texts, said.zone, said.serious) : sign(said.icon),
    element("div", {},
      said.note && element("p", { class: "note" }, said.note),
      element("p", { class: "headline" }, said.turn && element("b", {}, `T+${said.turn} `), said.text),
      said.zone_text && element("p", { class: "where" }, said.zone_text),
      note && element("p", { class: "note" }, note)));
}

function list(texts, said) {
  return element("section", { class: "said" },
    element("h2", {}, texts.said),
    element("ol", {}, said.filter((one) => one.listed).reverse().map((one) =>
      element("li", {},
        element("time", {}, time(Math.floor(one.second))),
        one.zone ? zoneSign(texts, one.zone, one.serious) : sign(one.icon),
        element("span", {}, [one.turn && `T+${one.turn}`, one.text, one.zone_text, one.card].filter(Boolean).join(" · "))))));
}

function drawn({ state, connection }, one) {
  const id = `drawn-${one.threat}`;
  return element("div", { class: "drawn" },
    zoneSign(state.texts, one.announcement.zone, one.announcement.serious),
    element("label", { for: id }, `T+${one.announcement.turn} ${one.asked || one.announcement.text}`),
    element("select", {
      id, "data-key": id, class: one.card ? "chosen" : "",
      onchange: (event) => connection.enter({ do: "enter-drawn", threat: one.threat, card: event.target.value }),
    },
    element("option", { value: "", selected: !one.card }, state.texts["which-card"]),
    one.candidates.map((card) => element("option", { value: card.code, selected: card.code === one.card }, `${card.name} (${card.code})`))));
}

function steering({ state, connection }, round) {
  const running = round.state === "playing";
  const ready = round.state === "ready";
  return element("div", { class: "foot" },
    element("button", { class: running ? "" : "main", "data-key": "pause", onclick: () => connection.enter({ do: "pause", on: running }) },
      sign(running ? "pause" : "play"), running ? state.texts.pause : ready ? state.texts.start : state.texts["go-on"]),
    element("button", { "data-key": "repeat", disabled: !running, onclick: () => connection.enter({ do: "repeat" }) },
      sign("repeat"), state.texts.repeat));
}

// Whoever chooses from a list must not have it taken away by the next announcement.
const isChoosing = () => document.activeElement?.matches?.("select");

let before = null;
export function roundScreen(page, shown) {
  const { state, spectator } = page;
  const { round } = shown;
  if (round.silent) return element("section", { class: "static" }, element("h1", { class: "unseen" }, state.texts.silence));
  if (round.state === "preparing") return element("p", { class: "quiet" }, state.texts.preparing);
  if (isChoosing() && before && sameDraws(before.round, round)) {
    const kept = document.querySelector(".draws");
    before = shown;
    return body(page, shown, kept);
  }
  before = shown;
  return body(page, shown, round.draws.length && !spectator
    ? element("section", { class: "draws" }, element("h2", {}, state.texts["your-cards"]), round.draws.map((one) => drawn(page, one)))
    : null);
}

const sameDraws = (one, other) => JSON.stringify(one.draws) === JSON.stringify(other.draws);

function body(page, { round, mission }, draws) {
  const { state } = page;
  const last = round.said.at(-1);
  const paused = round.state === "paused";
  return element("section", { class: "round" },
    whoSitsHere(page),
    element("div", { class: "time" },
      element("p", { class: "phase" },
        element("span", {}, `${state.texts.phase} ${round.phase}`),
        element("small", {}, `${state.texts.turns} ${round.turns[0]}–${round.turns[1]}`)),
      element("p", { class: "clock", role: "timer", "data-clock": "left", "aria-label": state.texts["time-left"] }, time(round.phase_ends - second(state)))),
    paused && element("p", { class: "banner" }, state.texts.paused),
    round.hand_over ? element("p", { class: "banner hand-over" }, sign("transfer"), state.texts["hand-over"]) : null,
    last ? announcement(state.texts, last) : element("p", { class: "quiet" }, state.texts["nothing-yet"]),
    draws,
    round.leads && steering(page, round),
    list(state.texts, round.said));
}
