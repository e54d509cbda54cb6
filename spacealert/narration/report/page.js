// Steps through the story. A frame is a list of numbers, one for each part of the picture, that select its drawing.
(() => {
  const story = JSON.parse(document.getElementById("story").textContent);
  const parts = story.slots.map((slot) => document.querySelectorAll(`#stage [data-part="${slot}"]`));
  const lines = [...document.querySelectorAll("#log .line")];
  const place = document.getElementById("place");
  const now = document.getElementById("now");
  const frame = [];
  let shown = null;
  let here = 0;

  document.body.classList.add("scripted");
  for (const needy of document.querySelectorAll(".walk, .languages")) needy.hidden = false;

  function frameAt(step) {
    const found = story.slots.map(() => 0);
    for (let i = 0; i <= step; i++) for (const [slot, drawing] of story.frames[i]) found[slot] = drawing;
    return found;
  }

  function show(step, scroll) {
    here = Math.max(0, Math.min(story.frames.length - 1, step));
    frameAt(here).forEach((drawing, slot) => {
      if (frame[slot] !== drawing) for (const part of parts[slot]) part.innerHTML = story.drawings[drawing];
      frame[slot] = drawing;
    });
    const turn = story.turns[here];
    for (const cell of document.querySelectorAll(".plans [data-turn]")) {
      cell.classList.toggle("present", Number(cell.dataset.turn) === turn);
    }
    shown?.classList.remove("here");
    shown = lines[here - 1] ?? null;
    shown?.classList.add("here");
    now.innerHTML = shown ? shown.innerHTML : story.start;
    if (scroll && shown && shown.offsetParent) shown.scrollIntoView({ block: "nearest" });
    place.value = here;
  }

  function turnStart(direction) {
    const turn = story.turns[here];
    const first = story.turns.indexOf(turn);
    if (direction > 0) {
      const next = story.turns.findIndex((other) => other > turn);
      return next < 0 ? story.frames.length - 1 : next;
    }
    return here > first ? first : Math.max(0, story.turns.indexOf(story.turns[first - 1]));
  }

  const ways = {
    back: () => here - 1,
    forward: () => here < story.frames.length - 1 ? here + 1 : 0, // after the end, start again
    "turn-back": () => turnStart(-1),
    "turn-forward": () => turnStart(1),
  };
  for (const button of document.querySelectorAll("[data-go]")) {
    button.addEventListener("click", () => show(ways[button.dataset.go](), true));
  }
  place.addEventListener("input", () => show(Number(place.value), true));
  lines.forEach((line, index) => line.addEventListener("click", () => show(index + 1, false)));
  const keys = { ArrowLeft: "back", ArrowRight: "forward" };
  document.addEventListener("keydown", (event) => {
    if (event.target === place || !(event.key in keys)) return;
    event.preventDefault();
    show(ways[(event.shiftKey ? "turn-" : "") + keys[event.key]](), true);
  });
  for (const button of document.querySelectorAll("[data-language]")) {
    button.addEventListener("click", () => {
      document.body.dataset.speaks = document.documentElement.lang = button.dataset.language;
      for (const other of document.querySelectorAll("[data-language]")) {
        other.setAttribute("aria-pressed", String(other === button));
      }
    });
  }
  show(story.frames.length - 1, false);
})();
