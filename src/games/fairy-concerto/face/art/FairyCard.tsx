import type { Kind } from '../../rules/cards.ts';
import { hueOf } from './instruments.tsx';
import { type Mood, Musician } from './Musician.tsx';
import './cards.css';

const ARCH = 'M7 91V41C7 20 18 9 36 9s29 11 29 32v50Z';

/** A fairy as it is held in a hand, 72 wide and 96 high. */
export const FairyCard = ({ kind, mood }: { readonly kind: Kind; readonly mood?: Mood }) => (
  <svg class={`fc-card ${hueOf(kind)}`} viewBox="0 0 72 96" aria-hidden="true">
    <rect class="fc-paper" x="1" y="1" width="70" height="94" rx="6" />
    <path class="fc-arch" d={ARCH} />
    <path class="fc-floor" d="M7 80c18-5 40-5 58 0v11H7Z" />
    <g transform="translate(36 88) scale(1.22)">
      <Musician kind={kind} {...(mood && { mood })} />
    </g>
    <rect class="fc-edge" x="1" y="1" width="70" height="94" rx="6" />
  </svg>
);

/** A card that is not for these eyes. */
export const CardBack = () => (
  <svg class="fc-card" viewBox="0 0 72 96" aria-hidden="true">
    <rect class="fc-back" x="1" y="1" width="70" height="94" rx="6" />
    <path class="fc-weave" d="M6 48 36 6l30 42-30 42ZM6 12l60 72M66 12 6 84" />
    <path class="fc-back-note" d="M33 36c4 6 12 5 10 14-2-5-5-5-7-5.5V57a6 4.5 0 1 1-3-4Z" />
  </svg>
);
