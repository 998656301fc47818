import { describe, expect, test } from 'vitest';
import type { Tell } from '../game.ts';
import type { MatchRecord } from '../log.ts';
import { openMatch } from '../match.ts';
import { SPECIMENS } from '../specimens/all.ts';
import type { State } from '../specimens/sealed.ts';
import type { State as Veil } from '../specimens/veil.ts';
import { breaks, breaksChecks, complaint, type Plain, type PlainEvent } from './breaks.ts';

/** Every seat sees the hand of seat 1. */
const leaking = ({ view: honest }: Plain<State>): Pick<Plain<State>, 'view'> => ({
  view: (state, eyes) => {
    const view = honest(state, eyes);
    const [shown, seen] = [view.players[1], state.players[1]];
    if (eyes !== 'onlooker' && shown && seen) shown.hand = [...seen.hand];
    return view;
  },
});

describe('guesses', () => {
  breaks('guesses', 'veil', 'a guess that contradicts the view', 'can tell its guess from the truth', ({ guess }) => ({
    guess: (view, seat, rng) => {
      const guessed = guess(view, seat, rng);
      guessed.players.reverse();
      return guessed;
    },
  }));
  breaks('guesses', 'sealed', 'a guess with other cards', 'has another census', ({ guess }) => ({
    guess: (view, seat, rng) => {
      const guessed = guess(view, seat, rng);
      return { ...guessed, rest: guessed.rest.map(() => 16) };
    },
  }));
  breaks('guesses', 'chain', 'a guess that knows all', 'guess never says anything but the truth', ({ copy }) => ({
    view: (state) => state,
    guess: (view) => copy(view),
  }));
  breaks('guesses', 'chain', 'a guess that cannot be played', 'unknown card', ({ guess, play }) => ({
    guess: (view, seat, rng) => ({ ...guess(view, seat, rng), sunk: view.sunk }),
    play: (state, seat, move, rng, tell) => {
      if (state.stock.length > 0 && !tell && state.kept.flat().length > 3) throw new Error('unknown card');
      play(state, seat, move, rng, tell);
    },
  }));
});

describe('unveiling', () => {
  breaks('unveiling', 'sealed', 'a sheet that counts on blots', 'sides in place of', ({ sheet }) => ({
    sheet: (view) => {
      const { totals, ...rest } = sheet(view);
      const seen = view.players.filter(({ hand }) => !hand.includes(0));
      return { ...rest, totals: seen.length > 1 ? totals.slice(1) : totals };
    },
  }));
});

describe('secrecy', () => {
  breaks(
    'wire',
    'sealed',
    'a view that leaks',
    'a secret is on the wire to 0 (by a twin for 0): .view.players.1.hand',
    leaking,
  );
  breaks('wire', 'veil', 'a view that leaks to the table', 'a secret is on the wire to onlooker', ({ view }) => ({
    view: (state, eyes) => (eyes === 'onlooker' ? structuredClone(state) : view(state, eyes)),
  }));
  breaks(
    'wire',
    'sealed',
    'an ask that tells',
    'a secret is on the wire to 0 (by a guess of 0): .asks',
    ({ asks }) => ({
      asks: (state) =>
        asks(state).map((ask) => ({ ...ask, step: (state.players[1]?.hand[0] ?? 0) > 8 ? 'card' : ask.step })),
    }),
  );
  breaks('openAsks', 'sealed', 'a last card that is no news to the table', 'who has one way only depends', (game) => ({
    asks: (state) => {
      const low = (hand: readonly number[]): boolean => hand.every((card) => card < 9);
      return game.asks(state).map((ask) => (low(state.players[ask.seat]?.hand ?? []) ? { ...ask, only: true } : ask));
    },
  }));
  breaks('openAsks', 'veil', 'an open ask that hangs on a secret', 'the open ask turn of seat', () => ({
    offers: undefined,
  }));
  const retold =
    (change: (told: Parameters<Tell<PlainEvent>>) => Parameters<Tell<PlainEvent>>) =>
    <State>({ play }: Plain<State>): Pick<Plain<State>, 'play'> => ({
      play: (state, seat, move, rng, tell) =>
        play(state, seat, move, rng, tell && ((event, to, news = 'all') => tell(...change([event, to, news])))),
    });
  breaks(
    'secrets',
    'veil',
    'an event that tells a secret to everybody',
    'an event that is no news tells a secret to',
    retold(([event, , news]) => [event, 'all', news]),
  );
  breaks(
    'secrets',
    'veil',
    'something learnt that nobody told',
    'learns by a move what was not told as news',
    retold(([event, to, news]) => (event.kind === 'drew' ? [event, { only: [] }, 'none'] : [event, to, news])),
  );
  breaks(
    'secrets',
    'sealed',
    'news for somebody who does not hear it',
    'who may not hear it',
    retold(([event, to]) => [event, to, 'all']),
  );
  breaks('sealed', 'duel', 'a choice that shows too early', 'the sealed choice of seat 0 shows to', ({ view }) => ({
    view: (state, eyes) => ({ ...view(state, eyes), dials: [...state.dials] }),
  }));
  breaks('sealed', 'duel', 'a choice that is told to all', 'the sealed choice of seat 0 is told to 1', ({ play }) => ({
    play: (state, seat, move, rng, tell) => {
      if (move.step === 'dial') tell?.({ kind: 'set', seat, sums: [move.value] }, 'all');
      play(state, seat, move, rng, tell);
    },
  }));
  breaks('sealed', 'duel', 'a choice that only undo tells', 'the sealed choice of seat 0 is told to 1', ({ play }) => ({
    play: (state, seat, move, rng, tell) => {
      const news = move.step === 'dial' && move.value > 0 ? 'all' : 'none';
      play(
        state,
        seat,
        move,
        rng,
        tell && ((event, to, learners) => tell(event, to, learners === 'none' ? news : learners)),
      );
    },
  }));
  breaks('sealed', 'sealed', 'a choice that counts by arrival', 'sealed choices come out another way', ({ play }) => ({
    play: (state, seat, move, rng, tell) => {
      const player = state.players[seat];
      if (player && move.step === 'card' && state.players.every(({ card }) => card === 0)) player.pile.push(99);
      play(state, seat, move, rng, tell);
    },
  }));
  breaks('sealed', 'duel', 'a choice that changes what others may do', 'change by a sealed choice', ({ moves }) => ({
    moves: (state, seat) =>
      moves(state, seat).filter(
        ({ value }) => state.stage !== 'dial' || state.dials.every((dial) => dial < 0) || value === 0,
      ),
  }));
});

describe('offers', () => {
  const turning = (
    { moves }: Plain<Veil>,
    offered: (view: Veil, cell: number) => boolean,
  ): Pick<Plain<Veil>, 'offers'> => ({
    offers: (view, seat) => {
      const cells = view.players[seat]?.cells ?? [];
      const covered = (cell: number): boolean => cells[cell] === 0;
      return moves(view, seat).filter(({ step, value }) => step === 'place' || !covered(value) || offered(view, value));
    },
  });
  breaks('offers', 'veil', 'an own offer that is not legal', 'seat 0 is not offered its legal moves', ({ moves }) => ({
    offers: (view, seat) => [...moves(view, seat), { step: 'turn', value: 7 }],
  }));
  breaks('offers', 'veil', 'what some truth allows is not offered', 'legal in a', (game) =>
    turning(game, (_, cell) => cell > 1),
  );
  breaks(
    'offers',
    'veil',
    'what no truth allows',
    'what turn offers beyond what is legal, no truth allows',
    (game) => ({
      moves: (state, seat) => game.moves(state, seat).filter(({ step, value }) => step === 'place' || value === 9),
      offers: (view, seat) => {
        const isOwn = view.players[seat]?.hand.every((card) => card > 0);
        return game.moves(view, seat).filter(({ step, value }) => step === 'place' || value === 9 || !isOwn);
      },
    }),
  );
  breaks('offers', 'veil', 'the same twice', 'offers something twice', ({ moves }) => ({
    offers: (view, seat) => {
      const isOwn = view.players[seat]?.hand.every((card) => card > 0);
      return isOwn ? moves(view, seat) : [...moves(view, seat), ...moves(view, seat)];
    },
  }));
});

describe('conceals', () => {
  breaks('conceals', 'veil', 'silence about secrets', 'conceals denies what seat', () => ({
    conceals: undefined,
  }));
  breaks(
    'conceals',
    'duel',
    'a secret that is denied',
    'conceals denies what seat 1 alone may see',
    ({ conceals }) => ({
      conceals: (view, seat) => seat === 0 && Boolean(conceals?.(view, seat)),
    }),
  );
  breaks('conceals', 'duel', 'a secret where all see all', 'and it sees what all see', () => ({
    conceals: () => true,
  }));
  breaks('conceals', 'rival', 'a secret that is none', 'conceals speaks of what no twin', ({ view }) => ({
    conceals: () => true,
    view: (state, eyes) => ({ ...view(state, eyes), manner: `of ${eyes}` }),
  }));
});

describe('twins', () => {
  breaksChecks(
    'twins',
    'veil',
    'a twin that is the truth',
    'a twin for a seat never differs in the state',
    (_, game) => ({
      twin: (state) => game.copy(state),
    }),
  );
  breaksChecks('twins', 'veil', 'a twin with the hands of the truth', 'what another sees as players', (_, game) => ({
    twin: (state, _eyes, rng) => {
      const twin = game.copy(state);
      for (const { stock } of (twin as unknown as Veil).players) rng.shuffle(stock);
      return twin;
    },
  }));
  breaksChecks(
    'twins',
    'chain',
    'no twin for the table',
    'the onlooker never differs in the state',
    ({ twin }, game) => ({
      twin: (state, eyes, rng) => (eyes === 'onlooker' ? game.copy(state) : twin(state, eyes, rng)),
    }),
  );
});

test('a complaint is one line that ends in a record which can be opened', () => {
  const fault = complaint('wire', 'sealed', leaking);
  expect(fault.message).not.toContain('\n');
  const record = JSON.parse(fault.message.slice(fault.message.indexOf('{"game"'))) as MatchRecord;
  expect(record).toEqual(fault.record);
  expect(fault.message).toContain(
    `${record.setup.seats} seats, passing=left, deal ${record.seed}, after ${record.log.length} moves`,
  );
  expect(openMatch(SPECIMENS.sealed.game, record).happened).toHaveLength(record.log.length);
});
