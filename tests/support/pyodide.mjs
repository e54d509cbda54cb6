// Runs a Python program in Pyodide: node pyodide.mjs PYODIDE CHECKOUT PACKAGES PROGRAM GAMES; prints what `answer` is.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [folder, checkout, packages, games] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide();
python.mountNodeFS("/checkout", checkout);
python.mountNodeFS("/packages", packages);
python.globals.set("games", readFileSync(games, "utf8"));
console.log(python.runPython(`
import sys
sys.dont_write_bytecode = True
sys.path[:0] = ["/checkout", "/checkout/tests", "/packages"]
from support.pyodide_probe import probe
probe(games.splitlines())
`));
