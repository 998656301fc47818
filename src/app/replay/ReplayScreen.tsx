import '../table/table.css';
import './replay.css';
import { useSignal } from '@preact/signals';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Seat, ThingId } from '../../engine/game.ts';
import type { MatchId } from '../../protocol/shown.ts';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import { TalkProvider } from '../../ui/talk.ts';
import { toldNow } from '../../words/chronicle.ts';
import { plain } from '../../words/phrase.ts';
import { replayWords } from '../../words/replay.ts';
import { shelfWords } from '../../words/shelf.ts';
import { tableWords } from '../../words/table.ts';
import { troubleWords } from '../../words/trouble.ts';
import { boxOf } from '../boxes.tsx';
import { useFace, useSpread } from '../face.ts';
import { Loading, NotLoaded } from '../lazily.tsx';
import { back, go } from '../navigation.ts';
import { hidesPoints, inLang, lang } from '../settings.ts';
import { Title } from '../Title.tsx';
import { isRecalled } from '../table/isRecalled.ts';
import { BoardGuard, Message } from '../table/Message.tsx';
import { crestsOf } from '../table/sides.tsx';
import { Standings, TableFrame, TableHead } from '../table/TableHead.tsx';
import { useBeside } from '../table/useInParts.ts';
import { useLit } from '../table/useLit.ts';
import { takeWanted } from './opening.ts';
import { ReplayLog, type ReplaySheet, ReplaySheets } from './ReplaySheets.tsx';
import { type Shown, usePlaying, useReplay, type Walking } from './useReplay.ts';
import { moverAfter, seenAs, turnsOf, WalkBar } from './WalkBar.tsx';

interface ReplayLayoutProps {
  readonly walking: Walking;
  readonly shown: Shown;
  readonly face: AnyFace;
  readonly spread: AnySpread;
  readonly title: string;
}

/** The table as it stood at a moment, and in reach of the thumb the way to any other. */
function ReplayLayout({ walking, shown, face, spread, title }: ReplayLayoutProps) {
  const words = inLang(replayWords);
  const { replay, past } = shown;
  const { sitters, setup, sight, lines } = replay;
  const { moveCount, events, view } = past.frame;
  const { voice } = face;
  const nameOf = (seat: Seat): string => sitters[seat]?.name ?? '';
  const turns = useMemo(() => turnsOf(lines), [lines]);
  const told = useMemo(() => toldNow(events, voice), [events, voice]);
  const playing = usePlaying({
    turns,
    at: moveCount,
    isComing: walking.at !== moveCount,
    text: told.map((phrase) => plain(phrase, nameOf)).join(' '),
    to: walking.to,
  });
  const to = (moves: number): void => {
    playing.stop();
    walking.to(moves);
  };
  const [first] = useState(() => (replay.result ? takeWanted() : null));
  const sheet = useSignal<ReplaySheet | null>(first);
  const opened = useRef(first);
  /** A replay opened for its sheet alone is left with it, unless a moment was gone to: back to where the sheet was asked for. */
  const close = (): void => {
    const isVisit = sheet.value === opened.current && walking.at === 0;
    opened.current = null;
    if (isVisit) back();
    else sheet.value = null;
  };
  const thing = useSignal<ThingId | null>(null);
  const explain = (id: ThingId): void => {
    thing.value = id;
  };
  const board = useRef<HTMLElement>(null);
  useLit(board, told);
  const mover = moverAfter(turns, moveCount);
  const arePointsCovered = hidesPoints(voice) && replay.result === null;
  const eyes = sight === 'all' ? (mover ?? 'onlooker') : sight;
  const look = { lang: lang.value, eyes, arePointsCovered, names: nameOf };
  const isBeside = useBeside();
  const talk = useMemo(
    () => ({
      sitters,
      ...(face.Icon && { Icon: face.Icon }),
      ...crestsOf(face, setup, sitters),
      openThing: explain,
      openRule: (rule: string) => go({ screen: 'rules', game: replay.game, rule }),
    }),
    [sitters, setup, replay.game, face],
  );
  const log = <ReplayLog turns={turns} voice={voice} at={moveCount} to={to} />;
  return (
    <TalkProvider value={talk}>
      <TableFrame
        game={replay.game}
        label={inLang(tableWords).board}
        boardRef={board}
        head={
          <TableHead
            isReplay
            openMenu={() => {
              sheet.value = 'how';
            }}
          >
            <div class="hidden">
              <Title>{words.title(title)}</Title>
            </div>
            <Standings
              news={{ setup, sitters, floor: floorAt(moveCount < replay.moves ? mover : null) }}
              totals={past.sheet.totals}
              areCovered={arePointsCovered}
              arePartial={past.sheet.isPartial === true}
              voice={voice}
              open={() => {
                sheet.value = 'scores';
              }}
            />
          </TableHead>
        }
        board={
          <BoardGuard>
            <spread.Board
              key={sight}
              view={view}
              eyes={look.eyes}
              lang={lang.value}
              seat={null}
              offers={NO_OFFERS}
              selected={null}
              events={events}
              since={NOTHING_NEW}
              recalls={isRecalled({ sitters })}
              arePointsCovered={arePointsCovered}
              names={nameOf}
              select={nothing}
              compose={nothing}
              press={nothing}
              commit={nothing}
              wonder={nothing}
              explain={explain}
            />
          </BoardGuard>
        }
        reach={
          <WalkBar
            turns={turns}
            told={told}
            sitters={sitters}
            wanted={walking.at}
            at={moveCount}
            moves={replay.moves}
            seen={seenAs(sight, words, sitters)}
            playing={playing}
            to={to}
            openWorth={
              replay.result === null
                ? null
                : () => {
                    sheet.value = 'worth';
                  }
            }
            openLog={
              isBeside
                ? null
                : () => {
                    sheet.value = 'log';
                  }
            }
          />
        }
        beside={isBeside && log}
        besideLabel={words.log}
      />
      <ReplaySheets
        open={sheet}
        thing={thing}
        shown={shown}
        voice={voice}
        spread={spread}
        look={look}
        playing={playing}
        log={log}
        at={walking.at}
        close={close}
        to={to}
        see={walking.see}
      />
    </TalkProvider>
  );
}

const NO_OFFERS = [] as const;
const NOTHING_NEW = [] as const;
const nothing = (): void => undefined;

const floorAt = (mover: Seat | null) =>
  mover === null ? ({ kind: 'over' } as const) : ({ kind: 'open', seat: mover } as const);

/** One match, walked through; nothing is done with it. */
export function ReplayScreen({ match }: { readonly match: MatchId }) {
  const walking = useReplay(match);
  const { shown, failed } = walking;
  const game = shown?.replay.game ?? null;
  const { face, failed: noFace } = useFace(game);
  const { spread, failed: noSpread } = useSpread(face, false);
  const box = game === null ? undefined : boxOf(game);
  if (failed) return <Unseen failed={failed} again={walking.again} />;
  if (!shown || !box) return <Loading />;
  if (!face || !spread) return noFace || noSpread ? <NotLoaded /> : <Loading />;
  return (
    <ReplayLayout
      walking={walking}
      shown={shown}
      face={face}
      spread={spread}
      title={shown.replay.title ?? inLang(box.title)}
    />
  );
}

interface UnseenProps {
  readonly failed: NonNullable<Walking['failed']>;
  again(): void;
}

function Unseen({ failed, again }: UnseenProps) {
  const words: Readonly<Record<string, string>> = inLang(tableWords).trouble;
  const text = words[failed] ?? inLang(troubleWords).lost;
  return <Message text={text} action={inLang(shelfWords).again} act={again} />;
}
