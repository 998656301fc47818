import type { Seat, ThingId } from '../../../engine/game.ts';
import { boardOf, Grid, type Tap } from '../../../ui/grid/Grid.tsx';
import { PanZoom } from '../../../ui/panZoom/PanZoom.tsx';
import type { Lang } from '../../../words/voice.ts';
import type { Cell, Domino } from '../rules/field.ts';
import { cellThing } from '../rules/ids.ts';
import type { View } from '../rules/state.ts';
import type { CellMark, Labels, Lying } from '../words/labels.ts';
import { type Lit, markIn } from './choice.ts';
import { FieldArt, type Ghost, lyingIn, plotOf, spotOf, trackOf, UNITS } from './FieldArt.tsx';

const FAR = 'M0 190 60 120 96 168 150 92 206 172 246 128 300 196 340 150 400 214V420H0Z';
const SNOWY = 'm60 120-20 24 13-5 9 10 12-9 8 4ZM150 92l-24 34 15-6 11 12 13-11 12 6ZM246 128l-17 19 11-4 8 9 9-8 7 2Z';
const NEAR = 'M0 300c60-34 120-20 190-28s140 6 210-12V520H0Z';
const DRIFT = 'M0 420c70-30 130 0 200-14s130-10 200 14V640H0Z';
const AURORA = 'M0 96C60 20 110 90 180 44s120 26 220-40v58C300 122 240 66 180 96S60 60 0 150Z';
const STARS =
  'M26 28h.01M74 62h.01M118 18h.01M214 22h.01M262 74h.01M318 30h.01M366 66h.01M44 96h.01M336 108h.01M190 70h.01M14 66h.01M386 14h.01';

/** A fir from its foot up, three boughs high. */
const fir = (x: number, foot: number, high: number): string => {
  const wide = high * 0.3;
  return [0, 0.3, 0.58]
    .map((up, at) => {
      const half = wide * (1 - at * 0.24);
      return `M${x - half} ${foot - high * up}L${x} ${foot - high * Math.min(1, up + 0.5)}L${x + half} ${foot - high * up}Z`;
    })
    .join('');
};
const FIRS = [
  [18, 332, 84],
  [52, 322, 58],
  [356, 312, 92],
  [388, 322, 60],
  [312, 306, 46],
] as const;
const NEAR_FIRS = [
  [-4, 470, 120],
  [402, 462, 130],
  [370, 470, 84],
] as const;
const wood = (firs: readonly (readonly [number, number, number])[]): string =>
  firs.map(([x, foot, high]) => fir(x, foot, high)).join('');
const [FAR_WOOD, NEAR_WOOD] = [wood(FIRS), wood(NEAR_FIRS)];

/** What the table stands in: a winter's morning by day, and by night the aurora. Quiet, since letters stand on it. */
export const Ground = () => (
  <svg class="alf-ground" viewBox="0 0 400 640" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path class="alf-board-aurora" d={AURORA} />
    <path class="alf-stars" d={STARS} />
    <path class="alf-far" d={FAR} />
    <path class="alf-white" d={SNOWY} />
    <path class="alf-board-hill" d={NEAR} />
    <path class="alf-wood" d={FAR_WOOD} />
    <path class="alf-board-drift" d={DRIFT} />
    <path class="alf-wood" d={NEAR_WOOD} />
  </svg>
);

const CELL_PX = 56;
/** Half of the snow at its edge, and the frame round a place. */
const RIM_PX = 6;
const BARE: Lying = { is: 'bare' };

export interface Choosing {
  readonly ghost: Ghost | null;
  readonly outlines: readonly Domino[];
  markOf(cell: Cell): CellMark;
  /** Absent where there is nothing to choose. */
  pressed(cell: Cell): boolean | undefined;
  tap(cell: Cell, how: Tap): void;
}

interface FieldProps {
  readonly view: View;
  readonly seat: Seat;
  readonly lang: Lang;
  readonly label: string;
  readonly words: Labels;
  readonly lit: Lit;
  /** Where something happened. */
  readonly follow: ThingId | null;
  /** Null: nothing is chosen here now, and a tap explains. */
  readonly choosing: Choosing | null;
  explain(thing: ThingId): void;
}

/** A field that grows to every side, in a window that pans and zooms. */
export function Field({ view, seat, lang, label, words, lit, follow, choosing, explain }: FieldProps) {
  const field = view.fields[seat];
  if (!field) return null;
  const track = trackOf(view, seat);
  const lying = lyingIn(field, track);
  const cells = plotOf(field);
  const spots = cells.map(spotOf);
  const thingOf = (cell: Cell): ThingId => cellThing(seat, cell);
  return (
    <PanZoom
      lang={lang}
      label={label}
      board={boardOf('square', spots, CELL_PX)}
      rimPx={RIM_PX}
      cellPx={CELL_PX}
      follow={follow}
    >
      <FieldArt
        field={field}
        track={track}
        box={boardOf('square', spots, UNITS)}
        ghost={choosing?.ghost ?? null}
        outlines={choosing?.outlines ?? []}
        lack={lit.lack}
      />
      <Grid
        label={label}
        lattice="square"
        cells={cells}
        cellPx={CELL_PX}
        first={cells.find((cell) => choosing?.pressed(cell) !== undefined) ?? field.clues[0]?.cell}
        spotOf={spotOf}
        thingOf={thingOf}
        face={(cell) => {
          const mark = choosing ? choosing.markOf(cell) : markIn(lit, cell);
          return {
            name: words.cell(cell, lying.get(cell) ?? BARE, mark),
            pressed: choosing?.pressed(cell),
            mark: mark ?? undefined,
            drawn: null,
          };
        }}
        tap={(cell, how) => (choosing ? choosing.tap(cell, how) : explain(thingOf(cell)))}
      />
    </PanZoom>
  );
}
