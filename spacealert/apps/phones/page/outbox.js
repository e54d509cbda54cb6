// Entries that the laptop has not saved yet. Each has its own number, is resent after every interruption, and is done by
// the laptop only once. If the page is closed, the next one sends the rest.

import { randomName, store } from "./store.js";

const PREFIX = "outbox.";
const KEPT_FOR = 12 * 3600 * 1000; // milliseconds, for one evening
const OF_THE_MOMENT = ["pause", "repeat"]; // nobody wants a pause from a minute ago

export class Outbox {
  constructor() {
    this.page = randomName();
    this.number = 0;
    this.entries = earlier();
  }

  add(entry, seat) {
    const one = { page: this.page, number: (this.number += 1), entry, seat, at: Date.now() };
    this.entries.push(one);
    this.keep(one.page);
    return one;
  }

  // The laptop has saved it or refused it for good.
  done(page, number) {
    this.entries = this.entries.filter((one) => one.page !== page || one.number !== number);
    this.keep(page);
  }

  // The connection is dead: drop entries that must not be sent late. Return whether there were any.
  drop() {
    const before = this.entries.length;
    this.entries = this.entries.filter(({ entry }) => OF_THE_MOMENT.indexOf(entry.do) < 0);
    return this.entries.length < before;
  }

  of(seat) {
    return this.entries.filter((one) => one.seat === seat);
  }

  // A player in another seat must not send what was entered in this one.
  forgetOthers(seat) {
    for (const one of this.entries.filter((other) => other.seat !== seat)) this.done(one.page, one.number);
  }

  keep(page) {
    const kept = this.entries.filter((one) => one.page === page && OF_THE_MOMENT.indexOf(one.entry.do) < 0);
    store.set(PREFIX + page, kept.length ? JSON.stringify(kept) : null);
  }
}

function earlier() {
  const found = [];
  for (const key of store.keys()) {
    if (key.indexOf(PREFIX) !== 0) continue;
    const young = store.read(key, []).filter((one) => Date.now() - one.at < KEPT_FOR);
    if (!young.length) store.set(key, null);
    found.push(...young);
  }
  return found;
}
