// Communications are down: noise behind the words.

const PER_SECOND = 12;
let canvas = null, timer = null;

export function silence(on) {
  if (on === Boolean(canvas)) return;
  if (!on) {
    clearInterval(timer);
    canvas.parentNode.removeChild(canvas);
    canvas = null;
    return;
  }
  canvas = document.createElement("canvas");
  canvas.className = "noise";
  canvas.setAttribute("aria-hidden", "true");
  canvas.width = 96;
  canvas.height = 160;
  document.body.appendChild(canvas);
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  draw();
  if (!still) timer = setInterval(draw, 1000 / PER_SECOND);
}

function draw() {
  const context = canvas.getContext("2d");
  const image = context.createImageData(canvas.width, canvas.height);
  const pixels = new Uint32Array(image.data.buffer);
  for (let place = 0; place < pixels.length; place += 1) {
    const gray = (Math.random() * 64) | 0;
    pixels[place] = 0xff000000 | (gray << 16) | (gray << 8) | gray;
  }
  context.putImageData(image, 0, 0);
}
