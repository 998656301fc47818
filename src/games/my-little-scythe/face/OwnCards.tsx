import { useState } from 'preact/hooks';
import type { Offer, Seat, ThingId } from '../../../engine/game.ts';
import type { Sitter } from '../../../engine/log.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/talk.ts';
import { ALL_FIELDS, FIGHT, type Field } from '../rules/cards.ts';
import { seatAt } from '../rules/hexes.ts';
import { trophyThing } from '../rules/ids.ts';
import { claim, type Move } from '../rules/move.ts';
import { isOver, top, type View } from '../rules/state.ts';
import { claimable, hasTrophy, isStanding, type Progress, progressOf } from '../rules/trophies.ts';
import type { Labels } from '../words/labels.ts';
import { Person, Spell, Trophy } from './art/cards.tsx';
import { Sign } from './Piece.tsx';
import { offerOf } from './walk.ts';

// What a seat has won and holds: trophies, and the cards that it alone sees.

interface OwnCardsProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: Labels;
}

/** Spells and personality large enough to be read in passing, for a seat that looks at them on the open table. */
export function OwnCards({ view, seat, words }: OwnCardsProps) {
  const { hand, personality: field } = seatAt(view, seat);
  const values = hand.flatMap(({ value }) => value ?? []);
  const person = field === null ? null : words.person(field);
  return (
    <section class="mls-own" aria-label={words.hand(hand.length, values)}>
      {values.length > 0 && (
        <p>
          {values.map((value, at) => (
            <span key={at}>
              <Sign>
                <Spell value={value} />
              </Sign>
              {words.spell(value)}
            </span>
          ))}
        </p>
      )}
      {person && (
        <p>
          <Sign>
            <Person field={field} />
          </Sign>
          <span>
            <b>{person.name}</b> {person.text}
          </span>
        </p>
      )}
    </section>
  );
}

/**
 * Where people share a device, a trophy that some hidden personality would allow is offered to everybody who might have that
 * card. A seat says by a switch whether it wants to be asked; the switch looks the same whatever its card is.
 */
export const hasSwitch = (view: View, seat: Seat): boolean => seat === view.turn && !seatAt(view, seat).shown;

/** The offers without those that only a personality allows; what a fight gives is asked by itself, won or narrowly lost. */
export function withoutCard(view: View, offers: readonly Offer<Move>[]): readonly Offer<Move>[] {
  const step = top(view)?.step;
  if (step === 'consolation') return offers;
  const given: readonly Field[] = step === 'victory' ? [...claimable(view), FIGHT] : claimable(view);
  return offers.filter(({ move }) => move.do !== 'claim' || given.includes(move.field));
}

/** The view before this one, and whether this one is the end of the same turn: not what was taken back to. */
export interface Onward {
  readonly view: View | null;
  readonly isOn: boolean;
}
export const NOT_ONWARD: Onward = { view: null, isOn: false };

export function onwardTo(view: View, before: Onward): Onward {
  if (view === before.view) return before;
  const [last, isEnd] = [before.view, top(view)?.step === 'end'];
  const isSameTurn = last !== null && last.turn === view.turn && last.round === view.round;
  if (!isEnd || !isSameTurn) return { view, isOn: false };
  return { view, isOn: top(last)?.step === 'end' ? before.isOn : true };
}

interface CardSwitchProps {
  readonly isOn: boolean;
  readonly words: Labels;
  turn(on: boolean): void;
}

/** Whether the turn stops at its end for a trophy that only the player's personality allows. */
export const CardSwitch = ({ isOn, words, turn }: CardSwitchProps) => (
  <button
    type="button"
    role="switch"
    class="mls-card-switch"
    aria-checked={isOn}
    aria-label={words.byCard}
    onClick={() => turn(!isOn)}
  >
    <span class="mls-knob" />
    <Sign>
      <Person field={null} />
    </Sign>
    <span>{words.byCard}</span>
  </button>
);

const NOBODY: ReadonlySet<Seat> = new Set();
/** By who sits there: the board goes away behind a curtain, in the middle of a turn. */
const kept = new Map<string, ReadonlySet<Seat>>();

/** The seats that have their switch on. */
export function useAsking(sitters: readonly Sitter[]): {
  readonly asking: ReadonlySet<Seat>;
  turn(seat: Seat, on: boolean): void;
} {
  const table = JSON.stringify(sitters);
  const [asking, setAsking] = useState(kept.get(table) ?? NOBODY);
  return {
    asking,
    turn(seat, on) {
      const others = [...asking].filter((each) => each !== seat);
      const next = new Set(on ? [...others, seat] : others);
      kept.set(table, next);
      setAsking(next);
    },
  };
}

/** How far one is; of a delivery, which is made at once or not at all, what could be brought. */
const farIn = (field: Field, { has, wants }: Progress): string =>
  isStanding(field) ? `${Math.min(has, wants)}/${wants}` : `${has}→`;

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
          <span class="mls-progress">{progress && farIn(of, progress)}</span>
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
