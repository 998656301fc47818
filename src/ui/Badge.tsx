import type { Sitter } from '../engine/log.ts';
import { Emblem } from './Emblem.tsx';

/** Who sits: a round token for a person, a square one for a bot, in the emblem's colour. */
export const Badge = ({ of }: { readonly of: Pick<Sitter, 'kind' | 'emblem'> }) => (
  <span class="badge" data-emblem={of.emblem} data-kind={of.kind}>
    <Emblem of={of.emblem} />
  </span>
);
