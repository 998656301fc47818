import type { Offer, Seat, ThingId } from '../../../engine/game.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/talk.ts';
import { ALL_FIELDS, FIGHT, type Field } from '../rules/cards.ts';
import { trophyThing } from '../rules/ids.ts';
import { claim, type Move } from '../rules/move.ts';
import { isOver, type View } from '../rules/state.ts';
import { hasTrophy, progressOf } from '../rules/trophies.ts';
import type { Labels } from '../words/labels.ts';
import { Trophy } from './art/cards.tsx';
import { Sign } from './Piece.tsx';
import { offerOf } from './walk.ts';

interface TrophiesProps {
  readonly view: View;
  /** Whose progress is shown. */
  readonly seat: Seat;
  readonly offers: readonly Offer<Move>[];
  /** What everybody sees that may be taken; other offers are by a card that may not be there. Null: all are known. */
  readonly held: readonly Field[] | null;
  readonly selected: Move | null;
  readonly names: (seat: Seat) => string;
  readonly words: Labels;
  select(offer: Offer<Move>): void;
  explain(thing: ThingId): void;
}

/** The eight fields, always in sight: whose seals lie there, how far a seat has come, and what may be taken now. */
export function Trophies({ view, seat, offers, held, selected, names, words, select, explain }: TrophiesProps) {
  const { sitters } = useTalk();
  const field = (of: Field) => {
    const owners = view.seats.flatMap((_, side) => (hasTrophy(view, side, of) ? [side] : []));
    const offer = offerOf(offers, claim(of));
    const progress = owners.includes(seat) ? null : progressOf(view, seat, of);
    const label = words.trophy(of, owners.map(names), names(seat), progress, offer !== null);
    return (
      <li key={of}>
        <button
          type="button"
          class="mls-trophy"
          data-thing={trophyThing(of)}
          data-open={offer !== null}
          data-near={progress !== null && progress.wants - progress.has <= 1}
          aria-label={label}
          aria-pressed={offer ? selected === offer.move : undefined}
          onClick={() => (offer ? select(offer) : explain(trophyThing(of)))}
        >
          <Sign>
            <Trophy field={of} />
          </Sign>
          <span class="mls-progress">{progress && `${Math.min(progress.has, progress.wants)}/${progress.wants}`}</span>
          {offer && (
            <span class="mls-progress">{held && of !== FIGHT && !held.includes(of) ? words.card : words.take}</span>
          )}
          <span class="mls-owners">
            {owners.map((side) => sitters[side] && <Badge key={side} of={sitters[side]} />)}
          </span>
        </button>
      </li>
    );
  };
  return (
    <section class="mls-trophies" aria-label={words.trophies}>
      <ul>{ALL_FIELDS.map(field)}</ul>
      {view.last !== null && !isOver(view) && <p class="mls-last">{words.lastTurns}</p>}
    </section>
  );
}
