import { claim } from '../../engine/claim.ts';
import { defineChecks } from '../../engine/game.ts';
import type { Seat } from '../../engine/ids.ts';
import { at, sum } from '../../engine/lists.ts';
import { features, met } from './features.ts';
import { CARDS, cardId, DECK, NONE, PUBLICITY } from './rules/cards.ts';
import type { Event } from './rules/events.ts';
import { GEISHA, neverReserves } from './rules/geisha.ts';
import { type Rule, rules } from './rules/ids.ts';
import { memoryOf } from './rules/memory.ts';
import {
  ADVERTISE,
  ASIDE,
  BURY,
  CHOOSE,
  DECLINE,
  DISCARD,
  DRAW,
  END,
  GUEST,
  INTRODUCE,
  type Move,
  PLACE,
  READY,
  RECALL,
  REST,
  REVEAL,
  TAKE,
  TARGET,
  TOP,
  USE,
} from './rules/moves.ts';
import { handSize, type Reserve, type State } from './rules/state.ts';
import { twin } from './twin.ts';

function census(state: State): Record<string, number> {
  const counts = CARDS.map(() => 0);
  const count = (card: Reserve): void => {
    if (card !== NONE) counts[card] = (counts[card] ?? 0) + 1;
  };
  const { deck, discard, hands, guests, publicity, reserves } = state;
  for (const pile of [deck, discard, reserves, ...hands, ...guests, ...publicity]) pile.forEach(count);
  return Object.fromEntries(counts.map((held, card) => [cardId(card), held]));
}

function holds(state: State): void {
  const { deck, stage, hands, geisha, lap, steps } = state;
  const rows = [deck, state.discard, ...hands, ...state.guests, ...state.publicity];
  const total = sum(rows.map(({ length }) => length)) + state.reserves.filter((card) => card !== NONE).length;
  claim(total === DECK.length, `there are ${total} cards`);
  const engaged = geisha.filter((each) => each !== null);
  claim(new Set(engaged).size === engaged.length, 'a geisha is at the table twice');
  claim(stage === 'geisha' || engaged.length === hands.length, 'somebody has no geisha');
  claim(state.under.length <= deck.length, 'more is known of the deck than there is');
  claim(state.looking <= Math.min(3, deck.length), 'more cards are looked at than there are');
  claim(lap !== 'none' || state.idle < hands.length, 'nobody has done anything for too long');
  if (stage === 'turn' && lap === 'none') claim(deck.length > 0, 'the deck is empty and no lap is called');
  if (stage !== 'turn') claim(steps.length === 0, 'a step outlived its turn');
  if (stage === 'settle') claim(state.owed.length > 0, 'nobody is owed anything');
  if (stage === 'counted') {
    claim(state.rounds.length === state.round, 'what is looked at was not counted');
    claim(state.ready.includes(false), 'all are ready and nothing is dealt');
  }
  hands.forEach((_, seat) => {
    holdsAt(state, seat);
    holdsMemory(state, seat);
  });
}

function holdsAt(state: State, seat: Seat): void {
  const { stage, mode, round, lap, turn } = state;
  const hand = state.hands[seat] ?? [];
  claim(
    hand.every((card, place) => place === 0 || at(hand, place - 1) <= card),
    'a hand is not sorted',
  );
  const undealt = stage === 'geisha' && mode === 'chosen';
  if (stage === 'geisha' || stage === 'reserve') {
    claim(hand.length === (undealt ? 0 : handSize(round)), 'a first hand has another size');
    claim(state.guests[seat]?.length === 0 && state.publicity[seat]?.length === 0, 'a round begins with cards laid');
  }
  const has = state.reserves[seat] !== NONE;
  claim(!has || !neverReserves(state.geisha[seat]), 'Sayo has a reserve');
  const geisha = at(state.geisha, seat);
  const own = geisha === null ? [0, 0, 0] : GEISHA[geisha];
  const reputation = own.map((base, colour) =>
    (state.publicity[seat] ?? []).reduce((sum, card) => sum + (PUBLICITY[card]?.[colour] ?? 0), base),
  );
  claim(reputation.join() === state.reputation.slice(3 * seat, 3 * seat + 3).join(), 'a reputation is not what it is');
  if (stage === 'turn') {
    const resolving = seat === turn && state.business !== 'none';
    claim(resolving || has || hand.length > 0, 'somebody is out and the round goes on');
    if (lap === 'none') claim((state.guests[seat]?.length ?? 0) < handSize(round), 'enough guests and no lap');
  }
  const scored = state.rounds.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
  claim(scored === state.tokens[seat], 'tokens are not those of the rounds');
}

/** Whatever an observer is sure of is so. */
function holdsMemory(state: State, observer: Seat): void {
  for (const eyes of [observer, 'onlooker'] as const) {
    const hands = state.hands.map((hand) => [...hand]);
    const memory = memoryOf(state, eyes).sort((one, other) => Number(one.aside) - Number(other.aside));
    for (const { seat, card, aside } of memory) {
      const hand = hands[seat] ?? [];
      if (aside && !hand.includes(card) && state.reserves[seat] === card) hand.push(card);
      claim(hand.includes(card), `somebody remembers ${cardId(card)} where it is not`);
      hand.splice(hand.indexOf(card), 1);
    }
  }
}

/** Guests of every name, the own hand in every verb, and whatever belongs to another step. */
function wishes(state: State, seat: Seat): readonly Move[] {
  const hand = [...new Set([...(state.hands[seat] ?? []), ...(state.publicity[seat] ?? []), seat, 40 + seat])];
  const verbs = [GUEST, INTRODUCE, ASIDE, PLACE, DISCARD, TAKE, RECALL];
  const [first = 0] = hand;
  return [
    ...CARDS.flatMap((_, card) => (card % 4 === seat % 4 && !hand.includes(card) ? [at(GUEST, card)] : [])),
    ...verbs.slice(0, 2).flatMap((verb) => hand.map((card) => at(verb, card))),
    ...verbs.slice(2).map((verb) => at(verb, first)),
    ...CHOOSE,
    ...TARGET.slice(0, state.hands.length),
    ...ADVERTISE.slice(1),
    ...DRAW,
    ...[USE, DECLINE, REVEAL, REST, END, TOP, READY],
    at(at(BURY, first), first),
  ];
}

/** Thirty tables, and games of hundreds of decisions: a few random games at each take minutes. */
const percent = 10;

const saidOnly: Readonly<Partial<Record<Rule, string>>> = {
  'guest.stays': 'nothing asks for a requirement again',
  'score.example': 'an example',
};

export const checks = defineChecks<State, Move, Event>({
  rules,
  saidOnly,
  census,
  holds,
  wishes,
  twin,
  percent,
  features,
  met,
});
