// Overlays on top of a screen: the menu, a threat, the list of cards an officer may have drawn, and requests for this
// seat.

import { element } from "./dom.js";
import { sign, zoneSign } from "./icons.js";
import { languageButtons, reportLink } from "./joining.js";

export function overlayOf(page) {
  const { state } = page;
  const wanted = state.shown && state.shown.wanted && state.shown.wanted[0];
  if (wanted) return seatWanted(page, wanted);
  if (!state.overlay) return null;
  return { menu, threat, picker }[state.overlay.kind](page, state.overlay);
}

function dialog(page, key, heading, children, close) {
  const { state } = page;
  return element("div", { class: "cover", "data-key": `cover-${key}`, onclick: (event) => { if (event.target.className === "cover") close(); } },
    element("div", { class: "dialog", role: "dialog", "aria-modal": "true", "aria-label": heading },
      element("div", { class: "dialog-head" },
        element("h2", {}, heading),
        element("button", { class: "menu", "data-key": "close", "aria-label": state.texts.close, onclick: close }, sign("cross"))),
      children));
}

function menu(page) {
  const { state, connection, close } = page;
  return dialog(page, "menu", "Space Alert", [
    languageButtons(page),
    state.shown && state.shown.report && reportLink(page),
    element("button", { "data-key": "leave", onclick: () => { close(); connection.say({ type: "leave-seat" }); } }, sign("person"), state.texts["leave-seat"]),
  ], close);
}

function seatWanted(page, wanted) {
  const { state, connection } = page;
  const answer = (granted) => connection.say({ type: "answer-seat-request", request: wanted.id, granted });
  return dialog(page, "wanted", state.texts["seat-wanted"], [
    element("button", { class: "main", "data-key": "keep-seat", onclick: () => answer(false) }, state.texts["keep-seat"]),
    element("button", { "data-key": "give-seat", onclick: () => answer(true) }, state.texts["give-seat"]),
  ], () => answer(false));
}

// An announced threat, and its card if an officer has entered it.
function threat(page, overlay) {
  const { state, close } = page;
  const said = state.shown.said.filter((one) => one.second === overlay.second && one.zone === overlay.zone)[0];
  if (!said) return null;
  const draw = state.shown.draws.filter((one) => one.said.second === said.second && one.said.zone === said.zone)[0];
  const card = said.code ? page.card(said.code) : null;
  return dialog(page, "threat", said.card || said.text, [
    element("p", { class: "threat-line" }, zoneSign(state.texts, said.zone, said.serious),
      [`T+${said.turn}`, said.card ? said.text : "", said.zone_text, said.unconfirmed].filter(Boolean).join(" · ")),
    !said.code && element("p", { class: "quiet" }, state.texts["no-card-yet"]),
    said.code && !card && element("p", { class: "quiet" }, "…"),
    card && element("p", { class: "quiet" }, [card.kind, card.place].filter(Boolean).join(". ")),
    card && element("p", { class: "numbers" }, card.numbers.join(" · ")),
    card && element("dl", { class: "letters" }, card.letters.map(([letter, text]) => [element("dt", {}, letter), element("dd", {}, text)])),
    card && card.rules.map((rule) => element("p", { class: "rule" }, rule)),
    draw && element("button", { class: draw.card ? "" : "main", "data-key": "choose-card", onclick: () => page.open({ kind: "picker", threat: draw.threat }) }, state.texts["which-card"]),
  ], close);
}

const folded = (text) => text.toLowerCase();

function picker(page, overlay) {
  const { state, connection, close, render } = page;
  const draw = state.shown.draws.filter((one) => one.threat === overlay.threat)[0];
  if (!draw) return null;
  const chosen = cardOf(page, draw);
  const enter = (card) => {
    connection.enter({ do: "enter-drawn", game: state.shown.round.game, threat: draw.threat, card });
    close();
  };
  const wanted = folded(overlay.search || "");
  const found = draw.candidates.filter(({ code, name }) => folded(name).indexOf(wanted) >= 0 || folded(code).indexOf(wanted) >= 0);
  return dialog(page, "picker", `T+${draw.said.turn} ${draw.asked || draw.said.text}`, [
    element("input", {
      "data-key": "search", type: "search", placeholder: state.texts.search, "aria-label": state.texts.search, autocomplete: "off",
      oninput: (event) => { overlay.search = event.target.value; render(); },
    }),
    element("div", { class: "choices" },
      found.map(({ code, name }) =>
        element("button", { "data-key": `choice-${code}`, "data-code": code, "aria-pressed": String(code === chosen), onclick: () => enter(code) },
          element("span", { class: "name" }, name), element("span", { class: "code" }, code))),
      !found.length && element("p", { class: "quiet" }, state.texts["no-such-card"])),
    chosen && element("button", { "data-key": "no-card", onclick: () => enter("") }, sign("erase"), state.texts["remove-card"]),
  ], close);
}

// The card that this phone has entered, saved or not.
export function cardOf({ connection, state }, draw) {
  const said = connection.waiting.filter(({ entry }) =>
    entry.do === "enter-drawn" && entry.threat === draw.threat && entry.game === state.shown.round.game).pop();
  return said && !draw.asked ? said.entry.card : draw.card;
}
