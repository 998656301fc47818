import type { Seat } from '../../../engine/game.ts';
import { at, range, sum, tally, times, without } from '../../../engine/lists.ts';
import { askUnchosen, defineSmallGame, sealedChoices, UNCHOSEN } from '../../../engine/small/game.ts';
import { facts } from '../facts.ts';

/** By seat; what is laid is still in the hand, and what nobody kept comes last. */
export interface State {
  hands: number[][];
  laid: number[];
  kept: number[][];
}
export type Event = { kind: 'laid' | 'kept' | 'lost'; seat: Seat; card: number };
export const steps = { lay: { values: range(1, 5), rule: 'lay.hand' } } as const;
export const hidden = sealedChoices<'laid', State>('laid', ({ hands }, seat) => at(hands, seat));

export const game = defineSmallGame<State, 'lay', Event>({
  facts,
  steps,
  hidden,
  deal: ({ seats }) => ({
    hands: times(seats, () => [...steps.lay.values]),
    laid: times(seats, () => UNCHOSEN),
    kept: times(seats + 1, () => []),
  }),
  asks: ({ hands, laid }) => (at(hands, 0).length > 1 ? askUnchosen(laid, 'lay') : []),
  values: ({ hands }, seat) => at(hands, seat),
  play(state, seat, { value }, _rng, tell) {
    state.laid[seat] = value;
    tell?.({ kind: 'laid', seat, card: 0 }, 'all', 'none');
    if (state.laid.includes(UNCHOSEN)) return;
    for (const [each, card] of state.laid.entries()) {
      const isAlone = tally(state.laid)[card] === 1;
      at(state.kept, isAlone ? each : state.laid.length).push(card);
      tell?.({ kind: isAlone ? 'kept' : 'lost', seat: each, card }, 'all');
    }
    state.hands = state.hands.map((hand, each) => without(hand, [at(state.laid, each)]));
    state.laid.fill(UNCHOSEN);
  },
  score: ({ kept }) => ({ 'card.alone': kept.slice(0, -1).map(sum) }),
});
