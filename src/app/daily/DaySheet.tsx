import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../ui/Dialog.tsx';
import { dailyWords } from '../../words/daily.ts';
import { shareWords } from '../../words/share.ts';
import { shelfWords } from '../../words/shelf.ts';
import { fileOf } from '../handOut.ts';
import { hashOf } from '../routes.ts';
import { inLang, settings } from '../settings.ts';
import { drawSheet, EDGE, type Picture, PicturePaper, PictureWays } from '../share/Picture.tsx';
import { corners, type Look, lookOf, type Paper, wrapped } from '../share/paint.ts';

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
const drawDay = (
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

/** Where a reader of the text finds the same deals. */
const dailyLink = (): string => `${location.origin}${location.pathname}${hashOf({ screen: 'daily' })}`;

interface DaySheetProps {
  readonly told: DayTold;
  onDone(): void;
}

/** What became of a day, told to others: as a picture and as text. */
export function DaySheet({ told, onDone }: DaySheetProps) {
  const words = inLang(dailyWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const worlds = useRef<HTMLDivElement>(null);
  const [picture, setPicture] = useState<Picture>(null);
  const { theme } = settings.value;
  const lines = told.games.map(({ title, outcome }) => words.sharedLine(title, outcome));
  const text = words.shared(told.date, [...lines, dailyLink()]);
  useEffect(() => {
    const [at, from] = [canvas.current, worlds.current];
    if (!at || !from) return;
    let isStale = false;
    setPicture(null);
    try {
      drawDay(at, told, lookOf(from), (game) => {
        const world = from.querySelector(`[data-game="${game}"]`);
        return world ? getComputedStyle(world).color : '';
      });
      at.toBlob((blob) => isStale || setPicture(blob ? fileOf(blob, new Date()) : 'failed'));
    } catch {
      setPicture('failed');
    }
    return () => {
      isStale = true;
    };
  }, [text, theme]);
  return (
    <Dialog title={words.share} close={inLang(shelfWords).close} onClose={onDone}>
      <PicturePaper canvas={canvas} drawings={worlds} label={`${inLang(shareWords).picture}\n${text}`}>
        {told.games.map(({ game }) => (
          <i key={game} class="day-world" data-game={game} />
        ))}
      </PicturePaper>
      <PictureWays picture={picture} text={text} />
    </Dialog>
  );
}
