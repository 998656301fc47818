import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { Rng } from '../../../engine/rng.ts';
import { COMPOSER, countsOf, kindOf } from './cards.ts';
import { asks, moves, why } from './moves.ts';
import { play } from './play.ts';
import { choose, dealt, playOn, playUntil, staged } from './sample.ts';
import { result, totals } from './score.ts';
import { sheet } from './sheet.ts';
import { BACH, type Event, type Manner, type Move, type State } from './state.ts';
import { view } from './view.ts';

const rng = () => new Rng(4, 5, 6);
const size = (counts: readonly number[] = []) => counts.reduce((sum, count) => sum + count, 0);
const takes = (letters: string) => (move: Move) =>
  'take' in move && move.take.join() === [...letters].map(kindOf).join();
const inRound = (round: number, hand: string): State => {
  const state = playUntil(dealt(1), rng(), (now) => now.round === round && now.step === 'choose');
  state.hands = [countsOf(hand)];
  return state;
};
const row = (state: State, name: string) => sheet(view(state, 0)).rows.find((each) => each.row === name)?.by;

rule('bach.rounds', 'seven rounds draw 2 3 4 5 6 4 2 fairies, of which 1 1 2 2 3 2 1 are yours', () => {
  const state = dealt(1);
  const drawn: number[] = [];
  const own: number[] = [];
  for (let round = 0; round < 7; round++) {
    drawn.push(size(state.hands[0]));
    const [move] = moves(state, 0);
    own.push(move && 'take' in move ? move.take.length : 0);
    if (round === 4)
      expect(why(view(state, 0), 0, { take: [0] })).toEqual({ is: 'takes', rule: 'bach.rounds', count: 3 });
    playUntil(state, rng(), (now) => now.round > round || now.step === 'over');
  }
  expect(drawn).toEqual([2, 3, 4, 5, 6, 4, 2]);
  expect(own).toEqual([1, 1, 2, 2, 3, 2, 1]);
});

rule('bach.rest', 'all that you do not take goes to Bach, who ends with fourteen', () => {
  const state = inRound(3, 'TTDVH');
  const before = [...(state.orchestras[BACH] ?? [])];
  expect(moves(state, 0)).toContainEqual({ take: [0, 0] });
  expect(moves(state, 0)).not.toContainEqual({ take: [1, 1] });
  expect(why(view(state, 0), 0, { take: [0, 0], remove: 1 })).toEqual({ is: 'refused', rule: 'bach.rest' });
  choose(state, takes('TD'));
  expect(state.orchestras[BACH]?.map((count, kind) => count - (before[kind] ?? 0))).toEqual(countsOf('TVH'));
  expect(size(playOn(dealt(1), rng()).orchestras[BACH])).toBe(14);
});

rule('house.together', 'what was drawn alone stands until it was seen, though all of it is of one kind', () => {
  expect(moves(inRound(6, 'HH'), 0)).toHaveLength(1);
  // The same for both, or the table would tell what is in the hand.
  for (const hand of ['HH', 'HT'])
    expect(asks(inRound(6, hand))).toEqual([{ seat: 0, step: 'choose', cover: 'private', pause: true }]);
});

rule('bach.composers', 'your composers draw one after another, the second after the first choice', () => {
  const state = inRound(2, 'CCTT');
  const cards = state.scoreCards[0]?.length ?? 0;
  choose(state, takes('CC'));
  expect(state.owed).toEqual([0, 0]);
  const [one, other] = state.offered;
  play(state, 0, { keep: one as number });
  expect(state.offered).not.toContain(other);
  expect(asks(state)).toEqual([{ seat: 0, step: 'compose', cover: 'open' }]);
  play(state, 0, moves(state, 0)[0] as Move);
  expect(state.scoreCards[0]).toHaveLength(cards + 2);
});

rule('bach.brings', 'each composer of Bach brings a score card that nobody sees', () => {
  const state = inRound(2, 'CCTT');
  const [held, deck] = [state.faceDown.length, [...state.deck]];
  choose(state, takes('TT'));
  expect(state.faceDown.slice(held)).toEqual([deck.at(-1), deck.at(-2)]);
  expect(state.discard).toHaveLength(view(state, 0).discard.length);
  expect(view(state, 0)).toMatchObject({ faceDown: new Array(held + 2).fill(null), deck: deck.length - 2 });
});

rule('bach.cards', 'each of his score cards is worth 3 points, met or not', () => {
  const state = staged(dealt(1), { orchestras: ['TTTT', 'C'], scoreCards: [['TTTT', 'DDDD']] });
  state.faceDown = [1, 2, 3];
  expect(row(state, 'scoreCards')).toEqual([5, 9]);
});

/** The same deal as printed, but for what three cards of his are worth then and at the end. */
function holdsWorth(manner: Exclude<Manner, 'printed'>, worth: number): void {
  const state = dealt(1, { manner });
  expect({ ...state, manner: 'printed' }).toEqual(dealt(1));
  state.faceDown = [1, 2, 3];
  const counted = { is: 'faceDown', rule: `bach.${manner}`, side: BACH, owner: 'bach', points: 3 * worth, cards: 3 };
  expect(sheet(view(state, 0)).rows.flatMap(({ reasons }) => reasons)).toContainEqual(counted);
  const told: Event[] = [];
  while (asks(state).length > 0)
    choose(
      state,
      () => true,
      (event) => told.push(event),
    );
  expect(told.find(({ is }) => is === 'turned')).toMatchObject({ worth });
  expect(row(state, 'scoreCards')?.[BACH]).toBe(worth * state.faceDown.length);
  expect(sheet(view(state, 0)).totals).toEqual(totals(state));
}

rule('bach.gentle', 'each score card of the gentle Bach is worth 1 point', () => holdsWorth('gentle', 1));
rule('bach.stern', 'each score card of the stern Bach is worth 7 points', () => holdsWorth('stern', 7));

rule('bach.honours', 'an honour goes to whoever has at least the points of the other, to both on a tie', () => {
  const state = staged(dealt(1), { soloist: 'groups', orchestras: ['TTDD', 'TTTVVH'] });
  expect(
    sheet(view(state, 0))
      .rows.slice(1, 5)
      .map(({ by }) => by),
  ).toEqual([
    [4, 6],
    [3, 9],
    [6, 0],
    [0, 3],
  ]);
  expect(row(state, 'honours')).toEqual([2, 6]);
  expect(row(staged(dealt(1), { orchestras: ['TTDD', 'VVHH'] }), 'honours')).toEqual([6, 6]);
});

rule('bach.win', 'you win only with strictly more points; a tie is a defeat', () => {
  const state = staged(dealt(1), { popular: 'C', orchestras: ['TTT', 'TTTT'], scoreCards: [[]] });
  state.faceDown = [];
  expect(result(state).winners).toEqual([BACH]);
  staged(state, { popular: 'C', orchestras: ['TTT', 'VVV'] });
  expect(result(state)).toMatchObject({ points: [26, 26], winners: [BACH] });
  staged(state, { popular: 'C', orchestras: ['TTTT', 'VVV'] });
  expect(result(state).winners).toEqual([0]);
});

rule('house.together', 'the fairies of a round are chosen at once, then composers draw', () => {
  const state = inRound(2, 'CCTT');
  expect(moves(state, 0)).toEqual(['TT', 'TC', 'CC'].map((letters) => ({ take: [...letters].map(kindOf) })));
  choose(state, takes('CC'));
  expect(state.step).toBe('compose');
  expect(state.orchestras[0]?.[COMPOSER]).toBeGreaterThanOrEqual(2);
});

rule('bach.keep', 'alone the dealt score card is chosen last, after the fairies and the draw of a composer', () => {
  const state = dealt(1);
  state.hands = [countsOf('CT')];
  const [one, other] = state.dealt[0] as [number, number];
  expect(moves(state, 0)).toEqual([{ take: [0] }, { take: [COMPOSER] }]);
  for (const wish of [{ take: [0], keep: one }, { keep: one }])
    expect(why(view(state, 0), 0, wish)).toEqual({ is: 'refused', rule: 'bach.keep' });
  choose(state, takes('C'));
  expect(asks(state)).toEqual([{ seat: 0, step: 'compose', cover: 'open' }]);
  const [drawn] = state.offered;
  play(state, 0, { keep: drawn as number });
  expect(state.orchestras[BACH]).toEqual(countsOf('T'));
  expect(asks(state)).toEqual([{ seat: 0, step: 'keep', cover: 'private' }]);
  expect(moves(state, 0)).toEqual([{ keep: one }, { keep: other }]);
  expect(view(state, 'onlooker').dealt).toEqual([null]);
  const wishes: readonly Move[] = [{ take: [0] }, { keep: state.deck[0] as number }];
  for (const wish of wishes) expect(why(view(state, 0), 0, wish)).toMatchObject({ rule: 'bach.keep' });
  const told: Event[] = [];
  play(state, 0, { keep: other }, (event) => told.push(event));
  expect(state.scoreCards).toEqual([[drawn, other]]);
  expect(state.discard).toHaveLength(2);
  expect(told.map(({ is }) => is)).toEqual(['kept', 'drawn', 'hand']);
  expect(state).toMatchObject({ step: 'choose', round: 1, dealt: [[]] });
});

rule('house.after', 'your composers draw before the fairies and cards of Bach come', () => {
  const state = inRound(2, 'CCTT');
  const told: Event[] = [];
  const [held, deck] = [state.faceDown.length, [...state.deck]];
  choose(state, takes('TC'), (event) => told.push(event));
  expect(state.faceDown).toHaveLength(held);
  expect(state.offered).toEqual([deck.at(-1), deck.at(-2)]);
  choose(
    state,
    () => true,
    (event) => told.push(event),
  );
  expect(told.map(({ is }) => is)).toEqual(['revealed', 'drew', 'kept', 'bach', 'drawn', 'hand']);
  expect(state.faceDown.at(-1)).toBe(deck.at(-3));
});

rule('house.turned', 'at the end Bach turns his score cards over', () => {
  const state = dealt(1);
  playUntil(state, rng(), ({ round, step }) => round === 6 && step === 'choose');
  const told: Event[] = [];
  while (asks(state).length > 0)
    choose(
      state,
      () => true,
      (event) => told.push(event),
    );
  expect(told).toContainEqual({ is: 'turned', cards: state.faceDown, worth: 3 });
  for (const eyes of [0, 'onlooker'] as const) expect(view(state, eyes).faceDown).toEqual(state.faceDown);
  expect(sheet(view(state, 0)).totals).toEqual(totals(state));
});
