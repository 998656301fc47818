import { COMPOSER } from '../../rules/cards.ts';
import { hueOf } from './instruments.tsx';

const CURLS =
  'M-10-46c-6-1-9.5 4-7.5 8-4 1.5-5 7-1.5 9.5-3 3-1.5 8.5 3 9-.5 4 4 6.5 7.5 4.5 2-5 1.5-14 1.5-20 3-3 11-3 14 0 0 6-.5 15 1.5 20 3.5 2 8-.5 7.5-4.5 4.5-.5 6-6 3-9 3.5-2.5 2.5-8-1.5-9.5 2-4-1.5-9-7.5-8-3-6.5-17-6.5-20 0Z';
const COAT = 'M0-25c7 0 11 3 13 9 1.5 5 3 9 4 14-6 3-28 3-34 0 1-5 2.5-9 4-14 2-6 6-9 13-9Z';

/** The rival of those who play alone, standing on (0, 0) like a musician; he needs no wings. */
export const Bach = () => (
  <g class={`fc-musician fc-bach ${hueOf(COMPOSER)}`}>
    <path class="fc-shoe" d="M-10-1.5a4.5 2 0 1 0 9 0ZM1-1.5a4.5 2 0 1 0 9 0Z" />
    <path class="fc-wig" d={CURLS} />
    <path class="fc-coat" d={COAT} />
    <path class="fc-face" d="M0-44c6 0 9 4.5 9 10S5-22.5 0-22.5-9-28.5-9-34s3-10 9-10Z" />
    <path class="fc-wig" d="M-10-35c-2.5-8 3-12 10-12s12.5 4 10 12c-2-4-5-6-10-6s-8 2-10 6Z" />
    <path class="fc-look" d="M-6.5-36.5l4 1M6.5-36.5l-4 1M-4-33.5v1M4-33.5v1M-2.5-26.5h5M0-32.5c-1.2 2-1.2 2.5.8 2.8" />
    <path class="fc-cheek" d="M-6-29.5h.01M6-29.5h.01" />
    <path class="fc-sheet" d="M-4-22.5h8l1 4-2.5 1 1.5 6L0-10l-4-1.5 1.5-6-2.5-1Z" />
    <path class="fc-buttons" d="M-7-14h.01M-7.5-9h.01M7-14h.01M7.5-9h.01" />
  </g>
);

/** In place of a player's badge. */
export const BachBadge = () => (
  <svg class="fcb-bach" viewBox="-19 -58 38 38" aria-hidden="true">
    <Bach />
  </svg>
);
