// Data stored in this browser: the player of this phone, and entries the laptop has not saved yet.

const STORE = "spacealert.";
const memory = new Map(); // for browsers that store nothing

export const store = {
  get(key) {
    try { return localStorage.getItem(STORE + key); } catch (error) { return memory.has(key) ? memory.get(key) : null; }
  },
  set(key, value) {
    try {
      if (value === null) localStorage.removeItem(STORE + key);
      else localStorage.setItem(STORE + key, value);
    } catch (error) { memory.set(key, value); }
  },
  keys() {
    try {
      return Object.keys(localStorage).filter((key) => key.indexOf(STORE) === 0).map((key) => key.slice(STORE.length));
    } catch (error) { return []; }
  },
  read(key, otherwise) {
    try { return JSON.parse(store.get(key)) || otherwise; } catch (error) { return otherwise; }
  },
};

export const randomName = () => Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => ("0" + byte.toString(16)).slice(-2)).join("");
