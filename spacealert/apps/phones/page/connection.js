// The line to the laptop. Cards that were laid are kept in this browser until the laptop has them on its disk:
// each goes out with a number, again and again if need be, and the laptop does it once.

const STORE = "spacealert.";
const RETRY = [200, 400, 800, 1500, 3000]; // milliseconds
const SILENT_FOR = 11000; // milliseconds after which the laptop must be gone: it says something every four seconds
const AGAIN_AFTER = 2000; // milliseconds in which a page was hidden and may have missed something

const memory = new Map(); // of a browser that keeps nothing
export const store = {
  get(key) {
    try { return localStorage.getItem(STORE + key); } catch { return memory.get(key) ?? null; }
  },
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem(STORE + key);
      else localStorage.setItem(STORE + key, value);
    } catch { memory.set(key, value); }
  },
  keys() {
    try { return Object.keys(localStorage).filter((key) => key.startsWith(STORE)).map((key) => key.slice(STORE.length)); } catch { return []; }
  },
};

const page = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Connection {
  constructor(spectator, handle) {
    this.spectator = spectator;
    this.handle = handle; // of each message, and of {type: "lost"}
    this.number = 0;
    this.tries = 0;
    this.heard = 0;
    this.socket = null;
    this.waiting = unfinished(); // entries that the laptop has not acknowledged, in their order
    this.isReady = false;
    let hiddenAt = 0;
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (Date.now() - hiddenAt > AGAIN_AFTER) this.open();
    });
    addEventListener("online", () => this.open());
    setInterval(() => {
      if (this.isReady && performance.now() - this.heard > SILENT_FOR) this.open();
    }, 1000);
  }

  open() {
    clearTimeout(this.timer);
    const old = this.socket;
    const socket = new WebSocket(`ws://${location.host}/socket`);
    this.socket = socket;
    this.isReady = false;
    old?.close();
    socket.onopen = () => {
      this.heard = performance.now();
      this.greet();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = performance.now();
      this.receive(JSON.parse(event.data));
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.isReady = false;
      this.waiting = this.waiting.filter(({ entry }) => entry.do === "lay"); // nobody wants a pause of a minute ago
      this.handle({ type: "lost" });
      this.timer = setTimeout(() => this.open(), RETRY[Math.min(this.tries, RETRY.length - 1)]);
      this.tries += 1;
    };
  }

  greet() {
    const chosen = store.get("language");
    this.say({
      type: "hello",
      code: (store.get("code") || "").slice(0, 64),
      token: this.spectator ? "" : store.get("token") || "",
      languages: [...(chosen ? [chosen] : []), ...navigator.languages].slice(0, 20).map((one) => one.slice(0, 64)),
      spectator: this.spectator,
    });
  }

  receive(message) {
    if (message.type === "welcome") {
      this.isReady = true;
      this.tries = 0;
      if (message.seat === null) this.forgetEntries();
      this.enterAgain();
    } else if (message.type === "seated") {
      store.set("token", message.token);
    } else if (message.type === "unseated") {
      store.set("token", null);
      this.forgetEntries();
    } else if (message.type === "done") {
      this.waiting = this.waiting.filter((one) => one.page !== message.page || one.number > message.number);
      this.keep(message.page);
    }
    this.handle(message);
  }

  say(message) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // Something that is to be done once, and acknowledged.
  enter(entry) {
    const one = { page, number: (this.number += 1), entry };
    this.waiting.push(one);
    this.keep(page);
    if (this.isReady) this.say({ type: "entry", ...one });
  }

  // What is not acknowledged: after a new line, and when the plans are open again after an accident.
  enterAgain() {
    for (const one of this.waiting) this.say({ type: "entry", ...one });
  }

  keep(pageId) {
    const lays = this.waiting.filter((one) => one.page === pageId && one.entry.do === "lay");
    store.set(`waiting.${pageId}`, lays.length ? JSON.stringify(lays) : null);
  }

  forgetEntries() {
    this.waiting = [];
    for (const key of store.keys()) if (key.startsWith("waiting.")) store.set(key, null);
  }
}

// What an earlier page of this browser, closed or reloaded in the middle of a row, did not get acknowledged.
function unfinished() {
  const found = [];
  for (const key of store.keys()) {
    if (!key.startsWith("waiting.")) continue;
    try { found.push(...JSON.parse(store.get(key))); } catch { store.set(key, null); }
  }
  return found;
}
