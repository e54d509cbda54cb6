// Before a mission: the code, the seat, and waiting. Also the header of every screen.

import { awake } from "./awake.js";
import { element } from "./dom.js";
import { sign } from "./icons.js";
import { store } from "./store.js";

const LONGEST_NAME = 18;

const title = (shown) => element("h1", { class: "title" }, shown && shown.stage === "guide" ? shown.mission : "Space Alert");
const ownName = () => (store.get("name") || "").slice(0, LONGEST_NAME);

export function languageButtons({ state, chooseLanguage }) {
  return element("nav", { class: "languages", "aria-label": state.texts.language },
    state.languages.map(([code, name]) =>
      element("button", {
        "data-key": `language-${code}`, lang: code, "aria-pressed": String(code === state.language), onclick: () => chooseLanguage(code),
      }, name)));
}

export function codeScreen(page) {
  const { state, connection } = page;
  const send = (event) => {
    event.preventDefault();
    store.set("code", event.target.elements.code.value.trim().toUpperCase());
    state.why = "";
    connection.open();
    page.render();
  };
  return element("section", { class: "joining" },
    title(),
    element("form", { onsubmit: send },
      element("label", { for: "code" }, state.texts.code),
      element("input", {
        id: "code", name: "code", "data-key": "code", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 6,
        required: true, "aria-describedby": "code-help",
      }),
      element("button", { class: "main", "data-key": "join" }, state.texts.join)),
    element("p", { id: "code-help", class: state.why ? "wrong" : "quiet", role: "status" }, state.why ? state.texts[state.why] : state.texts["code-help"]),
    languageButtons(page));
}

export function seatsScreen(page) {
  const { state, connection } = page;
  const known = state.shown || { seats: [] };
  const name = state.name === null ? ownName() : state.name;
  const take = (message) => {
    if (name.trim()) store.set("name", name.trim());
    connection.say(Object.assign(message, { name: name.trim() }));
  };
  const isMine = (seat) => Boolean(name) && seat.named && seat.name === name && seat.phone !== "here";
  const mine = known.seats.filter((seat) => !seat.android && isMine(seat))[0];
  return element("section", { class: "joining" },
    title(known),
    element("h2", {}, state.texts[known.seats.length ? "choose-seat" : "no-seats-yet"]),
    state.why && element("p", { class: "wrong", role: "status" }, state.why),
    mine && element("button", { class: "main", "data-key": "me", onclick: () => take({ type: "take-seat", seat: mine.place }) },
      sign("person"), state.texts["that-is-me"].replace("…", () => name)),
    known.stage === "ready" && element("p", { class: "field" },
      element("label", { for: "my-name" }, state.texts["your-name"]),
      element("input", {
        id: "my-name", "data-key": "my-name", maxlength: LONGEST_NAME, autocomplete: "off", value: ownName(),
        oninput: (event) => { state.name = event.target.value; page.render(); },
      })),
    element("div", { class: "seats" },
      known.seats.map((seat) =>
        element("button", {
          class: "seat", "data-key": `seat-${seat.place}`, "data-color": seat.color, disabled: state.asked === seat.place,
          onclick: () => take({ type: "take-seat", seat: seat.place }),
        },
        sign(seat.android ? "crew-android" : `crew-${seat.color}`),
        element("span", { class: "name" }, seat.name),
        element("span", { class: "roles" }, seat.roles.join(", ")),
        element("span", { class: "phone-state" }, state.asked === seat.place ? "…" : state.texts[`seat-${seat.phone}`])))),
    known.can_add_seat && element("button", { "data-key": "add-seat", onclick: () => take({ type: "add-seat" }) }, sign("plus"), state.texts["add-seat"]),
    languageButtons(page));
}

// The header of every screen: the player, unsaved entries, and the menu.
export function whoSitsHere(page) {
  const { state, connection } = page;
  const seat = ownSeat(state);
  const unsent = connection.waiting.length;
  return seat && element("header", { class: "who", "data-color": seat.color, "data-key": "who" },
    sign(`crew-${seat.color}`),
    element("span", { class: "name" }, seat.name),
    element("span", { class: unsent ? "unsent" : "unsent none", role: "status" }, unsent ? `${state.texts.unsent} ${unsent}` : ""),
    element("span", { class: "roles" }, seat.roles.join(", ")),
    element("button", { class: "menu", "data-key": "menu", "aria-label": state.texts.menu, onclick: () => page.open({ kind: "menu" }) }, sign("menu")));
}

export const ownSeat = (state) => (state.shown ? state.shown.seats.filter((one) => one.place === state.seat)[0] : null);

export function waitingScreen(page, text) {
  const { state, connection, spectator } = page;
  const seat = ownSeat(state);
  const inRoom = state.shown.stage === "ready";
  const rename = (event) => {
    event.preventDefault();
    const name = event.target.elements.name.value.slice(0, LONGEST_NAME).trim();
    store.set("name", name || null);
    connection.enter({ do: "rename", name });
    if (document.activeElement) document.activeElement.blur();
    page.render();
  };
  return element("section", { class: "joining" },
    !spectator && whoSitsHere(page),
    spectator && title(),
    element("h1", { class: "waiting" }, text),
    !spectator && seat && inRoom && element("form", { onsubmit: rename },
      element("label", { for: "name" }, state.texts["your-name"]),
      element("input", { id: "name", name: "name", "data-key": "name", maxlength: LONGEST_NAME, autocomplete: "off", value: seat.named ? seat.name : "", placeholder: seat.name }),
      element("button", { "data-key": "rename" }, state.texts["save-name"])),
    seat && inRoom && readyButton(page, seat),
    (inRoom || state.shown.stage === "plans") && crewList(page),
    state.shown.report && reportLink(page),
    !spectator && !awake.works && element("p", { class: "quiet" }, state.texts["stay-awake"]));
}

export const reportLink = ({ state }) => element("a", { class: "button", "data-key": "report", href: state.shown.report }, sign("page"), state.texts.report);

// The state after the laptop has saved this phone's entries.
function isReady({ connection }, seat) {
  const said = connection.waiting.filter(({ entry }) => entry.do === "ready").pop();
  return said ? said.entry.ready : seat.ready;
}

export function readyButton(page, seat) {
  const { state, connection, render } = page;
  const ready = isReady(page, seat);
  return element("button", {
    class: ready ? "ready chosen" : "ready main", "data-key": "ready", "aria-pressed": String(ready),
    onclick: () => { connection.enter({ do: "ready", ready: !ready }); render(); },
  }, sign("done"), ready ? state.texts["is-ready"] : state.texts["say-ready"]);
}

// The players who are connected, ready or, in the plans, done.
export function crewList({ state }) {
  const isDone = (one) => (state.shown.stage === "plans" ? one.finished : one.ready);
  const done = state.texts[state.shown.stage === "plans" ? "is-done" : "is-ready"];
  return element("ul", { class: "crew-list" }, state.shown.seats.filter((one) => !one.android).map((one) =>
    element("li", { "data-color": one.color, class: one.phone === "here" ? "" : "away" },
      sign(isDone(one) ? "done" : `crew-${one.color}`), element("span", { class: "name" }, one.name),
      element("span", { class: "phone-state" }, isDone(one) ? done : state.texts[`seat-${one.phone}`]))));
}

export function lostBanner({ state, connection }) {
  const unsent = connection.waiting.length;
  return element("p", { class: "banner line-lost", role: "status", "data-key": "lost" },
    `${state.texts.lost}${unsent ? ` ${state.texts.unsent} ${unsent}` : ""}`);
}
