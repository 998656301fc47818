import type { Seat } from '../../../engine/game.ts';
import type { Rect } from '../../../ui/rect.ts';
import type { Spot } from '../../../ui/walk/lattice.ts';
import { type Clue as ClueKind, KINDS, type Kind } from '../rules/fairies.ts';
import { type Cell, cellAt, EAST, eastOf, halves, type Domino as Place, SOUTH, southOf } from '../rules/field.ts';
import { sheet, winners } from '../rules/sheet.ts';
import { cellOf, type FieldView, type View } from '../rules/state.ts';
import type { Lying } from '../words/labels.ts';
import { Clue, Domino, Footprint } from './art/tokens.tsx';

export const spotOf = (cell: Cell): Spot => ({ column: eastOf(cell), row: southOf(cell) });

/** What lies on every cell of a field that is not bare. */
export function lyingIn({ clues, open, fairies, footprint }: FieldView, track: number): ReadonlyMap<Cell, Lying> {
  const lying = new Map<Cell, Lying>();
  for (const cell of open) lying.set(cell, { is: 'open' });
  for (const { cell, clue } of clues) lying.set(cell, { is: 'clue', clue });
  for (const kind of KINDS) {
    const domino = fairies[kind];
    if (domino !== null) for (const cell of halves(domino)) lying.set(cell, { is: 'fairy', kind });
  }
  const cell = cellOf(footprint);
  if (cell !== null) lying.set(cell, { is: 'footprint', footprint: track });
  return lying;
}

/** Whose field stands for the game: the winner's at the end, and until then that of the player on turn. */
export const pictured = (view: View): Seat =>
  view.step === 'over' ? (winners(sheet(view).totals)[0] ?? view.turn) : view.turn;

export const trackOf = ({ footprints }: Pick<View, 'footprints'>, seat: number): number => footprints[seat] ?? 0;

/** The clues and the footprint with one cell more on every side, and all fairies: whatever is laid next lies in it. */
export function plotOf({ clues, footprint, fairies }: FieldView): Cell[] {
  const growing = [...clues, { cell: cellOf(footprint) }].flatMap(({ cell }) => (cell === null ? [] : [spotOf(cell)]));
  const lived = fairies.flatMap((domino) => (domino === null ? [] : halves(domino))).map(spotOf);
  const least = (of: keyof Spot): number =>
    Math.min(...growing.map((spot) => spot[of] - 1), ...lived.map((spot) => spot[of]));
  const most = (of: keyof Spot): number =>
    Math.max(...growing.map((spot) => spot[of] + 1), ...lived.map((spot) => spot[of]));
  const [west, north] = [least('column'), least('row')];
  return Array.from({ length: most('row') - north + 1 }, (_, south) =>
    Array.from({ length: most('column') - west + 1 }, (_, east) => cellAt(west + east, north + south)),
  ).flat();
}

/** Of the drawing: what a cell is wide. */
export const UNITS = 24;

/** A piece that is shown before it lies. */
export type Ghost =
  | { readonly is: 'clue'; readonly cell: Cell; readonly clue: ClueKind }
  | { readonly is: 'footprint'; readonly cell: Cell }
  | { readonly is: 'fairy'; readonly kind: Kind; readonly domino: Place };

interface FieldArtProps {
  readonly field: FieldView;
  readonly track: number;
  /** The part of the plane that is drawn, in units. */
  readonly box: Rect;
  readonly ghost?: Ghost | null;
  /** Where the fairy could lie too. */
  readonly outlines?: readonly Place[];
  /** What would do where one clue is lacking. */
  readonly lack?: ReadonlyMap<Cell, readonly ClueKind[]>;
}

const middleOf = (cell: Cell): string => `${(eastOf(cell) + 0.5) * UNITS} ${(southOf(cell) + 0.5) * UNITS}`;

function middleOfBoth(domino: Place): string {
  const [one, other] = halves(domino);
  const east = (eastOf(one) + eastOf(other) + 1) / 2;
  const south = (southOf(one) + southOf(other) + 1) / 2;
  return `${east * UNITS} ${south * UNITS}`;
}

const liesAcross = (domino: Place): boolean => {
  const [one, other] = halves(domino);
  return southOf(one) === southOf(other);
};

const groundOf = (field: FieldView): string =>
  [...lyingIn(field, 0).keys()].map((cell) => `M${eastOf(cell) * UNITS} ${southOf(cell) * UNITS}h24v24h-24Z`).join('');

/** A field as it lies on its moss, with snow at the edge; a face that lets a cell be pressed lays buttons over it. */
export function FieldArt({ field, track, box, ghost, outlines = [], lack }: FieldArtProps) {
  const { clues, fairies } = field;
  const footprint = cellOf(field.footprint);
  const ground = groundOf(field);
  return (
    <svg class="alf-art" viewBox={`${box.left} ${box.top} ${box.width} ${box.height}`} aria-hidden="true">
      <path class="alf-board-snow" d={ground} />
      <path class="alf-board-moss" d={ground} />
      {clues.map(({ cell, clue }) => (
        <g key={cell} transform={`translate(${middleOf(cell)})`}>
          <g data-piece={`clue:${cell}`}>
            <Clue of={clue} />
          </g>
        </g>
      ))}
      {KINDS.map((kind) => {
        const domino = fairies[kind];
        return domino === null ? null : (
          <g key={kind} transform={`translate(${middleOfBoth(domino)})`}>
            <g data-piece={`fairy:${kind}`}>
              <Domino kind={kind} lies={liesAcross(domino) ? 'across' : 'down'} />
            </g>
          </g>
        );
      })}
      {footprint !== null && (
        <g transform={`translate(${middleOf(footprint)})`}>
          <g data-piece="footprint">
            <Footprint of={track} />
          </g>
        </g>
      )}
      {outlines.length > 0 && <Outline of={[...new Set(outlines.flatMap(halves))]} />}
      {ghost && <GhostArt of={ghost} track={track} />}
      {[...(lack ?? [])].map(([cell, wanted]) => (
        <g key={cell}>
          <g class="alf-wanted" transform={`translate(${middleOf(cell)})`}>
            <Wanted clues={wanted} />
          </g>
          <Pointer cell={cell} box={box} />
        </g>
      ))}
    </svg>
  );
}

/** What the tiles cover together, with one line round it: they share cells, and each by itself would cross the others. */
function Outline({ of }: { readonly of: readonly Cell[] }) {
  const at = (cell: Cell): string => `M${eastOf(cell) * UNITS} ${southOf(cell) * UNITS}`;
  const edges = of.flatMap((cell) =>
    EDGES.flatMap(([step, edge]) => (of.includes(cell + step) ? [] : [`${at(cell)}${edge}`])),
  );
  return (
    <>
      <path class="alf-outlined" d={of.map((cell) => `${at(cell)}h24v24h-24Z`).join('')} />
      <path class="alf-outline" d={edges.join('')} />
    </>
  );
}
/** The edge of a cell on the side of that neighbour. */
const EDGES = [
  [-EAST, 'v24'],
  [EAST, 'm24 0v24'],
  [-SOUTH, 'h24'],
  [SOUTH, 'm0 24h24'],
] as const;

function GhostArt({ of, track }: { readonly of: Ghost; readonly track: number }) {
  if (of.is === 'fairy') {
    const across = liesAcross(of.domino);
    return (
      <g class="alf-ghost" transform={`translate(${middleOfBoth(of.domino)})`}>
        <Domino kind={of.kind} lies={across ? 'across' : 'down'} />
      </g>
    );
  }
  return (
    <g class="alf-ghost" transform={`translate(${middleOf(of.cell)})`}>
      {of.is === 'clue' ? <Clue of={of.clue} /> : <Footprint of={track} />}
    </g>
  );
}

/** What may come there: as large as it would lie, since a smaller one could not be told. The others are in the foresight. */
const Wanted = ({ clues: [first, ...others] }: { readonly clues: readonly ClueKind[] }) =>
  first === undefined ? null : (
    <>
      <Clue of={first} />
      {others.length > 0 && <path class="alf-more" d="M8-11v6M5-8h6" />}
    </>
  );

const POINTER = 'M-3-4.5 2 0l-5 4.5';

/** What is wanted beyond the edge may be out of sight: this points to it. */
function pointerTo(
  cell: Cell,
  { left, top, width, height }: Rect,
): { readonly at: string; readonly turn: number } | null {
  const [east, south] = [(eastOf(cell) + 0.5) * UNITS, (southOf(cell) + 0.5) * UNITS];
  if (east > left + width) return { at: `${left + width - INSET} ${south}`, turn: 0 };
  if (south > top + height) return { at: `${east} ${top + height - INSET}`, turn: 90 };
  if (east < left) return { at: `${left + INSET} ${south}`, turn: 180 };
  return south < top ? { at: `${east} ${top + INSET}`, turn: 270 } : null;
}

const INSET = 4.5;

function Pointer({ cell, box }: { readonly cell: Cell; readonly box: Rect }) {
  const pointer = pointerTo(cell, box);
  return (
    pointer && <path class="alf-pointer" d={POINTER} transform={`translate(${pointer.at}) rotate(${pointer.turn})`} />
  );
}
