// The own row, entered by touch: the marked slot gets the card, and the mark goes on.

import { element } from "./dom.js";
import { isSpecial, sign, slotIcons, toneOf } from "./icons.js";
import { whoSitsHere } from "./joining.js";

// The row as it will be once the laptop has what this browser still waits for.
export function withWaiting(plans, waiting) {
  const plan = [...plans.plan];
  const open = new Set();
  for (const { entry } of waiting) {
    if (entry.do !== "lay" || entry.game !== plans.game) continue;
    plan[entry.turn - 1] = entry.slot;
    open.add(entry.turn);
  }
  return { ...plans, plan, open };
}

function phases({ turns, last_turns: last }) {
  const ends = last.filter((end) => end < turns);
  return [...ends, turns].map((end, place, all) => {
    const first = place ? all[place - 1] + 1 : 1;
    return Array.from({ length: end - first + 1 }, (_, step) => first + step);
  });
}

const nameOf = (plans, slot) => [...slot].map((card) => plans.cards.find((one) => one.code === card)?.name).join(" + ");

// What the slot that was laid last becomes with one more card; nothing if that card must go elsewhere.
function joined(plans, turn, card) {
  const slot = plans.plan[turn - 1];
  if (!plans.open.has(turn)) return plans.joins[turn - 1][card];
  return plans.several && slot.length === 1 ? slot + card : undefined; // the laptop refuses what cannot be
}

export function plansScreen(page, plans) {
  const { state, connection, render } = page;
  const { texts } = state;
  const firstFree = plans.plan.findIndex((card) => !card) + 1 || plans.turns;
  if (state.slot === null || state.slot > plans.turns) state.slot = firstFree;
  if (state.filling && !plans.open.has(state.filling) && !Object.keys(plans.joins[state.filling - 1]).length) {
    state.slot = Math.min(state.filling + 1, plans.turns); // full: the mark goes on
    state.filling = null;
  }
  const lay = (card) => {
    const both = card && state.filling === state.slot ? joined(plans, state.slot, card) : undefined;
    if (card && state.filling === state.slot && !both) state.slot = Math.min(state.slot + 1, plans.turns);
    const turn = state.slot, before = plans.plan[turn - 1], slot = both || card;
    const more = plans.several && slot.length === 1;
    state.filling = more ? turn : null;
    if (card && !more) state.slot = Math.min(turn + 1, plans.turns);
    if (before !== slot) connection.enter({ do: "lay", game: plans.game, turn, slot, before });
    render();
  };
  const slot = (turn) => {
    const card = plans.plan[turn - 1];
    return element("button", {
      class: ["slot", card && "laid", plans.open.has(turn) && "open"].filter(Boolean).join(" "), "data-key": `slot-${turn}`, "data-turn": turn,
      "data-tone": card ? toneOf(card) : null, "aria-pressed": String(turn === state.slot),
      "aria-label": `${texts.turn} ${turn}: ${card ? nameOf(plans, card) : texts.empty}`,
      onclick: () => { Object.assign(state, { slot: turn, filling: null }); render(); },
    }, element("small", {}, String(turn)), element("span", { class: "cards" }, slotIcons(card)));
  };
  return element("section", { class: "plans" },
    whoSitsHere(page),
    element("div", { class: "slots", role: "group", "aria-label": texts["your-row"] },
      phases(plans).map((turns) => element("div", { class: "phase-row" }, turns.map(slot)))),
    plans.finished
      ? element("div", { class: "finished" },
        element("p", {}, plans.waiting_for.length ? `${texts["waiting-for"]} ${plans.waiting_for.join(", ")}` : texts["all-finished"]),
        element("button", { "data-key": "change", onclick: () => connection.enter({ do: "finish", finished: false }) }, texts["change-row"]))
      : [
        element("div", { class: "palette", role: "group", "aria-label": texts.cards },
          plans.cards.map(({ code, name }) =>
            element("button", { class: "card", "data-key": `card-${code}`, "data-card": code, "data-tone": toneOf(code), "aria-label": name, title: name, onclick: () => lay(code) },
              slotIcons(code), isSpecial(code) && element("span", {}, name)))),
        element("div", { class: "foot" },
          element("button", { "data-key": "undo", disabled: !plans.can_undo, onclick: () => connection.enter({ do: "take-back" }) }, sign("undo"), texts.undo),
          element("button", { "data-key": "erase", disabled: !plans.plan[state.slot - 1], onclick: () => lay("") }, sign("erase"), texts.erase),
          element("button", { class: "main", "data-key": "finish", onclick: () => connection.enter({ do: "finish", finished: true }) }, sign("done"), texts.finish)),
      ],
    // Below everything: what comes and goes must not move a card from under a finger.
    plans.double_actions && !plans.finished && !plans.plan.some(Boolean) ? element("p", { class: "quiet" }, texts["two-in-a-slot"]) : null,
    plans.doubts.length ? element("ul", { class: "doubts" }, plans.doubts.map((one) => element("li", {}, one))) : null);
}
