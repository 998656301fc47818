import { correction, type GenerateOptions, generate, type Mode, mode } from 'lean-qr';
import { useMemo } from 'preact/hooks';

export interface QrDrawing {
  /** Modules in a row, the quiet ones at the edge with them. */
  readonly side: number;
  /** The dark modules as one path, in modules. */
  readonly path: string;
}

/** Scanners ask for so many light modules all round. */
const QUIET = 4;

/** Finer ones a camera cannot tell apart on a small phone. */
const MOST_VERSION = 25;
const LEVEL = correction.M;

/** A link as a picture for cameras, as bytes alone, which all of them read. It stands on screens, where nothing is scratched or folded: the middle correction will do. */
export const qrOf = (link: string): QrDrawing => drawn(mode.ascii(link), {});

/** The same for a link that ends in many capitals and digits, which take less room; null: it is too long for a picture. */
export function qrOfLong(link: string, end: string): QrDrawing | null {
  try {
    return drawn(mode.multi(mode.ascii(link), mode.alphaNumeric(end)), {
      maxVersion: MOST_VERSION,
      maxCorrectionLevel: LEVEL,
    });
  } catch {
    return null;
  }
}

function drawn(data: Mode, limits: GenerateOptions): QrDrawing {
  const code = generate(data, { minCorrectionLevel: LEVEL, ...limits });
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

/** Dark on light in every theme: not every camera reads the other way round. */
export const QrPicture = ({ of: { side, path }, name }: { readonly of: QrDrawing; readonly name: string }) => (
  <svg class="qr" viewBox={`0 0 ${side} ${side}`} role="img" aria-label={name} shape-rendering="crispEdges">
    <path class="qr-paper" d={`M0 0h${side}v${side}H0z`} />
    <path class="qr-ink" d={path} />
  </svg>
);

export function QrCode({ of, name }: { readonly of: string; readonly name: string }) {
  const drawing = useMemo(() => qrOf(of), [of]);
  return <QrPicture of={drawing} name={name} />;
}
