import { correction, generate, mode } from 'lean-qr';

/** Light modules all round, as cameras ask for. */
const QUIET = 2;

/** A link as a QR code for a terminal: two rows a line. The light modules are drawn, for most terminals are dark. */
export function qrLines(link: string): string[] {
  const code = generate(mode.ascii(link), { minCorrectionLevel: correction.L });
  const side = code.size + 2 * QUIET;
  const isLight = (x: number, y: number): boolean => y < side && !code.get(x - QUIET, y - QUIET);
  return Array.from({ length: Math.ceil(side / 2) }, (_, line) =>
    Array.from({ length: side }, (_, x) => blockOf(isLight(x, 2 * line), isLight(x, 2 * line + 1))).join(''),
  );
}

function blockOf(upper: boolean, lower: boolean): string {
  if (upper) return lower ? '█' : '▀';
  return lower ? '▄' : ' ';
}
