import type { Clue as Kind } from '../../rules/components.ts';
import { Food, hueOfClue } from './foods.tsx';

/** One of the clues, as it lies in a field: a round token with its food. */
export const Clue = ({ of }: { readonly of: Kind }) => (
  <g class={`alf-clue ${hueOfClue(of)}`}>
    <circle class="alf-token" r="10.8" />
    <Food of={of} />
  </g>
);
