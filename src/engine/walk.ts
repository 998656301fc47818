import type { AnyState, AnyView, Sight } from './game.ts';
import { isMove } from './log.ts';
import { type Match, openMatch } from './match.ts';
import { heard, type ViewFrame } from './reel.ts';
import { rngFor } from './rng.ts';
import { unveiled } from './unveil.ts';

/** So many moves are played again at the most to come to any moment. */
const STRIDE = 16;

/** A match that is walked through, to and fro: its moves were judged, and are only played again. */
export class Walk {
  readonly match: Match;
  /** The table after every so many moves, as far as the match was walked. */
  readonly #kept: AnyState[];

  constructor(match: Match) {
    const { setup, seed } = match.record;
    this.match = match;
    this.#kept = [match.game.deal(setup, rngFor(seed, 0))];
  }

  /** The table after the first `moves` of the moves in force; null if there are not so many. */
  frame(sight: Sight, moves: number): ViewFrame | null {
    const { happened } = this.match;
    if (moves > happened.length) return null;
    const last = happened[moves - 1];
    return { moveCount: moves, events: last ? heard(last, sight) : [], view: this.#view(sight, moves) };
  }

  #view(sight: Sight, moves: number): AnyView {
    const { game, record } = this.match;
    const state = this.truth(moves);
    return sight === 'all' ? unveiled(game, state, record.setup.seats) : game.view(state, sight);
  }

  /** All there was after so many moves; a copy. */
  truth(moves: number): AnyState {
    const { game } = this.match;
    const from = Math.min(Math.floor(moves / STRIDE), this.#kept.length - 1);
    const state = game.copy(this.#kept[from] as AnyState);
    for (let made = from * STRIDE; made < moves; made++) {
      this.#play(state, made);
      if ((made + 1) % STRIDE === 0) this.#kept[(made + 1) / STRIDE] ??= game.copy(state);
    }
    return state;
  }

  /** By chance as it fell then. */
  #play(state: AnyState, made: number): void {
    const { game, happened, record } = this.match;
    const entry = record.log[happened[made]?.index ?? -1];
    if (isMove(entry)) game.play(state, entry.seat, entry.move, rngFor(record.seed, made + 1));
  }
}

/**
 * The moments at which no choice lies sealed while others still make theirs, as the numbers of moves made: between them
 * the eyes that look know more than those who choose. While several are asked at once, each answer leaves one fewer.
 */
export function restsOf({ game, record }: Pick<Match, 'game' | 'record'>): readonly number[] {
  const rests: number[] = [];
  let asked = 0;
  openMatch(game, record, (state, moves) => {
    const now = game.asks(state).length;
    if (now === 0 || now >= asked) rests.push(moves);
    asked = now;
  });
  return rests;
}

/** The numbers of the moves at which the seat that moved had more than one to choose from. */
export function choicesOf({ game, record, happened }: Match): readonly number[] {
  const choices: number[] = [];
  openMatch(game, record, (state, moves) => {
    const next = happened[moves];
    if (next && game.moves(state, next.seat).length > 1) choices.push(moves + 1);
  });
  return choices;
}
