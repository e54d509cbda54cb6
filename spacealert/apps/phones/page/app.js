// What a phone shows: which screen, made anew from the laptop's words whenever something has happened.

import { Connection, store } from "./connection.js";
import { element, show } from "./dom.js";
import { codeScreen, lostScreen, seatsScreen, waitingScreen } from "./joining.js";
import { plansScreen, withWaiting } from "./plans.js";
import { questionScreen } from "./questions.js";
import { roundScreen, runClocks } from "./round.js";
import { silence } from "./static.js";
import { walkScreen } from "./walk.js";

const spectator = location.pathname === "/board";
const app = document.getElementById("app");
const state = { texts: {}, languages: [], language: "en", seat: null, shown: null, clock: null, why: "", lost: false, choosing: false, joined: false, slot: null, filling: null };

if (location.hash.length > 1) {
  store.set("code", decodeURIComponent(location.hash.slice(1)));
  history.replaceState(null, "", location.pathname);
}

const connection = new Connection(spectator, receive);
const page = { state, spectator, connection, render, notify };
connection.open();
render();
runClocks(page);

function receive(message) {
  switch (message.type) {
    case "lost":
      state.lost = true;
      break;
    case "refused":
      Object.assign(state, { ...words(message), lost: false, joined: false, why: message.why });
      break;
    case "welcome":
      Object.assign(state, { ...words(message), lost: false, joined: true, why: "", seat: message.seat });
      break;
    case "texts":
      Object.assign(state, words(message));
      break;
    case "seated":
      Object.assign(state, { seat: message.seat, why: "", choosing: false, shown: null });
      break;
    case "no-seat":
      state.why = message.why;
      break;
    case "unseated":
      Object.assign(state, { seat: null, shown: null });
      break;
    case "shown":
      announce(state.shown, message.shown);
      if (message.shown.plans && !state.shown?.plans) connection.enterAgain();
      state.shown = message.shown;
      setClock(message.clock);
      break;
    case "clock":
      setClock(message.clock);
      return;
    case "done":
      if (message.refused) notify(message.refused);
      break;
  }
  render();
}

function words({ texts, languages, language }) {
  document.documentElement.lang = language;
  return { texts, languages, language };
}

function setClock(clock) {
  state.clock = clock && { ...clock, at: performance.now() };
}

// For whom does not see the screen, and for a pocket.
function announce(before, now) {
  const said = now.round?.said || [];
  const known = before?.round?.said || [];
  const last = said.at(-1);
  if (!last || said.length <= known.length) return;
  document.getElementById("spoken").textContent = [last.note, last.turn && `T+${last.turn}`, last.text, last.zone_text].filter(Boolean).join(" ");
  if (known.length && navigator.vibrate && navigator.userActivation?.hasBeenActive) navigator.vibrate(60);
}

let hiding;
function notify(text) {
  const notice = document.getElementById("notice");
  notice.textContent = text;
  notice.classList.add("there");
  clearTimeout(hiding);
  hiding = setTimeout(() => notice.classList.remove("there"), 6000);
}

function render() {
  const silent = Boolean(state.joined && state.shown?.round?.silent);
  document.body.className = [spectator ? "board" : "phone", silent ? "silent" : "", state.lost ? "lost" : ""].join(" ");
  silence(silent && !state.lost);
  show(app, screen(), state.lost && state.joined && lostScreen(page));
}

function screen() {
  const { shown } = state;
  if (!state.joined) return state.lost && !state.languages.length ? lostScreen(page) : codeScreen(page);
  if (!spectator && state.seat === null) return seatsScreen(page);
  if (!shown) return element("p", { class: "quiet" }, "…");
  if (shown.round) return shown.stage === "summary" ? waitingScreen(page, state.texts["mission-over"]) : roundScreen(page, shown);
  if (shown.question) return questionScreen(page, shown.question);
  if (shown.plans) return plansScreen(page, withWaiting(shown.plans, connection.waiting));
  if (shown.walk) return walkScreen(page, shown);
  if (shown.stage === "plans") return waitingScreen(page, state.texts["plans-entered"]);
  return waitingScreen(page, state.texts["ready"]);
}
