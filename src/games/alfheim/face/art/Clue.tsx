import type { Clue as Kind } from '../../rules/clues.ts';
import { Food, hueOfClue } from './foods.tsx';

/** Letters as strokes on 6 by 6: text in a button would have to be part of its name. */
const LETTERS = [
  'M-2.5 3 0-3l2.5 6M-1.5 1h3',
  'M-2 0H.2C2.6 0 2.6-3 .2-3H-2v6H.4C3.1 3 3.1 0 .2 0',
  'M2.3-2.2C.5-3.9-2.5-2.8-2.5 0S.5 3.9 2.3 2.2',
  'M-2-3v6h1.2c3.7 0 3.7-6 0-6Z',
  'M2-3h-4v6h4M-2 0h3',
  'M2-3h-4v6M-2 0h3',
];

/** One of the clues, as it lies in a field: a round token with its food and its letter. */
export const Clue = ({ of }: { readonly of: Kind }) => (
  <g class={`alf-clue ${hueOfClue(of)}`}>
    <circle class="alf-token" r="10.8" />
    <Food of={of} />
    <circle class="alf-tag" cx="7.6" cy="7.6" r="3.9" />
    <path class="alf-letter" d={LETTERS[of - 1] ?? ''} transform="translate(7.6 7.6) scale(.72)" />
  </g>
);
