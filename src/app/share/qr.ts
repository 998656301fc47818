import { correction, generate, mode } from 'lean-qr';

export interface QrDrawing {
  /** Modules in a row, the quiet ones at the edge with them. */
  readonly side: number;
  /** The dark modules as one path, in modules. */
  readonly path: string;
}

/** Scanners ask for so many light modules all round. */
const QUIET = 4;

/** A link as a picture for cameras, as bytes alone, which all of them read. It stands on screens, where nothing is scratched or folded: the middle correction will do. */
export function qrOf(link: string): QrDrawing {
  const code = generate(mode.ascii(link), { minCorrectionLevel: correction.M });
  const rows = Array.from({ length: code.size }, (_, y) => rowOf(y, code.size, (x) => code.get(x, y)));
  return { side: code.size + 2 * QUIET, path: rows.join('') };
}

/** Dark modules beside each other are one stroke: between two, a screen would show a hair of light. */
function rowOf(y: number, size: number, isDark: (x: number) => boolean): string {
  let path = '';
  for (let x = 0; x < size; x++) {
    if (!isDark(x)) continue;
    const from = x;
    while (isDark(x + 1)) x++;
    path += `M${from + QUIET} ${y + QUIET}h${x + 1 - from}v1h${from - x - 1}z`;
  }
  return path;
}
