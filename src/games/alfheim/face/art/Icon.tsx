import { clueOf, KINDS, NAMES } from '../../rules/components.ts';
import { SPOT } from '../../words/names.ts';
import { Clue } from './Clue.tsx';
import { Portrait } from './portraits.tsx';

/** A clue by its letter, a fairy by its name or the sign of a place, in a sentence and one em high. */
export const Icon = ({ of }: { readonly of: string }) => (
  <svg class="alf-mark" viewBox="-12 -12 24 24" aria-hidden="true">
    <Marked of={of} />
  </svg>
);

function Marked({ of }: { readonly of: string }) {
  if (of === SPOT) return <path class="alf-spot" d="M0 10c-5-6-7-9-7-12a7 7 0 0 1 14 0c0 3-2 6-7 12Zm0-9.5v.01" />;
  const kind = KINDS.find((each) => NAMES[each] === of);
  return kind === undefined ? <Clue of={clueOf(of)} /> : <Portrait of={kind} />;
}
