import type { ComponentProps } from 'preact';
import type { Emblem as EmblemId, Sitter } from '../engine/log.ts';
import { useTalk } from './talk.ts';

/** Each emblem: what is filled, and the ink line over it, on 24 units. */
const DRAWN: Readonly<Record<EmblemId, readonly [filled: string, line: string]>> = {
  crane: [
    'M4.4 7.6 9 13.6 13.2 3.2l2.6 10.4 5.4-5L14.8 18.8H9.4Z',
    'M4.4 7.6 9 13.6 13.2 3.2l2.6 10.4 5.4-5-6.4 10.2H9.4L4.4 7.6 2.4 11M9 13.6l6.8 0M9.4 18.8l3.2-5.2',
  ],
  pine: [
    'M12 3.2c2.2 0 3.7 1.5 3.7 3.3 2.9-.1 4.8 1.5 4.8 3.8 0 2.4-1.9 3.9-4.4 3.9H7.9c-2.5 0-4.4-1.5-4.4-3.9 0-2.3 1.9-3.9 4.8-3.8 0-1.8 1.5-3.3 3.7-3.3Z',
    'M12 9.5v11M12 14.5l3-2.5M12 12.5l-2.8-2.3M8.5 20.5h7',
  ],
  fan: [
    'M12 19.5 3.3 9.7C8 4.8 16 4.8 20.7 9.7Z',
    'M12 19.5 8 7M12 19.5 16 7M12 19.5V6.1M6.6 13.4c3.4-2.8 7.4-2.8 10.8 0M12 19.5v1.7',
  ],
  plum: [
    'M8.5 7.5A3.5 3.5 0 1 1 15.5 7.5A3.5 3.5 0 1 1 17.6 14.1A3.5 3.5 0 1 1 12 18.2A3.5 3.5 0 1 1 6.4 14.1A3.5 3.5 0 1 1 8.5 7.5Z',
    'M12 12.3L12 7.9M12 12.3L16.2 10.9M12 12.3L14.6 15.9M12 12.3L9.4 15.9M12 12.3L7.8 10.9',
  ],
  bell: [
    'M12 5.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14Z',
    'M5.2 13.6h13.6M12 15.2a1 1 0 1 0 0 2 1 1 0 0 0 0-2ZM12 17.2v2.3M10.5 5.7V4.2a1.5 1.5 0 0 1 3 0v1.5',
  ],
  wave: [
    'M2.8 19c3.7-.3 4.3-3.3 5.3-6.6 1.2-4.1 4.4-7 9.4-6.6 1.7.1 3 .8 3.7 1.7-3.4-.9-6.3.3-6.6 2.8-.3 2.6 2.3 4 4.3 2.9C18.8 17 15.5 19 12 19Z',
    'M3 21.5h18M8.5 16.5c1.5.9 3.6.9 5.2-.2',
  ],
};

/** Decoration: the name of the side always stands beside it. */
export const Emblem = ({ of }: { readonly of: EmblemId }) => {
  const [filled, line] = DRAWN[of];
  return (
    <svg class="emblem" viewBox="0 0 24 24" aria-hidden="true">
      <path class="emblem-fill" d={filled} />
      <path d={line} />
    </svg>
  );
};

/** Who sits: a round token for a person, a square one for a bot, in the emblem's colour; on it the emblem, or the game's sign of the seat. */
export function Badge({ of }: { readonly of: Pick<Sitter, 'kind' | 'emblem'> }) {
  const crest = useTalk().crest?.(of.emblem);
  return (
    <span class="badge" data-emblem={of.emblem} data-kind={of.kind} data-crest={crest ? true : undefined}>
      {crest ?? <Emblem of={of.emblem} />}
    </span>
  );
}

interface BadgedNameProps {
  readonly of: ComponentProps<typeof Badge>['of'] & { readonly name: string };
}

/** A player as lists name one: the badge, then the name, which keeps its own direction of writing. */
export const BadgedName = ({ of }: BadgedNameProps) => (
  <>
    <Badge of={of} />
    <bdi>{of.name}</bdi>
  </>
);
