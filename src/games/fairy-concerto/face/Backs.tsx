import type { Seat } from '../../../engine/ids.ts';
import type { Labels } from '../words/labels.ts';
import { CardBack } from './art/FairyCard.tsx';

interface BacksProps {
  readonly held: readonly number[];
  readonly names: (seat: Seat) => string;
  readonly words: Labels;
}

/** The hands, as the open table sees them. */
export const Backs = ({ held, names, words }: BacksProps) => (
  <ul class="fcb-backs" aria-label={words.hands}>
    {held.map((count, seat) => (
      <li key={seat} aria-label={words.holds(names(seat), count)}>
        <span class="fcb-fan">
          {Array.from({ length: count }, (_, at) => (
            <span key={at} class="fcb-small">
              <CardBack />
            </span>
          ))}
        </span>
        <bdi>{names(seat)}</bdi>
      </li>
    ))}
  </ul>
);
