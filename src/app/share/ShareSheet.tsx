import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyView, Result } from '../../engine/game.ts';
import { shelf } from '../../link/published.ts';
import { askDealCode, showShelf } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { Emblem } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { AnyFace, GameBox } from '../../ui/face.ts';
import type { Rect } from '../../ui/rect.ts';
import { shareWords } from '../../words/share.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { localeOf } from '../amounts.ts';
import { useLid } from '../boxes.tsx';
import { dealLink, fileOf } from '../handOut.ts';
import { TakeOut } from '../settings/TakeOut.tsx';
import { inLang, lang, settings } from '../settings.ts';
import { DealCode } from '../table/DealCode.tsx';
import type { Picture, Score } from './Picture.tsx';
import { drawSheet, EDGE, PicturePaper, PictureWays, scoreOf, scoreText } from './Picture.tsx';
import { drawPad } from './padPicture.ts';
import { corners, type Look, lookOf, type Paper, paintSvg, wrapped } from './paint.ts';

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
const drawScore = (canvas: HTMLCanvasElement, score: Score, look: Look, drawings: Drawings): void =>
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
  // A picture that is higher than wide keeps its frame close.
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

interface ScoreCanvasProps extends Pick<ShareSheetProps, 'box' | 'news' | 'face' | 'view'> {
  readonly score: Score;
  /** The file is ready before anybody taps: what a browser grants to a tap it does not grant some time after it. */
  drawn(picture: Picture): void;
}

/** The picture that is shared, as it will be; the drawings that go into it stand beside it where nobody sees them. */
function ScoreCanvas({ box, news, face, view, score, drawn }: ScoreCanvasProps) {
  const words = inLang(shareWords);
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawings = useRef<HTMLDivElement>(null);
  const Cover = useLid(box)?.Cover;
  const text = scoreText(score);
  const { theme } = settings.value;
  useEffect(() => {
    const [at, from] = [canvas.current, drawings.current];
    if (!at || !from) return;
    let isStale = false;
    drawn(null);
    const within = (part: string): SVGSVGElement | null => from.querySelector(`[data-drawing="${part}"] svg`);
    try {
      drawScore(at, score, lookOf(from), {
        cover: within('cover'),
        table: within('table'),
        emblems: [...from.querySelectorAll<SVGSVGElement>('[data-drawing="seat"] svg')],
      });
      // It is drawn once more when the cover has come: no file of an earlier one may outlive it.
      at.toBlob((blob) => isStale || drawn(blob ? fileOf(blob, new Date()) : 'failed'));
    } catch {
      drawn('failed');
    }
    return () => {
      isStale = true;
    };
  }, [text, theme, Cover]);
  return (
    <PicturePaper canvas={canvas} drawings={drawings} label={`${words.picture}\n${text}`}>
      <div data-drawing="cover">{Cover && <Cover />}</div>
      <div data-drawing="table">
        <face.Picture view={view} />
      </div>
      {news.sitters.map(({ emblem }) => (
        <span key={emblem} class="badge" data-drawing="seat">
          <Emblem of={emblem} />
        </span>
      ))}
    </PicturePaper>
  );
}

export interface ShareSheetProps {
  readonly box: GameBox;
  readonly news: TableNews;
  readonly result: Result;
  readonly face: AnyFace;
  readonly view: AnyView;
  onDone(): void;
}

/** A finished game told to others: how it ended as a picture and as text, the whole of it as a file, its deal. */
export function ShareSheet(props: ShareSheetProps) {
  const { news, onDone } = props;
  const words = inLang(shareWords);
  const [step, setStep] = useState<'picture' | 'deal' | 'file'>('picture');
  const [picture, setPicture] = useState<Picture>(null);
  const [link, setLink] = useState<string | null>(null);
  const score = useScore(props);
  useEffect(() => {
    askDealCode(news.match).then(
      (code) => setLink(code && dealLink(code)),
      () => undefined,
    );
  }, [news.match]);
  if (step === 'file') return <TakeOut match={news.match} onDone={onDone} />;
  const text = [scoreText(score), ...(link ? [words.sameDeal(link)] : [])].join('\n');
  return (
    <Dialog
      page={step}
      title={step === 'deal' ? words.deal : words.title}
      close={inLang(shelfWords).close}
      onClose={onDone}
    >
      {step === 'deal' ? (
        <DealCode news={news} />
      ) : (
        <>
          <ScoreCanvas {...props} score={score} drawn={setPicture} />
          <PictureWays picture={picture} text={text}>
            <button type="button" class="button" onClick={() => setStep('file')}>
              {words.file}
            </button>
            <button type="button" class="button" onClick={() => setStep('deal')}>
              {words.deal}
            </button>
          </PictureWays>
        </>
      )}
    </Dialog>
  );
}

/** By the name and the day that the shelf knows; the table knows neither. */
function useScore({ box, news, result, face, view }: ShareSheetProps): Score {
  useEffect(showShelf, []);
  const card = shelf.value?.find(({ id }) => id === news.match);
  const day = new Intl.DateTimeFormat(localeOf(lang.value), { dateStyle: 'long' }).format(
    card?.touchedAt ?? Date.now(),
  );
  const title = card?.title ?? inLang(box.title);
  return scoreOf(news, result, view, face.voice, inLang(tableWords), { title, day });
}
