/** How a sound measures. Decibels are those of full scale. */
export interface Figures {
  readonly seconds: number;
  readonly peakDb: number;
  /** Of the loudest tenth of a second. */
  readonly levelDb: number;
  readonly centreHertz: number;
  /** The strongest above 8 kHz, below the strongest of all. */
  readonly harshDb: number;
}

const WINDOW = 2048;
const HARSH_HERTZ = 8000;
const SILENT = 1e-9;

const decibels = (amplitude: number): number => 20 * Math.log10(Math.max(amplitude, SILENT));

/** Amplitude of each frequency in one window, by a fast Fourier transform in place. */
function spectrumAt(samples: Float32Array, from: number): Float32Array {
  const real = new Float32Array(WINDOW);
  const imaginary = new Float32Array(WINDOW);
  const bits = Math.log2(WINDOW);
  for (let at = 0; at < WINDOW; at++) {
    const hann = 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / WINDOW);
    let to = 0;
    for (let bit = 0; bit < bits; bit++) to |= ((at >> bit) & 1) << (bits - 1 - bit);
    real[to] = (samples[from + at] ?? 0) * hann;
  }
  for (let size = 2; size <= WINDOW; size *= 2) {
    const half = size / 2;
    for (let start = 0; start < WINDOW; start += size) {
      for (let k = 0; k < half; k++) {
        const angle = (-2 * Math.PI * k) / size;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const [low, high] = [start + k, start + k + half];
        const re = (real[high] ?? 0) * cos - (imaginary[high] ?? 0) * sin;
        const im = (real[high] ?? 0) * sin + (imaginary[high] ?? 0) * cos;
        real[high] = (real[low] ?? 0) - re;
        imaginary[high] = (imaginary[low] ?? 0) - im;
        real[low] = (real[low] ?? 0) + re;
        imaginary[low] = (imaginary[low] ?? 0) + im;
      }
    }
  }
  return Float32Array.from({ length: WINDOW / 2 }, (_, at) => Math.hypot(real[at] ?? 0, imaginary[at] ?? 0));
}

export function measure(samples: Float32Array, rate: number): Figures {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const tenth = Math.floor(rate / 10);
  let loudest = 0;
  for (let from = 0; from + tenth <= samples.length; from += tenth) {
    let sum = 0;
    for (let at = from; at < from + tenth; at++) sum += (samples[at] ?? 0) ** 2;
    loudest = Math.max(loudest, Math.sqrt(sum / tenth));
  }
  // Of ten minutes some windows a second are enough.
  const stride = Math.max(WINDOW / 2, Math.floor(samples.length / 3000));
  const whole = new Float32Array(WINDOW / 2);
  for (let from = 0; from + WINDOW <= samples.length; from += stride) {
    for (const [at, amplitude] of spectrumAt(samples, from).entries()) whole[at] = Math.max(whole[at] ?? 0, amplitude);
  }
  const hertzOf = (at: number): number => (at * rate) / WINDOW;
  let [weighed, all, strongest, harsh] = [0, 0, 0, 0];
  for (const [at, amplitude] of whole.entries()) {
    weighed += amplitude * hertzOf(at);
    all += amplitude;
    strongest = Math.max(strongest, amplitude);
    if (hertzOf(at) > HARSH_HERTZ) harsh = Math.max(harsh, amplitude);
  }
  return {
    seconds: samples.length / rate,
    peakDb: decibels(peak),
    levelDb: decibels(loudest),
    centreHertz: weighed / Math.max(all, SILENT),
    harshDb: decibels(harsh) - decibels(strongest),
  };
}

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
