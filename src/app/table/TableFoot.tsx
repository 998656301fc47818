import './offers.css';
import { signal } from '@preact/signals';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { Seat, ThingId } from '../../engine/game.ts';
import type { Past, TableNews } from '../../protocol/shown.ts';
import { PLAY_AGAIN } from '../../ui/actionIcons.ts';
import type { AnyFace, Large } from '../../ui/face.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Peeking } from '../../ui/peek/peek.ts';
import { toldNow } from '../../words/chronicle.ts';
import { tableWords } from '../../words/table.ts';
import { lazily } from '../lazily.tsx';
import { change, inLang } from '../settings.ts';
import { isSoundOffered, noteSoundOffered, sound } from '../sound.ts';
import { ActionBar } from './ActionBar.tsx';
import { FollowBar, LookBackBar, SinceLine } from './FollowBar.tsx';
import { isQuickOffered, noteQuickOffered } from './memory.ts';
import type { SheetName } from './Sheets.tsx';
import { saidSince } from './said.ts';
import { TroubleNote } from './Troubles.tsx';
import { lead } from './turn.ts';
import { useBeside } from './useInParts.ts';
import type { Table } from './useMoment.ts';
import type { Page } from './useTable.ts';

/** What would never be found in the settings, each offered once on a device, and one at a time. */
function Offers({ at }: Pick<OfferProps, 'at'>) {
  const words = inLang(tableWords);
  const { turnOn, isOn } = sound;
  if (lead.value) return null;
  if (turnOn && !isOn && !isSoundOffered.value) {
    return (
      <Offer at={at} question={words.soundOffer} answers={words.yesNo} accept={turnOn} offered={noteSoundOffered} />
    );
  }
  if (!isQuickOffered.value) return null;
  const accept = (): void => {
    change({ pace: 'quick' });
    noteQuickOffered();
  };
  return <Offer at={at} question={words.quickOffer} answers={words.yesNo} accept={accept} offered={noteQuickOffered} />;
}

interface OfferProps {
  /** How long the log is. */
  readonly at: number;
  readonly question: string;
  readonly answers: { readonly yes: string; readonly no: string };
  accept(): void;
  /** It is not asked again. */
  offered(): void;
}

function Offer({ at, question, answers, accept, offered }: OfferProps) {
  const [first] = useState(at);
  // A move instead of an answer is one, and so is leaving.
  useEffect(() => {
    if (at !== first) offered();
  }, [at]);
  useEffect(() => offered, []);
  return (
    <section class="note offer" aria-label={question}>
      <p>{question}</p>
      <button type="button" class="button" onClick={accept}>
        {answers.yes}
      </button>
      <button type="button" class="button" onClick={offered}>
        {answers.no}
      </button>
    </section>
  );
}

/** Match and seat of those who have read it. */
const read = signal<ReadonlySet<string>>(new Set());

/** Everybody is told in their turn that the deal may be known; the log says it until the game is over. */
function CodeKnown({ news: { match, floor, codeKnown } }: { readonly news: TableNews }) {
  const words = inLang(tableWords);
  if (!codeKnown || (floor.kind !== 'open' && floor.kind !== 'private')) return null;
  const reader = `${match} ${floor.seat}`;
  if (read.value.has(reader)) return null;
  const understand = (): void => {
    read.value = new Set([...read.value, reader]);
  };
  return (
    <div class="note trouble" role="alert">
      <p>{words.codeKnown}</p>
      <button type="button" class="button" onClick={understand}>
        {words.understood}
      </button>
    </div>
  );
}

const StraightOn = lazily(
  () => import('../rematch/Rematch.tsx').then((rematch) => rematch.StraightOn),
  () => null,
);

const CircleNote = lazily(
  () => import('../together/CircleNote.tsx').then((note) => note.CircleNote),
  () => null,
);

const TipLine = lazily(
  () => import('../tips/TipLine.tsx').then((tip) => tip.TipLine),
  ({ children }) => <>{children}</>,
);

interface TableFootProps {
  readonly table: Table;
  readonly face: AnyFace;
  readonly page: Page;
  readonly pictureOf: (thing: ThingId) => Large | null;
  /** Every picture has come. */
  readonly isWhole: boolean;
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
  const { table, face, page, pictureOf, isWhole, past, peeking, atTable, isCounted } = props;
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
    [isBeside, since, turn.seat, voice, eyes, drawn.sitters, isWhole],
  );
  return (
    <>
      <TroubleNote saved={drawn.saved} unsaved={drawn.unsaved} />
      <CodeKnown news={drawn} />
      {moment.news.circle && (
        <CircleNote news={moment.news} circle={moment.news.circle} openDoor={() => show('phones')} />
      )}
      {turn.seat !== null && !past && <Offers at={drawn.logLength} />}
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
          {turn.seat === null ? (
            sinceLine
          ) : (
            <TipLine game={drawn.game} face={face} view={board.view} seat={turn.seat}>
              {sinceLine}
            </TipLine>
          )}
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
