import type { RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { AnyEvent, Seat, ThingId } from '../../engine/game.ts';
import type { Past, TableNews } from '../../protocol/shown.ts';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import type { Peeking } from '../../ui/peek/peek.ts';
import { TalkProvider } from '../../ui/talk.ts';
import { toldNow } from '../../words/chronicle.ts';
import type { Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import { Final } from '../final/Final.tsx';
import { hidesPoints, inLang, lang, settings } from '../settings.ts';
import { Title } from '../Title.tsx';
import { useLongPress } from '../thing/ThingSheet.tsx';
import { isRecalled } from './isRecalled.ts';
import { LogAnnouncer, LogBeside } from './Log.tsx';
import { BoardGuard } from './Message.tsx';
import { HoldToLook, type OwnEyes, useBrief } from './OwnEyes.tsx';
import { Sheets } from './Sheets.tsx';
import { StageLayer, touchStage } from './StageLayer.tsx';
import { toldSince } from './said.ts';
import { TableFoot } from './TableFoot.tsx';
import { Standings, TableHead } from './TableHead.tsx';
import { lead } from './turn.ts';
import { useEnding } from './useEnding.ts';
import { useLit } from './useLit.ts';
import type { Table } from './useMoment.ts';
import { type Page, useTable, useTableHands, useTableTalk } from './useTable.ts';

interface TableBoardProps {
  readonly table: Table;
  readonly page: Page;
  /** An earlier moment that is looked at. */
  readonly past: Past | null;
  readonly ownEyes: OwnEyes | null;
  readonly peeking: Peeking<Seat>;
  readonly face: AnyFace;
  readonly spread: AnySpread;
  readonly arePointsCovered: boolean;
  readonly boardRef: RefObject<HTMLElement | null>;
  explain(thing: ThingId): void;
}

/** The game's board with the frame that is shown, and what is to be said over it. */
function TableBoard(props: TableBoardProps) {
  const { table, page, past, ownEyes, peeking, face, spread, arePointsCovered, boardRef, explain } = props;
  const words = inLang(tableWords);
  const { drawn, board: frame, says, lines } = page;
  const { shown } = table.moment.value;
  const { seat, offers, selected, isBegun } = table.turn.value;
  const { view, events } = past?.frame ?? frame;
  const ownView = ownEyes?.view ?? null;
  const eyes = (ownView && ownEyes?.seat) ?? drawn.eyes;
  const { sitters, peekers } = drawn;
  const nameOf = (side: number): string => sitters[side]?.name ?? '';
  const recalls = isRecalled(drawn);
  const since = useMemo(() => toldSince(lines, seat ?? (eyes === 'onlooker' ? null : eyes)), [lines, seat, eyes]);
  const isBrief = useBrief(ownEyes);
  // Also what a moment draws by itself and is not said. What was chosen since has marks of its own.
  const isMarked = past !== null || !isBegun;
  useLit(
    boardRef,
    useMemo(
      () => (isMarked && says.length > 0 ? toldNow(says, face.voice) : NOTHING_TOLD),
      [shown, says.length, face.voice, isMarked],
    ),
  );
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
          since={past ? NOTHING_NEW : since}
          recalls={recalls}
          arePointsCovered={arePointsCovered}
          names={nameOf}
          select={(offer) => table.turn.peek().select(offer)}
          compose={(offer, whole) => table.turn.peek().compose(offer, whole)}
          press={(offer) => table.turn.peek().press(offer)}
          commit={(offer) => table.turn.peek().commit(offer)}
          wonder={(wish) => table.turn.peek().wonder(wish)}
          explain={explain}
          eyeOf={(side) =>
            side !== seat && peekers.includes(side) ? (
              <HoldToLook name={nameOf(side)} seat={side} peeking={peeking} />
            ) : null
          }
        />
      </BoardGuard>
    ),
    [
      spread,
      view,
      ownView,
      eyes,
      lang.value,
      seat,
      offers,
      selected,
      events,
      past,
      since,
      recalls,
      arePointsCovered,
      sitters,
      peekers,
      peeking.whose,
    ],
  );
  // While something is shown a touch ends that, and does nothing else.
  const endShowing = (event: MouseEvent): void => {
    const isTouched = event.target instanceof Element && event.target.closest(TOUCHABLE) !== null;
    if (!isTouched || table.moment.peek().kind !== 'showing') return;
    event.stopPropagation();
    table.skip();
  };
  const longPress = useLongPress(explain);
  const onClickCapture = (event: MouseEvent): void => {
    endShowing(event);
    longPress.onClickCapture(event);
  };
  return (
    <main
      ref={boardRef}
      class="board"
      tabIndex={-1}
      aria-label={words.board}
      data-board
      {...longPress}
      onClickCapture={onClickCapture}
    >
      {board}
      {isBrief && (
        <p class="too-brief">
          <span>{words.curtain.longer}</span>
        </p>
      )}
      {ownEyes && !ownView && <p class="look-away">{words.onlyLooks(nameOf(ownEyes.seat))}</p>}
    </main>
  );
}

/** What can be chosen or looked at more closely; not what moves the view. */
const TOUCHABLE = '[data-thing], [aria-pressed], [role="radio"]';

const NOTHING_TOLD: readonly Phrase[] = [];
const NOTHING_NEW: readonly AnyEvent[] = [];

interface TableLayoutProps {
  /** As the table is when its screen opens; from then on its moment follows what the host tells. */
  readonly first: TableNews;
  readonly face: AnyFace;
  readonly spread: AnySpread;
  /** Every picture of the spread has come. */
  readonly isWhole: boolean;
  readonly title: string;
}

/** The game's board, and round it: whose moment it is, what happened, what can be done. */
export function TableLayout({ first, face, spread, isWhole, title }: TableLayoutProps) {
  const { voice } = face;
  const { table, sheets, looking, past, page, peeking, ownEyes } = useTable(first, face, spread);
  const { drawn, board, lines } = page;
  const sheet = past?.sheet ?? drawn.sheet;
  const [atTable, setAtTable] = useState(false);
  const { main, reach, toNow } = useTableHands({ table, sheets, looking, past });
  const talk = useTableTalk(page, face, sheets);
  const { thumb } = settings.value;
  const arePointsCovered = hidesPoints(voice) && drawn.result === null;
  const names = (side: number): string => drawn.sitters[side]?.name ?? '';
  const look = { lang: lang.value, eyes: drawn.eyes, arePointsCovered, names };
  const { selected } = table.turn.value;
  const handled = (selected && spread.handles?.(selected.move, board.view)) ?? null;
  const lookCloser = handled && spread.large?.(handled, board.view, look) ? () => sheets.explain(handled) : null;
  const { result, isCounted, isPadCounted, counted, logged } = useEnding({ first, drawn, past, table, lines });
  const isFinal = result !== null && !atTable;
  // A lesson points at things on the table as it stands.
  const lookBack = lead.value ? null : looking.to;
  return (
    <TalkProvider value={talk}>
      <div
        class="table"
        data-game={drawn.game}
        data-over={isFinal}
        data-thumb={thumb}
        data-middle={drawn.circle !== undefined && drawn.here.length === 0}
        onClickCapture={(event) => touchStage(table, event)}
      >
        <TableHead openMenu={() => sheets.show('menu')}>
          <div class="hidden">
            <Title>{title}</Title>
          </div>
          <Standings
            news={drawn}
            totals={sheet.totals}
            areCovered={result ? !isCounted : arePointsCovered}
            arePartial={sheet.isPartial === true}
            voice={voice}
            open={() => sheets.show('scores')}
          />
        </TableHead>
        {isFinal ? (
          <Final
            news={drawn}
            result={result}
            face={face}
            Finale={spread.Finale}
            hasMusic={spread.hasMusic}
            view={board.view}
            voice={voice}
            isCounted={isCounted}
            wasCounted={isPadCounted}
            counted={counted}
            playAgain={() => sheets.show('rematch')}
          />
        ) : (
          <TableBoard
            table={table}
            page={page}
            past={past}
            ownEyes={ownEyes}
            peeking={peeking}
            face={face}
            spread={spread}
            arePointsCovered={arePointsCovered}
            boardRef={main}
            explain={sheets.explain}
          />
        )}
        <footer ref={reach} class="reach">
          <TableFoot
            table={table}
            face={face}
            page={page}
            isWhole={isWhole}
            pictureOf={(thing) => spread.large?.(thing, board.view, look) ?? null}
            past={past}
            peeking={peeking}
            atTable={result ? atTable : null}
            isCounted={isCounted}
            setAtTable={setAtTable}
            lookBack={looking.to}
            toNow={toNow}
            show={sheets.show}
            lookCloser={lookCloser}
          />
        </footer>
        <LogBeside lines={logged} voice={voice} at={past?.frame.moveCount ?? null} lookBack={lookBack} />
        <LogAnnouncer lines={logged} voice={voice} sitters={talk.sitters} />
      </div>
      <StageLayer table={table} />
      {/* Outside `.table`, so that opening a sheet does not evaluate its `:has()` rules anew. */}
      <div data-game={drawn.game}>
        <Sheets
          open={sheets.sheet}
          thing={sheets.thing}
          rule={sheets.rule}
          news={drawn}
          scores={sheet}
          lines={logged}
          voice={voice}
          spread={spread}
          view={(past?.frame ?? board).view}
          look={look}
          turn={table.turn.value}
          lookBack={lookBack}
          show={sheets.show}
          explain={sheets.explain}
        />
      </div>
    </TalkProvider>
  );
}
