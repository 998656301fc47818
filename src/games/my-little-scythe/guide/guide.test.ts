import { expect, test } from 'vitest';
import type { AnyMove, AnyView } from '../../../engine/game.ts';
import { append, type Match, openMatch } from '../../../engine/match.ts';
import { setupFault } from '../../../engine/setup.ts';
import { LANGS } from '../../../words/lang.ts';
import { plain } from '../../../words/phrase.ts';
import { facts } from '../facts.ts';
import { APPLE, APPLES, GEM, SPELL_HAND } from '../rules/cards.ts';
import { CAMP, hexAt } from '../rules/hexes.ts';
import { game } from '../rules/index.ts';
import { every } from '../rules/sample.ts';
import { controlled, seatAt } from '../rules/seekers.ts';
import type { State } from '../rules/state.ts';
import { hasTrophy, isHeld } from '../rules/trophies.ts';
import { voices } from '../words/index.ts';
import { guide } from './index.ts';
import { LEARNER, NAO } from './seats.ts';

const { setup, seed, script } = guide;
const sitters = [
  { kind: 'person', name: 'Aya', emblem: 'crane' },
  { kind: 'person', name: 'Nao', emblem: 'pine' },
] as const;

/** The guided match after so many moves; every one is judged by the rules on the way. */
function played(count: number): Match {
  const record = { game: facts.id, edition: facts.edition, seed, setup, sitters, log: [] };
  return script.slice(0, count).reduce<Match>(
    (match, { next }) => {
      if (next === 'free') return match;
      return append(match, { seat: next.seat, move: next.move as unknown as AnyMove });
    },
    openMatch(game, record),
  );
}
const stateAt = (count: number): State => played(count).state as unknown as State;
/** The step whose own move is the learner's so-and-so-many-th in all. */
const yoursAt = (nth: number): number =>
  script.flatMap(({ next }, step) => (next !== 'free' && next.seat === LEARNER ? [step] : []))[nth] ?? -1;

test('the script fits the game, and each of its moves is legal in its turn', () => {
  expect(setupFault(facts, setup)).toBeNull();
  expect(played(script.length).happened).toHaveLength(script.length - 1);
});

test('nothing is asked behind a curtain, so that no phone is passed in a lesson', () => {
  script.forEach(({ next }, step) => {
    const asks = game.asks(played(step).state);
    expect(asks.map(({ cover }) => cover)).toEqual(['open']);
    if (next !== 'free') expect(asks[0]?.seat).toBe(next.seat);
  });
});

test('only the last step is free, in Nao’s turn with three trophies still to be won', () => {
  expect(script.flatMap(({ next }, step) => (next === 'free' ? [step] : []))).toEqual([script.length - 1]);
  const end = stateAt(script.length);
  expect([end.turn, every(end, 'trophies').map((bits) => bits !== 0)]).toEqual([NAO, [true, false]]);
});

test('whoever learns is told something before every own move', () => {
  for (const { next, bubbles } of script) {
    if (next === 'free' || next.seat === LEARNER) expect(bubbles.length).toBeGreaterThan(0);
  }
});

test('every bubble points at something the game knows, and says it in both languages', () => {
  script.forEach(({ bubbles }, step) => {
    const view = game.view(played(step).state, 'onlooker');
    for (const { target, said } of bubbles) {
      for (const lang of LANGS) {
        expect(plain(said[lang], String).length).toBeGreaterThan(15);
        if (target)
          expect(plain(voices[lang].explain(target, view as AnyView), String)).not.toMatch(
            /^$|Nothing of|ゲームの物ではありません/,
          );
      }
    }
  });
});

test('what is told of kindness is so', () => {
  const friendship = (step: number) => seatAt(stateAt(step), NAO).friendship;
  const [seeks, makes] = [yoursAt(5), yoursAt(10)];
  expect(friendship(seeks) - friendship(yoursAt(4))).toBe(2);
  expect(friendship(makes) - friendship(seeks)).toBe(1);
  expect(stateAt(seeks).tokens[APPLE][hexAt(0, -1)]).toBe(1);
});

test('the dice, the gems for a spell and the four apples are there when they are told of', () => {
  const [places, makes, moves, delivers, ends] = [yoursAt(6), yoursAt(10), yoursAt(11), yoursAt(15), script.length - 1];
  expect(stateAt(places).dice.filter((terrain) => terrain === 0)).toHaveLength(3);
  expect(controlled(stateAt(makes), LEARNER, GEM)).toBe(2);
  const [apples] = stateAt(moves).tokens;
  expect([apples[hexAt(0, -1)], apples[hexAt(1, -2)]]).toEqual([3, 1]);
  expect(controlled(stateAt(delivers), LEARNER, APPLE)).toBe(4);
  const end = stateAt(ends);
  expect(hasTrophy(end, LEARNER, APPLES)).toBe(true);
  expect(seatAt(end, LEARNER).hand).toHaveLength(3);
  expect(seatAt(end, 0).seekers[0]).toBe(CAMP);
});

test('three spells are a trophy of the learner’s next turn', () => {
  const rest = played(script.length);
  let match = rest;
  for (let left = 200; left > 0 && (match.state as unknown as State).turn === NAO; left--) {
    const ask = game.asks(match.state)[0];
    if (ask?.seat !== NAO) break;
    const moves = game.moves(match.state, NAO);
    match = append(match, { seat: NAO, move: moves[moves.length - 1] as AnyMove });
  }
  const state = match.state as unknown as State;
  expect(state.turn).toBe(LEARNER);
  expect(isHeld(state, SPELL_HAND)).toBe(true);
});
