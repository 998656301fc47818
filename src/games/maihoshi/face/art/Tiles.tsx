import { cardOf, type Kind } from '../../rules/cards.ts';
import { Folk } from './Folk.tsx';
import { Coin, Marks } from './FolkCard.tsx';
import type { Mood } from './Geisha.tsx';
import { hueOf, Reputation, wantedBy } from './signs.tsx';
import './cards.css';

/** A guest in the parlour, 48 wide and 56 high: who it is, and what it earns. */
export const GuestTile = ({ of, mood = 'still' }: { readonly of: Kind; readonly mood?: Mood }) => (
  <svg class={`mai-art-card ${hueOf(of)}`} viewBox="0 0 48 56" aria-hidden="true">
    <rect class="mai-art-mat" x="1" y="1" width="46" height="54" rx="5" />
    <g transform="translate(24 25) scale(1.75)">
      <Folk of={of} mood={mood} />
    </g>
    <g transform="translate(38 45) scale(.78)">
      <Coin value={cardOf(of).income} x={0} y={0} />
    </g>
    <rect class="mai-art-edge" x="1" y="1" width="46" height="54" rx="5" />
  </svg>
);

/** A card on a pile or in reserve, 36 wide and 48 high: too small for all of it, so who it is, what it needs and what it earns. */
export const SmallCard = ({ of }: { readonly of: Kind }) => {
  const { requirement, income } = cardOf(of);
  return (
    <svg class={`mai-art-card ${hueOf(of)}`} viewBox="0 0 36 48" aria-hidden="true">
      <rect class="mai-art-mat" x="1" y="1" width="34" height="46" rx="4" />
      <g transform="translate(23 30.500) scale(1.15)">
        <Folk of={of} />
      </g>
      <g transform="translate(11.500 11.500) scale(.83)">
        <Reputation of={wantedBy(of)} value={requirement} />
      </g>
      <g transform="translate(9 36) scale(.78)">
        <Coin value={income} x={0} y={0} />
      </g>
      <rect class="mai-art-edge" x="1" y="1" width="34" height="46" rx="4" />
    </svg>
  );
};

/** A card as publicity, a poster 48 wide and 56 high: what it adds, and behind it who it was. */
export const Poster = ({ of }: { readonly of: Kind }) => {
  const steps = cardOf(of).publicity.reduce((sum, raise) => sum + raise, 0);
  return (
    <svg class={`mai-art-card ${hueOf(of)}`} viewBox="0 0 48 56" aria-hidden="true">
      <rect class="mai-art-paper" x="1" y="1" width="46" height="54" rx="2" />
      <g class="mai-art-faded" transform="translate(32 29) scale(1.3)">
        <Folk of={of} />
      </g>
      <g transform={`translate(13 ${28 - (steps - 1) * 9})`}>
        <Marks of={of} apart={18} size={0.75} down />
      </g>
      <rect class="mai-art-edge" x="1" y="1" width="46" height="54" rx="2" />
      <path class="mai-art-fine" d="M1 5h46M1 51h46" />
    </svg>
  );
};
