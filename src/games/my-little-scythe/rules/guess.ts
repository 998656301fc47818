import type { Seat } from '../../../engine/ids.ts';
import type { Rng } from '../../../engine/rng.ts';
import { PERSONALITIES, QUEST_CARDS, TILES_A_PILE, type Tile } from './cards.ts';
import { copy } from './deal.ts';
import { isSolved, questOfDeed } from './deeds.ts';
import { choiceOf } from './move.ts';
import { CHOSEN, makingOf, type State, spellOf, top, UNKNOWN, type View, worthOf } from './state.ts';
import { dials } from './steps/fight.ts';

/** One full state that the seat cannot tell from the truth. */
export function guess(seen: View, seat: Seat, rng: Rng): State {
  const state = copy(seen);
  guessSpells(state, rng);
  guessPersonalities(state, rng);
  if (state.questKnown < state.questDeck.length)
    fillUnknown(state.questDeck, without(QUEST_CARDS, questsSeen(state)), rng);
  state.piles.forEach((_, pile) => {
    guessPile(state, pile, seat, rng);
  });
  guessChoices(state, rng);
  return state;
}

/** What each making of the deck still has out is known; what of it is not seen lies in hands, and of the last making in the deck. */
function guessSpells(state: State, rng: Rng): void {
  const makings = state.mix.length / 3;
  for (let making = 0; making < makings; making++) {
    const out = state.mix.slice(making * 3, making * 3 + 3);
    for (const hand of state.hands) {
      for (let at = 0; at < hand.length; at++) {
        const value = worthOf(hand[at] as number);
        if (value > 0 && makingOf(hand[at] as number) === making) out[value - 1] = (out[value - 1] as number) - 1;
      }
    }
    const left: number[] = [];
    for (let value = 1; value <= 3; value++)
      for (let count = out[value - 1] as number; count > 0; count--) left.push(value);
    if (left.length === 0) continue;
    rng.shuffle(left);
    for (const hand of state.hands) {
      for (let at = 0; at < hand.length; at++) {
        const spell = hand[at] as number;
        if (worthOf(spell) === 0 && makingOf(spell) === making) hand[at] = spellOf(making, left.pop() as number);
      }
    }
    if (making === makings - 1) state.deck = left;
  }
}

function guessPersonalities({ personality }: State, rng: Rng): void {
  if (personality.includes(UNKNOWN)) fillUnknown(personality, without(PERSONALITIES.length, seenIn(personality)), rng);
}

/** A card on the table is in no deck. */
function questsSeen({ questDeck, solved, todo }: State): number {
  let seen = seenIn(questDeck);
  for (const cards of solved) seen |= seenIn(cards);
  for (const pending of todo) {
    if (pending.step === 'quest') seen |= 1 << pending.card;
    else if (pending.step === 'reap' && isSolved(pending.deed)) seen |= 1 << questOfDeed(pending.deed);
  }
  return seen;
}

/** Bit per card or tile. */
function seenIn(list: readonly number[]): number {
  let seen = 0;
  for (let at = 0; at < list.length; at++) if (list[at] !== UNKNOWN) seen |= 1 << (list[at] as number);
  return seen;
}

function without(count: number, seen: number): number[] {
  const left: number[] = [];
  for (let each = 0; each < count; each++) if (((seen >> each) & 1) === 0) left.push(each);
  return left;
}

function fillUnknown(list: number[], left: number[], rng: Rng): void {
  if (!list.includes(UNKNOWN)) return;
  rng.shuffle(left);
  for (let at = 0; at < list.length; at++) if (list[at] === UNKNOWN) list[at] = left.pop() as number;
}

const DRAW = 4;
const DRAWN = 3;
const NOTHING: readonly Tile[] = [];

/**
 * Whoever has drawn from a pile knows the two tiles put under it, and can follow them through the draws of others: every
 * draw takes the first three and puts two of them back in an order of its own. All else is unknown alike.
 */
function guessPile(state: State, pile: number, seat: Seat, rng: Rng): void {
  const tiles = state.piles[pile] as Tile[];
  const draws = state.draws[pile] as number[];
  const drafting = state.todo.find((pending) => pending.step === 'draft' && pending.pile === pile);
  const hidden = drafting !== undefined && state.drawn.includes(UNKNOWN);
  const length = tiles.length + (hidden ? DRAWN : 0);
  let kept = 0;
  let own = -1;
  for (let at = 0; at < draws.length; at += DRAW) {
    kept |= 1 << (draws[at + 1] as Tile);
    if (draws[at] === seat) own = at;
  }
  let queue: Tile[] | null = own < 0 ? new Array<Tile>(length).fill(UNKNOWN) : null;
  while (queue === null) queue = followed(draws, own, rng);
  const inHand = drafting && !hidden ? state.drawn : NOTHING;
  fillUnknown(queue, without(TILES_A_PILE, kept | seenIn(queue) | seenIn(inHand)), rng);
  if (hidden) state.drawn = queue.splice(0, DRAWN);
  state.piles[pile] = queue;
  restoreDraws(state, pile, seat, rng);
}

/** One way in which the own two tiles may have gone through later draws; null if it cannot have been. */
function followed(draws: readonly number[], own: number, rng: Rng): Tile[] | null {
  const [one, two] = [draws[own + 2] as Tile, draws[own + 3] as Tile];
  const others = TILES_A_PILE - (own / DRAW + 1) - 2;
  let queue: Tile[] = [...new Array<Tile>(others).fill(UNKNOWN), one, two];
  for (let later = own + DRAW; later < draws.length; later += DRAW) {
    const kept = draws[later + 1] as Tile;
    const front = queue.slice(0, DRAWN);
    const at = front.indexOf(kept === one || kept === two ? kept : UNKNOWN);
    if (at < 0) return null;
    front.splice(at, 1);
    queue = [...queue.slice(DRAWN), ...rng.shuffle(front)];
  }
  return queue;
}

/** What others put under the pile matters no more; only a state must be whole. */
function restoreDraws(state: State, pile: number, seat: Seat, rng: Rng): void {
  const draws = state.draws[pile] as number[];
  for (let at = 0; at < draws.length; at += DRAW) {
    if (draws[at] === seat) continue;
    const rest = rng.shuffle(without(TILES_A_PILE, 1 << (draws[at + 1] as Tile)));
    draws[at + 2] = rest[0] as Tile;
    draws[at + 3] = rest[1] as Tile;
  }
}

function guessChoices(state: State, rng: Rng): void {
  const pending = top(state);
  if (pending?.step !== 'fight') return;
  const { seat, rival } = pending;
  if (pending.attack === CHOSEN) pending.attack = choiceOf(rng.pick(dials(state, pending, seat)));
  if (pending.defence === CHOSEN) pending.defence = choiceOf(rng.pick(dials(state, pending, rival)));
}
