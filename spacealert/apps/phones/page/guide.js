// A guide: the current question, the answers this seat may give, and the public board.

import { element } from "./dom.js";
import { sign } from "./icons.js";
import { whoSitsHere } from "./joining.js";

let guideId = null; // the question of the variables below
let picked = []; // keys, a number, a text, or places by piece
let liftedPiece = 0; // the piece to place next
let isUncovered = false; // whether the owner has uncovered the secret

export function guideScreen(page, guide) {
  const { state, spectator } = page;
  if (guideId !== guide.id + guide.kind) { // this seat may take over a question while another phone is away
    guideId = guide.id + guide.kind;
    isUncovered = false;
    picked = guide.kind === "arrange" ? guide.standing.slice() : guide.kind === "count" || guide.kind === "write" ? [guide.likely] : [];
    liftedPiece = Math.max(0, picked.indexOf(""));
  }
  const isMine = guide.kind !== "" && !guide.sent;
  const isCovered = isMine && guide.secret && !isUncovered;
  return element("section", { class: "joining guide" },
    !spectator && whoSitsHere(page),
    spectator && element("h1", { class: "title" }, state.shown.mission),
    guide.notes.map((note) => element("p", { class: "quiet" }, note)),
    guide.text && element("p", { class: "question", role: "status" }, guide.text),
    guide.sent && element("p", { class: "quiet", role: "status" }, state.texts["has-answer"]),
    !isMine && !guide.sent && guide.on_phone_of && element("p", { class: "quiet" }, `${state.texts["on-phone-of"]} ${guide.on_phone_of}`),
    isCovered && element("button", { class: "main", "data-key": "uncover", onclick: () => { isUncovered = true; page.render(); } }, state.texts.uncover),
    isMine && !isCovered && guide.secret && element("p", { class: "question secret" }, guide.inside),
    isMine && !isCovered && guideAnswers(page, guide),
    element("h2", {}, state.texts.board),
    element("ul", { class: "told" }, guide.board.map((line) => element("li", {}, line))));
}

function guideAnswers(page, guide) {
  const { state, connection, render } = page;
  const give = (keys) => { connection.enter({ do: "answer", question: guide.id, keys }); render(); };
  const set = (keys) => { picked = keys; render(); };
  const done = (keys, text) => element("button", { class: "main", "data-key": "answer", onclick: () => give(keys) }, sign("done"), text || state.texts.finish);
  const button = (one, label, onclick, pressed) =>
    element("button", { "data-key": `option-${one.key}`, class: one.key === guide.likely ? "main" : "", "aria-pressed": pressed, onclick }, label);
  switch (guide.kind) {
    case "choose":
      return element("div", { class: "options" }, guide.options.map((one) => button(one, one.label, () => give([one.key]))));
    case "draw":
      return element("div", { class: "options" },
        done([], state.texts["draw-for-me"]), guide.options.map((one) => button(one, one.label, () => give([one.key]))));
    case "several": {
      const count = (key) => picked.filter((one) => one === key).length;
      const tap = (key) => set(count(key) < guide.each ? picked.concat([key]) : picked.filter((one) => one !== key));
      return [element("div", { class: "options" }, guide.options.map((one) =>
        button(one, count(one.key) > 1 ? `${one.label} ×${count(one.key)}` : one.label, () => tap(one.key), String(count(one.key) > 0)))), done(picked)];
    }
    case "count": {
      const number = Number(picked[0]);
      const step = (by) => set([String(Math.max(guide.least, Math.min(guide.most, number + by)))]);
      return [element("div", { class: "foot" },
        element("button", { "data-key": "less", onclick: () => step(-1) }, "−"),
        element("output", { class: "clock", "data-key": "number" }, String(number)),
        element("button", { "data-key": "more", onclick: () => step(1) }, "+")), done(picked)];
    }
    case "write":
      return element("form", { onsubmit: (event) => { event.preventDefault(); give([event.target.elements.text.value]); } },
        element("input", { name: "text", "data-key": "text", "aria-label": guide.text, maxlength: 60, autocomplete: "off", value: guide.likely }),
        element("button", { class: "main", "data-key": "answer" }, state.texts.finish));
    case "arrange": {
      const place = (key) => {
        const now = picked.slice();
        now[liftedPiece] = key;
        liftedPiece = now.indexOf("") < 0 ? (liftedPiece + 1) % now.length : now.indexOf("");
        set(now);
      };
      const there = (key) => guide.pieces.filter((one, at) => picked[at] === key).map((one) => one.label).join(", ");
      return [
        element("div", { class: "choices" }, guide.pieces.map((one, at) =>
          element("button", { "data-key": `piece-${one.key}`, "aria-pressed": String(at === liftedPiece), onclick: () => { liftedPiece = at; render(); } }, one.label))),
        element("div", { class: "choices" }, guide.options.map((one) =>
          button(one, there(one.key) ? `${one.label}: ${there(one.key)}` : one.label, () => place(one.key)))),
        done(guide.pieces.map((one, at) => `${one.key}/${picked[at]}`))];
    }
  }
  return done([]);
}
