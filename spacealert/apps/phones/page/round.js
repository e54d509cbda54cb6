// The action round: phase, time, announcements, tasks, and cards entered by officers.

import { element } from "./dom.js";
import { sign, zoneSign } from "./icons.js";
import { crewList, ownSeat, readyButton, whoSitsHere } from "./joining.js";
import { cardOf } from "./overlays.js";
import { store } from "./store.js";

export const ZONES = ["red", "white", "blue", "internal"];

export const time = (seconds) => {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${("0" + (whole % 60)).slice(-2)}`;
};

// The current second of the mission, unknown while the laptop is disconnected.
export function second({ clock, lost }) {
  return clock ? clock.second + (lost ? 0 : (clock.speed * (performance.now() - clock.at)) / 1000) : 0;
}

export const left = (state, ends) => Math.max(0, ends - second(state));

// Updates every clock on the page many times per second, without rebuilding it.
export function runClocks({ state }) {
  setInterval(() => {
    if (!state.shown || !state.shown.round || state.lost) return;
    for (const clock of Array.from(document.querySelectorAll("[data-ends]"))) {
      const rest = left(state, Number(clock.getAttribute("data-ends")));
      const text = clock.getAttribute("data-unit") === "s" ? String(Math.ceil(rest)) : time(rest);
      if (clock.textContent !== text) clock.textContent = text;
      if (clock.classList.contains("clock")) {
        clock.classList.toggle("last-minute", rest <= 60);
        clock.classList.toggle("counting", rest <= 5 && rest > 0);
      }
    }
    for (const bar of Array.from(document.querySelectorAll("[data-bar]"))) {
      const [begins, ends] = bar.getAttribute("data-bar").split(" ").map(Number);
      bar.style.width = `${Math.min(100, Math.max(0, (100 * (second(state) - begins)) / (ends - begins)))}%`;
    }
  }, 60);
}

export const countdown = (state, ends, attributes) =>
  element("span", Object.assign({ "data-ends": ends }, attributes), attributes && attributes["data-unit"] ? String(Math.ceil(left(state, ends))) : time(left(state, ends)));

export function phaseOf(round) {
  return round.phases[round.phase - 1];
}

export function timePanel({ state }, round) {
  const phase = phaseOf(round);
  return element("div", { class: "time", "data-key": "time" },
    element("p", { class: "phase" },
      element("span", {}, `${state.texts.phase} ${round.phase}`),
      element("small", {}, `${state.texts.turns} ${phase.first}–${phase.last}`)),
    countdown(state, phase.ends, { class: "clock", role: "timer", "aria-label": state.texts["time-left"] }));
}

export function announcement(texts, said, what) {
  return element("article", { class: "announcement", "data-zone": said.zone || "none", "data-key": "announcement" },
    said.zone ? zoneSign(texts, said.zone, said.serious) : sign(said.icon),
    element("div", {},
      said.unconfirmed && element("p", { class: "note" }, said.unconfirmed),
      element("p", { class: "headline" }, said.turn ? element("b", {}, `T+${said.turn} `) : null, said.text),
      said.zone_text && element("p", { class: "where" }, said.zone_text),
      what && element("p", { class: "what" }, what)));
}

export function duties({ state }, round) {
  return round.duties.length > 0 && element("ul", { class: "duties", "aria-label": state.texts.duties }, round.duties.map((one) =>
    element("li", { class: one.own ? "own" : "" },
      ZONES.indexOf(one.icon) >= 0 ? zoneSign(state.texts, one.icon) : sign(one.icon),
      element("span", { class: "text" }, one.text),
      one.ends === null ? element("b", {}, one.until) : countdown(state, one.ends, { class: "until" }))));
}

const threatsOf = (shown) => shown.said.filter((one) => one.turn);

function threatButton(page, one, label) {
  const { texts } = page.state;
  const words = [`T+${one.turn}`, one.card || one.text, one.zone_text, one.unconfirmed].filter(Boolean).join(", ");
  return element("button", {
    class: one.unconfirmed ? "threat unconfirmed" : "threat", "data-key": `threat-${one.second}-${one.zone}`, "data-zone": one.zone, "aria-label": words,
    onclick: () => page.open({ kind: "threat", second: one.second, zone: one.zone }),
  }, zoneSign(texts, one.zone, one.serious), element("span", {}, label));
}

// On a phone: a row for each turn with threats, a column for each trajectory.
function threats(page, shown) {
  const { texts } = page.state;
  const all = threatsOf(shown);
  if (!all.length) return element("p", { class: "quiet" }, texts["nothing-yet"]);
  const turns = all.map((one) => one.turn).filter((turn, place, every) => every.indexOf(turn) === place).sort((one, other) => one - other);
  return element("section", { class: "threats", "data-key": "threats" },
    element("h2", {}, texts.threats),
    element("div", { class: "grid", role: "table" },
      element("span", {}), ZONES.map((zone) => element("span", { class: "zone-head" }, zoneSign(texts, zone))),
      turns.map((turn) => [
        element("b", { class: "at" }, `T+${turn}`),
        ZONES.map((zone) => element("div", { class: "cell", "data-zone": zone },
          all.filter((one) => one.turn === turn && one.zone === zone).map((one) => threatButton(page, one, one.card || texts["no-card"])))),
      ])));
}

// On a board, as on the laptop: a row for each trajectory, a column for each turn.
export function threatBoard(page, shown) {
  const { texts } = page.state;
  const all = threatsOf(shown);
  const turns = Array.from({ length: Math.max(8, ...all.map((one) => one.turn)) }, (none, place) => place + 1);
  return element("section", { class: "threat-board", style: null, "data-key": "threats", "data-turns": turns.length },
    element("span", {}), turns.map((turn) => element("b", { class: "at" }, `T+${turn}`)),
    ZONES.map((zone) => [
      element("span", { class: "zone-head" }, zoneSign(texts, zone)),
      turns.map((turn) => element("div", { class: "cell", "data-zone": zone },
        all.filter((one) => one.turn === turn && one.zone === zone).map((one) => threatButton(page, one, one.card)))),
    ]));
}

export function list(texts, said, most) {
  const listed = said.filter((one) => one.listed).reverse().slice(0, most || 99);
  return listed.length > 0 && element("section", { class: "said", "data-key": "said" },
    element("h2", {}, texts.said),
    element("ol", {}, listed.map((one) =>
      element("li", {},
        element("time", {}, time(Math.floor(one.second))),
        one.zone ? zoneSign(texts, one.zone, one.serious) : sign(one.icon),
        element("span", {}, [one.turn ? `T+${one.turn}` : "", one.text, one.zone_text, one.unconfirmed, one.card].filter(Boolean).join(" · "))))));
}

function draws(page, shown) {
  const { state } = page;
  return shown.draws.length > 0 && element("section", { class: "draws", "data-key": "draws" },
    element("h2", {}, state.texts["your-cards"]),
    shown.draws.map((one) => {
      const code = cardOf(page, one);
      const card = one.candidates.filter((other) => other.code === code)[0];
      return element("button", { class: code ? "drawn chosen" : "drawn", "data-key": `drawn-${one.threat}`, onclick: () => page.open({ kind: "picker", threat: one.threat }) },
        zoneSign(state.texts, one.said.zone, one.said.serious),
        element("span", {}, `T+${one.said.turn} ${one.asked || one.said.text}`),
        element("b", {}, code ? (card ? card.name : code) : state.texts["which-card"]));
    }));
}

function steering({ state, connection }, round) {
  const running = round.state === "playing";
  return element("div", { class: "foot steering", "data-key": "steering" },
    element("button", { class: running ? "" : "main", "data-key": "pause", onclick: () => connection.enter({ do: "pause", on: running }) },
      sign(running ? "pause" : "play"), running ? state.texts.pause : round.has_begun ? state.texts["go-on"] : state.texts.start),
    round.silence_ends === null && element("button", { "data-key": "repeat", disabled: !running, onclick: () => connection.enter({ do: "repeat" }) },
      sign("repeat"), state.texts.repeat));
}

// Stored only on this phone, and only for this game.
export function note({ state }, game) {
  const kept = store.read("note", {});
  return element("section", { class: "own-note", "data-key": `note-${game}` },
    element("label", { for: "note" }, state.texts.note),
    element("textarea", {
      id: "note", "data-key": "note", rows: 2, maxlength: 400,
      oninput: (event) => store.set("note", JSON.stringify({ game, text: event.target.value })),
    }, kept.game === game ? kept.text : ""));
}

// Before its first second or paused: nobody may plan.
function standingStill(page, shown) {
  const { state } = page;
  const { round } = shown;
  const seat = ownSeat(state);
  return element("section", { class: "joining" },
    whoSitsHere(page),
    element("h1", { class: "waiting" }, round.state === "paused" ? state.texts.paused : round.has_begun ? state.texts["goes-on-soon"] : state.texts["begins-soon"]),
    element("p", { class: "quiet" }, shown.mission),
    round.has_begun && timePanel(page, round),
    !round.has_begun && seat && readyButton(page, seat),
    !round.has_begun && crewList(page),
    round.leads && steering(page, round));
}

function silent(page, shown) {
  const { state } = page;
  const { round } = shown;
  return element("section", { class: "static", "data-key": "static" },
    element("h1", {}, state.texts["comms-down"]),
    countdown(state, round.silence_ends, { class: "seconds", "data-unit": "s", role: "timer" }),
    element("p", {}, state.texts.silence),
    round.leads && steering(page, round));
}

export function roundScreen(page, shown) {
  const { state } = page;
  const { round } = shown;
  if (round.state === "preparing") return element("p", { class: "quiet" }, state.texts.preparing);
  if (round.state === "paused" || round.state === "ready") return standingStill(page, shown);
  if (round.silence_ends !== null) return silent(page, shown);
  const last = shown.said[shown.said.length - 1];
  return element("section", { class: "round" },
    whoSitsHere(page),
    element("div", { class: "first" },
      timePanel(page, round),
      round.hand_over_ends !== null && element("p", { class: "banner hand-over" }, sign("transfer"), state.texts["hand-over"], " ", countdown(state, round.hand_over_ends, { "data-unit": "s" })),
      last ? announcement(state.texts, last, round.what) : element("p", { class: "quiet" }, state.texts["nothing-yet"]),
      round.leads && steering(page, round),
      draws(page, shown),
      duties(page, round)),
    element("div", { class: "second" },
      threats(page, shown),
      note(page, round.game),
      list(state.texts, shown.said)));
}
