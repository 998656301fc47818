import './holdToLook.css';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { AnyView, Seat } from '../../engine/game.ts';
import { peek } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { EYE } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { Peeking } from '../../ui/peek/peek.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../settings.ts';

/** Long enough for everybody else to look away. */
const WARNING_MS = 400;
/** As long as the word about too short a look stands. */
const READ_MS = 2000;

export interface OwnEyes {
  readonly seat: Seat;
  /** Null while everybody else is still being told to look away. */
  readonly view: AnyView | null;
}

/**
 * What one of those at the open table sees with its own eyes, while it looks; null: nobody does. Any news, and whatever
 * else ends the look, takes it off the page at once.
 */
export function useOwnEyes(news: TableNews, looks: Seat | null): OwnEyes | null {
  const [seen, setSeen] = useState<{ readonly at: TableNews; readonly view: AnyView } | null>(null);
  const seat = looks !== null && news.peekers.includes(looks) ? looks : null;
  useEffect(() => {
    if (seat === null) return;
    let isOver = false;
    const warned = new Promise((resolve) => setTimeout(resolve, WARNING_MS));
    void Promise.all([peek(seat), warned]).then(([view]) => {
      if (view !== null && !isOver) setSeen({ at: news, view });
    });
    return () => {
      isOver = true;
    };
  }, [news, seat]);
  useLayoutEffect(() => {
    if (seat === null) setSeen(null);
  }, [seat]);
  return seat === null ? null : { seat, view: seen?.at === news ? seen.view : null };
}

/** For a while after a look that was let go before anything was to be seen: it takes a longer one. */
export function useBrief(ownEyes: OwnEyes | null): boolean {
  const [isBrief, setBrief] = useState(false);
  const waited = useRef(false);
  const isOver = ownEyes === null;
  const waits = ownEyes !== null && ownEyes.view === null;
  useEffect(() => {
    setBrief(isOver && waited.current);
    waited.current = waits;
  }, [isOver, waits]);
  useEffect(() => {
    if (!isBrief) return;
    const timer = setTimeout(() => setBrief(false), READ_MS);
    return () => clearTimeout(timer);
  }, [isBrief]);
  return isBrief;
}

interface HoldToLookProps {
  /** Whose own things they are. */
  readonly name: string;
  readonly seat: Seat;
  readonly peeking: Peeking<Seat>;
}

/**
 * By the thumb of the one who decides on the open table, and where a board shows what another holds: held by finger or
 * key, it shows what that seat alone may see. A
 * screen reader cannot hold; it switches it on and off.
 */
export function HoldToLook({ name, seat, peeking: { whose, holdFor } }: HoldToLookProps) {
  const words = inLang(tableWords);
  return (
    <button
      type="button"
      class="round own-eyes"
      aria-label={words.holdToLook(name)}
      aria-pressed={whose === seat}
      title={words.holdToLook(name)}
      {...holdFor(seat)}
    >
      <Icon of={EYE} />
    </button>
  );
}
