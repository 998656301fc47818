import { isWanted } from './hues.ts';
import { Lantern } from './Lantern.tsx';
import { Reputation } from './Reputation.tsx';

/** A reputation by its colour, or the lantern of a house, in a sentence and one em high. */
export const Icon = ({ of }: { readonly of: string }) => (
  <svg class="mha-mark" viewBox="-11.5 -12 23 23" aria-hidden="true">
    {isWanted(of) ? <Reputation of={of} /> : <Lantern />}
  </svg>
);
