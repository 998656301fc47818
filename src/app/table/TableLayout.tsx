import { useComputed, useSignal } from '@preact/signals';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { RuleId, Seat, ThingId } from '../../engine/ids.ts';
import { ribbon } from '../../link/published.ts';
import type { TableNews } from '../../protocol/shown.ts';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import { useOverlay } from '../../ui/overlays.ts';
import { usePeek } from '../../ui/peek/usePeek.ts';
import { TalkProvider } from '../../ui/talk.ts';
import { useKeptFocus } from '../../ui/walk/useKeptFocus.ts';
import { saidBelow, toldNow } from '../../words/chronicle.ts';
import { type Phrase, plain } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import { noteCounted, wasCounted } from '../final/counted.ts';
import { Final } from '../final/Final.tsx';
import { lazily } from '../lazily.tsx';
import { lang, settings } from '../settings.ts';
import { Title } from '../Title.tsx';
import { inLang } from '../words.ts';
import { ActionBar } from './ActionBar.tsx';
import { BoardGuard } from './BoardGuard.tsx';
import { isRecalled } from './isRecalled.ts';
import { LogAnnouncer } from './LogAnnouncer.tsx';
import { LogList } from './LogList.tsx';
import { LookBackBar } from './LookBackBar.tsx';
import { usePlayback } from './playback.ts';
import { type SheetName, Sheets } from './Sheets.tsx';
import { SinceLine } from './SinceLine.tsx';
import { Standings } from './Standings.tsx';
import { linesShown, moverIn, saidSince } from './said.ts';
import { TableHead } from './TableHead.tsx';
import { TroubleNote } from './TroubleNote.tsx';
import { useAnswerFirst } from './useAnswerFirst.ts';
import { useBeside } from './useBeside.ts';
import { useCues } from './useCues.ts';
import { useHandover } from './useHandover.ts';
import { useKeys } from './useKeys.ts';
import { useLit } from './useLit.ts';
import { useLookBack } from './useLookBack.ts';
import { useBrief, useOwnEyes } from './useOwnEyes.ts';
import { lead, showing, useTurn } from './useTurn.ts';

const StraightOn = lazily(
  () => import('../rematch/index.ts').then((rematch) => rematch.StraightOn),
  () => null,
);

interface TableLayoutProps {
  readonly news: TableNews;
  readonly face: AnyFace;
  readonly spread: AnySpread;
  readonly title: string;
}

/** The game's board, and round it: whose moment it is, what happened, what can be done. */
export function TableLayout({ news, face, spread, title }: TableLayoutProps) {
  const words = inLang(tableWords);
  const { voice } = face;
  const nameOf = (seat: Seat): string => news.sitters[seat]?.name ?? '';
  const looking = useLookBack();
  const { past } = looking;
  const following = usePlayback(news, past !== null, {
    text: ({ events }) =>
      saidBelow(events, face)
        .map((said) => plain(said, nameOf))
        .join(' '),
    stops: ({ events, view }) => events.some((event) => face.stops?.(event, events, view)),
    lingers: face.lingers === true,
    madeBy: (moveCount) => moverIn(ribbon.value, moveCount),
    isBot: (seat) => news.sitters[seat]?.kind === 'bot',
  });
  const { shown, waiting, isPlaying: playing } = following;
  useCues(news, shown, face);
  useLayoutEffect(() => {
    showing.value = playing;
    return () => {
      showing.value = false;
    };
  }, [playing]);
  const lines = useMemo(() => linesShown(ribbon.value, waiting.length), [ribbon.value, waiting.length]);
  // Whoever steps on arrives at now, and so does the table that was taken back behind that moment.
  if (past && past.frame.moveCount >= shown.moveCount) looking.toNow();
  const { view, events } = past?.frame ?? shown;
  // Signals, so that to open or close a sheet draws that sheet alone and not the board.
  const sheet = useSignal<SheetName | null>(null);
  const thing = useSignal<ThingId | null>(null);
  const rule = useSignal<RuleId | null>(null);
  const reads = useComputed(() => sheet.value ?? thing.value ?? rule.value);
  const isAway = playing || past !== null;
  const turn = useTurn(news, isAway, spread.shownFirst, reads);
  // While a move is on its way the board stays as it was: what was chosen would go and come back with the news.
  const onBoard = useRef(turn);
  if (!turn.isSent) onBoard.current = turn;
  const { seat, offers, selected } = onBoard.current;
  useAnswerFirst();
  const peeking = usePeek();
  const { away } = peeking;
  // Whoever looked sees what has come, with everybody else, and holds again.
  useLayoutEffect(() => away, [news]);
  const ownEyes = useOwnEyes(news, peeking.open && turn.seat !== null);
  const ownView = ownEyes?.view ?? null;
  const isBrief = useBrief(ownEyes);
  const show = (name: SheetName | null): void => {
    sheet.value = name;
  };
  const explain = (id: ThingId | null): void => {
    thing.value = id;
  };
  const [atTable, setAtTable] = useState(false);
  const [isCounted, setCounted] = useState(() => wasCounted(news));
  // While moves are being shown, the scores are those of before.
  const scores = useRef(news.sheet);
  if (!playing) scores.current = news.sheet;
  const sheetNow = past?.sheet ?? scores.current;
  const main = useRef<HTMLElement>(null);
  const reach = useRef<HTMLElement>(null);
  // A button that has done its work goes, and the focus with it.
  useKeptFocus(reach, () => main.current);
  useKeptFocus(main, () => main.current);
  const toNow = (): void => {
    looking.toNow();
    main.current?.focus({ preventScroll: true });
  };
  useOverlay(past !== null, toNow);
  useKeys(main, news, turn, show);

  const since = useMemo(() => saidSince(lines, seat, voice, words), [lines, seat, voice, words]);
  const told = useMemo(() => saidBelow(shown.events, face), [shown, face]);
  const handedTo = useHandover(news, playing || past !== null);
  // Also what a moment draws by itself and is not said. What somebody has chosen since has marks of its own.
  const isBegun = past === null && onBoard.current.isBegun;
  useLit(
    main,
    useMemo(() => (isBegun ? NOTHING_TOLD : toldNow(shown.events, voice)), [shown, voice, isBegun]),
  );
  const { points, thumb } = settings.value;
  const arePointsCovered = points === 'covered' && news.result === null;
  const over = news.floor.kind === 'over' && !playing && !past && news.result !== null;
  const isUnwatched = (playing || news.floor.kind === 'bots') && personSeats(news.sitters).length === 0;
  // A lesson points at things on the table as it stands.
  const lookBack = lead.value ? null : looking.to;
  const at = past?.frame.moveCount ?? null;
  const isBeside = useBeside();
  const log = useMemo(
    () =>
      isBeside && (
        <aside class="beside" aria-label={words.log}>
          <LogList lines={lines} voice={voice} at={at} lookBack={lookBack} />
        </aside>
      ),
    [isBeside, lines, voice, at, lookBack, words],
  );
  const eyes = (ownView && ownEyes?.seat) ?? news.eyes;
  const recalls = isRecalled(news);
  // Drawn again only for what it shows: what it does goes by the newest turn.
  const newest = useRef(turn);
  newest.current = turn;
  const board = useMemo(
    () => (
      <BoardGuard>
        <spread.Board
          view={ownView ?? view}
          eyes={eyes}
          lang={lang.value}
          seat={seat}
          offers={offers}
          selected={selected}
          events={events}
          recalls={recalls}
          names={nameOf}
          select={(offer) => newest.current.select(offer)}
          compose={(offer, whole) => newest.current.compose(offer, whole)}
          commit={(offer) => newest.current.commit(offer)}
          wonder={(wish) => newest.current.wonder(wish)}
          explain={explain}
        />
      </BoardGuard>
    ),
    [spread, view, ownView, eyes, lang.value, seat, offers, selected, events, recalls, news.sitters],
  );
  const talk = useMemo(
    () => ({
      sitters: news.sitters,
      ...(face.Icon && { Icon: face.Icon }),
      openThing: explain,
      openRule: (asked: RuleId) => {
        rule.value = asked;
      },
    }),
    [news.sitters, face],
  );
  return (
    <TalkProvider value={talk}>
      <div class="table" data-game={news.game} data-over={over && !atTable} data-thumb={thumb}>
        <TableHead openMenu={() => show('menu')}>
          <div class="hidden">
            <Title>{title}</Title>
          </div>
          <Standings
            news={news}
            totals={past?.sheet.totals ?? shown.totals}
            areCovered={over ? !isCounted : arePointsCovered}
            voice={voice}
            open={() => show('scores')}
          />
        </TableHead>
        {over && news.result && !atTable ? (
          <Final
            news={news}
            result={news.result}
            face={face}
            Finale={spread.Finale}
            view={shown.view}
            voice={voice}
            isCounted={isCounted}
            counted={() => {
              noteCounted(news);
              setCounted(true);
            }}
            playAgain={() => show('rematch')}
          />
        ) : (
          <main ref={main} class="board" tabIndex={-1} aria-label={words.board} data-board>
            {board}
            {isBrief && (
              <p class="too-brief">
                <span>{words.curtain.longer}</span>
              </p>
            )}
            {ownEyes && !ownView && <p class="look-away">{words.onlyLooks(nameOf(ownEyes.seat))}</p>}
          </main>
        )}
        <footer ref={reach} class="reach">
          <TroubleNote saved={news.saved} />
          {isUnwatched && <StraightOn playing={playing} skip={following.skip} />}
          {past ? (
            <LookBackBar at={past.frame.moveCount} lines={lines} voice={voice} to={looking.to} toNow={toNow} />
          ) : (
            <ActionBar
              news={news}
              voice={voice}
              view={shown.view}
              turn={onBoard.current}
              isSent={turn.isSent}
              peeking={peeking}
              following={playing ? following : null}
              told={told}
              handedTo={handedTo}
              atTable={over ? atTable : null}
              setAtTable={setAtTable}
              openAid={() => show('aid')}
              askTable={() => show('takeBackQuestion')}
            >
              <SinceLine turns={since} open={() => show('log')} />
            </ActionBar>
          )}
        </footer>
        {log}
        <LogAnnouncer lines={lines} voice={voice} sitters={news.sitters} />
      </div>
      {/* Not in the table: what is said on them is no reason to look what of the table's style hangs on what it holds. */}
      <div data-game={news.game}>
        <Sheets
          open={sheet}
          thing={thing}
          rule={rule}
          news={news}
          scores={sheetNow}
          lines={lines}
          voice={voice}
          view={view}
          turn={turn}
          lookBack={lookBack}
          show={show}
          closeThing={() => explain(null)}
        />
      </div>
    </TalkProvider>
  );
}

const NOTHING_TOLD: readonly Phrase[] = [];
