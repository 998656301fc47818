import './share.css';
import type { ComponentChildren, RefObject } from 'preact';
import { useState } from 'preact/hooks';
import type { AnyView, Result } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { type DataWords, dataWords } from '../../words/data.ts';
import { type Phrase, plain } from '../../words/phrase.ts';
import { shareWords } from '../../words/share.ts';
import type { TableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { outcome } from '../final/outcome.ts';
import { canShare, copyText, saveFile, shareFile } from '../handOut.ts';
import { inLang } from '../settings.ts';
import { sideName } from '../table/sides.tsx';
import type { Look, Paper } from './paint.ts';

/** How a match ended, in words and numbers: what the picture and the text tell. */
export interface Score {
  readonly title: string;
  readonly day: string;
  readonly outcome: string;
  readonly tie: string;
  readonly sides: readonly ScoredSide[];
  readonly rows: readonly { readonly name: string; readonly points: readonly number[] }[];
  readonly total: string;
  readonly totals: readonly number[];
}

export interface ScoredSide {
  readonly name: string;
  /** The part that the side played; empty without one. */
  readonly part: string;
  /** Null: a rival of the rules, without a seat. */
  readonly sitter: Sitter | null;
  readonly won: boolean;
}

/** What of the table the score is read from. */
export type Counted = Pick<TableNews, 'setup' | 'sitters' | 'sheet' | 'early'>;

export function scoreOf(
  news: Counted,
  result: Result,
  view: AnyView,
  voice: AnyVoice,
  words: TableWords,
  { title, day }: Pick<Score, 'title' | 'day'>,
): Score {
  const { setup, sitters, sheet } = news;
  // What counts alone stands where else the sum does.
  const [first, ...others] = sheet.rows;
  const below = sheet.ranks ? others : sheet.rows;
  const said = (phrase: Phrase | null | undefined): string =>
    phrase ? plain(phrase, (seat) => sitters[seat]?.name ?? '') : '';
  return {
    title,
    day,
    outcome: said(outcome(result, news, voice, words)),
    tie: said(voice.sayTie?.(view, sheet)),
    sides: sheet.totals.map((_, side) => {
      const sitter = sitters[side] ?? null;
      const part = sitter ? said(voice.saySide(side, setup)) : '';
      return { name: said(sideName(side, setup, voice)), part, sitter, won: result.winners.includes(side) };
    }),
    rows: below.map(({ row, by }) => ({ name: said(voice.sayRow(row)), points: by })),
    total: sheet.ranks && first ? said(voice.sayRow(first.row)) : words.total,
    totals: sheet.totals,
  };
}

const BETWEEN = ' · ';

/** For a chat: who had how many, then row by row in the same order. */
export const scoreText = ({ title, day, outcome, tie, sides, rows, totals }: Score): string =>
  [
    `${title}${BETWEEN}${day}`,
    [outcome, tie].filter(Boolean).join('\n'),
    sides.map(({ name }, side) => `${name} ${totals[side]}`).join(BETWEEN),
    '',
    ...rows.map(({ name, points }) => `${name}: ${points.join(BETWEEN)}`),
  ].join('\n');

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

interface PicturePaperProps {
  readonly canvas: RefObject<HTMLCanvasElement | null>;
  /** What goes into the picture, or tells its colours: styled and measured, and never seen. */
  readonly drawings: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly children: ComponentChildren;
}

/** The picture that is shared, as it will be. */
export const PicturePaper = ({ canvas, drawings, label, children }: PicturePaperProps) => (
  <>
    <canvas ref={canvas} class="score-picture" role="img" aria-label={label} />
    <div ref={drawings} class="drawings" aria-hidden="true">
      {children}
    </div>
  </>
);

/** A picture on its way: null until it has been drawn. */
export type Picture = File | 'failed' | null;

interface PictureWaysProps {
  readonly picture: Picture;
  /** The same in words. */
  readonly text: string;
  /** More ways out. */
  readonly children?: ComponentChildren;
}

type Told = keyof DataWords['done'] | 'refused' | null;

/** Out of the app with a picture: to another app where the device has a way, else as a file; and with its text. */
export function PictureWays({ picture, text, children }: PictureWaysProps) {
  const words = inLang(shareWords);
  const data = inLang(dataWords);
  const [told, setTold] = useState<Told>(null);
  const say = (done: keyof DataWords['done']) => (worked: boolean | null) =>
    setTold(worked === null ? null : worked ? done : 'refused');
  const file = picture === 'failed' ? null : picture;
  return (
    <>
      {picture === 'failed' && <p role="alert">{words.noPicture}</p>}
      <div class="ways-out">
        {file && canShare(file) && (
          <button type="button" class="button primary" onClick={() => void shareFile(file).then(say('shared'))}>
            {words.sharePicture}
          </button>
        )}
        {file && (
          <button
            type="button"
            class={canShare(file) ? 'button' : 'button primary'}
            onClick={() => say('saved')(saveFile(file))}
          >
            {words.savePicture}
          </button>
        )}
        <button type="button" class="button" onClick={() => void copyText(text).then(say('copied'))}>
          {words.copyText}
        </button>
        {children}
      </div>
      <p class="did" role="status">
        {told === 'refused' ? data.refusedByDevice : told && data.done[told]}
      </p>
    </>
  );
}
