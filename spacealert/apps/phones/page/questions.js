// A question that this seat answers on its own.

import { element } from "./dom.js";
import { sign } from "./icons.js";
import { whoSitsHere } from "./joining.js";

let asked = null; // the question of `chosen`
let chosen = [];

export function questionScreen(page, question) {
  const { state, connection, render } = page;
  if (asked !== question.id) [asked, chosen] = [question.id, question.own];
  const answer = (keys) => connection.enter({ do: "answer", question: question.id, keys });
  const choose = (key) => {
    if (!question.several) chosen = [key];
    else chosen = chosen.indexOf(key) >= 0 ? chosen.filter((one) => one !== key) : chosen.concat([key]);
    if (!question.several) answer(chosen);
    render();
  };
  const isOpen = !question.verdict;
  const short = question.options.every((one) => one.label.length < 3);
  return element("section", { class: "joining" },
    whoSitsHere(page),
    element("p", { class: "question" }, question.text),
    !isOpen && element("div", { class: `verdict ${question.verdict}`, role: "status" },
      element("p", { class: "headline" }, sign(question.verdict === "right" ? "done" : "cross"), state.texts[`verdict-${question.verdict}`]),
      question.verdict !== "right" && element("p", {}, `${state.texts.solution} ${question.solution}`)),
    element("div", { class: short ? "options short" : "options" }, question.options.map((one) =>
      element("button", {
        "data-key": `option-${one.key}`, "aria-pressed": String(chosen.indexOf(one.key) >= 0), disabled: !isOpen, onclick: () => choose(one.key),
      }, one.label))),
    isOpen && question.several && element("button", { class: "main", "data-key": "answer", onclick: () => { answer(chosen); render(); } }, state.texts.finish),
    isOpen && question.answered && element("p", { class: "quiet", role: "status" }, state.texts.answered));
}
