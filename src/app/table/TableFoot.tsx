import { useMemo } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { Seat, ThingId } from '../../engine/ids.ts';
import type { Past } from '../../protocol/shown.ts';
import { PLAY_AGAIN } from '../../ui/actionIcons.ts';
import type { AnyFace, Large } from '../../ui/face.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Peeking } from '../../ui/peek/usePeek.ts';
import { toldNow } from '../../words/chronicle.ts';
import { tableWords } from '../../words/table.ts';
import { lazily } from '../lazily.tsx';
import { inLang } from '../words.ts';
import { ActionBar } from './ActionBar.tsx';
import { CodeKnown } from './CodeKnown.tsx';
import { FollowBar } from './FollowBar.tsx';
import { LookBackBar } from './LookBackBar.tsx';
import { Offers } from './Offers.tsx';
import type { Page } from './page.ts';
import type { SheetName } from './Sheets.tsx';
import { SinceLine } from './SinceLine.tsx';
import { saidSince } from './said.ts';
import { TroubleNote } from './TroubleNote.tsx';
import { useBeside } from './useBeside.ts';
import type { Table } from './useMoment.ts';

const StraightOn = lazily(
  () => import('../rematch/index.ts').then((rematch) => rematch.StraightOn),
  () => null,
);

const CircleNote = lazily(
  () => import('../together/CircleNote.tsx').then((note) => note.CircleNote),
  () => null,
);

const TipLine = lazily(
  () => import('../tips/TipLine.tsx').then((tip) => tip.TipLine),
  () => null,
);

interface TableFootProps {
  readonly table: Table;
  readonly face: AnyFace;
  readonly page: Page;
  readonly pictureOf: (thing: ThingId) => Large | null;
  /** An earlier moment that is looked at. */
  readonly past: Past | null;
  readonly peeking: Peeking<Seat>;
  /** After the end: the table is looked at instead of the scores. */
  readonly atTable: boolean | null;
  readonly isCounted: boolean;
  setAtTable(look: boolean): void;
  lookBack(moves: number): void;
  toNow(): void;
  show(sheet: SheetName): void;
  /** Shows large what is chosen; null: there is nothing more to see of it. */
  readonly lookCloser: (() => void) | null;
}

/** In reach of the thumb: what happens or is asked, and every way on. */
export function TableFoot(props: TableFootProps) {
  const { table, face, page, pictureOf, past, peeking, atTable, isCounted } = props;
  const { setAtTable, lookBack, toNow, show, lookCloser } = props;
  const words = inLang(tableWords);
  const { voice } = face;
  const moment = table.moment.value;
  const turn = table.turn.value;
  const { drawn, board, says, lines } = page;
  const isShowing = moment.kind === 'showing';
  const since = useMemo(() => saidSince(lines, turn.seat, voice, words), [lines, turn.seat, voice, words]);
  const told = useMemo(() => (says.length > 0 ? toldNow(says, voice) : []), [moment.shown, says.length, voice]);
  const isUnwatched = drawn.floor.kind === 'bots' && personSeats(drawn.sitters).length === 0;
  // Beside the board the log says it already.
  const isBeside = useBeside();
  const { eyes } = drawn;
  const sinceLine = useMemo(
    () => !isBeside && <SinceLine turns={since} own={turn.seat} pictureOf={pictureOf} open={() => show('log')} />,
    [isBeside, since, turn.seat, voice, eyes, drawn.sitters],
  );
  return (
    <>
      <TroubleNote saved={drawn.saved} unsaved={drawn.unsaved} />
      <CodeKnown news={drawn} />
      {moment.news.circle && (
        <CircleNote news={moment.news} circle={moment.news.circle} openDoor={() => show('phones')} />
      )}
      {turn.seat !== null && !past && <Offers at={drawn.logLength} />}
      {turn.seat !== null && !past && !isShowing && (
        <TipLine game={drawn.game} face={face} view={board.view} seat={turn.seat} />
      )}
      {isUnwatched && <StraightOn playing={isShowing} skip={table.skip} />}
      {past ? (
        <LookBackBar at={past.frame.moveCount} lines={lines} voice={voice} to={lookBack} toNow={toNow} />
      ) : isShowing ? (
        <FollowBar table={table} moment={moment} told={told}>
          {sinceLine}
        </FollowBar>
      ) : (
        <ActionBar
          news={drawn}
          voice={voice}
          view={board.view}
          turn={turn}
          peeking={peeking}
          handedTo={moment.kind === 'asking' ? moment.handedTo : null}
          atTable={atTable}
          isCounted={isCounted}
          setAtTable={setAtTable}
          openAid={() => show('aid')}
          askTable={() => show('takeBackQuestion')}
          sendOn={() => show('elsewhereWay')}
          lookCloser={lookCloser}
        >
          {sinceLine}
          {table.canSeeAgain.value && (
            <button
              type="button"
              class="round again"
              aria-label={words.seeAgain}
              title={words.seeAgain}
              onClick={table.seeAgain}
            >
              <Icon of={PLAY_AGAIN} />
            </button>
          )}
        </ActionBar>
      )}
    </>
  );
}
