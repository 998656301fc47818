import { describe } from 'vitest';
import type { Rng } from '../rng.ts';
import type { State as Chain } from '../specimens/chain.ts';
import type { State as Duel } from '../specimens/duel.ts';
import { breaks, type Plain } from './breaks.ts';
import { withoutForeignChance } from './properties.ts';

withoutForeignChance();

describe('json', () => {
  breaks('json', 'duel', 'a map in the state', 'the state.points is no plain object', ({ deal }) => ({
    deal: (setup, rng) => ({ ...deal(setup, rng), points: new Map() as unknown as Duel['points'] }),
  }));
  breaks('json', 'rival', 'a hole in a view', 'the view of 0.row is undefined, which is no JSON', ({ view }) => ({
    view: (state, eyes) => ({ ...view(state, eyes), row: undefined as unknown as number[] }),
  }));
  breaks('json', 'chain', 'a memory beside the state', 'was written and read went another way', ({ play }) => {
    const known = new WeakSet<object>();
    return {
      play: (state, seat, move, rng, tell) => {
        play(state, seat, move, rng, tell);
        if (known.has(state)) state.again = true;
        known.add(state);
      },
    };
  });
  breaks('json', 'duel', 'a memory beside the state, in what is told', 'a move is told another way', ({ play }) => {
    let plays = 0;
    return {
      play: (state, seat, move, rng, tell) => {
        plays++;
        play(state, seat, move, rng, tell && ((event, to) => tell(event, to, plays % 2 === 0 ? 'all' : 'none')));
      },
    };
  });
});

describe('copies', () => {
  breaks('copies', 'sealed', 'a copy that shares', 'a copy shares .players.0 with its original', () => ({
    copy: (state) => ({ ...state, rest: [...state.rest], players: [...state.players] }),
  }));
  breaks('copies', 'rival', 'a copy that forgets', 'a copy differs', ({ copy }) => ({
    copy: (state) => ({ ...copy(state), turn: 0 }),
  }));
  breaks('copies', 'rival', 'a view that is the state', 'was changed by a later move', () => ({
    view: (state) => state,
  }));
  breaks('copies', 'chain', 'an ask that changes the state', 'looking at it changed the state', ({ asks }) => {
    let looks = 0;
    return {
      asks: (state) => {
        if (++looks % 2 === 0) state.row.reverse();
        return asks(state);
      },
    };
  });
  breaks('copies', 'veil', 'a guess that is the view', 'a move on a guess changed the view', () => ({
    guess: (view) => view,
  }));
});

describe('replay', () => {
  const chanceBy = <State extends Chain | Duel>(
    game: Plain<State>,
    chance: () => number,
  ): Pick<Plain<State>, 'play'> => ({
    play: (state, seat, move, rng, tell) => {
      const other = { below: (bound: number) => Math.floor(chance() * bound) } as unknown as Rng;
      game.play(state, seat, move, Object.assign(Object.create(rng) as Rng, other), tell);
    },
  });
  let drawn = 0;
  const running = (): number => (drawn++ % 10) / 10;
  breaks('replay', 'duel', 'chance from elsewhere', 'the rules asked for chance that cannot be had again', (game) =>
    chanceBy(game, () => Math.random()),
  );
  breaks('replay', 'duel', 'a number that runs on', 'the same deal and log led elsewhere', (game) =>
    chanceBy(game, running),
  );
  breaks('undoing', 'duel', 'an undo that rolls again', 'taken back and brought back, differs', (game) =>
    chanceBy(game, running),
  );
  breaks('replay', 'rival', 'a move that hears who listens', 'with nobody to tell', ({ play }) => ({
    play: (state, seat, move, rng, tell) => {
      if (tell) rng.below(2);
      play(state, seat, move, rng, tell);
    },
  }));
});
