import type { Outlook } from '../../../bots/chances.ts';
import { defineManners, type Former, type Level } from '../../../bots/level.ts';
import { likelihood } from '../../../bots/likelihood.ts';
import { defineKnowledge, type Seat } from '../../../engine/game.ts';
import { KIKO, MOMO } from '../company.ts';
import { EMPTY, isCotton, type Kind, type Light, MOONS, SUN, SUNS, sight } from '../rules/cards.ts';
import { CELLS, type Cell, type Direction, line, SPAN } from '../rules/grid.ts';
import { balance, heartOf, hearts } from '../rules/sheet.ts';
import { lightOf, type Move, type State, type Variant } from '../rules/state.ts';

/** Whether a card is laid in the sight of a Cotton whose heart this side has. */
function isBeside({ grid }: State, move: Move, light: Light): boolean {
  if (!('place' in move)) return false;
  for (let cell = 0; cell < grid.length; cell++) {
    const kind = grid[cell] as Kind;
    if (isCotton(kind) && sight(kind, cell).includes(move.place) && heartOf(balance(grid, cell)) === light) return true;
  }
  return false;
}

const isRaid = (state: State, seat: Seat, move: Move): boolean => isBeside(state, move, 1 - lightOf(state, seat));

/** Beside two cards at the least. */
function isCosy({ grid }: State, _seat: Seat, move: Move): boolean {
  if (!('place' in move)) return false;
  let beside = 0;
  for (const towards of STRAIGHT) {
    const [next] = line(move.place, towards);
    if (next !== undefined && grid[next] !== EMPTY) beside++;
  }
  return beside > 1;
}
const STRAIGHT: readonly Direction[] = ['N', 'E', 'S', 'W'];

export const manners = defineManners<State, Move>([
  {
    names: Object.values(KIKO.name),
    deed: 'cards laid at the other’s hearts',
    isDeed: isRaid,
    lean: (state, seat, move) => (isRaid(state, seat, move) ? 1.35 : 1),
  },
  {
    names: Object.values(MOMO.name),
    deed: 'cards laid beside two others',
    isDeed: isCosy,
    lean: (state, seat, move) => (isCosy(state, seat, move) ? 1.4 : 1),
  },
]);

/** How many suns more than moons a card shows. */
const LEADS = Int8Array.from(SUNS, (suns, kind) => suns - (MOONS[kind] as number));
const MOST_SHOWN = 2;
/** Of either there are not more in the box: six ones, two twos, and the other side's four Cottons. */
const MOST_SEEN = 14;
const CARDS = 24;

/** As likings of the sun's, of which eight are as good as twice the chance; the moon likes the opposite. */
const HEART = 24;
/** A lead is the less sure the more cards are left to place. */
const DOUBT = 1;
const DOUBT_A_CARD = 0.12;

/** What a Cotton's lead is worth, by the cards left. */
const HOPES: readonly Int16Array[] = Array.from({ length: CARDS + 1 }, (_, left) =>
  Int16Array.from({ length: 2 * MOST_SEEN + 1 }, (_lead, each) => {
    const lead = each - MOST_SEEN;
    return Math.round((HEART * lead) / Math.sqrt(DOUBT + DOUBT_A_CARD * left + lead * lead));
  }),
);

/** By what a card shows and where it lies: what the hearts that are there would shift by. */
const SHIFTS: readonly Int16Array[] = Array.from({ length: 2 * MOST_SHOWN + 1 }, () => new Int16Array(CELLS));
/** The position that they are of: all its moves are asked about in a row. */
const last = { state: null as State | null, left: 0 };

/** What the hearts that are there shift by when the player on turn lays this card there. */
export function shift(state: State, card: Kind, place: Cell): number {
  const left = count(state.open) + count(state.stock);
  if (last.state !== state || last.left !== left) {
    last.state = state;
    last.left = left;
    fillShifts(state, HOPES[left] as Int16Array);
  }
  return shiftsBy(LEADS[card] as number)[place] as number;
}

/** What the heart of a Cotton laid there is worth. */
export function hope({ grid, open, stock }: State, card: Kind, place: Cell): number {
  return (HOPES[count(open) + count(stock)] as Int16Array)[MOST_SEEN + leadAt(grid, card, place)] as number;
}

const shiftsBy = (lead: number): Int16Array => SHIFTS[lead + MOST_SHOWN] as Int16Array;

const count = (piles: readonly (readonly Kind[])[]): number =>
  (piles[0] as readonly Kind[]).length + (piles[1] as readonly Kind[]).length;

/** The suns more than moons that a Cotton sees, itself too. */
function leadAt(grid: readonly Kind[], kind: Kind, cell: Cell): number {
  let lead = LEADS[kind] as number;
  const seen = sight(kind, cell);
  for (let each = 0; each < seen.length; each++) {
    const other = grid[seen[each] as Cell] as Kind;
    if (other !== EMPTY) lead += LEADS[other] as number;
  }
  return lead;
}

function fillShifts({ variant, turn, grid, rows, open }: State, hopes: Int16Array): void {
  const hand = open[turn] as Kind[];
  const choice = variant === 'standard' ? 1 : hand.length;
  let shown = 0;
  for (let each = 0; each < choice; each++) shown |= 1 << ((LEADS[hand[each] as Kind] as number) + MOST_SHOWN);
  for (let lead = -MOST_SHOWN; lead <= MOST_SHOWN; lead++) {
    if (!(shown & (1 << (lead + MOST_SHOWN)))) continue;
    const shifts = shiftsBy(lead).fill(0);
    for (let row = 0; row < SPAN; row++)
      for (let bits = rows[row] as number; bits !== 0; bits &= bits - 1) {
        const cell = row * SPAN + 31 - Math.clz32(bits & -bits);
        addShifts(grid, cell, lead, hopes, shifts);
      }
  }
}

/** Of one card of the forest, if it is a Cotton: a card in its sight shifts its heart. */
function addShifts(grid: readonly Kind[], cell: Cell, by: number, hopes: Int16Array, shifts: Int16Array): void {
  const kind = grid[cell] as Kind;
  const seen = sight(kind, cell);
  if (seen.length === 0) return;
  const lead = MOST_SEEN + leadAt(grid, kind, cell);
  const more = (hopes[lead + by] as number) - (hopes[lead] as number);
  for (let each = 0; each < seen.length; each++) {
    const at = seen[each] as Cell;
    shifts[at] = (shifts[at] as number) + more;
  }
}

/** The first card and four of each side. */
const EARLY = 9;

/** Whoever may choose from all cards gives the other side no heart while the forest is small. */
export function folly(state: State, seat: Seat, move: Move): boolean {
  const { variant, grid } = state;
  if (variant !== 'free' || !('place' in move)) return false;
  if (grid.filter((kind) => kind !== EMPTY).length >= EARLY) return false;
  const light = lightOf(state, seat);
  const after = grid.slice();
  after[move.place] = move.card;
  const [own, other] = gained(grid, after, light);
  return other > 0 && own < other;
}

/** Hearts more, of this side and of the other. */
function gained(before: readonly Kind[], after: readonly Kind[], light: Light): readonly [own: number, other: number] {
  const [suns, moons] = hearts(before);
  const [sunsThen, moonsThen] = hearts(after);
  const more = [sunsThen - suns, moonsThen - moons] as const;
  return light === 0 ? more : [more[1], more[0]];
}

/** A card goes where it turns hearts to its side, or keeps them. */
export function prior(state: State, seat: Seat, move: Move): number {
  if (!('place' in move)) return 1;
  const { card, place } = move;
  const suns = shift(state, card, place) + (isCotton(card) ? hope(state, card, place) : 0);
  return likelihood(lightOf(state, seat) === SUN ? suns : -suns);
}

/** Cards left to place from which on nothing is unknown and every end can be looked at. */
const TAIL: Readonly<Record<Variant, number>> = { standard: 8, forked: 6, free: 6, dark: 0 };

const left = ({ open, stock }: State): number => [...open, ...stock].reduce((sum, cards) => sum + cards.length, 0);

const untaught = {
  scale: 3,
  folly,
  solveTail: (state: State) => state.step === 'place' && left(state) <= TAIL[state.variant],
};
export const knowledge = defineKnowledge<State, Move>({ ...untaught, prior });

/** Before it knew where a card turns hearts. */
export const former: Former = {
  knowledge: defineKnowledge<State, Move>(untaught),
  level: { iterations: 8000, noise: 0 },
};

/** The lower ones overlook much: where a card turns hearts is known to all of them. */
export const levels: readonly Level[] = [
  { iterations: 8, noise: 1.75 },
  { iterations: 8, noise: 0.92 },
  { iterations: 22, noise: 0 },
  { iterations: 250, noise: 0 },
  { iterations: 3000, noise: 0 },
];

export const outlook: Outlook = { searches: 2, iterations: 500, unheeded: 0.5, eighths: 15 };
