import type { Score, ScoredSide } from './Picture.tsx';
import { corners, type Paper, paintSvg, wrapped } from './paint.ts';

interface Place {
  readonly left: number;
  readonly top: number;
}

/* In units of the sheet. */
const EDGE = 14;
const BADGE = 34;
const MOST_COLUMN = 150;
const LEAST_LABELS = 140;
const NAME_LINE = 17;
const LABEL_LINE = 19;
/** Above and below the words of a row. */
const ROW_AIR = 15;
const TOTALS = 52;
const RULE = 1.5;
const THIN_RULE = 0.6;

/** A pen that knows where the columns are. */
interface Pad extends Paper, Place {
  readonly score: Score;
  /** How wide the names of the rows may be. */
  readonly labels: number;
  readonly column: number;
  /** Of a side's column, from the left of the sheet. */
  middle(side: number): number;
}

/** The score pad: a row a category, a column a side. Returns where it ends. */
export function drawPad(paper: Paper, score: Score, at: Place, emblems: readonly SVGSVGElement[]): number {
  const { ink, look, width } = paper;
  const inner = width - 2 * EDGE;
  const column = Math.min(MOST_COLUMN, (inner - LEAST_LABELS) / score.sides.length);
  const labels = inner - column * score.sides.length;
  const middle = (side: number): number => at.left + EDGE + labels + (side + 0.5) * column;
  const pad: Pad = { ...paper, ...at, score, labels, column, middle };
  const heads = score.sides.map((side) => namesOf(pad, side));
  const rows = score.rows.map(({ name }) => labelOf(pad, name));
  const headHeight = 2 * EDGE + BADGE + Math.max(...heads.map(({ length }) => length)) * NAME_LINE;
  const rowHeight = (lines: readonly string[]): number => Math.max(1, lines.length) * LABEL_LINE + ROW_AIR;
  const height = headHeight + rows.reduce((sum, lines) => sum + rowHeight(lines), 0) + TOTALS;

  const sheet = new Path2D();
  corners(sheet, at.left, at.top, width, height, 6);
  ink.fillStyle = look.surface;
  ink.fill(sheet);
  drawHeads(pad, heads, emblems);
  let top = at.top + headHeight;
  for (const [index, lines] of rows.entries()) {
    drawRule(pad, top, index === 0 ? RULE : THIN_RULE);
    drawRow(pad, lines, score.rows[index]?.points ?? [], top, rowHeight(lines));
    top += rowHeight(lines);
  }
  drawTotals(pad, top);
  ink.strokeStyle = look.line;
  ink.lineWidth = RULE;
  ink.stroke(sheet);
  return at.top + height;
}

interface Line {
  readonly text: string;
  readonly font: string;
  readonly colour: string;
}

/** A name in two lines at most, and the part that the side played. */
function namesOf({ ink, look, column }: Pad, { name, part }: ScoredSide): Line[] {
  const lines = (text: string, most: number, font: string, colour: string): Line[] => {
    ink.font = font;
    const measure = (each: string): number => ink.measureText(each).width;
    return wrapped(text, column - 6, most, measure).map((line) => ({ text: line, font, colour }));
  };
  return [...lines(name, 2, `600 13px ${look.sans}`, look.ink), ...lines(part, 1, `13px ${look.sans}`, look.quiet)];
}

function labelOf({ ink, look, labels }: Pad, name: string): string[] {
  ink.font = `15px ${look.sans}`;
  return wrapped(name, labels - 10, 3, (text) => ink.measureText(text).width);
}

function drawHeads(pad: Pad, heads: readonly (readonly Line[])[], emblems: readonly SVGSVGElement[]): void {
  const { ink, top, middle, score } = pad;
  for (const [side, lines] of heads.entries()) {
    const { sitter = null } = score.sides[side] ?? {};
    if (sitter) drawBadge(pad, sitter, { left: middle(side) - BADGE / 2, top: top + EDGE }, emblems[side]);
    ink.textAlign = 'center';
    for (const [index, { text, font, colour }] of lines.entries()) {
      ink.font = font;
      ink.fillStyle = colour;
      ink.fillText(text, middle(side), top + EDGE + BADGE + 2 + (index + 1) * NAME_LINE);
    }
  }
}

/** Round for a person, square for a bot. */
function drawBadge(
  { ink, look }: Paper,
  { kind, emblem }: NonNullable<ScoredSide['sitter']>,
  { left, top }: Place,
  drawn: SVGSVGElement | undefined,
): void {
  const token = new Path2D();
  corners(token, left, top, BADGE, BADGE, kind === 'bot' ? BADGE * 0.22 : BADGE / 2);
  ink.fillStyle = look.seats[emblem];
  ink.fill(token);
  const rim = BADGE * 0.11;
  const [width, height] = [BADGE - 2 * rim, BADGE - 2 * rim];
  if (drawn) paintSvg(ink, drawn, { left: left + rim, top: top + rim, width, height });
}

function drawRule({ ink, look, left, width }: Pad, top: number, thick: number): void {
  ink.fillStyle = thick === RULE ? look.ink : look.line;
  ink.fillRect(left, top, width, thick);
}

function drawRow(pad: Pad, lines: readonly string[], points: readonly number[], top: number, height: number): void {
  const { ink, look, left, middle } = pad;
  ink.fillStyle = look.ink;
  ink.font = `15px ${look.sans}`;
  ink.textAlign = 'left';
  for (const [index, text] of lines.entries()) ink.fillText(text, left + EDGE, top + 3 + (index + 1) * LABEL_LINE);
  ink.font = `17px ${look.sans}`;
  ink.textAlign = 'center';
  for (const [side, value] of points.entries()) ink.fillText(String(value), middle(side), top + height / 2 + 6);
}

function drawTotals(pad: Pad, top: number): void {
  const { ink, look, left, middle, score } = pad;
  drawRule(pad, top, RULE);
  drawRule(pad, top + 2 * RULE, RULE);
  ink.fillStyle = look.ink;
  ink.font = `700 15px ${look.sans}`;
  ink.textAlign = 'left';
  ink.fillText(score.total, left + EDGE, top + 34);
  ink.font = `700 26px ${look.serif}`;
  ink.textAlign = 'center';
  for (const [side, { won }] of score.sides.entries()) {
    ink.fillStyle = won ? look.accent : look.ink;
    ink.fillText(String(score.totals[side]), middle(side), top + 37);
  }
}
