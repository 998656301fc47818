import type { Rect } from '../../ui/rect.ts';
import { wrapped } from './fit.ts';
import type { Look, Paper } from './look.ts';
import { drawPad } from './padPicture.ts';
import { corners, paintSvg } from './paintSvg.ts';
import type { Score } from './score.ts';
import { drawSheet, EDGE } from './sheet.ts';

/** The drawings that go into it, as they stand in the page. */
export interface Drawings {
  readonly cover: SVGSVGElement | null;
  readonly table: SVGSVGElement | null;
  /** Of the sitters, seat by seat. */
  readonly emblems: readonly SVGSVGElement[];
}

const COVER = { width: 120, height: 160 } as const;
const GAP = 20;
const MOST_TABLE = 420;

/** How a match ended, on one sheet: what it was, who won, the score pad, the table as it stood. */
export const drawScore = (canvas: HTMLCanvasElement, score: Score, look: Look, drawings: Drawings): void =>
  drawSheet(canvas, look, (paper) => {
    let top = drawHead(paper, score, drawings.cover) + GAP;
    top = drawPad(paper, score, { left: EDGE, top }, drawings.emblems) + GAP;
    return drawings.table ? drawTable(paper, drawings.table, top) + GAP : top;
  });

function drawHead({ ink, look, width }: Paper, score: Score, cover: SVGSVGElement | null): number {
  const left = cover ? EDGE + COVER.width + GAP : EDGE;
  const room = EDGE + width - left;
  if (cover) drawFramed(ink, look, cover, { left: EDGE, top: EDGE, ...COVER }, 0);
  ink.textAlign = 'left';
  let base = EDGE;
  const write = (text: string, font: string, colour: string, high: number, most: number): void => {
    ink.font = font;
    ink.fillStyle = colour;
    for (const line of wrapped(text, room, most, (each) => ink.measureText(each).width)) {
      base += high;
      ink.fillText(line, left, base);
    }
  };
  write(score.title, `600 30px ${look.serif}`, look.ink, 36, 2);
  write(score.day, `15px ${look.sans}`, look.quiet, 24, 1);
  base += 12;
  write(score.outcome, `600 22px ${look.serif}`, look.accent, 29, 3);
  write(score.tie, `14px ${look.sans}`, look.ink, 21, 5);
  return Math.max(base + 6, cover ? EDGE + COVER.height : 0);
}

function drawTable({ ink, look, width }: Paper, table: SVGSVGElement, top: number): number {
  const box = table.viewBox.baseVal;
  const inner = width - 2 * PAD;
  const height = Math.min(MOST_TABLE, box.width > 0 ? (inner * box.height) / box.width : MOST_TABLE);
  // What is higher than wide keeps its frame close.
  const wide = box.height > 0 ? Math.min(inner, (height * box.width) / box.height) : inner;
  const left = EDGE + (inner - wide) / 2;
  drawFramed(ink, look, table, { left, top, width: wide + 2 * PAD, height: height + 2 * PAD }, PAD);
  return top + height + 2 * PAD;
}

const PAD = 12;

function drawFramed(ink: CanvasRenderingContext2D, look: Look, svg: SVGSVGElement, at: Rect, pad: number): void {
  const card = new Path2D();
  corners(card, at.left, at.top, at.width, at.height, 6);
  ink.fillStyle = look.surface;
  ink.fill(card);
  ink.save();
  ink.clip(card);
  const inner = { left: at.left + pad, top: at.top + pad, width: at.width - 2 * pad, height: at.height - 2 * pad };
  paintSvg(ink, svg, inner);
  ink.restore();
  ink.strokeStyle = look.ink;
  ink.lineWidth = 1.5;
  ink.stroke(card);
}
