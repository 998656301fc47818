import './finale.css';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Result, ScoreSheet, Side } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { FinaleProps } from '../../../ui/face.ts';
import { BACK, Icon } from '../../../ui/Icon.tsx';
import { motionMs } from '../../../ui/motion.ts';
import { plain } from '../../../words/phrase.ts';
import { isAlone, type View } from '../rules/state.ts';
import { finaleWords } from '../words/labels.ts';
import { Concert } from './concert/Concert.tsx';
import { ScoreStep } from './ScoreStep.tsx';

/** By how much one side has won, and the row in which it was furthest before the next. */
interface Lead {
  readonly by: number;
  readonly row: string;
  readonly most: number;
}

/** Null: several share the victory, or there were equal points. */
export function leadOf(
  { rows, totals }: Pick<ScoreSheet, 'rows' | 'totals'>,
  { winners }: Pick<Result, 'winners'>,
): Lead | null {
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return null;
  const rivals = totals.flatMap((points, side) => (side === winner ? [] : { side, points }));
  const next = rivals.reduce<(typeof rivals)[number] | null>(
    (best, each) => (best && best.points >= each.points ? best : each),
    null,
  );
  const by = next ? at(totals, winner) - next.points : 0;
  if (!next || by <= 0) return null;
  const ahead = rows.map(({ row, by: points }) => ({ row, most: at(points, winner) - at(points, next.side) }));
  const widest = ahead.reduce((best, each) => (each.most > best.most ? each : best));
  return { by, ...widest };
}

/** Time to read what one side gets, and to look at the card. */
const LOOK_MS = 800;
const LETTERS_PX = 16;

/** Of larger letters fewer are taken in at a glance. */
export const lookMs = (sides: number, lettersPx: number): number =>
  LOOK_MS * (1 + sides) * Math.max(1, lettersPx / LETTERS_PX);

const lettersPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** Who reads on below reads at a pace of their own. */
const HANDS = ['wheel', 'touchmove'] as const;

interface Steps {
  readonly at: number;
  /** It came to its end before these eyes: what follows may begin by itself. */
  readonly isFollowed: boolean;
  step(to: number): void;
  again(): void;
}

/** How far a count has come that was left for a look at the table. */
const reached = new WeakMap<View, number>();

/**
 * Goes through `end` steps by itself until a tap or key takes over. Where nothing shall move it is at the end at once,
 * and steps on by hand alone.
 */
function useSteps(view: View, end: number, beginsAtEnd: boolean, place: RefObject<HTMLElement | null>): Steps {
  const sides = view.orchestras.length;
  const [at, setAt] = useState(beginsAtEnd ? end : (reached.get(view) ?? 0));
  const [running, setRunning] = useState(true);
  const isStill = (): boolean => place.current !== null && motionMs(place.current, '--card-time') === 0;
  const [isFollowed, setFollowed] = useState(!beginsAtEnd);
  useLayoutEffect(() => {
    if (!isStill()) return;
    setAt(end);
    setFollowed(false);
  }, []);
  useEffect(() => {
    reached.set(view, at);
    if (at === end || !running) return;
    // A tap that comes in between takes the count elsewhere before this timer is cleared.
    const timer = setTimeout(() => setAt((now) => (now === at ? at + 1 : now)), lookMs(sides, lettersPx()));
    const stay = (): void => setRunning(false);
    for (const hand of HANDS) addEventListener(hand, stay, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const hand of HANDS) removeEventListener(hand, stay);
    };
  }, [at, running, end, view]);
  return {
    at,
    isFollowed,
    step: (to) => {
      setRunning(false);
      setAt(Math.max(0, Math.min(end, to)));
    },
    again: () => {
      // Its button stands below all of it.
      place.current?.scrollIntoView({ block: 'start' });
      setRunning(!isStill());
      setFollowed(!isStill());
      setAt(0);
    },
  };
}

/** The seven steps of the count, one after another; then the concert, which begins by itself. */
export function Finale({ view, sheet, result, lang, voice, names, sound, wasCounted, counted }: FinaleProps<View>) {
  const words = finaleWords[lang];
  const place = useRef<HTMLElement>(null);
  const end = sheet.rows.length;
  const { at, isFollowed, step, again } = useSteps(view, end, wasCounted, place);
  useEffect(() => {
    if (at !== end) return;
    counted();
    // Who won is told above, where the count may have been scrolled past.
    if (isFollowed) place.current?.closest('main')?.scrollTo({ top: 0, behavior: 'instant' });
  }, [at === end]);
  const nameOf = (side: Side): string => (isAlone(view) && side > 0 ? words.bach : words.person(names(side)));
  const lead = leadOf(sheet, result);
  const won = lead && words.wonBy(lead.by, plain(voice.sayRow(lead.row), nameOf), lead.most);
  return (
    <section ref={place} class="fc-finale" aria-label={at === end ? words.concert : words.title}>
      {at === end ? (
        <Concert
          view={view}
          first={result.winners[0] ?? 0}
          won={won}
          begins={isFollowed}
          nameOf={nameOf}
          words={words}
          sound={sound}
        />
      ) : (
        <ScoreStep view={view} sheet={sheet} at={at} voice={voice} nameOf={nameOf} words={words} />
      )}
      <div class="fc-steps">
        <button
          type="button"
          class="round"
          aria-label={words.before}
          aria-disabled={at === 0}
          onClick={() => step(at - 1)}
        >
          <Icon of={BACK} />
        </button>
        <span class="fc-dots" aria-hidden="true">
          {sheet.rows.map(({ row }, nth) => (
            <i key={row} data-done={nth <= at} />
          ))}
        </span>
        <button
          type="button"
          class="round fc-onward"
          aria-label={words.next}
          aria-disabled={at === end}
          onClick={() => step(at + 1)}
        >
          <Icon of={BACK} />
        </button>
        <button type="button" class="button" onClick={at === end ? again : () => step(end)}>
          {at === end ? words.again : words.skip}
        </button>
      </div>
    </section>
  );
}
