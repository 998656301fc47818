import { clueOf } from '../../rules/clues.ts';
import { KINDS, NAMES } from '../../rules/fairies.ts';
import { Clue } from './Clue.tsx';
import { Portrait } from './portraits.tsx';

/** A clue by its letter or a fairy by its name, in a sentence and one em high. */
export const Icon = ({ of }: { readonly of: string }) => (
  <svg class="alf-mark" viewBox="-12 -12 24 24" aria-hidden="true">
    <Marked of={of} />
  </svg>
);

function Marked({ of }: { readonly of: string }) {
  const kind = KINDS.find((each) => NAMES[each] === of);
  return kind === undefined ? <Clue of={clueOf(of)} /> : <Portrait of={kind} />;
}
