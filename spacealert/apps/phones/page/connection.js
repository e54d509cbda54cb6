// The connection to the laptop.

import { Outbox } from "./outbox.js";
import { store } from "./store.js";

const RETRY = [200, 400, 800, 1500, 3000]; // milliseconds
const AGAIN_AFTER = 2000; // milliseconds: if a page was hidden for longer, it may have missed something
// Milliseconds of silence that mean a dead connection. The laptop sends something every 1.5 s to seats, every 4 s to others.
const SILENT_FOR = { seat: 3300, board: 11000 };

export class Connection {
  constructor(spectator, handle, language) {
    this.spectator = spectator;
    this.handle = handle; // called with each message, and with {type: "lost"} and {type: "back"}
    this.language = language;
    this.outbox = new Outbox();
    this.seat = null;
    this.tries = 0;
    this.heard = 0;
    this.socket = null; // the current one
    this.trial = null; // another one, opened because the current one is silent
    this.isReady = false;
    let hiddenAt = 0;
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (this.isReady && Date.now() - hiddenAt > AGAIN_AFTER) this.tryAnother();
      else if (!this.isReady) this.open();
    });
    addEventListener("online", () => this.open());
    setInterval(() => {
      if (this.isReady && Date.now() - this.heard > SILENT_FOR[spectator ? "board" : "seat"]) this.lose();
    }, 250);
  }

  get mayJoin() {
    return Boolean(store.get("code") || (!this.spectator && store.get("token")));
  }

  open() {
    clearTimeout(this.timer);
    this.closeAll();
    if (this.mayJoin) this.socket = this.connect();
    else this.handle({ type: "refused", why: "" });
  }

  closeAll() {
    const old = [this.socket, this.trial];
    this.socket = this.trial = null;
    this.isReady = false;
    for (const one of old) if (one) one.close();
  }

  connect() {
    const socket = new WebSocket(`ws://${location.host}/socket`);
    socket.onopen = () => socket.send(JSON.stringify({
      type: "hello",
      code: (store.get("code") || "").slice(0, 64),
      token: this.spectator ? "" : store.get("token") || "",
      languages: [this.language()],
      spectator: this.spectator,
    }));
    socket.onmessage = (event) => this.hear(socket, JSON.parse(event.data));
    socket.onclose = () => this.closed(socket);
    return socket;
  }

  hear(socket, message) {
    if (socket === this.trial) {
      if (message.type !== "welcome") return;
      const silent = this.socket;
      this.socket = socket;
      this.trial = null;
      if (silent) silent.close();
    } else if (socket !== this.socket) return;
    this.heard = Date.now();
    if (!this.isReady && message.type !== "welcome" && message.type !== "refused") this.back();
    this.receive(message);
  }

  closed(socket) {
    if (socket === this.trial) {
      this.trial = null;
      if (!this.isReady) this.later(() => this.tryAnother());
    } else if (socket === this.socket) {
      this.socket = this.trial;
      this.trial = null;
      this.lose(true);
    }
  }

  // The connection is silent: open another one, and use the first that receives a message.
  lose(isClosed) {
    this.isReady = false;
    this.handle({ type: "lost", dropped: this.outbox.drop() });
    if (isClosed && !this.socket) this.later(() => this.open());
    else this.tryAnother();
  }

  tryAnother() {
    if (!this.trial) this.trial = this.connect();
  }

  later(connect) {
    clearTimeout(this.timer);
    this.timer = setTimeout(connect, RETRY[Math.min(this.tries, RETRY.length - 1)]);
    this.tries += 1;
  }

  // The old connection was only slow.
  back() {
    this.isReady = true;
    this.tries = 0;
    const trial = this.trial;
    this.trial = null;
    if (trial) trial.close();
    this.handle({ type: "back" });
    this.enterAgain();
  }

  receive(message) {
    if (message.type === "welcome") {
      this.isReady = true;
      this.tries = 0;
      this.seat = message.seat;
      this.enterAgain();
    } else if (message.type === "refused") this.closeAll();
    else if (message.type === "seated") {
      store.set("token", message.token);
      this.seat = message.seat;
      this.outbox.forgetOthers(message.seat);
      this.enterAgain();
    } else if (message.type === "unseated") {
      store.set("token", null);
      this.seat = null;
    } else if (message.type === "done") this.outbox.done(message.page, message.number);
    this.handle(message);
  }

  say(message) {
    if (this.isReady && this.socket && this.socket.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // Send something that must be done once and confirmed.
  enter(entry) {
    this.send(this.outbox.add(entry, this.seat));
  }

  send({ page, number, entry }) {
    this.say({ type: "entry", page, number, entry });
  }

  // Resend unconfirmed entries, after an interruption or when a game is reopened after a crash.
  enterAgain() {
    for (const one of this.outbox.of(this.seat)) this.send(one);
  }

  get waiting() {
    return this.outbox.of(this.seat);
  }
}
