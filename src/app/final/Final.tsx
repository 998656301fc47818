import './final.css';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { AnyView, Result } from '../../engine/game.ts';
import { afterMatch, seriesWinners } from '../../engine/rematch.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { REPLAY } from '../../ui/actionIcons.ts';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import { Icon } from '../../ui/Icon.tsx';
import { motionMs } from '../../ui/motion.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { recordsWords, type Targets } from '../../words/records.ts';
import { replayWords } from '../../words/replay.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { boxOf, useLid } from '../boxes.tsx';
import { lazily } from '../lazily.tsx';
import { go, layOnShelf } from '../navigation.ts';
import { Medal, medalsBy } from '../records/Medal.tsx';
import { useRematch } from '../rematch/useRematch.ts';
import { isSeriesOpen, plainRematch } from '../rematch/wish.ts';
import { wantWorth } from '../replay/opening.ts';
import { inLang, lang } from '../settings.ts';
import type { ShareSheetProps } from '../share/ShareSheet.tsx';
import { playCue, sound } from '../sound.ts';
import { sideName } from '../table/sides.tsx';
import { isWon, outcome } from './outcome.ts';
import { ScorePad } from './ScorePad.tsx';

const ShareSheet = lazily(
  () => import('../share/ShareSheet.tsx').then((sheet) => sheet.ShareSheet),
  () => null,
);

/** The way to the sheet on which a finished game is told to others. */
function ShareWay(props: Omit<ShareSheetProps, 'box' | 'onDone'>) {
  const box = boxOf(props.news.game);
  return box ? <Way {...props} box={box} /> : null;
}

function Way(props: Omit<ShareSheetProps, 'onDone'>) {
  const [isOpen, setOpen] = useState(false);
  // The cover is in the picture: it has been fetched by the time that the sheet is opened.
  useLid(props.box);
  return (
    <>
      <button type="button" class="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {inLang(tableWords).final.share}
      </button>
      {isOpen && <ShareSheet {...props} onDone={() => setOpen(false)} />}
    </>
  );
}

interface FinalActionsProps {
  readonly news: TableNews;
  readonly atTable: boolean;
  /** Until then there is no way to leave the count unseen: the finger may still be about to end the last turn. */
  readonly isCounted: boolean;
  setAtTable(look: boolean): void;
}

/** After the end: the same people and a new deal, or the par of a day's deal, a walk through the game, or another look at the table. */
export function FinalActions({ news, atTable, isCounted, setAtTable }: FinalActionsProps) {
  const words = inLang(tableWords);
  const { match } = news;
  const { state, start } = useRematch(match);
  return (
    <>
      <button
        type="button"
        class="round"
        aria-label={words.replay}
        title={words.replay}
        onClick={() => go({ screen: 'replay', match })}
      >
        <Icon of={REPLAY} />
      </button>
      <button type="button" class="button" onClick={() => setAtTable(!atTable)}>
        {atTable ? words.final.seeScores : words.final.seeTable}
      </button>
      {isCounted &&
        (news.daily ? (
          <button type="button" class="button primary" onClick={() => layOnShelf({ screen: 'daily' })}>
            {words.final.toDaily}
          </button>
        ) : (
          <button
            type="button"
            class="button primary"
            aria-disabled={state === 'starting'}
            onClick={() => start(plainRematch(news))}
          >
            {isSeriesOpen(news) ? words.final.nextGame : words.final.again}
          </button>
        ))}
    </>
  );
}

interface HowItStandsProps {
  readonly news: TableNews;
  readonly voice: AnyVoice;
}

/** Under who won: that it ended before its end, and how a series stands with it. */
function HowItStands({ news, voice }: HowItStandsProps) {
  const words = inLang(tableWords);
  const { final } = words;
  const { early, series, result, setup, sitters } = news;
  const lines: Phrase[] = [];
  if (early) lines.push(early.how === 'counted' ? final.early : words.conceded(early.seat));
  if (series) {
    const now = afterMatch(series, result, early);
    const named = (side: number): Phrase => (side < sitters.length ? final.player(side) : sideName(side, setup, voice));
    const scores = final.scores(now.won.map((won, side) => final.score(named(side), won)));
    const winners = seriesWinners(now);
    const decided = (): Phrase => final.seriesWon(final.sides(winners.map(named)), winners.length > 1, scores);
    lines.push(winners.length > 0 ? decided() : final.series(now.won.length === 2, scores));
  }
  return (
    <>
      {lines.map((line, index) => (
        <p key={index} class="how-it-stands">
          <PhraseLine said={line} />
        </p>
      ))}
    </>
  );
}

interface MedalWonProps {
  readonly news: Pick<TableNews, 'sitters' | 'early'>;
  readonly result: Result;
  readonly targets: Targets;
}

/** Under who won: the medal that this game has brought the one who played alone. */
function MedalWon({ news: { sitters, early }, result, targets }: MedalWonProps) {
  const words = inLang(recordsWords);
  const person = sitters.findIndex(({ kind }) => kind === 'person');
  const won = medalsBy({ sitters, result, ...(early && { early }) }, person, targets);
  if (won === 0) return null;
  return (
    <p class="medal-won">
      <Medal rank={won - 1} has />
      {words.medalWon(words.medal[won - 1] ?? '', words.byLead(targets.leads[won - 1] ?? 0))}
    </p>
  );
}

interface FinalProps {
  readonly news: TableNews;
  readonly result: Result;
  readonly face: AnyFace;
  readonly Finale: AnySpread['Finale'];
  readonly hasMusic: AnySpread['hasMusic'];
  readonly voice: AnyVoice;
  readonly view: AnyView;
  /** The count is through, here or before: who won may be told. */
  readonly isCounted: boolean;
  /** On this screen, and not by a scene on the table just now. */
  readonly wasCounted: boolean;
  counted(): void;
  /** The ways to play again. */
  playAgain(): void;
}

/** How it ended: the pad is counted row by row, or a finale counts up to it; who won comes last. Where nothing moves all stands there at once. */
export function Final(props: FinalProps) {
  const {
    news,
    result,
    face,
    Finale: Whole,
    hasMusic,
    voice,
    view,
    isCounted,
    wasCounted: before,
    counted,
    playAgain,
  } = props;
  const words = inLang(tableWords);
  const heading = useRef<HTMLHeadingElement>(null);
  // What the last move was made with is gone from the table.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  const { early } = news;
  // A finale that is made for the end of a game does not fit one that ended in its middle.
  const Finale = early ? undefined : Whole;
  const tie = early ? null : (voice.sayTie?.(view, news.sheet) ?? null);
  const rows = news.sheet.rows.length;
  // What decided between equals is said after the last row, and stands there before the winner is told.
  const steps = rows + (tie ? 2 : 0);
  const [isStill] = useState(() => motionMs(document.body, '--card-time') === 0);
  const [wasCounted] = useState(before);
  /** Somewhere else: by a scene on the table, or at an earlier visit. */
  const [wasSeen] = useState(isCounted);
  const [row, setRow] = useState(isStill || isCounted ? steps : 0);
  useEffect(() => {
    if (isStill || (!Finale && row >= steps)) counted();
    if (Finale || row >= steps) return;
    const timer = setTimeout(() => setRow(row + 1), ROW_MS);
    return () => clearTimeout(timer);
  }, [row, steps]);
  useEffect(() => {
    if (isCounted && !wasCounted && !(Finale && hasMusic)) playCue(isWon(result, news) ? 'win' : 'defeat', news.game);
  }, [isCounted]);
  const finale = Finale && (
    <Finale
      view={view}
      sheet={news.sheet}
      result={result}
      lang={lang.value}
      voice={voice}
      names={(seat) => news.sitters[seat]?.name ?? ''}
      sound={sound}
      wasCounted={wasSeen}
      counted={counted}
    />
  );
  return (
    <main class="final">
      <h2 ref={heading} tabIndex={-1}>
        {isCounted ? <PhraseLine said={outcome(result, news, voice, words)} /> : words.final.counting}
      </h2>
      {isCounted && <HowItStands news={news} voice={voice} />}
      {isCounted && face.targets && <MedalWon news={news} result={result} targets={face.targets} />}
      {tie && isCounted && (
        <p class="tie">
          <PhraseLine said={tie} />
        </p>
      )}
      {!isStill && finale}
      {!finale && isCounted && (
        <div class="laurels" aria-hidden="true">
          <face.Picture view={view} />
        </div>
      )}
      {(isCounted || !finale) && (
        <ScorePad
          sheet={news.sheet}
          setup={news.setup}
          sitters={news.sitters}
          voice={voice}
          upTo={finale ? steps : row}
        />
      )}
      {tie && !isCounted && !finale && row > rows && (
        <p class="tie" role="status">
          <PhraseLine said={tie} />
        </p>
      )}
      {isStill && finale}
      {isCounted && <ShareWay news={news} result={result} face={face} view={view} />}
      {isCounted && (
        <button
          type="button"
          class="button"
          onClick={() => {
            wantWorth();
            go({ screen: 'replay', match: news.match });
          }}
        >
          {inLang(replayWords).worth}
        </button>
      )}
      {isCounted && !news.daily && (
        <button type="button" class="word" aria-haspopup="dialog" onClick={playAgain}>
          {words.rematch}
        </button>
      )}
      {!finale && !isStill && (
        <button type="button" class="button" onClick={() => setRow(row < steps ? steps : 0)}>
          {row < steps ? words.final.skip : words.final.countAgain}
        </button>
      )}
    </main>
  );
}

/** Time to read one row of the pad. */
const ROW_MS = 1100;
