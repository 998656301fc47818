import { EYE } from '../../../ui/actionIcons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { backOf, EMPTY, isCotton, type Kind, sideOf } from '../rules/cards.ts';
import { CELLS, type Cell, cellThing, SPAN } from '../rules/grid.ts';
import { balance } from '../rules/score.ts';
import { isDark, type View } from '../rules/state.ts';
import type { Bearing, Labels } from '../words/labels.ts';
import { Card } from './Card.tsx';

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
export function Spot(props: SpotProps) {
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
const Lying = ({ view, grid, cell, kind, ghost }: SpotProps & { readonly kind: Kind }) => (
  <Card
    kind={kind}
    balance={isCotton(kind) ? balance(grid, cell) : null}
    veiled={!ghost && hiddenOwn(view, cell) && backOf(kind) !== kind}
  />
);

function labelOf({ view, grid, words, cell, legal, ghost }: SpotProps): string {
  const kind = view.grid[cell] as Kind;
  if (kind !== EMPTY) {
    const counted = isCotton(kind) ? balance(grid, cell) : null;
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
