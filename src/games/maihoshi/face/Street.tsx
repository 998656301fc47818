import type { Seat, ThingId } from '../../../engine/ids.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/talk.ts';
import { LAST_ROUND, type View } from '../rules/state.ts';
import type { Labels } from '../words/say.ts';
import { CardBack } from './art/FolkCard.tsx';
import { Lantern } from './art/Lantern.tsx';
import { SmallCard } from './art/Tiles.tsx';
import { earnedIn } from './earned.ts';

interface StreetProps {
  readonly view: View;
  /** Whose own round and tokens are shown; null for those who only look. */
  readonly own: Seat | null;
  readonly names: (seat: Seat) => string;
  readonly words: Labels;
  readonly showsPoints: boolean;
  explain(thing: ThingId): void;
}

/** What is common to all: the round and who begins it, deck and discards, the last lap; and how one's own round stands. */
export function Street({ view, own, names, words, showsPoints, explain }: StreetProps) {
  const { round, deck, discard, lap, lapBy, starter } = view;
  const first = useTalk().sitters[starter];
  const top = discard.at(-1);
  const thing = (id: ThingId, label: string) => ({
    type: 'button' as const,
    'data-thing': id,
    'aria-label': label,
    onClick: () => explain(id),
  });
  return (
    <section class="mai-street" aria-label={words.street}>
      <button {...thing('marker:starter', words.roundOf(round, LAST_ROUND, names(starter)))}>
        <span>
          <small>{words.round}</small>
          <b>
            {round}/{LAST_ROUND} {first && <Badge of={first} />}
          </b>
        </span>
      </button>
      <button {...thing('pile:deck', words.deck(deck))}>
        <span class="mai-pile">{deck > 0 && <CardBack />}</span>
        <b>{deck}</b>
      </button>
      <button {...thing('pile:discard', words.discard(discard.length))}>
        <span class="mai-pile">{top !== undefined && <SmallCard of={top} />}</span>
        <b>{discard.length}</b>
      </button>
      {lap !== 'none' && view.stage === 'turn' && (
        <button class="mai-lap" {...thing('marker:lap', words.lapBy(names(lapBy)))}>
          <svg viewBox="-12 -12 24 24" aria-hidden="true">
            <Lantern />
          </svg>
          <b>{words.lap}</b>
        </button>
      )}
      {showsPoints && own !== null && view.stage !== 'counted' && (
        <Own view={view} own={own} words={words} explain={explain} />
      )}
    </section>
  );
}

function Own({
  view,
  own,
  words,
  explain,
}: Omit<StreetProps, 'own' | 'names' | 'showsPoints'> & { readonly own: Seat }) {
  const earned = earnedIn(view, own, view.held[own] ?? 0, view.bonus[own] ?? 0);
  const { income, effects, penalty, bonus, points } = earned;
  // Where totals lie open they stand beside the names, this round and all.
  const tokens = view.tokensOpen ? null : (view.tokens[own] ?? null);
  return (
    <>
      <button
        type="button"
        class="mai-so-far"
        data-bonus={bonus > 0}
        data-thing={`sum:${own}`}
        aria-label={words.soFar(earned)}
        onClick={() => explain(`sum:${own}`)}
      >
        {income + effects} − {penalty} {bonus > 0 && `+ ${bonus} `}
        {/* A round never counts below nothing. */}
        <b>
          {income + effects < penalty ? '→' : '='} {points}
        </b>
      </button>
      {tokens !== null && (
        <button
          type="button"
          class="mai-tokens"
          data-thing={`tokens:${own}`}
          aria-label={words.tokens(tokens)}
          onClick={() => explain(`tokens:${own}`)}
        >
          <span>{tokens}</span>
        </button>
      )}
    </>
  );
}
