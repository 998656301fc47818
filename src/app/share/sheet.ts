import type { Look, Paper } from './look.ts';

/** In units; a picture has twice as many dots each way, so that it is sharp where it goes. */
const SHEET_WIDTH = 540;
const DOTS = 2;
export const EDGE = 24;

/** One sheet with our name at its foot. `draw` returns how high it became. */
export function drawSheet(canvas: HTMLCanvasElement, look: Look, draw: (paper: Paper) => number): void {
  const ink = canvas.getContext('2d');
  if (!ink) throw new Error('no canvas');
  const paper: Paper = { ink, look, width: SHEET_WIDTH - 2 * EDGE };
  // How high it becomes is known when it has been drawn: so it is drawn twice.
  canvas.width = SHEET_WIDTH * DOTS;
  const height = signed(paper, draw(paper));
  canvas.height = Math.ceil(height) * DOTS;
  ink.scale(DOTS, DOTS);
  ink.fillStyle = look.ground;
  ink.fillRect(0, 0, SHEET_WIDTH, canvas.height);
  signed(paper, draw(paper));
}

/** Returns how high the sheet is. */
function signed({ ink, look }: Paper, top: number): number {
  ink.fillStyle = look.quiet;
  ink.font = `600 15px ${look.serif}`;
  ink.textAlign = 'center';
  ink.fillText('Enza 円座', SHEET_WIDTH / 2, top + 8);
  return top + 8 + EDGE;
}
