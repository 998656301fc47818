import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { FinaleProps } from '../../../ui/face.ts';
import { BACK, Icon } from '../../../ui/Icon.tsx';
import { motionMs } from '../../../ui/motion.ts';
import { PhraseLine } from '../../../ui/PhraseLine.tsx';
import type { Rect } from '../../../ui/rect.ts';
import { type Act, act, middleOf, sprite, squareAt } from '../../../ui/stage/act.ts';
import { burst, flight } from '../../../ui/stage/motions.tsx';
import { perform, type Room } from '../../../ui/stage/Stage.ts';
import { type Kind, type Light as Side, SUN } from '../rules/cards.ts';
import { extentOf } from '../rules/forest.ts';
import type { Cell } from '../rules/grid.ts';
import type { View } from '../rules/state.ts';
import { labels } from '../words/labels.ts';
import { HeartMark, HeartOf } from './Card.tsx';
import { type CellMark, ForestArt, viewBoxOf } from './ForestArt.tsx';
import { heartsOf, type Judged, judgedIn } from './judged.ts';
import { Icon as Light } from './symbols.tsx';
import './card.css';
import './finale.css';

/** Time to see the last card lie, and for one Cotton: what it looks at, its heart that goes, the reason. */
const FULL_MS = 1000;
const LOOK_MS = 1900;
/** What it sees is looked at before its heart goes, and that takes so long. */
const [SEEN_MS, GOES_MS] = [450, 620];

/** Where nothing shall move the walk is at its end at once, and goes on by hand alone. */
const isStill = (): boolean => motionMs(document.body, '--card-time') === 0;

/** The full forest is shown for a moment; then, Cotton by Cotton, what it sees, which side gets its heart, and why. */
export function Finale({ view, sheet, lang, voice, wasCounted, counted }: FinaleProps<View>) {
  const words = labels[lang].walk;
  const judged = judgedIn(view.grid);
  const end = judged.length;
  /** The step before the first Cotton, at 0: the full forest is shown for a moment, and nothing is counted. */
  const start = -1;
  const [at, setAt] = useState(() => (wasCounted || isStill() ? end : start));
  const [running, setRunning] = useState(true);
  /** So far every heart has arrived. */
  const [landed, setLanded] = useState(at);
  const forest = useRef<HTMLDivElement>(null);
  const tally = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (at === end) counted();
    if (at === end || !running) return;
    // A tap that comes in between takes the walk elsewhere before this timer is cleared.
    const timer = setTimeout(() => setAt((now) => (now === at ? at + 1 : now)), at === start ? FULL_MS : LOOK_MS);
    return () => clearTimeout(timer);
  }, [at, running, end]);
  useLayoutEffect(() => {
    const heart = judged[at]?.heart ?? null;
    // Back and to the end it is a jump.
    if (at !== landed + 1 || at === end || heart === null || isStill()) {
      setLanded(at);
      return;
    }
    const land = perform((room) => {
      const from = forest.current?.querySelector('.fl-mark-looks');
      const to = tally.current?.querySelector(heart === SUN ? '.fl-tally-sun' : '.fl-tally-moon');
      return from && to ? heartGoes(room, { heart, from: room.rectOf(from), to: room.rectOf(to) }) : [];
    });
    const timer = setTimeout(() => setLanded(at), SEEN_MS + GOES_MS);
    return () => {
      clearTimeout(timer);
      land();
    };
  }, [at]);

  const step = (to: number, on = false): void => {
    setRunning(on);
    setAt(to);
  };
  const now = judged[at] ?? null;
  const told = judged.slice(0, Math.max(0, landed + 1));
  const [suns, moons] = heartsOf(told);
  const nobodys = told.length - suns - moons;
  const hearts = words.hearts(suns, moons, nobodys);
  const reason = sheet.rows[0]?.reasons[at];
  return (
    <section class="fl-walk" aria-label={words.title}>
      <div ref={forest} class="fl-walk-stage" onClickCapture={() => step(end)}>
        <WalkedForest grid={view.grid} now={now} told={told} />
      </div>
      <p class="fl-walk-said" role="status">
        {reason && landed >= at && <PhraseLine said={voice.sayReason(reason)} />}
        {at === start && words.full}
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
        <p ref={tally} class="fl-tally" aria-label={hearts} role="img">
          <span class="fl-tally-sun">
            <Light of="sun" />
            <HeartMark />
            <b>{suns}</b>
          </span>
          <span class="fl-tally-moon">
            <Light of="moon" />
            <HeartMark />
            <b>{moons}</b>
          </span>
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

interface Going {
  readonly heart: Side;
  readonly from: Rect;
  readonly to: Rect;
}

/** From its Cotton to the side that has it. */
function heartGoes(room: Room, { heart, from, to }: Going): Act[] {
  const goal = squareAt(middleOf(to), 26);
  const mark = sprite(room.part, goal, <HeartMark />, 'fl-stage');
  mark.node.dataset.side = heart === SUN ? 'sun' : 'moon';
  const sparks = {
    about: middleOf(goal),
    pieces: 8,
    reach: 26,
    fall: 8,
    side: 5,
    at: SEEN_MS + GOES_MS - 40,
    lasts: 380,
  };
  return [
    act(mark.node, { lasts: SEEN_MS }, (on) => ({ seen: on < 1 ? 0 : 1 })),
    ...flight(mark, {
      from: squareAt(middleOf(from), Math.max(30, from.width * 0.5)),
      to: goal,
      at: SEEN_MS,
      lasts: GOES_MS,
      lift: 60,
      weight: 0.2,
      leaves: true,
    }),
    ...burst(room.part, [<span key="spark" class="fl-spark" />], sparks),
  ];
}

interface WalkedForestProps {
  readonly grid: readonly Kind[];
  readonly now: Judged | null;
  readonly told: readonly Judged[];
}

function WalkedForest({ grid, now, told }: WalkedForestProps) {
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
