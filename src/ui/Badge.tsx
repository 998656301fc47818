import type { Sitter } from '../engine/log.ts';
import { Emblem } from './Emblem.tsx';
import { useTalk } from './talk.ts';

/** Who sits: a round token for a person, a square one for a bot, in the emblem's colour; on it the emblem, or the game's sign of the seat. */
export function Badge({ of }: { readonly of: Pick<Sitter, 'kind' | 'emblem'> }) {
  const crest = useTalk().crest?.(of.emblem);
  return (
    <span class="badge" data-emblem={of.emblem} data-kind={of.kind} data-crest={crest ? true : undefined}>
      {crest ?? <Emblem of={of.emblem} />}
    </span>
  );
}
