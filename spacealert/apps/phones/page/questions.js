// A question that this seat answers for itself.

import { element } from "./dom.js";
import { whoSitsHere } from "./joining.js";

let asked = null; // the question that `chosen` belongs to
let chosen = [];

export function questionScreen(page, question) {
  const { state, connection, render } = page;
  if (asked !== question.id) [asked, chosen] = [question.id, question.own];
  const answer = (keys) => connection.enter({ do: "answer", question: question.id, keys });
  const choose = (key) => {
    if (!question.several) chosen = [key];
    else chosen = chosen.includes(key) ? chosen.filter((one) => one !== key) : [...chosen, key];
    if (!question.several) answer(chosen);
    render();
  };
  const short = question.options.every((one) => one.label.length < 3);
  return element("section", { class: "joining" },
    whoSitsHere(page),
    element("p", { class: "question" }, question.text),
    element("div", { class: short ? "options short" : "options" }, question.options.map((one) =>
      element("button", {
        "data-key": `option-${one.key}`, "aria-pressed": String(chosen.includes(one.key)), onclick: () => choose(one.key),
      }, one.label))),
    question.several && element("button", { class: "main", "data-key": "answer", onclick: () => answer(chosen) }, state.texts.finish),
    question.answered && element("p", { class: "quiet", role: "status" }, state.texts.answered));
}
