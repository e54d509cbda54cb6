// Keeps the screen on. A page on plain HTTP may not request that, but playing a video has the same effect. Ours is black,
// silent and behind everything.

let video = null;

export const awake = { works: false };

export function keepAwake(changed) {
  const ask = () => {
    if (navigator.wakeLock) navigator.wakeLock.request("screen").then(() => { awake.works = true; changed(); }, play);
    else play();
  };
  const play = () => {
    if (!video) {
      video = document.createElement("video");
      video.className = "awake";
      video.muted = video.loop = true;
      for (const name of ["muted", "loop", "playsinline", "webkit-playsinline"]) video.setAttribute(name, "");
      video.setAttribute("aria-hidden", "true");
      video.src = "/awake.mp4";
      document.body.appendChild(video);
    }
    const playing = video.play();
    if (playing) playing.then(() => { awake.works = true; changed(); }, () => {});
  };
  document.addEventListener("click", () => { if (!awake.works || (video && video.paused)) ask(); });
  document.addEventListener("visibilitychange", () => { if (!document.hidden && awake.works) ask(); });
}
