import { useEffect, useRef } from 'preact/hooks';
import type { Seat, ThingId } from '../../../engine/ids.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/talk.ts';
import { TOMTE } from '../rules/fairies.ts';
import { fairyThing } from '../rules/ids.ts';
import type { Cost, Labels, Offering } from '../words/labels.ts';
import { Sign } from './art/CostTile.tsx';
import { metBy } from './Offered.tsx';

interface CloseupProps {
  readonly of: Offering;
  /** In whose fields she lives. */
  readonly lives: readonly Seat[];
  /** The cost whose run and gaps are lit in the field. */
  readonly shown: number;
  readonly words: Labels;
  show(at: number): void;
  explain(thing: ThingId): void;
}

/** A fairy's costs, large, and sign by sign whether it lies in the field that is looked at. */
export function Closeup({ of, lives, shown, words, show, explain }: CloseupProps) {
  const { kind, costs, came } = of;
  // Whoever has come to this field wants nothing of it any more.
  const wanted = came ? [] : costs;
  const { sitters } = useTalk();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => root.current?.scrollIntoView({ block: 'nearest' }), [kind]);
  return (
    <div ref={root} class="alb-closeup">
      <button type="button" class="alb-about" onClick={() => explain(fairyThing(kind))}>
        <b>{words.fairy(kind)}</b>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3a9 9 0 1 0 .01 0M12 11v6M12 7.2h.01" />
        </svg>
      </button>
      {wanted.map((cost, at) =>
        cost === null ? (
          <p key={at}>{words.oneMoreCost}</p>
        ) : (
          <button
            key={at}
            type="button"
            class="alb-wants"
            aria-pressed={wanted.length > 1 ? at === shown : undefined}
            aria-label={words.cost(kind, cost)}
            onClick={() => show(at)}
          >
            <LargeSigns kind={kind} of={cost} />
            <span aria-hidden="true">{words.progressBelow(cost)}</span>
          </button>
        ),
      )}
      {kind === TOMTE && !came && costs.length === 0 && <p>{of.inHand ? words.inHand : words.notInHand}</p>}
      {lives.length > 0 && (
        <p class="alb-lives">
          {words.livesWith}
          {lives.map((seat) => sitters[seat] && <Badge key={seat} of={sitters[seat]} />)}
        </p>
      )}
    </div>
  );
}

const LargeSigns = ({ kind, of }: { readonly kind: Offering['kind']; readonly of: Cost }) => (
  <span class="alb-signs">
    {metBy(kind, of).map((isMet, place) => (
      <svg key={place} class={isMet ? 'alb-is-met' : 'alb-is-lacking'} viewBox="-10 -10 20 20" aria-hidden="true">
        <Sign kind={kind} tile={of.tile} place={place} />
        {isMet && <path class="alb-check" d="m2.5 6 2.5 2.8L9.5 3" />}
      </svg>
    ))}
  </span>
);
