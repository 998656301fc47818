import type { ComponentChildren } from 'preact';
import { EMPTY, type Kind } from '../rules/cards.ts';
import { cellsOf, type Extent } from '../rules/forest.ts';
import type { Cell } from '../rules/grid.ts';
import type { Balance } from '../rules/sheet.ts';
import { CardArt } from './Card.tsx';

const CARD_UNITS = 96;

/** `place`: empty, and a card may go there. */
export type CellMark = 'looks' | 'seen' | 'far' | 'place' | null;

interface ForestArtProps {
  readonly grid: readonly Kind[];
  readonly frame: Extent;
  mark?(cell: Cell): CellMark;
  /** What a Cotton counts, where that is to be shown. */
  counted?(cell: Cell): Balance | null;
  /** What lies on a card. */
  on?(cell: Cell): ComponentChildren;
}

export const sizeOf = ({ rows, columns }: Extent): readonly [wide: number, tall: number] => [
  columns * CARD_UNITS,
  rows * CARD_UNITS,
];
export const viewBoxOf = (frame: Extent): string => `0 0 ${sizeOf(frame).join(' ')}`;

/** A forest to be put into any drawing, a card on 96 units. */
export const ForestArt = ({ grid, frame, mark, counted, on }: ForestArtProps) => (
  <>
    {cellsOf(frame).flatMap((row, y) =>
      row.map((cell, x) => (
        <g key={cell} transform={`translate(${x * CARD_UNITS} ${y * CARD_UNITS})`}>
          <CellArt kind={grid[cell] as Kind} mark={mark?.(cell) ?? null} balance={counted?.(cell) ?? null} />
          {on?.(cell)}
        </g>
      )),
    )}
  </>
);

interface CellArtProps {
  readonly kind: Kind;
  readonly mark: CellMark;
  readonly balance: Balance | null;
}

const CellArt = ({ kind, mark, balance }: CellArtProps) => (
  <>
    {kind !== EMPTY && (
      <g class={mark === 'far' ? 'fl-away' : undefined}>
        <CardArt kind={kind} balance={balance} />
      </g>
    )}
    {(mark === 'looks' || mark === 'seen') && (
      <rect class={`fl-mark-${mark}`} x="2.5" y="2.5" width="91" height="91" rx="7" />
    )}
    {mark === 'place' && (
      <>
        <rect class="fl-mark-place" x="4" y="4" width="88" height="88" rx="7" />
        <circle class="fl-mark-sprout" cx="48" cy="48" r="7" />
      </>
    )}
  </>
);
