import { expect, test, vi } from 'vitest';
import { led } from '../../../app/table/lead.ts';
import { canonical } from '../../../engine/canonical.ts';
import type { AnyMove, Offer } from '../../../engine/game.ts';
import { type Rng, rngFor } from '../../../engine/rng.ts';
import { LANGS } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { copy, deal } from '../rules/deal.ts';
import { foresee } from '../rules/foresee.ts';
import { asks, moves } from '../rules/legal.ts';
import { type Move, moveId } from '../rules/moves.ts';
import { play } from '../rules/play.ts';
import type { State } from '../rules/state.ts';
import { view } from '../rules/view.ts';

import { voiceIn } from '../words/say.ts';
import { guide } from './index.ts';

// Whoever learns may tap whatever is offered: at every step each move is tried, with the company playing as chance will
// have it.

const { setup, seed, script, learner } = guide;
const VOICES = { en: voiceIn('en'), ja: voiceIn('ja') };
const NAMED = (seat: number): string => `<${seat}>`;

const erased = (move: Move): AnyMove => move as unknown as AnyMove;
const isLearners = (state: State): boolean => asks(state).some(({ seat }) => seat === learner);

function accompany(state: State, rng: Rng): void {
  while (!isLearners(state)) {
    const [other] = asks(state);
    if (!other) return;
    play(state, other.seat, rng.pick(moves(state, other.seat)), rng);
  }
}

interface Station {
  readonly state: State;
  readonly wanted: Move;
}

function stationsOf(chance: number): Station[] {
  const rng = rngFor(chance, 0);
  const state = deal(setup, rngFor(seed, 0));
  return script.flatMap(({ next }) => {
    accompany(state, rng);
    if (next === 'free') return [];
    const station = { state: copy(state), wanted: next.move };
    play(state, learner, next.move, rng);
    return [station];
  });
}

const STATIONS = [0, 1, 2, 3, 4].flatMap(stationsOf);

/** What the page would have in its hand then, with every tap counted. */
function turnAt({ state, wanted }: Station) {
  const offers = moves(state, learner).map((move): Offer<AnyMove> => ({ move: erased(move), foresight: [] }));
  const turn = {
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
    select: vi.fn(),
    compose: vi.fn(),
    press: vi.fn(),
    commit: vi.fn(),
    wonder: vi.fn(),
  };
  const stray = vi.fn();
  return { turn, stray, offers, now: led(turn, { learner, move: erased(wanted), stray, heed: vi.fn() }) };
}

test('of all that is offered the scripted move alone is made, and every other brings the hint', () => {
  for (const station of STATIONS) {
    const { turn, stray, offers, now } = turnAt(station);
    const isMeant = ({ move }: Offer<AnyMove>): boolean => canonical(move) === canonical(station.wanted);
    expect(offers.filter(isMeant)).toHaveLength(1);
    // Beside the end of a turn there is nothing else.
    if (station.wanted.do !== 'end') expect(offers.length).toBeGreaterThan(1);
    const others = offers.filter((offer) => !isMeant(offer));
    for (const offer of others) {
      now.select(offer);
      now.commit(offer);
    }
    expect(turn.select).not.toHaveBeenCalled();
    expect(turn.commit).not.toHaveBeenCalled();
    expect(stray).toHaveBeenCalledTimes(2 * others.length);
    for (const offer of offers.filter(isMeant)) now.commit(offer);
    expect(turn.commit).toHaveBeenCalledOnce();
  }
});

test.each(LANGS)('%s: each can be looked at, with its consequence, and nothing has changed by it', (lang) => {
  const voice = VOICES[lang];
  for (const { state, wanted } of STATIONS) {
    const before = JSON.stringify(state);
    const seen = view(state, learner);
    for (const move of moves(state, learner)) {
      expect(plain(voice.sayMove(move, seen), NAMED)).not.toBe('');
      for (const reason of foresee(seen, learner, move)) expect(plain(voice.sayReason(reason), NAMED)).not.toBe('');
    }
    expect(JSON.stringify(state)).toBe(before);
    expect(moves(state, learner).map(moveId)).toContain(moveId(wanted));
  }
});

test('a match that goes any other way is a game like any other, and comes to its end', () => {
  STATIONS.forEach(({ state }, place) => {
    const rng = rngFor(place, 1);
    for (const move of moves(state, learner)) {
      const strayed = copy(state);
      play(strayed, learner, move, rng);
      for (accompany(strayed, rng); isLearners(strayed); accompany(strayed, rng))
        play(strayed, learner, rng.pick(moves(strayed, learner)), rng);
      expect(strayed.stage).toBe('over');
    }
  });
});
