import { wrapped } from '../share/fit.ts';
import type { Look, Paper } from '../share/look.ts';
import { corners } from '../share/paintSvg.ts';
import { drawSheet, EDGE } from '../share/sheet.ts';

/** What is told of a day, in words. */
export interface DayTold {
  readonly title: string;
  readonly date: string;
  readonly games: readonly GameTold[];
}

interface GameTold {
  readonly game: string;
  readonly title: string;
  readonly outcome: string;
  readonly isAtPar: boolean;
}

/* In units of the sheet. */
const ROW = 84;
const GAP = 12;
const BAR = { width: 14, tall: 60, short: 24 } as const;
const INSET = 12;

/** A day on one sheet: a row for each title that was played, with the bar that it has in the calendar. */
export const drawDay = (
  canvas: HTMLCanvasElement,
  { title, date, games }: DayTold,
  look: Look,
  worldOf: (game: string) => string,
): void =>
  drawSheet(canvas, look, (paper) => {
    const { ink } = paper;
    ink.textAlign = 'left';
    write(paper, title, { left: EDGE, base: EDGE + 30, font: `600 30px ${look.serif}`, colour: look.ink });
    write(paper, date, { left: EDGE, base: EDGE + 58, font: `16px ${look.sans}`, colour: look.quiet });
    let top = EDGE + 78;
    for (const told of games) {
      drawRow(paper, told, top, worldOf(told.game));
      top += ROW + GAP;
    }
    return top + GAP;
  });

function drawRow(paper: Paper, { title, outcome, isAtPar }: GameTold, top: number, world: string): void {
  const { ink, look, width } = paper;
  const card = new Path2D();
  corners(card, EDGE, top, width, ROW, 6);
  ink.fillStyle = look.surface;
  ink.fill(card);
  ink.strokeStyle = look.line;
  ink.lineWidth = 1.5;
  ink.stroke(card);
  const high = isAtPar ? BAR.tall : BAR.short;
  ink.fillStyle = world;
  ink.fillRect(EDGE + INSET, top + ROW - INSET - high, BAR.width, high);
  const left = EDGE + 2 * INSET + BAR.width;
  write(paper, title, { left, base: top + 34, font: `600 20px ${look.serif}`, colour: look.ink });
  write(paper, outcome, { left, base: top + 62, font: `16px ${look.sans}`, colour: look.ink });
}

interface Pen {
  readonly left: number;
  readonly base: number;
  readonly font: string;
  readonly colour: string;
}

/** On one line. */
function write({ ink, width }: Paper, text: string, { left, base, font, colour }: Pen): void {
  ink.font = font;
  ink.fillStyle = colour;
  const room = EDGE + width - left - INSET;
  const [line = ''] = wrapped(text, room, 1, (each) => ink.measureText(each).width);
  ink.fillText(line, left, base);
}
