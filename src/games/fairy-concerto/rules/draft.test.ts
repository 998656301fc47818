import { expect, test } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import type { To } from '../../../engine/game.ts';
import { Rng } from '../../../engine/rng.ts';
import { COMPOSER, countsOf, kindOf } from './cards.ts';
import { asks, MOVES, moveId, moves, why } from './moves.ts';
import { play } from './play.ts';
import { choose, dealt, playOn, playUntil } from './sample.ts';
import { result } from './score.ts';
import type { Choose, Event, Keep, Move, State } from './state.ts';
import { view } from './view.ts';

const rng = () => new Rng(4, 5, 6);
const size = (counts: readonly number[] = []) => counts.reduce((sum, count) => sum + count, 0);
const covers = (state: State) => asks(state).map(({ seat, step, cover }) => `${seat} ${step} ${cover}`);
const takes = (letter: string) => (move: Move) => 'take' in move && move.take[0] === kindOf(letter);
const dealtLaid = (seats: number, hands: readonly string[]): State => {
  const state = dealt(seats);
  state.hands = hands.map(countsOf);
  return state;
};

test('every move has its own number', () => {
  expect(MOVES.map(moveId)).toEqual(MOVES.map((_, id) => id));
  expect(moveId({ take: [1, 0] })).toBe(-1);
});

rule('orchestra.aim', 'twelve fairies of passed hands make an orchestra, and most points win', () => {
  const state = playOn(dealt(3), rng());
  expect(state.orchestras.map(size)).toEqual([12, 12, 12]);
  const { points, winners } = result(state);
  for (const winner of winners) expect(points[winner]).toBe(Math.max(...points));
});

rule('draft.choose', 'all choose one fairy of the hand at once and in secret', () => {
  const state = dealtLaid(3, ['TTDDDC', 'VVVVVV', 'HHHHHC']);
  expect(covers(state)).toEqual(['0 choose private', '1 choose private', '2 choose private']);
  const kinds = moves(state, 0).map((move) => ('take' in move ? move.take : []));
  expect(new Set(kinds.flat())).toEqual(new Set([0, 1, COMPOSER]));
  const wish: Choose & Keep = { take: [kindOf('H')], keep: state.dealt[0]?.[0] as number };
  expect(why(view(state, 0), 0, wish)).toEqual({ is: 'lacks', rule: 'draft.choose', side: 0, lacks: 'all' });
  expect(why(view(state, 0), 0, { ...wish, take: [0, 1] })).toEqual({ is: 'refused', rule: 'draft.choose' });
  expect(why(view(state, 0), 0, { keep: wish.keep })).toEqual({ is: 'refused', rule: 'draft.choose' });
  play(state, 1, moves(state, 1)[0] as Move);
  expect(view(state, 0).chosen[1]).toBe(view(state, 'onlooker').chosen[1]);
  expect(view(state, 0).hands[1]).toBeNull();
  expect(covers(state)).toEqual(['0 choose private', '2 choose private']);
});

rule('draft.keep', 'in the first draft one of the two dealt score cards is kept too, the other is discarded', () => {
  const state = dealtLaid(3, ['TTTTTT', 'VVVVVV', 'HHHHHH']);
  const [one, other] = state.dealt[2] as [number, number];
  expect(moves(state, 2)).toEqual([
    { take: [3], keep: one },
    { take: [3], keep: other },
  ]);
  expect(why(view(state, 2), 2, { take: [3] })).toMatchObject({ rule: 'draft.keep' });
  choose(state, (move) => 'take' in move && move.keep === other);
  expect(state.scoreCards[2]).toEqual([other]);
  expect(state.discard).toContain(one);
  expect(state.discard).toHaveLength(3);
  expect(moves(state, 2)).toEqual([{ take: [kindOf('V')] }]);
  const late = why(view(state, 2), 2, { take: [kindOf('V')], keep: one });
  expect(late).toMatchObject({ is: 'refused', rule: 'draft.keep' });
});

rule('draft.reveal', 'nothing is shown before the last choice, and then all at once', () => {
  const state = dealtLaid(3, ['TTTTTT', 'VVVVVV', 'HHHHHH']);
  const told: Event[] = [];
  const tell = (event: Event, to: To) => (to === 'all' ? told.push(event) : 0);
  play(state, 2, moves(state, 2)[0] as Move, tell);
  play(state, 0, moves(state, 0)[1] as Move, tell);
  expect(told).toEqual([
    { is: 'sealed', seat: 2 },
    { is: 'sealed', seat: 0 },
  ]);
  expect(state.orchestras.map(size)).toEqual([0, 0, 0]);
  expect(why(view(state, 0), 0, moves(dealt(3), 0)[0] as Move)).toEqual({
    is: 'refused',
    rule: 'draft.reveal',
    side: 0,
  });
  play(state, 1, moves(state, 1)[0] as Move, tell);
  const shown = told.slice(3).map((event) => (event.is === 'revealed' ? event.seat : event.is));
  expect(shown).toEqual(['draft', 0, 1, 2, 'passed']);
  expect(state.orchestras).toEqual(['T', 'V', 'H'].map(countsOf));
});

rule('draft.composer', 'a composer at once draws two score cards, keeps one and discards the other', () => {
  const state = dealtLaid(3, ['TTTTTC', 'VVVVVV', 'HHHHHH']);
  const [top, next] = [state.deck.at(-1), state.deck.at(-2)];
  choose(state, takes('C'));
  expect(covers(state)).toEqual(['0 compose open']);
  expect(moves(state, 0)).toEqual([{ keep: top }, { keep: next }]);
  expect(moves(state, 1)).toEqual([]);
  const third = state.deck.at(-1) as number;
  expect(why(view(state, 'onlooker'), 0, { keep: third })).toMatchObject({ rule: 'draft.composer', side: 0 });
  expect(why(view(state, 1), 1, { take: [0] })).toMatchObject({ rule: 'draft.composer', side: 0 });
  play(state, 0, { keep: next as number });
  expect(state.scoreCards[0]).toContain(next);
  expect(state.discard.at(-1)).toBe(top);
  expect(covers(state)).toEqual(['0 choose private', '1 choose private', '2 choose private']);
});

rule('draft.stands', 'a composer counts as one of the orchestra, and any number of score cards may be kept', () => {
  const state = dealtLaid(3, ['CCCCCC', 'VVVVVV', 'HHHHHH']);
  for (let draft = 0; draft < 6; draft++) {
    choose(state, takes('C'));
    if (state.step === 'compose') choose(state, () => true);
  }
  const composers = state.orchestras.map((orchestra) => orchestra[COMPOSER]);
  expect(composers).toEqual([2, 2, 2]);
  expect(state.scoreCards.map((cards) => cards.length)).toEqual([3, 3, 3]);
  expect(state.orchestras.map(size)).toEqual([6, 6, 6]);
});

rule('draft.pass', 'each hand goes to the left neighbour, the next seat, in both rounds', () => {
  const state = dealtLaid(3, ['TTTTTT', 'VVVVVV', 'HHHHHH']);
  choose(state, () => true);
  expect(state.hands).toEqual(['HHHHH', 'TTTTT', 'VVVVV'].map(countsOf));
  playUntil(state, rng(), ({ round }) => round === 1);
  state.hands = ['TTTTTT', 'VVVVVV', 'HHHHHH'].map(countsOf);
  choose(state, () => true);
  expect(state.hands).toEqual(['HHHHH', 'TTTTT', 'VVVVV'].map(countsOf));
  const wish = { take: [kindOf('H')], remove: kindOf('H') };
  expect(why(view(state, 0), 0, wish)).toEqual({ is: 'refused', rule: 'draft.pass' });
});

rule('draft.rounds', 'two rounds have six drafts each, and no score cards are dealt in the second', () => {
  const state = playUntil(dealt(4), rng(), ({ round }) => round === 1);
  expect(state.orchestras.map(size)).toEqual([6, 6, 6, 6]);
  expect(state.hands.map(size)).toEqual([6, 6, 6, 6]);
  expect(state.dealt).toEqual([[], [], [], []]);
  expect(playOn(state, rng())).toMatchObject({ round: 1, draft: 5, step: 'over' });
});

rule('end.twelve', 'with twelve fairies in each orchestra the game is over', () => {
  for (const seats of [1, 2, 3, 4]) {
    const state = playOn(dealt(seats), rng());
    expect(state.orchestras.slice(0, seats).map(size)).toEqual(new Array(seats).fill(12));
    expect(asks(state)).toEqual([]);
    expect(why(view(state, 0), 0, { take: [0] })).toEqual({ is: 'refused', rule: 'end.twelve' });
  }
});

rule('house.order', 'several composers draw one player after another from the first seat on', () => {
  const state = dealtLaid(3, ['CTTTTT', 'CVVVVV', 'HHHHHC']);
  state.first = 2;
  choose(state, takes('C'));
  expect(state.owed).toEqual([2, 0, 1]);
  expect(covers(state)).toEqual(['2 compose open']);
  play(state, 2, moves(state, 2)[0] as Move);
  expect(view(state, 0).scoreCards[2]).toHaveLength(2);
  expect(covers(state)).toEqual(['0 compose open']);
});

rule('house.open', 'the two cards that a composer draws are open to all at once', () => {
  const state = dealtLaid(3, ['CTTTTT', 'VVVVVV', 'HHHHHH']);
  choose(state, takes('C'));
  expect(state.offered).toHaveLength(2);
  for (const eyes of [0, 1, 2, 'onlooker'] as const) expect(view(state, eyes).offered).toEqual(state.offered);
});

rule('house.last', 'the last fairy of a hand is a choice of one', () => {
  const state = playUntil(dealt(4), rng(), ({ draft, step }) => draft === 5 && step === 'choose');
  expect([0, 1, 2, 3].map((seat) => moves(state, seat).length)).toEqual([1, 1, 1, 1]);
  expect(asks(state).map(({ cover, only }) => [cover, only])).toEqual(Array(4).fill(['private', true]));
  const before = playUntil(dealt(4), rng(), ({ draft, step }) => draft === 4 && step === 'choose');
  expect(asks(before).some(({ only }) => only)).toBe(false);
});

rule('house.first', 'who is first changes nothing but the order of composers', () => {
  const [one, other] = [0, 2].map((first) => dealt(3, { first }));
  expect({ ...one, first: 2 }).toEqual(other);
  if (one && other) for (const state of [one, other]) state.hands = ['TTTTTC', 'VVVVVC', 'HHHHHH'].map(countsOf);
  const ends = [one, other].map((state) => state && choose(choose(state, takes('T')), takes('V')));
  expect({ ...ends[0], first: 2, discard: [] }).toEqual({ ...ends[1], discard: [] });
});

rule('two.choose', 'two players choose one fairy to add and one to remove', () => {
  const state = dealtLaid(2, ['TTD', 'VVVVVV']);
  state.dealt = [[], []];
  expect(moves(state, 0)).toEqual([
    { take: [0], remove: 0 },
    { take: [0], remove: 1 },
    { take: [1], remove: 0 },
  ]);
  const twice = { is: 'lacks', rule: 'draft.choose', side: 0, lacks: 'another' };
  expect(why(view(state, 0), 0, { take: [1], remove: 1 })).toEqual(twice);
  expect(why(view(state, 0), 0, { keep: 0 })).toMatchObject({ rule: 'two.choose' });
  expect(why(view(state, 0), 0, { take: [1] })).toEqual({ is: 'refused', rule: 'two.choose' });
});

rule('two.removed', 'both are shown; what is removed leaves the game, and a removed composer draws nothing', () => {
  const state = dealtLaid(2, ['TTTTTC', 'VVVVVC']);
  const told: Event[] = [];
  const removes = (move: Move) => 'take' in move && move.remove === COMPOSER;
  choose(state, removes, (event, to) => (to === 'all' ? told.push(event) : 0));
  expect(told.filter(({ is }) => is === 'revealed')).toMatchObject([
    { took: [0], removed: COMPOSER },
    { took: [2], removed: COMPOSER },
  ]);
  expect(state.removed).toEqual(countsOf('CC'));
  expect(state.step).toBe('choose');
  expect(state.hands.map(size)).toEqual([4, 4]);
});

rule('two.pass', 'two players pass the rest of their hands to each other', () => {
  const state = dealtLaid(2, ['TTTTTT', 'VVVVVV']);
  choose(state, () => true);
  expect(state.hands).toEqual([countsOf('VVVV'), countsOf('TTTT')]);
});

rule('two.rounds', 'a hand lasts three drafts, and there are four rounds', () => {
  const state = dealt(2);
  const sizes: number[] = [];
  for (let draft = 0; draft < 12; draft++) {
    sizes.push(size(state.hands[0]));
    const now = `${state.round} ${state.draft}`;
    playUntil(state, rng(), ({ round, draft: at, step }) => `${round} ${at}` !== now || step === 'over');
  }
  expect(sizes).toEqual([6, 4, 2, 6, 4, 2, 6, 4, 2, 6, 4, 2]);
  expect(state.step).toBe('over');
  expect(size(state.removed)).toBe(24);
});

test('the deck never runs out, though all composers come', () => {
  for (let seed = 0; seed < 200; seed++) {
    const state = dealt(4, { seed });
    const chance = new Rng(seed, 1, 1);
    for (let [ask] = asks(state); ask; [ask] = asks(state)) {
      const offered = moves(state, ask.seat);
      play(state, ask.seat, offered.find(takes('C')) ?? chance.pick(offered));
    }
    expect(state.deck.length).toBeGreaterThanOrEqual(2);
  }
});
