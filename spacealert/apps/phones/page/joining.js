// Before a mission: the code, the seat, and waiting.

import { store } from "./connection.js";
import { element } from "./dom.js";
import { sign } from "./icons.js";

const title = (page) => element("h1", { class: "title" }, "Space Alert");

function languages({ state, connection, render }) {
  return element(
    "nav",
    { class: "languages", "aria-label": state.texts.language },
    state.languages.map(([code, name]) =>
      element("button", {
        "data-key": `language-${code}`, lang: code, "aria-pressed": String(code === state.language),
        onclick: () => {
          store.set("language", code);
          if (state.joined) connection.say({ type: "language", language: code });
          else connection.open();
        },
      }, name)),
  );
}

export function codeScreen(page) {
  const { state, connection } = page;
  if (!state.texts.join) return element("p", { class: "quiet" }, "…");
  const send = (event) => {
    event.preventDefault();
    store.set("code", event.target.elements.code.value.trim().toUpperCase());
    connection.greet();
  };
  return element(
    "section",
    { class: "joining" },
    title(page),
    element("form", { onsubmit: send },
      element("label", { for: "code" }, state.texts.code),
      element("input", {
        id: "code", name: "code", "data-key": "code", autocomplete: "off", autocapitalize: "characters", spellcheck: "false", maxlength: 6,
        required: true, "aria-describedby": "code-help",
      }),
      element("button", { class: "main", "data-key": "join" }, state.texts.join)),
    element("p", { id: "code-help", class: state.why ? "wrong" : "quiet" }, state.why || state.texts["code-help"]),
    languages(page),
  );
}

export function seatsScreen(page) {
  const { state, connection } = page;
  const seats = state.shown?.seats || [];
  return element(
    "section",
    { class: "joining" },
    title(page),
    element("h2", {}, state.texts["choose-seat"]),
    state.why && element("p", { class: "wrong" }, state.why),
    element("div", { class: "seats" },
      seats.map((seat) =>
        element("button", {
          class: "seat", "data-key": `seat-${seat.place}`, "data-color": seat.color, disabled: seat.android,
          onclick: () => connection.say({ type: "take-seat", seat: seat.place }),
        },
        sign(seat.android ? "android" : "person"),
        element("span", { class: "name" }, seat.name),
        element("span", { class: "roles" }, seat.roles.join(", ")),
        element("span", { class: "phone-state" }, seat.android ? "" : state.texts[`seat-${seat.phone}`])))),
    languages(page),
  );
}

// The one who sits here, above every screen of a phone.
export function whoSitsHere({ state }) {
  const seat = state.shown?.seats.find((one) => one.place === state.seat);
  return seat && element("header", { class: "who", "data-color": seat.color },
    sign("person"),
    element("span", { class: "name" }, seat.name),
    element("span", { class: "roles" }, seat.roles.join(", ")));
}

export function waitingScreen(page, text) {
  const { state, connection, spectator } = page;
  const seat = state.shown?.seats.find((one) => one.place === state.seat);
  const rename = (event) => {
    event.preventDefault();
    connection.enter({ do: "rename", name: event.target.elements.name.value.slice(0, 14) });
    document.activeElement?.blur();
  };
  return element(
    "section",
    { class: "joining" },
    whoSitsHere(page),
    element("h1", { class: "waiting" }, text),
    !spectator && seat && state.shown.stage === "ready" && element("form", { onsubmit: rename },
      element("label", { for: "name" }, state.texts["your-name"]),
      element("input", { id: "name", name: "name", "data-key": "name", maxlength: 14, autocomplete: "off", value: seat.name }),
      element("button", { "data-key": "rename" }, state.texts["save-name"])),
    !spectator && !("wakeLock" in navigator) && element("p", { class: "quiet" }, state.texts["stay-awake"]),
    element("div", { class: "foot" },
      !spectator && element("button", { "data-key": "leave", onclick: () => connection.say({ type: "leave-seat" }) }, state.texts["leave-seat"])),
    languages(page),
  );
}

export function lostScreen({ state }) {
  return element("p", { class: "banner", role: "status" }, state.texts.lost || "…");
}
