import { wrapped } from './fit.ts';
import { corners, paintSvg } from './paintSvg.ts';
import type { Score, ScoredSide } from './score.ts';
import type { Paper } from './scorePicture.ts';

interface Place {
  readonly left: number;
  readonly top: number;
}

const PAD = 14;
const BADGE = 34;
const MOST_COLUMN = 150;
const LEAST_LABELS = 140;
const LINE = 19;

/** The score pad: a row a category, a column a side. Returns where it ends. */
export function drawPad(paper: Paper, score: Score, at: Place, emblems: readonly SVGSVGElement[]): number {
  const { ink, look, width } = paper;
  const inner = width - 2 * PAD;
  const column = Math.min(MOST_COLUMN, (inner - LEAST_LABELS) / score.sides.length);
  const labels = inner - column * score.sides.length;
  const left = at.left + PAD;
  const middle = (side: number): number => left + labels + (side + 0.5) * column;
  const measure = (text: string): number => ink.measureText(text).width;
  const rule = (y: number, thick: number): void => {
    ink.fillStyle = thick > 1 ? look.ink : look.line;
    ink.fillRect(at.left, y, width, thick);
  };

  ink.font = `15px ${look.sans}`;
  const rows = score.rows.map(({ name, points }) => ({ points, lines: wrapped(name, labels - 10, 3, measure) }));
  const heads = score.sides.map((side) => headLines(paper, side, column - 6));
  const headHeight = PAD + BADGE + 6 + Math.max(...heads.map(({ length }) => length)) * 17 + 6;
  const rowHeights = rows.map(({ lines }) => Math.max(1, lines.length) * LINE + 15);
  const totalHeight = 52;
  const bottom = at.top + headHeight + rowHeights.reduce((sum, each) => sum + each, 0) + totalHeight;

  const sheet = new Path2D();
  corners(sheet, at.left, at.top, width, bottom - at.top, 6);
  ink.fillStyle = look.surface;
  ink.fill(sheet);

  for (const [side, lines] of heads.entries()) {
    drawBadge(
      paper,
      score.sides[side]?.sitter ?? null,
      { left: middle(side) - BADGE / 2, top: at.top + PAD },
      emblems[side],
    );
    ink.textAlign = 'center';
    for (const [line, { text, font, colour }] of lines.entries()) {
      ink.font = font;
      ink.fillStyle = colour;
      ink.fillText(text, middle(side), at.top + PAD + BADGE + 6 + (line + 1) * 17 - 4);
    }
  }
  let top = at.top + headHeight;
  rule(top, 1.5);
  for (const [index, { lines, points }] of rows.entries()) {
    const height = rowHeights[index] ?? 0;
    if (index > 0) rule(top, 0.6);
    ink.fillStyle = look.ink;
    ink.font = `15px ${look.sans}`;
    ink.textAlign = 'left';
    for (const [line, text] of lines.entries()) ink.fillText(text, left, top + 7 + (line + 1) * LINE - 4);
    ink.font = `17px ${look.sans}`;
    ink.textAlign = 'center';
    for (const [side, value] of points.entries()) ink.fillText(String(value), middle(side), top + height / 2 + 6);
    top += height;
  }
  rule(top, 1.5);
  rule(top + 3, 1.5);
  ink.fillStyle = look.ink;
  ink.font = `700 15px ${look.sans}`;
  ink.textAlign = 'left';
  ink.fillText(score.total, left, top + 34);
  ink.textAlign = 'center';
  ink.font = `700 26px ${look.serif}`;
  for (const [side, { won }] of score.sides.entries()) {
    ink.fillStyle = won ? look.accent : look.ink;
    ink.fillText(String(score.totals[side]), middle(side), top + 37);
  }
  ink.strokeStyle = look.line;
  ink.lineWidth = 1.5;
  ink.stroke(sheet);
  return bottom;
}

/** A name in two lines at most, and the part that somebody played. */
function headLines({ ink, look }: Paper, { name, part }: ScoredSide, room: number) {
  const written = (text: string, most: number, font: string, colour: string) => {
    ink.font = font;
    return wrapped(text, room, most, (each) => ink.measureText(each).width).map((line) => ({
      text: line,
      font,
      colour,
    }));
  };
  return [...written(name, 2, `600 13px ${look.sans}`, look.ink), ...written(part, 1, `13px ${look.sans}`, look.quiet)];
}

/** Round for a person, square for a bot; a rival of the rules has none. */
function drawBadge(
  { ink, look }: Paper,
  sitter: ScoredSide['sitter'],
  at: Place,
  emblem: SVGSVGElement | undefined,
): void {
  if (!sitter) return;
  const token = new Path2D();
  corners(token, at.left, at.top, BADGE, BADGE, sitter.kind === 'bot' ? BADGE * 0.22 : BADGE / 2);
  ink.fillStyle = look.seats[sitter.emblem];
  ink.fill(token);
  const edge = BADGE * 0.11;
  if (emblem) {
    paintSvg(ink, emblem, {
      left: at.left + edge,
      top: at.top + edge,
      width: BADGE - 2 * edge,
      height: BADGE - 2 * edge,
    });
  }
}
