import type { AnyKnowledge, AnyMove, AnyState } from '../engine/game.ts';
import type { Seat } from '../engine/ids.ts';

/** How a named bot plays: the same search, drawn more to some moves than the plain bot of its level. */
export interface Manner<State, Move> {
  /** In every language: a bot plays like this where its seat has one of these names. */
  readonly names: readonly string[];
  /** What it is known for, as it is counted: "attacks". */
  readonly deed: string;
  /** Whether a move is such a deed. */
  isDeed(state: State, seat: Seat, move: Move): boolean;
  /** How much more it likes a move than others do; 1 as much, 2 twice as much. */
  lean(state: State, seat: Seat, move: Move): number;
}
export type AnyManner = Manner<AnyState, AnyMove>;

/** Forgets a game's own types, as `defineKnowledge` does. */
export const defineManners = <State, Move>(manners: readonly Manner<State, Move>[]): readonly AnyManner[] =>
  manners as unknown as readonly AnyManner[];

export const mannerOf = (manners: readonly AnyManner[] | undefined, name: string | undefined): AnyManner | null =>
  manners?.find(({ names }) => name !== undefined && names.includes(name)) ?? null;

/** What is known of the game, as one with this manner on that seat likes it. The others are thought to play as they always do. */
export function mannered(knowledge: AnyKnowledge, manner: AnyManner, own: Seat): AnyKnowledge {
  const prior = (state: AnyState, seat: Seat, move: AnyMove): number => {
    const plain = knowledge.prior?.(state, seat, move) ?? 1;
    return seat === own ? plain * manner.lean(state, seat, move) : plain;
  };
  return { ...knowledge, prior };
}
