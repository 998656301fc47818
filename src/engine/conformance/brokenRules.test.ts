import { describe } from 'vitest';
import type { Ask, ScoreSheet } from '../game.ts';
import { breaks, breaksChecks, type Plain } from './breaks.ts';

describe('moves', () => {
  breaks('moves', 'sealed', 'an order that is not stable', 'changed from one look to the next', ({ moves }) => {
    let looks = 0;
    return { moves: (state, seat) => (looks++ % 2 === 0 ? moves(state, seat) : [...moves(state, seat)].reverse()) };
  });
  breaks(
    'moves',
    'sealed',
    'an order that hangs on keys',
    "change with the order of the state's keys",
    ({ moves }) => ({
      moves: (state, seat) => {
        const sorted = Object.keys(state).join() === Object.keys(state).sort().join();
        return sorted ? [...moves(state, seat)].reverse() : moves(state, seat);
      },
    }),
  );
  breaks('moves', 'chain', 'a move twice', 'has a move twice, {"step":"take","value":0}', ({ moves }) => ({
    moves: (state, seat) => [...moves(state, seat), ...moves(state, seat).slice(0, 1)],
  }));
  breaks('moves', 'duel', 'moves for a seat that is not asked', 'is not asked and has moves', () => ({
    moves: () => [{ step: 'act', value: 0 }],
  }));
  breaks('moves', 'duel', 'an only way among several', 'has more than the only way', ({ asks }) => ({
    asks: (state) => asks(state).map((ask) => ({ ...ask, only: true })),
  }));
  breaks('moves', 'veil', 'a dead end', 'is asked for turn and has no move', ({ moves }) => ({
    moves: (state, seat) => moves(state, seat).filter(({ step }) => step !== 'turn'),
  }));
  breaks('moves', 'rival', 'an ask to nobody', 'there is no seat 7 to ask for take', ({ asks, moves }) => ({
    asks: (state) => [...asks(state), { seat: 7, step: 'take', cover: 'open' } satisfies Ask],
    moves: (state) => moves(state, state.turn),
  }));
});

describe('what falls over', () => {
  breaksChecks(
    'guesses',
    'veil',
    'a census of a state of long ago',
    'it fell over at src/engine/conformance/brokenRules',
    () => ({
      census: (state) => ({ piles: (state as unknown as { readonly piles: readonly number[] }).piles.length }),
    }),
  );
});

describe('who is asked', () => {
  const asked = <State>({ asks }: Plain<State>, change: Partial<Ask>): Pick<Plain<State>, 'asks'> => ({
    asks: (state) => asks(state).map((ask) => ({ ...ask, ...change })),
  });
  breaks('moves', 'sealed', 'several in the open', 'card is asked of several, and not in private', (game) =>
    asked(game, { cover: 'open' }),
  );
  breaks('moves', 'sealed', 'somebody in private for a look alone', 'way never gives a choice', ({ moves }) => ({
    moves: (state, seat) => moves(state, seat).filter(({ step, value }) => step !== 'way' || value === 1),
  }));
});

describe('reasons', () => {
  breaksChecks('reasons', 'duel', 'wishes that are all legal', 'nothing illegal is wished in act', (_, game) => ({
    wishes: (state, seat) => game.moves(state, seat),
  }));
  breaks('reasons', 'veil', 'a secret that refuses on the open table', 'why refuses the legal', ({ why }) => ({
    why: (view, seat, wish) =>
      wish.step === 'turn' && view.players[seat]?.cells[wish.value] === 0
        ? { rule: 'place.hand' }
        : why(view, seat, wish),
  }));
  breaks('reasons', 'veil', 'an offer that is refused without a reason', 'why is silent on the illegal', ({ why }) => ({
    why: (view, seat, wish) =>
      wish.step === 'turn' && view.stage === 'turn' && (view.players[seat]?.cells[wish.value] ?? 0) > 0
        ? null
        : why(view, seat, wish),
  }));
  breaks('reasons', 'sealed', 'a why that is silent', 'why is silent on the illegal', () => ({ why: () => null }));
  breaks('reasons', 'veil', 'a why that refuses the legal', 'why refuses the legal', () => ({
    why: () => ({ rule: 'place.hand' }),
  }));
  breaks('reasons', 'rival', 'a reason without a rule', 'foresee names card.value, which is no rule', () => ({
    foresee: () => [{ rule: 'card.value' }],
  }));
  breaks('reasons', 'veil', 'a why that writes into what it looks at', 'changed the view of', ({ why }) => ({
    why: (view, seat, wish) => {
      Object.assign(view, { asked: true });
      return why(view, seat, wish);
    },
  }));
  breaks('reasons', 'chain', 'a legal move that is not offered', 'why is silent on the illegal', ({ moves }) => ({
    moves: (state, seat) => moves(state, seat).slice(0, 2),
  }));
});

describe('bounds and conservation', () => {
  const playThen = <State>({ play }: Plain<State>, then: (state: State) => void): Pick<Plain<State>, 'play'> => ({
    play: (state, seat, move, rng, tell) => {
      play(state, seat, move, rng, tell);
      then(state);
    },
  });
  breaks('bounds', 'chain', 'a row that is not filled up', 'the row is not filled up', (game) =>
    playThen(game, ({ row, stock }) => {
      if (row.length === 3) stock.push(row.pop() ?? '?');
    }),
  );
  breaks('conserved', 'rival', 'a card that is lost', 'the census changed', (game) =>
    playThen(game, ({ row }) => {
      if (row.length === 5) row.pop();
    }),
  );
});

describe('what is counted', () => {
  breaksChecks('conserved', 'rival', 'a census of nothing', 'the census counts nothing', () => ({
    census: () => ({}),
  }));
});

describe('moveIds', () => {
  breaks('moveIds', 'sealed', 'two moves with one number', 'is of {"step":"card","value":', () => ({
    moveId: ({ value }) => value,
  }));
  breaks('moveIds', 'duel', 'a number too large for the search', 'is 268435456', ({ moveId }) => ({
    moveId: (move) => moveId(move) + 2 ** 28,
  }));
  breaks('moveIds', 'duel', 'a number that is none', 'moveId of {"step":"act","value":0} is -1', ({ moveId }) => ({
    moveId: (move) => moveId(move) - 1,
  }));
});

describe('the end', () => {
  breaks('ending', 'rival', 'a sheet that disagrees', 'the result and the final sheet for 0 disagree', ({ sheet }) => ({
    sheet: (view) => {
      const { rows, totals } = sheet(view);
      const more = (points: readonly number[]): number[] => points.map((each) => each + 1);
      const raised = rows.map((row, at) => (at === 0 ? { ...row, by: more(row.by) } : row));
      return { rows: raised, totals: more(totals) } satisfies ScoreSheet;
    },
  }));
  breaks('ending', 'rival', 'rows that are not their total', 'the rows of side 0 add up to', ({ sheet }) => ({
    sheet: (view) => ({ ...sheet(view), totals: sheet(view).totals.map((total) => total + 1) }) satisfies ScoreSheet,
  }));
  breaks('ending', 'duel', 'an end at which nobody wins', 'nobody wins, and one side has more', ({ result }) => ({
    result: (state) => ({ ...result(state), winners: [] }),
  }));
  breaks('ending', 'duel', 'a winner who is no side', 'side 2 wins, and is none', ({ result }) => ({
    result: (state) => ({ ...result(state), winners: [2] }),
  }));
  breaks('ending', 'rival', 'a row that misses a side', 'has no number for each side', ({ sheet }) => ({
    sheet: (view) => ({ ...sheet(view), rows: sheet(view).rows.map((row) => ({ ...row, by: row.by.slice(1) })) }),
  }));
  breaks('ending', 'duel', 'a game without an end', 'no end within 24 decisions', ({ play }) => ({
    play: (state, seat, move, rng, tell) => {
      play(state, seat, move, rng, tell);
      state.turnsLeft = Math.max(1, state.turnsLeft);
    },
  }));
  breaks('ending', 'chain', 'a dead end', 'dead end: seat', ({ moves }) => ({
    moves: (state, seat) => (state.row.length === 1 ? [] : moves(state, seat)),
  }));
});
