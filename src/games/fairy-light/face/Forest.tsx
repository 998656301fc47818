import { useEffect, useRef } from 'preact/hooks';
import { EYE } from '../../../ui/actionIcons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMomentary } from '../../../ui/motion.ts';
import { useWalk } from '../../../ui/walk/lattice.ts';
import { backOf, EMPTY, isCotton, type Kind, sideOf, sight } from '../rules/cards.ts';
import { cellsOf, extentOf } from '../rules/forest.ts';
import { CELLS, type Cell, cellThing, SPAN } from '../rules/grid.ts';
import { balance } from '../rules/sheet.ts';
import { isDark, type View } from '../rules/state.ts';
import type { Bearing, Labels } from '../words/labels.ts';
import { Card } from './Card.tsx';

/** A card as it would lie. */
export interface Ghost {
  readonly cell: Cell;
  readonly card: Kind;
}

interface ForestProps {
  readonly view: View;
  readonly words: Labels;
  readonly legal: ReadonlySet<Cell>;
  /** What is about to be placed, and where. */
  readonly ghost: Ghost | null;
  readonly newest: Cell | null;
  /** Every Cotton shows what it counts now. */
  readonly counts: boolean;
  tap(cell: Cell): void;
}

/** The grid pattern of ARIA's authoring practices: a table whose cells the arrows walk. */
const GRID = 'grid';

/** The forest as a grid of buttons: one tab stop, and arrows walk it. */
export function Forest({ view, words, legal, ghost, newest, counts, tap }: ForestProps) {
  const table = useRef<HTMLTableElement>(null);
  const [looked, lookAt] = useMomentary<Cell | null>(null, view);
  useEffect(() => (looked === null ? undefined : untilTouched(() => lookAt(null))), [looked]);
  const frame = extentOf(view.grid);
  const rows = cellsOf(frame);
  const cells = rows.flat();
  const first = cells.find((cell) => legal.has(cell));
  const { stop, walkTo, onKeyDown } = useWalk(table, {
    lattice: 'square',
    cells,
    first,
    spotOf: (cell) => ({ column: cell % SPAN, row: Math.floor(cell / SPAN) }),
    thingOf: cellThing,
  });
  const grid = ghost ? view.grid.map((kind, cell) => (cell === ghost.cell ? ghost.card : kind)) : view.grid;
  const { seen, watchers } = sightsOf(grid, ghost?.cell ?? looked);

  return (
    <div class="fl-clearance">
      <table
        ref={table}
        class="fl-forest"
        role={GRID}
        aria-label={words.forest}
        style={{ '--fl-rows': frame.rows, '--fl-columns': frame.columns }}
        onKeyDown={onKeyDown}
      >
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell) => (
                <td key={cell}>
                  <Spot
                    view={view}
                    grid={grid}
                    words={words}
                    cell={cell}
                    counts={counts}
                    legal={legal.has(cell)}
                    ghost={ghost?.cell === cell}
                    seen={seen.has(cell)}
                    watches={watchers.has(cell)}
                    fresh={newest === cell}
                    stop={cell === stop}
                    tap={() => {
                      walkTo(cell);
                      lookAt(cell);
                      tap(cell);
                    }}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TOUCHES = ['pointerdown', 'keydown'] as const;

/** The sheet that says what a card is lies over the forest; once it is put away, the next touch is about something else. */
function untilTouched(act: () => void): () => void {
  const touched = ({ target }: Event): void => {
    if (!(target instanceof Element && target.closest('dialog'))) act();
  };
  for (const touch of TOUCHES) addEventListener(touch, touched, { capture: true });
  return () => {
    for (const touch of TOUCHES) removeEventListener(touch, touched, { capture: true });
  };
}

const NEIGHBOURS: readonly (readonly [step: number, bearing: Bearing])[] = [
  [SPAN, 'north'],
  [-1, 'east'],
  [1, 'west'],
  [-SPAN, 'south'],
];

interface SpotProps {
  readonly view: View;
  /** The forest as it would be with the ghost. */
  readonly grid: readonly Kind[];
  readonly words: Labels;
  readonly cell: Cell;
  readonly counts: boolean;
  readonly legal: boolean;
  readonly ghost: boolean;
  /** By the card that is looked at, or about to be placed. */
  readonly seen: boolean;
  /** Sees that card. */
  readonly watches: boolean;
  readonly fresh: boolean;
  /** The one that Tab leads to. */
  readonly stop: boolean;
  tap(): void;
}

/** One place of the forest: a card, a place for one, or neither. */
function Spot(props: SpotProps) {
  const { grid, cell, legal, ghost, seen, watches, fresh, stop, tap } = props;
  const kind = grid[cell] as Kind;
  const bare = kind === EMPTY;
  const marks = [
    'fl-spot',
    bare && (legal ? 'fl-open' : 'fl-shut'),
    ghost && 'fl-ghost',
    seen && 'fl-seen',
    watches && 'fl-watches',
    fresh && 'fl-fresh',
  ];
  return (
    <button
      type="button"
      class={marks.filter(Boolean).join(' ')}
      data-thing={cellThing(cell)}
      tabIndex={stop ? 0 : -1}
      aria-label={labelOf(props)}
      aria-pressed={legal ? ghost : undefined}
      onClick={tap}
    >
      {bare ? <span class="fl-sprout" /> : <Lying {...props} kind={kind} />}
      {watches && (
        <span class="fl-eye">
          <Icon of={EYE} />
        </span>
      )}
    </button>
  );
}

const hiddenOwn = ({ variant, step, grid }: View, cell: Cell): boolean =>
  isDark({ variant, step }) && sideOf(grid[cell] as Kind) !== null;

/** The own face-down card shows its face below its back to the one who may look. */
const Lying = ({ view, grid, cell, counts, kind, ghost }: SpotProps & { readonly kind: Kind }) => (
  <Card
    kind={kind}
    balance={counts && isCotton(kind) ? balance(grid, cell) : null}
    veiled={!ghost && hiddenOwn(view, cell) && backOf(kind) !== kind}
  />
);

function labelOf({ view, grid, words, cell, counts, legal, ghost }: SpotProps): string {
  const kind = view.grid[cell] as Kind;
  if (kind !== EMPTY) {
    const counted = counts && isCotton(kind) ? balance(grid, cell) : null;
    const own = hiddenOwn(view, cell) && backOf(kind) !== kind;
    return own ? words.ownHidden(kind, cell, counted) : words.lies(kind, cell, counted);
  }
  if (!legal) return words.noPlace(cell);
  for (const [step, bearing] of NEIGHBOURS) {
    const beside = cell + step;
    const sameLine = Math.abs(step) > 1 || Math.floor(beside / SPAN) === Math.floor(cell / SPAN);
    const neighbour = beside >= 0 && beside < CELLS && sameLine ? (view.grid[beside] as Kind) : EMPTY;
    if (neighbour === EMPTY) continue;
    const label = words.place(cell, bearing, neighbour);
    return ghost ? words.chosen(label) : label;
  }
  return words.noPlace(cell);
}

/** What a card has to do with others. */
export interface Sights {
  /** The places that it sees, if it is a Cotton. */
  readonly seen: ReadonlySet<Cell>;
  /** The Cottons in sight that see it. */
  readonly watchers: ReadonlySet<Cell>;
}

const NONE: Sights = { seen: new Set(), watchers: new Set() };

export function sightsOf(grid: readonly Kind[], cell: Cell | null): Sights {
  const kind = cell === null ? EMPTY : (grid[cell] as Kind);
  if (cell === null || kind === EMPTY) return NONE;
  const watchers = grid.flatMap((other, from) => (isCotton(other) && sight(other, from).includes(cell) ? [from] : []));
  return { seen: new Set(isCotton(kind) ? sight(kind, cell) : []), watchers: new Set(watchers) };
}
