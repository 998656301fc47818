import type { Eyes, Seat } from '../../../engine/game.ts';
import { at } from '../../../engine/lists.ts';
import type { Rng } from '../../../engine/rng.ts';
import { ALL_FIELDS, ALL_QUESTS, frozen, placeOfValue, type QuestCard, spellOf, spread, type Value } from './cards.ts';
import { seatAt } from './hexes.ts';
import { ALL_TILES, isSolved, PILES, type Pile, questOfDeed, type Tile } from './mat.ts';
import type {
  Choice,
  Draw,
  Fight,
  OwnSeat,
  Pending,
  SeenDraw,
  SeenFight,
  SeenPending,
  SeenSeat,
  SeenSpell,
  Spell,
  State,
  Table,
  View,
} from './state.ts';
import { HIDDEN, isOver, top } from './state.ts';
import { choiceOf, dials, hasChoice, liesOpen } from './steps/fight.ts';

// States and views are made here and nowhere else: search reads them fastest where all are of one make.

/** A seat with what it alone sees, as far as some eyes see it; what is frozen is shared. */
function seatWith(open: SeenSeat, hand: OwnSeat['hand'], personality: OwnSeat['personality']): OwnSeat;
function seatWith(open: SeenSeat, hand: SeenSeat['hand'], personality: SeenSeat['personality']): SeenSeat;
function seatWith(open: SeenSeat, hand: SeenSeat['hand'], personality: SeenSeat['personality']): SeenSeat {
  return {
    kingdom: open.kingdom,
    friendship: open.friendship,
    pies: open.pies,
    trophies: open.trophies,
    seekers: [open.seekers[0], open.seekers[1]],
    solved: open.solved,
    tiles: open.tiles,
    marker: open.marker,
    shown: open.shown,
    hand,
    personality,
  };
}

type Hidden<Of extends Table> = Pick<Of, 'seats' | 'deck' | 'questDeck' | 'piles' | 'draws' | 'todo'>;

/** What everybody sees of a table, with all that may be hidden. */
function tableWith(open: Table, hidden: Hidden<State>): State;
function tableWith(open: Table, hidden: Hidden<Table>): Table;
function tableWith(open: Table, { seats, deck, questDeck, piles, draws, todo }: Hidden<Table>): Table {
  return {
    first: open.first,
    round: open.round,
    turn: open.turn,
    last: open.last,
    claimed: open.claimed,
    held: open.held,
    eased: open.eased,
    moved: open.moved,
    seats,
    tokens: [open.tokens[0].slice(), open.tokens[1].slice(), open.tokens[2].slice()],
    supply: [open.supply[0], open.supply[1], open.supply[2]],
    dice: open.dice.slice(),
    deck,
    discards: open.discards,
    makings: open.makings,
    questDeck,
    questKnown: open.questKnown,
    piles,
    draws,
    todo,
  };
}

export const copy = (state: State): State =>
  tableWith(state, {
    seats: state.seats.map((own) => seatWith(own, own.hand, own.personality)),
    deck: state.deck.slice(),
    questDeck: state.questDeck.slice(),
    piles: state.piles,
    draws: state.draws,
    todo: state.todo.map((pending) => ({ ...pending })),
  });

export function view(state: State, eyes: Eyes): View {
  const seen = tableWith(state, {
    seats: state.seats.map((own, seat) => seatSeen(state, own, seat, eyes)),
    deck: hidden(state.deck.length),
    questDeck: state.questDeck.map((card, at) => (at < state.questKnown ? card : null)),
    piles: [hidden(state.piles[0].length), hidden(state.piles[1].length)],
    draws: [drawsSeen(state.draws[0], eyes), drawsSeen(state.draws[1], eyes)],
    todo: state.todo.map((pending) => pendingSeen(state, pending, eyes)),
  });
  return Object.assign(seen, { eyes });
}

const BACKS: (readonly null[])[] = [];
/** So many cards of which only the backs are seen. */
function hidden(count: number): readonly null[] {
  const backs = BACKS[count] ?? frozen(new Array<null>(count).fill(null));
  BACKS[count] = backs;
  return backs;
}

// rule: secret
function seatSeen(state: State, own: OwnSeat, seat: Seat, eyes: Eyes): SeenSeat {
  if (seat === eyes) return seatWith(own, own.hand, own.personality);
  const hand = own.hand.map(
    (spell, place): SeenSpell => (liesOpen(state, seat, place) ? spell : { making: spell.making, value: null }),
  );
  return seatWith(own, hand, own.shown || isOver(state) ? own.personality : null);
}

// rule: secret.tiles
const drawsSeen = (draws: readonly Draw[], eyes: Eyes): SeenDraw[] =>
  draws.map((draw) => (draw.seat === eyes ? draw : { seat: draw.seat, kept: draw.kept, under: null }));

function pendingSeen(state: State, pending: Pending, eyes: Eyes): SeenPending {
  // rule: secret.tiles
  if (pending.step === 'draft') return { ...pending, tiles: pending.seat === eyes ? pending.tiles : null };
  if (pending.step !== 'fight') return { ...pending };
  const seen = (choice: Choice | null, chooser: Seat): Choice | typeof HIDDEN | null =>
    choice === null || chooser === eyes || !hasChoice(state, chooser) ? choice : HIDDEN;
  return {
    ...pending,
    attack: seen(pending.attack, pending.seat),
    defence: seen(pending.defence, pending.rival),
  };
}

/** Spells, a personality, power-ups drawn and put back, or a choice in a fight: told from the onlooker's view. */
export function conceals(view: View, seat: Seat): boolean {
  const pending = top(view);
  const { hand, personality } = seatAt(view, seat);
  if (hand.some(({ value }) => value === null) || personality === null) return true;
  if (PILES.some((pile) => view.draws[pile].some((draw) => draw.seat === seat))) return true;
  if (pending?.step === 'draft') return pending.seat === seat;
  if (pending?.step !== 'fight') return false;
  const { attack, defence, rival } = pending;
  return (pending.seat === seat && attack === HIDDEN) || (rival === seat && defence === HIDDEN);
}

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
