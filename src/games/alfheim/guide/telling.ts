import type { Seat, ThingId } from '../../../engine/ids.ts';
import { type GuideStep, movesOf } from '../../../words/guide.ts';
import { icon, name, type Part } from '../../../words/phrase.ts';
import { type KindName, kindOf } from '../rules/components.ts';
import { cellAt, type Domino, dominoOf } from '../rules/field.ts';
import { cellThing } from '../rules/ids.ts';
import type { Move } from '../rules/state.ts';

export const LEARNER: Seat = 0;
export const PARTNER: Seat = 1;
export const RUNA = name(PARTNER);

/** What is drawn in the line, in each language by its own name. */
export const EN = {
  milk: icon('A', 'milk'),
  porridge: icon('B', 'porridge'),
  honey: icon('C', 'honey'),
  berries: icon('D', 'berries'),
  bread: icon('E', 'bread'),
  tea: icon('F', 'herb tea'),
} satisfies Record<string, Part>;
export const JA = {
  milk: icon('A', 'ミルク'),
  porridge: icon('B', 'おかゆ'),
  honey: icon('C', 'はちみつ'),
  berries: icon('D', 'ベリー'),
  bread: icon('E', 'パン'),
  tea: icon('F', 'ハーブティー'),
} satisfies Record<keyof typeof EN, Part>;

export const own = (east: number, south: number): ThingId => cellThing(LEARNER, cellAt(east, south));
export const place = (east: number, south: number): Move => ({ place: cellAt(east, south) });
export const call = (of: KindName, domino: Domino): Move => ({ call: kindOf(of), domino });
export const across = (east: number, south: number): Domino => dominoOf(cellAt(east, south), cellAt(east + 1, south));
export const down = (east: number, south: number): Domino => dominoOf(cellAt(east, south), cellAt(east, south + 1));

export const yours = movesOf<Move>(LEARNER);
export const runas = (...moves: readonly Move[]): GuideStep<Move>[] =>
  moves.map((move) => ({ bubbles: [], next: { seat: PARTNER, move } }));
