import { clueOf } from '../../rules/clues.ts';
import { type KindName, NAMES } from '../../rules/fairies.ts';
import { Clue } from './Clue.tsx';
import { Portrait } from './portraits.tsx';
import { Footprint } from './tokens.tsx';

/** A clue by its letter, a fairy by its name, or a footprint, in a sentence and one em high. */
export const Icon = ({ of }: { readonly of: string }) => (
  <svg class="alf-mark" viewBox="-12 -12 24 24" aria-hidden="true">
    <Marked of={of} />
  </svg>
);

function Marked({ of }: { readonly of: string }) {
  const kind = NAMES.indexOf(of as KindName);
  if (kind >= 0) return <Portrait of={kind} />;
  return of === 'footprint' ? <Footprint of={null} /> : <Clue of={clueOf(of)} />;
}
