import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import type { Rng } from '../../../engine/rng.ts';
import { type Choice, type Fight, HIDDEN, type SeenFight } from './asks.ts';
import { ALL_FIELDS, ALL_QUESTS, ALL_TILES, type Pile, type QuestCard, type Tile, type Value } from './cards.ts';
import { isSolved, questOfDeed } from './deeds.ts';
import { frozen } from './places.ts';
import { placeOfValue, spellOf, spread } from './spells.ts';
import type { Draw, SeenDraw, Spell, State, Table, View } from './state.ts';
import { choiceOf, dials } from './steps/fight.ts';
import { seatWith, tableWith } from './view.ts';

/** One full state that the seat cannot tell from the truth. */
export function guess(view: View, seat: Seat, rng: Rng): State {
  const { hands, deck } = guessSpells(view, rng);
  const people = filled(
    view.seats.map(({ personality }) => personality),
    ALL_FIELDS,
    rng,
  );
  const seats = view.seats.map((own, each) => seatWith(own, frozen(at(hands, each)), at(people, each)));
  const questDeck = guessQuests(view, rng);
  const [move, make] = [guessPile(view, 0, seat, rng), guessPile(view, 1, seat, rng)];
  return tableWith(view, {
    seats,
    deck,
    questDeck,
    piles: [frozen(move.tiles), frozen(make.tiles)],
    draws: [frozen(move.draws), frozen(make.draws)],
    todo: view.todo.map((pending) => {
      if (pending.step === 'fight') return guessChoices({ ...view, seats }, pending, rng);
      if (pending.step !== 'draft') return { ...pending };
      return { ...pending, tiles: pending.tiles ?? (pending.pile === 0 ? move : make).drawn };
    }),
  });
}

/** What each making of the deck still has out is known; what of it is not seen lies in hands, and of the last making in the deck. */
function guessSpells({ makings, seats }: View, rng: Rng): { readonly hands: Spell[][]; readonly deck: Value[] } {
  const left = makings.map((made, making) => {
    const out: [number, number, number] = [...made];
    for (const { hand } of seats)
      for (const spell of hand) if (spell.making === making && spell.value !== null) out[placeOfValue(spell.value)]--;
    return rng.shuffle(spread(out));
  });
  const hands = seats.map(({ hand }) =>
    hand.map(({ making, value }) => spellOf(making, value ?? drawFrom(at(left, making)))),
  );
  return { hands, deck: at(left, left.length - 1) };
}

function drawFrom<Item>(left: Item[]): Item {
  const item = left.pop();
  if (item === undefined) throw new Error('there are more cards than there can be');
  return item;
}

/** The unknown ones are any of those that are seen nowhere. */
function filled<Item>(list: readonly (Item | null)[], all: readonly Item[], rng: Rng, seen = list): Item[] {
  const left = list.includes(null) ? rng.shuffle(all.filter((item) => !seen.includes(item))) : [];
  return list.map((item) => item ?? drawFrom(left));
}

/** A card on the table is in no deck. */
function guessQuests({ questDeck, seats, todo }: View, rng: Rng): QuestCard[] {
  const seen = questDeck.slice();
  for (const { solved } of seats) seen.push(...solved);
  for (const pending of todo) {
    if (pending.step === 'quest') seen.push(pending.card);
    else if (pending.step === 'reap' && isSolved(pending.deed)) seen.push(questOfDeed(pending.deed));
  }
  return filled(questDeck, ALL_QUESTS, rng, seen);
}

const DRAWN = 3;
interface GuessedPile {
  readonly tiles: Tile[];
  readonly drawn: Tile[];
  readonly draws: Draw[];
}

/**
 * Whoever has drawn from a pile knows the two tiles put under it, and can follow them through the draws of others: every
 * draw takes the first three and puts two of them back in an order of its own. All else is unknown alike.
 */
function guessPile({ draws, piles, todo }: View, pile: Pile, seat: Seat, rng: Rng): GuessedPile {
  const made = draws[pile];
  const drafting = todo.find((pending) => pending.step === 'draft' && pending.pile === pile);
  const inHand = drafting?.step === 'draft' ? drafting.tiles : null;
  const hidden = drafting !== undefined && inHand === null;
  const length = piles[pile].length + (hidden ? DRAWN : 0);
  const own = made.findIndex((draw) => draw.seat === seat);
  const queue = own < 0 ? new Array<Tile | null>(length).fill(null) : rng.pick(waysOf(made.slice(own), own));
  const tiles = filled(queue, ALL_TILES, rng, [...queue, ...made.map(({ kept }) => kept), ...(inHand ?? [])]);
  return {
    drawn: hidden ? tiles.splice(0, DRAWN) : [],
    tiles,
    draws: made.map((draw) => wholeDraw(draw, rng)),
  };
}

/** All ways, likely alike, in which the two tiles of the first draw may have gone through the later ones. */
function waysOf([own, ...later]: readonly SeenDraw[], before: number): (Tile | null)[][] {
  const under: readonly Tile[] = own?.under ?? [];
  const others = ALL_TILES.length - under.length - before - 1;
  let ways: (Tile | null)[][] = [[...new Array<null>(others).fill(null), ...under]];
  for (const { kept } of later) ways = ways.flatMap((queue) => drawnFrom(queue, under.includes(kept) ? kept : null));
  return ways;
}

/** Which of three is kept is known: the other two go under the pile in either order. None, if it is not among them. */
function drawnFrom(queue: readonly (Tile | null)[], kept: Tile | null): (Tile | null)[][] {
  const at = queue.indexOf(kept);
  if (at < 0 || at >= DRAWN) return [];
  const rest = queue.slice(0, DRAWN).filter((_, place) => place !== at);
  const left = queue.slice(DRAWN);
  return [
    [...left, ...rest],
    [...left, ...rest.reverse()],
  ];
}

/** What others put under the pile matters no more; only a state must be whole. */
function wholeDraw({ seat, kept, under }: SeenDraw, rng: Rng): Draw {
  if (under !== null) return { seat, kept, under };
  const rest = rng.shuffle(ALL_TILES.filter((tile) => tile !== kept));
  return { seat, kept, under: [at(rest, 0), at(rest, 1)] };
}

function guessChoices(table: Table, pending: SeenFight, rng: Rng): Fight {
  const choice = (seen: SeenFight['attack'], seat: Seat): Choice | null =>
    seen === HIDDEN ? choiceOf(rng.pick(dials(table, pending, seat))) : seen;
  const [attack, defence] = [choice(pending.attack, pending.seat), choice(pending.defence, pending.rival)];
  return { ...pending, attack, defence };
}
