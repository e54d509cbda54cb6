// Chooses the screen of a phone, and rebuilds it from the laptop's messages whenever something happens.

import { keepAwake } from "./awake.js";
import { boardRound } from "./board.js";
import { Connection } from "./connection.js";
import { element, show } from "./dom.js";
import { guideScreen } from "./guide.js";
import { codeScreen, lostBanner, seatsScreen, waitingScreen } from "./joining.js";
import { overlayOf } from "./overlays.js";
import { plansScreen, withWaiting } from "./plans.js";
import { questionScreen } from "./questions.js";
import { roundScreen, runClocks } from "./round.js";
import { silence } from "./static.js";
import { store } from "./store.js";
import { walkScreen } from "./walk.js";

const spectator = location.pathname === "/board";
const app = document.getElementById("app");
const words = JSON.parse(document.getElementById("texts").textContent);
const all = { en: words.en };
const state = {
  texts: {}, language: "", languages: Object.keys(words.languages).map((code) => [code, words.languages[code]]), seat: null, shown: null, clock: null, why: "",
  lost: false, joined: false, isStale: false, overlay: null, asked: null, name: null, row: { game: null, slot: 1, filling: false }, cards: {},
};

// English is part of the page. Other languages come from the browser's storage, or once from the laptop.
function speak(language) {
  Object.assign(state, { language, texts: all[language] || all.en, cards: {} });
  document.documentElement.lang = language;
  if (all[language]) return;
  fetch(words.files[language]).then((answer) => answer.json()).then((found) => {
    all[language] = found;
    if (state.language === language) { state.texts = found; render(); }
  }, () => {});
}

function preferred() {
  const wanted = [store.get("language")].concat(navigator.languages || [navigator.language]).filter(Boolean);
  return wanted.map((one) => one.split("-")[0].toLowerCase()).filter((one) => words.languages[one])[0] || "en";
}

// The part after # never leaves the browser. A code scanned into an open page arrives this way too.
function readCode() {
  if (location.hash.length < 2) return false;
  store.set("code", decodeURIComponent(location.hash.slice(1)));
  history.replaceState(null, "", location.pathname);
  return true;
}

speak(preferred());
readCode();
const connection = new Connection(spectator, receive, () => state.language);
const page = {
  state, spectator, connection, render,
  open(overlay) { state.overlay = overlay; render(); },
  close() { state.overlay = null; render(); },
  chooseLanguage(language) {
    store.set("language", language);
    speak(language);
    connection.say({ type: "language", language });
    render();
  },
  card(code) { // requested once, and shown when it arrives
    if (state.cards[code] === undefined) {
      state.cards[code] = null;
      connection.say({ type: "read-card", code });
    }
    return state.cards[code];
  },
};
connection.open();
render();
runClocks(page);
if (!spectator || navigator.wakeLock) keepAwake(render);
addEventListener("hashchange", () => { if (readCode()) connection.open(); });
addEventListener("keydown", (event) => { if (event.key === "Escape" && state.overlay) page.close(); });

function receive(message) {
  switch (message.type) {
    case "lost":
      if (!state.lost && state.clock) state.clock = stopped(state.clock);
      state.lost = true;
      if (message.dropped) notify(state.texts["not-heard"]);
      break;
    case "back":
      state.lost = false;
      break;
    case "refused":
      if (message.build && isOlderThan(message.build)) return;
      if (message.why === "wrong-code") store.set("code", null); // never retry a wrong code
      Object.assign(state, { lost: false, joined: false, shown: null, why: message.why });
      break;
    case "welcome":
      if (isOlderThan(message.build)) return;
      Object.assign(state, { lost: false, joined: true, seat: message.seat, isStale: true });
      if (message.seat === null && !spectator && store.get("token")) {
        state.why = state.texts["seat-lost"];
        store.set("token", null);
      } else if (message.seat !== null || !state.why) state.why = "";
      return;
    case "seated":
      Object.assign(state, { seat: message.seat, why: "", asked: null, name: null, shown: null, overlay: null });
      return;
    case "asked":
      Object.assign(state, { asked: message.seat, why: message.why });
      break;
    case "no-seat":
      Object.assign(state, { asked: null, why: message.why });
      break;
    case "unseated":
      Object.assign(state, { seat: null, asked: null, why: message.why, overlay: null });
      break;
    case "shown":
      take(message);
      break;
    case "clock":
      setClock(message.clock);
      return;
    case "card":
      state.cards[message.card.code] = message.card;
      break;
    case "done":
      if (message.refused) notify(message.refused);
      break;
  }
  render();
}

function take({ changed, clock }) {
  const before = state.shown;
  const shown = Object.assign({}, state.isStale ? null : before, changed); // after an interruption, everything is sent again
  state.isStale = false;
  if (changed.ship) shown.ship = Object.assign({}, changed.ship, { drawing: wholeDrawing(before && before.ship, changed.ship.drawing) });
  announce(before, shown);
  const game = (one) => (one && ((one.plans && one.plans.game) || (one.round && one.round.game))) || null;
  state.shown = shown;
  if (game(shown) && game(shown) !== game(before)) {
    state.overlay = null;
    connection.enterAgain();
  }
  setClock(clock);
  if (shown.report && shown.report !== (before && before.report) && !spectator) openReport(shown.report);
}

// Only new shapes are sent. Two numbers stand for a range of the previous drawing.
function wholeDrawing(before, pieces) {
  return pieces.reduce((drawing, piece) => drawing.concat(typeof piece[0] === "number" ? before.drawing.slice(piece[0], piece[1]) : piece), []);
}

// A page from the browser's cache may be older than the program on the laptop.
function isOlderThan(build) {
  const own = document.documentElement.getAttribute("data-build");
  if (own === build || store.get("reloaded") === build) return false;
  store.set("reloaded", build);
  location.reload();
  return true;
}

function openReport(address) {
  if (store.get("report") === address) return;
  store.set("report", address);
  location.assign(address);
}

const stopped = (clock) => Object.assign({}, clock, { second: clock.second + (clock.speed * (performance.now() - clock.at)) / 1000, at: performance.now(), speed: 0 });

function setClock(clock) {
  state.clock = clock && Object.assign({}, clock, { at: performance.now() });
}

// For players who cannot see the screen, and for phones in a pocket.
let quiet;
function announce(before, now) {
  const said = now.said, known = before ? before.said.length : 0;
  const last = said[said.length - 1];
  const handsOver = now.round && now.round.hand_over_ends !== null && !(before && before.round && before.round.hand_over_ends !== null);
  if (handsOver && before) buzz([80, 60, 80]);
  if (!last || said.length <= known) return;
  const spoken = document.getElementById("spoken");
  spoken.textContent = [last.unconfirmed, last.turn ? `T+${last.turn}` : "", last.text, last.zone_text].filter(Boolean).join(" ");
  clearTimeout(quiet);
  quiet = setTimeout(() => { spoken.textContent = ""; }, 10000);
  if (known) buzz(60);
}

function buzz(pattern) {
  if (navigator.vibrate && (!navigator.userActivation || navigator.userActivation.hasBeenActive)) navigator.vibrate(pattern);
}

let hiding;
function notify(text) {
  const notice = document.getElementById("notice");
  notice.textContent = text;
  notice.classList.add("there");
  clearTimeout(hiding);
  hiding = setTimeout(() => {
    notice.classList.remove("there");
    notice.textContent = "";
  }, 6000);
}

function render() {
  const silent = Boolean(state.joined && state.shown && state.shown.round && state.shown.round.silence_ends !== null && !state.lost);
  const fits = spectator && state.shown && (state.shown.round || state.shown.walk);
  document.body.className = [spectator ? "board" : "phone", silent ? "silent" : "", state.lost ? "lost" : "", fits ? "fits" : ""].join(" ");
  silence(silent);
  show(app, [screen(), overlayOf(page), state.lost && lostBanner(page)]);
}

function screen() {
  const { shown } = state;
  if (!state.joined) return connection.mayJoin && !state.why ? element("p", { class: "quiet" }, state.texts.joining) : codeScreen(page);
  if (!shown) return element("p", { class: "quiet" }, "…");
  if (!spectator && state.seat === null) return seatsScreen(page);
  if (shown.guide) return guideScreen(page, shown.guide);
  if (shown.round) return shown.stage === "summary" ? waitingScreen(page, state.texts["mission-over"]) : spectator ? boardRound(page, shown) : roundScreen(page, shown);
  if (shown.question) return questionScreen(page, shown.question);
  if (shown.plans) return plansScreen(page, withWaiting(shown.plans, connection.waiting));
  if (shown.walk) return walkScreen(page, shown);
  if (shown.stage === "plans") return waitingScreen(page, state.texts["plans-entered"]);
  return waitingScreen(page, state.texts.ready);
}
