import { useEffect, useState } from 'preact/hooks';
import type { FinaleProps } from '../../../ui/face.ts';
import { BACK, Icon } from '../../../ui/Icon.tsx';
import { motionMs } from '../../../ui/motion.ts';
import { PhraseLine } from '../../../ui/PhraseLine.tsx';
import type { Kind } from '../rules/cards.ts';
import { extentOf } from '../rules/forest.ts';
import type { Cell } from '../rules/grid.ts';
import type { View } from '../rules/state.ts';
import { labels } from '../words/labels.ts';
import { HeartMark, HeartOf } from './Card.tsx';
import { type CellMark, ForestArt, viewBoxOf } from './ForestArt.tsx';
import { Icon as Light } from './Icon.tsx';
import { downIn, heartsOf, type Judged, judgedIn, turnedOver } from './judged.ts';
import './card.css';
import './finale.css';

/** Time to see the last card lie, to look at one Cotton, and from one card that turns over to the next. */
const FULL_MS = 1000;
const LOOK_MS = 1600;
const TURN_MS = 190;

/** Where nothing shall move the walk is at its end at once, and goes on by hand alone. */
const isStill = (): boolean => motionMs(document.body, '--card-time') === 0;

/** The forest lies full for a moment, in the dark all cards turn over; then Cotton by Cotton: what it sees, what that counts, whose heart it is. */
export function Finale({ view, sheet, lang, voice, wasCounted, counted }: FinaleProps<View>) {
  const words = labels[lang].walk;
  const judged = judgedIn(view.grid);
  const end = judged.length;
  const down = view.variant === 'dark' ? downIn(view.grid) : [];
  /** Here the forest lies full; then comes each card that turns over; the first Cotton is at 0. */
  const start = -down.length - 1;
  const [at, setAt] = useState(() => (wasCounted || isStill() ? end : start));
  const turned = Math.max(0, at - start - 1);
  const [running, setRunning] = useState(true);
  useEffect(() => {
    if (at === end) counted();
    if (at === end || !running) return;
    // A tap that comes in between takes the walk elsewhere before this timer is cleared.
    const timer = setTimeout(() => setAt((now) => (now === at ? at + 1 : now)), beatOf(at, start));
    return () => clearTimeout(timer);
  }, [at, running, end]);

  const step = (to: number, on = false): void => {
    setRunning(on);
    setAt(to);
  };
  const now = judged[at] ?? null;
  const told = judged.slice(0, Math.max(0, at + 1));
  const [suns, moons] = heartsOf(told);
  const nobodys = told.length - suns - moons;
  const hearts = words.hearts(suns, moons, nobodys);
  const reason = sheet.rows[0]?.reasons[at];
  return (
    <section class="fl-walk" aria-label={words.title}>
      <div class="fl-walk-stage" onClickCapture={() => step(end)}>
        <WalkedForest
          grid={at < 0 && down.length > 0 ? turnedOver(view.grid, turned) : view.grid}
          fresh={at < 0 ? (down[turned - 1] ?? null) : null}
          now={now}
          told={told}
        />
      </div>
      <p class="fl-walk-said" role="status">
        {reason && <PhraseLine said={voice.sayReason(reason)} />}
        {at < 0 && (at === start ? words.full : words.turning)}
        {/* Who sees has the tally below, but for what went to nobody. */}
        {at === end && <span class={nobodys === 0 ? 'hidden' : undefined}>{hearts}</span>}
      </p>
      <div class="fl-walk-steps">
        <button
          type="button"
          class="round"
          aria-label={words.before}
          aria-disabled={at <= 0}
          onClick={() => step(Math.max(0, at - 1))}
        >
          <Icon of={BACK} />
        </button>
        <p class="fl-tally" aria-label={hearts} role="img">
          <Light of="sun" />
          <HeartMark />
          <b>{suns}</b>
          <Light of="moon" />
          <HeartMark />
          <b>{moons}</b>
        </p>
        <button
          type="button"
          class="round fl-onward"
          aria-label={words.next}
          aria-disabled={at === end}
          onClick={() => step(Math.min(end, Math.max(0, at + 1)))}
        >
          <Icon of={BACK} />
        </button>
        {at === end ? (
          <button type="button" class="button" onClick={() => step(isStill() ? 0 : start, !isStill())}>
            {words.again}
          </button>
        ) : (
          <button type="button" class="button" onClick={() => step(end)}>
            {words.skip}
          </button>
        )}
      </div>
    </section>
  );
}

function beatOf(at: number, start: number): number {
  if (at === start) return FULL_MS;
  return at < 0 ? TURN_MS : LOOK_MS;
}

interface WalkedForestProps {
  readonly grid: readonly Kind[];
  /** Turned over just now. */
  readonly fresh: Cell | null;
  readonly now: Judged | null;
  readonly told: readonly Judged[];
}

function WalkedForest({ grid, fresh, now, told }: WalkedForestProps) {
  const frame = extentOf(grid);
  const of = (cell: Cell): Judged | undefined => told.find((each) => each.cell === cell);
  const mark = (cell: Cell): CellMark => {
    if (now === null) return null;
    if (cell === now.cell) return 'looks';
    return now.seen.has(cell) ? 'seen' : 'far';
  };
  return (
    <svg class="fl-picture" viewBox={viewBoxOf(frame)} aria-hidden="true">
      <ForestArt
        grid={grid}
        frame={frame}
        mark={mark}
        fresh={fresh}
        counted={(cell) => of(cell)?.balance ?? null}
        on={(cell) => {
          const heart = of(cell)?.heart ?? null;
          return heart !== null && <HeartOf kind={grid[cell] as Kind} side={heart} />;
        }}
      />
    </svg>
  );
}
