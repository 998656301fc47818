import { useEffect, useState } from 'preact/hooks';
import type { FinaleProps } from '../../../ui/face.ts';
import { BACK, Icon } from '../../../ui/Icon.tsx';
import { motionMs } from '../../../ui/motion.ts';
import { PhraseLine } from '../../../ui/PhraseLine.tsx';
import type { Kind } from '../rules/cards.ts';
import type { Cell } from '../rules/grid.ts';
import type { View } from '../rules/state.ts';
import { labels } from '../words/labels.ts';
import { HeartMark, HeartOf } from './Card.tsx';
import { extentOf } from './extent.ts';
import { type CellMark, ForestArt, viewBoxOf } from './ForestArt.tsx';
import { Icon as Light } from './Icon.tsx';
import { heartsOf, type Judged, judgedIn } from './judged.ts';
import './card.css';
import './finale.css';

/** Time to look at one Cotton. */
const LOOK_MS = 1600;

/** Where nothing shall move the walk is at its end at once, and goes on by hand alone. */
const isStill = (): boolean => motionMs(document.body, '--card-time') === 0;

/** Nobody wants the walk again who only had a look at the table. */
const walked = new WeakSet<View>();

/** Cotton by Cotton: what it sees, what that counts, whose heart it is; then all hearts. */
export function Finale({ view, sheet, lang, voice, counted }: FinaleProps<View>) {
  const words = labels[lang].walk;
  const judged = judgedIn(view.grid);
  const end = judged.length;
  const [at, setAt] = useState(() => (walked.has(view) || isStill() ? end : 0));
  const [running, setRunning] = useState(true);
  useEffect(() => {
    if (at === end) {
      walked.add(view);
      counted();
    }
    if (at === end || !running) return;
    const timer = setTimeout(() => setAt(at + 1), LOOK_MS);
    return () => clearTimeout(timer);
  }, [at, running, end]);

  const step = (to: number, on = false): void => {
    setRunning(on);
    setAt(to);
  };
  const now = judged[at] ?? null;
  const told = judged.slice(0, at + 1);
  const [suns, moons] = heartsOf(told);
  const reason = sheet.rows[0]?.reasons[at];
  return (
    <section class="fl-walk" aria-label={words.title}>
      <div class="fl-walk-stage" onClickCapture={() => step(end)}>
        <WalkedForest view={view} now={now} told={told} />
      </div>
      <p class="fl-walk-said" role="status">
        {reason ? <PhraseLine said={voice.sayReason(reason)} /> : words.hearts(suns, moons)}
      </p>
      <div class="fl-walk-steps">
        <button
          type="button"
          class="round"
          aria-label={words.before}
          aria-disabled={at === 0}
          onClick={() => step(Math.max(0, at - 1))}
        >
          <Icon of={BACK} />
        </button>
        <p class="fl-tally" aria-label={words.hearts(suns, moons)} role="img">
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
          onClick={() => step(Math.min(end, at + 1))}
        >
          <Icon of={BACK} />
        </button>
        {at === end ? (
          <button type="button" class="button" onClick={() => step(0, !isStill())}>
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

interface WalkedForestProps {
  readonly view: View;
  readonly now: Judged | null;
  readonly told: readonly Judged[];
}

function WalkedForest({ view: { grid }, now, told }: WalkedForestProps) {
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
        counted={(cell) => of(cell)?.balance ?? null}
        on={(cell) => {
          const heart = of(cell)?.heart ?? null;
          return heart !== null && <HeartOf kind={grid[cell] as Kind} side={heart} />;
        }}
      />
    </svg>
  );
}
