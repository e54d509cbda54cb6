// The player's own row, entered by touch: a card goes to the selected slot, and the selection moves on. A card is always
// sent with its turn and the complete slot, so the order in which the laptop receives cards does not matter.

import { element } from "./dom.js";
import { isSpecial, sign, slotIcons, toneOf } from "./icons.js";
import { whoSitsHere } from "./joining.js";
import { note } from "./round.js";

// The row after the laptop has saved this browser's entries.
export function withWaiting(plans, waiting) {
  const plan = plans.plan.slice();
  const undo = plans.undo.slice();
  const open = new Set();
  let finished = plans.finished;
  for (const { entry } of waiting) {
    if (entry.game !== plans.game) continue;
    if (entry.do === "lay") {
      undo.push([entry.turn, plan[entry.turn - 1]]);
      plan[entry.turn - 1] = entry.slot;
      open.add(entry.turn);
    } else if (entry.do === "take-back" && undo.length) {
      const [turn, before] = undo.pop();
      plan[turn - 1] = before;
      open.add(turn);
    } else if (entry.do === "finish") finished = entry.finished;
  }
  return Object.assign({}, plans, { plan, undo, open, finished });
}

const sorted = (slot) => slot.split("").sort().join("");

// The slot with one more card, or nothing if they cannot share it. Most cards keep the order in which they are played,
// but some go before others.
function withCard({ pairs }, slot, card) {
  if (pairs.indexOf(slot + card) >= 0) return slot + card;
  const wanted = sorted(slot + card);
  return pairs.filter((pair) => sorted(pair) === wanted)[0];
}

// Whether this slot has room for another card.
function hasRoom({ pairs, cards }, slot) {
  return cards.some(({ code }) => pairs.some((pair) => sorted(pair) === sorted(slot + code)));
}

function phases({ turns, last_turns: last }) {
  const ends = last.filter((end) => end < turns).concat([turns]);
  return ends.map((end, place) => {
    const first = place ? ends[place - 1] + 1 : 1;
    return Array.from({ length: end - first + 1 }, (none, step) => first + step);
  });
}

const nameOf = (plans, slot) => slot.split("").map((card) => (plans.cards.filter((one) => one.code === card)[0] || { name: card }).name).join(" + ");

export function plansScreen(page, plans) {
  const { state, connection, render } = page;
  const { texts } = state;
  if (state.row.game !== plans.game) state.row = { game: plans.game, slot: (plans.plan.map(Boolean).indexOf(false) + 1) || plans.turns, filling: false };
  const row = state.row;
  const lay = (card) => {
    let both = card && row.filling ? withCard(plans, plans.plan[row.slot - 1], card) : null;
    if (card && row.filling && !both) row.slot = Math.min(row.slot + 1, plans.turns);
    both = both || card;
    const turn = row.slot, before = plans.plan[turn - 1];
    row.filling = Boolean(card) && hasRoom(plans, both);
    if (card && !row.filling) row.slot = Math.min(turn + 1, plans.turns);
    if (before !== both) connection.enter({ do: "lay", game: plans.game, turn, slot: both, before });
    render();
  };
  const takeBack = () => {
    const [turn] = plans.undo[plans.undo.length - 1];
    connection.enter({ do: "take-back", game: plans.game });
    Object.assign(row, { slot: turn, filling: false });
    render();
  };
  const finish = (finished) => {
    connection.enter({ do: "finish", game: plans.game, finished });
    render();
  };
  const slot = (turn) => {
    const card = plans.plan[turn - 1];
    const isOpen = plans.open.has(turn);
    return element("button", {
      class: ["slot", card && "laid", card.length > 1 && "two", isOpen && "open"].filter(Boolean).join(" "), "data-key": `slot-${turn}`, "data-turn": turn,
      "data-tone": card ? toneOf(card) : null, "aria-pressed": String(turn === row.slot && !plans.finished), disabled: plans.finished,
      "aria-label": `${texts.turn} ${turn}: ${card ? nameOf(plans, card) : texts.empty}${isOpen ? `, ${texts.unsent}` : ""}`,
      onclick: () => { Object.assign(row, { slot: turn, filling: false }); render(); },
    }, element("small", {}, String(turn)), element("span", { class: "cards" }, slotIcons(card)));
  };
  return element("section", { class: "plans" },
    whoSitsHere(page),
    element("div", { class: "slots", role: "group", "aria-label": texts["your-row"] },
      phases(plans).map((turns) => element("div", { class: "phase-row" }, turns.map(slot)))),
    plans.finished
      ? element("div", { class: "finished" },
        element("p", { role: "status" }, plans.waiting_for.length ? `${texts["waiting-for"]} ${plans.waiting_for.join(", ")}` : texts[plans.starts_by_itself ? "starts-by-itself" : "all-finished"]),
        element("button", { "data-key": "change", onclick: () => finish(false) }, texts["change-row"]))
      : [
        element("div", { class: "palette", role: "group", "aria-label": texts.cards, "data-key": "palette" },
          plans.cards.map(({ code, name }) =>
            element("button", { class: isSpecial(code) ? "card special" : "card", "data-key": `card-${code}`, "data-card": code, "data-tone": toneOf(code), "aria-label": name, title: name, onclick: () => lay(code) },
              slotIcons(code), isSpecial(code) && element("span", {}, name)))),
        element("div", { class: "foot", "data-key": "foot" },
          element("button", { "data-key": "undo", disabled: !plans.undo.length, onclick: takeBack }, sign("undo"), texts.undo),
          element("button", { "data-key": "erase", disabled: !plans.plan[row.slot - 1], onclick: () => lay("") }, sign("erase"), texts.erase),
          element("button", { class: "main", "data-key": "finish", onclick: () => finish(true) }, sign("done"), texts.finish)),
      ],
    // Below everything else, so that a card never moves from under a finger.
    element("div", { class: "below", "data-key": "below" },
      plans.double_actions && !plans.finished && !plans.plan.some(Boolean) ? element("p", { class: "quiet" }, texts["two-in-a-slot"]) : null,
      plans.warnings.length > 0 && element("ul", { class: "warnings" }, plans.warnings.map((one) => element("li", {}, one))),
      note(page, plans.game)));
}
