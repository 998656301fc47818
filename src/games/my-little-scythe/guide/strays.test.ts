import { expect, test, vi } from 'vitest';
import { led } from '../../../app/table/lead.ts';
import { canonical } from '../../../engine/canonical.ts';
import type { AnyMove, AnyView, Offer } from '../../../engine/game.ts';
import { type Match, offersTo } from '../../../engine/match.ts';
import { rngFor } from '../../../engine/rng.ts';
import { LANGS } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { copy } from '../rules/copy.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/move.ts';
import { play } from '../rules/play.ts';
import { playOn, stepNow } from '../rules/sample.ts';
import type { State } from '../rules/state.ts';
import { voices } from '../words/index.ts';
import { guide } from './index.ts';
import { matchAfter } from './sample.ts';

// Whoever learns may tap whatever is offered: at every step of the lesson each move is tried, on the open table and with
// the own eyes.

const { script, learner, seed } = guide;
const erased = (move: Move): AnyMove => move as unknown as AnyMove;
const STATIONS = script.flatMap(({ next }, made) =>
  next !== 'free' && next.seat === learner ? [{ made, wanted: erased(next.move), match: matchAfter(made) }] : [],
);
const EYES = ['onlooker', learner] as const;
const seenBy = ({ state }: Match, eyes: (typeof EYES)[number]): AnyView => game.view(state, eyes);
const offered = (match: Match): AnyMove[] => {
  const all = EYES.flatMap((eyes) => offersTo(game, match.state, seenBy(match, eyes), learner));
  return [...new Map(all.map((move) => [game.moveId(move), move])).values()];
};

test('of all that is offered the scripted move alone is made, and every other brings the hint', () => {
  for (const { wanted, match } of STATIONS) {
    const stray = vi.fn();
    const offers = offered(match).map((move): Offer<AnyMove> => ({ move, foresight: [] }));
    const turn = {
      ...{
        seat: learner,
        offers,
        selected: null,
        whole: null,
        isChosen: false,
        isBegun: false,
        isMakeable: false,
        isSent: false,
        isGoing: false,
        refusal: null,
      },
      ...{ select: vi.fn(), compose: vi.fn(), press: vi.fn(), commit: vi.fn(), wonder: vi.fn() },
    };
    const now = led(turn, { learner, move: wanted, stray, heed: vi.fn() });
    const [meant, ...more] = offers.filter(({ move }) => canonical(move) === canonical(wanted));
    expect([meant === undefined, more.length]).toEqual([false, 0]);
    const others = offers.filter((offer) => offer !== meant);
    for (const offer of others) {
      now.select(offer);
      now.commit(offer);
    }
    expect([turn.select, turn.commit].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(stray).toHaveBeenCalledTimes(2 * others.length);
    if (meant) now.commit(meant);
    expect(turn.commit).toHaveBeenCalledOnce();
  }
});

test.each(LANGS)('each can be looked at in %s with what it would bring, and nothing has changed by it', (lang) => {
  const { sayMove, sayReason } = voices[lang];
  for (const { match } of STATIONS) {
    const before = JSON.stringify(match.state);
    for (const eyes of EYES) {
      const seen = seenBy(match, eyes);
      for (const move of offersTo(game, match.state, seen, learner)) {
        expect(plain(sayMove(move, seen), String)).not.toBe('');
        for (const reason of game.foresee(seen, learner, move)) expect(plain(sayReason(reason), String)).not.toBe('');
      }
    }
    expect(JSON.stringify(match.state)).toBe(before);
  }
});

test('what is taken back leads to where the lesson was', () => {
  for (const { made, match } of STATIONS.slice(1)) {
    const log = [...match.record.log, { undo: [made - 1] }];
    expect(matchAfter(made, log).state).toEqual(matchAfter(made - 1).state);
  }
});

test('a match that goes any other way is a game like any other, and comes to its end', () => {
  for (const { made, wanted, match } of STATIONS) {
    for (const move of offered(match)) {
      if (!game.moves(match.state, learner).some((each) => game.moveId(each) === game.moveId(move))) continue;
      if (canonical(move) === canonical(wanted)) continue;
      const state = copy(match.state as unknown as State);
      play(state, learner, move as unknown as Move, rngFor(seed, made + 1));
      expect(stepNow(playOn(state, rngFor(made, 2)))).toBe('over');
    }
  }
}, 60_000);
