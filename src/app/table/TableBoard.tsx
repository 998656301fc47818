import type { RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { AnyEvent, Seat, ThingId } from '../../engine/game.ts';
import type { Past } from '../../protocol/shown.ts';
import type { AnyFace, AnySpread } from '../../ui/face.ts';
import type { Peeking } from '../../ui/peek/peek.ts';
import { toldNow } from '../../words/chronicle.ts';
import type { Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import { inLang, lang } from '../settings.ts';
import { useLongPress } from '../thing/ThingSheet.tsx';
import { isRecalled } from './isRecalled.ts';
import { BoardGuard } from './Message.tsx';
import { HoldToLook, type OwnEyes, useBrief } from './OwnEyes.tsx';
import { toldSince } from './said.ts';
import { useLit } from './useLit.ts';
import type { Table } from './useMoment.ts';
import type { Page } from './useTable.ts';

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
export function TableBoard(props: TableBoardProps) {
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
