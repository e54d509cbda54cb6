// The sound is the clock: the display always follows its position, even after a pause or a jump.
(function () {
  "use strict";
  const element = (id) => document.getElementById(id);
  const bytes = (id) => Uint8Array.from(atob(element(id).textContent), (letter) => letter.charCodeAt(0));
  const says = JSON.parse(element("says").textContent);
  const icons = JSON.parse(element("icons").textContent);
  const mission = JSON.parse(new TextDecoder().decode(bytes("mission")));

  const audio = new Audio();
  audio.preload = "auto";
  audio.src = URL.createObjectURL(new Blob([bytes("sound")], { type: "audio/mpeg" }));
  element("sound").remove();

  const play = element("play"), place = element("place");
  const minutes = (seconds) => {
    const whole = Math.max(0, seconds);
    return Math.floor(whole / 60) + ":" + String(Math.floor(whole % 60)).padStart(2, "0");
  };
  const write = (target, text) => { if (target.textContent !== text) target.textContent = text; };
  let heard = -1, dragged = false, awake = null;

  function row(cue) {
    const line = document.createElement("li"), time = document.createElement("time"), icon = document.createElement("i");
    time.textContent = minutes(cue.at);
    icon.className = cue.color;
    icon.innerHTML = icons[cue.icon];
    line.append(time, icon, cue.text);
    return line;
  }

  function show() {
    const at = dragged ? Number(place.value) : audio.currentTime;
    const over = mission.phases.length - 1 < 0 || at >= mission.phases[mission.phases.length - 1];
    const phase = Math.max(0, over ? mission.phases.length - 1 : mission.phases.findIndex((end) => at < end));
    write(element("phase"), says.phase + " " + (phase + 1) + "/" + mission.phases.length);
    write(element("clock"), minutes(Math.ceil(mission.phases[phase] - at)));
    write(element("time"), minutes(at));
    if (!dragged) place.value = String(at);
    document.body.classList.toggle("silent", mission.silences.some(([begin, end]) => begin <= at && at < end));
    const began = at > 0 || !audio.paused;
    const count = began ? mission.cues.filter((cue) => cue.at <= at).length : 0;
    if (count !== heard) {
      heard = count;
      const last = mission.cues[count - 1];
      write(element("text"), last ? last.text : says.before);
      element("picture").className = last ? last.color : "";
      element("picture").innerHTML = last ? icons[last.icon] : "";
      element("heard").hidden = count < 2;
      element("list").replaceChildren(...mission.cues.slice(0, Math.max(0, count - 1)).reverse().map(row));
    }
    write(play, audio.ended ? says.again : !audio.paused ? says.pause : at > 0 ? says.resume : says.begin);
  }

  async function stayAwake() {
    if (audio.paused) { if (awake) awake.release(); awake = null; return; }
    if (!navigator.wakeLock || awake || document.hidden) return;
    try {
      awake = await navigator.wakeLock.request("screen");
      awake.addEventListener("release", () => { awake = null; });
    } catch (refused) { /* not permitted, or the battery is low: the sound continues */ }
  }

  function tick() {
    show();
    if (!audio.paused) requestAnimationFrame(tick);
  }

  play.addEventListener("click", () => { if (audio.paused) audio.play().catch(show); else audio.pause(); });
  place.addEventListener("input", () => { dragged = true; show(); });
  place.addEventListener("change", () => { audio.currentTime = Number(place.value); dragged = false; show(); });
  for (const event of ["play", "playing", "pause", "seeked", "ended", "timeupdate"]) audio.addEventListener(event, show);
  audio.addEventListener("play", tick);
  for (const event of ["play", "pause", "ended"]) audio.addEventListener(event, stayAwake);
  document.addEventListener("visibilitychange", stayAwake);
  document.addEventListener("keydown", (event) => {
    if (event.key === " " && event.target !== play) { event.preventDefault(); play.click(); }
  });
  window.addEventListener("beforeunload", (event) => { if (!audio.paused) event.preventDefault(); });
  show();
})();
