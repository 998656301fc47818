import { spectrumAt, WINDOW } from './spectrum.ts';

const [WIDTH, WAVE, SPECTRUM] = [420, 60, 120];
const HIGHEST_HERTZ = 12_000;
/** Sounds so much softer than the loudest are drawn black. */
const DARK_DB = 70;

/** The wave of a sound, and below it what it is made of: time to the right, pitch upwards. */
export function drawn(samples: Float32Array, rate: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = WAVE + SPECTRUM;
  const paint = canvas.getContext('2d');
  if (!paint) return canvas;
  paint.fillStyle = '#111';
  paint.fillRect(0, 0, WIDTH, WAVE + SPECTRUM);
  const each = samples.length / WIDTH;
  const columns = Array.from({ length: WIDTH }, (_, x) => spectrumAt(samples, Math.floor(x * each)));
  const strongest = Math.max(1e-9, ...columns.map((column) => Math.max(...column)));
  paint.fillStyle = '#7cf';
  for (const [x, column] of columns.entries()) {
    let peak = 0;
    for (let at = Math.floor(x * each); at < (x + 1) * each; at++) peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    paint.fillRect(x, WAVE / 2 - (peak * WAVE) / 2, 1, Math.max(1, peak * WAVE));
    for (let y = 0; y < SPECTRUM; y++) {
      const hertz = ((SPECTRUM - y) / SPECTRUM) * HIGHEST_HERTZ;
      const amplitude = column[Math.round((hertz * WINDOW) / rate)] ?? 0;
      const light = Math.max(0, 1 + (20 * Math.log10(Math.max(1e-9, amplitude / strongest))) / DARK_DB);
      if (light === 0) continue;
      paint.fillStyle = `hsl(${260 - 220 * light} 90% ${8 + 55 * light}%)`;
      paint.fillRect(x, WAVE + y, 1, 1);
      paint.fillStyle = '#7cf';
    }
  }
  return canvas;
}
