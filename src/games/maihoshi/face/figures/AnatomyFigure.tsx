import type { Kind } from '../../rules/cards.ts';
import { FolkCard } from '../art/FolkCard.tsx';

/** Where the numbers stand, in hundredths of the card. */
const PLACES: readonly (readonly [left: number, top: number])[] = [
  [2, 17],
  [2, 42],
  [20, 99],
  [2, 65],
];

interface AnatomyFigureProps {
  readonly card: Kind;
  readonly parts: readonly string[];
}

/** A card with numbers on it, and what they stand for. */
export const AnatomyFigure = ({ card, parts }: AnatomyFigureProps) => (
  <>
    <div class="mhf-large-card">
      <FolkCard of={card} />
      {PLACES.map(([left, top], at) => (
        <b key={at} class="mhf-number" style={{ left: `${left}%`, top: `${top}%` }}>
          {at + 1}
        </b>
      ))}
    </div>
    <ol class="mhf-legend">
      {parts.map((part, at) => (
        <li key={part}>
          <b class="mhf-number">{at + 1}</b>
          {part}
        </li>
      ))}
    </ol>
  </>
);
