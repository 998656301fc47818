import { expect, test } from 'vitest';
import { Rng } from '../../../engine/rng.ts';
import { plain } from '../../../words/phrase.ts';
import { LANGS, type Lang } from '../../../words/voice.ts';
import { countsOf, fairiesOf, kindOf, nobody } from '../rules/cards.ts';
import { asks, why } from '../rules/moves.ts';
import { choose, dealt, playUntil } from '../rules/sample.ts';
import type { Move, State } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voices } from './say.ts';

const rng = () => new Rng(4, 5, 6);
const asked = (lang: Lang, state: State): string => {
  const [ask] = asks(state);
  return ask ? plain(voices[lang].sayAsk(ask, view(state, ask.seat)), String) : '';
};
const refused = (lang: Lang, state: State, wish: Move): string => {
  const reason = why(view(state, 0), 0, wish);
  return reason ? plain(voices[lang].sayReason(reason), String) : '';
};

test.each([
  [0, 'Choose 1 of 2', '妖精コマ2個から1個を選ぶ'],
  [2, 'Choose 2 of 4', '妖精コマ4個から2個を選ぶ'],
  [4, 'Choose 3 of 6', '妖精コマ6個から3個を選ぶ'],
  [6, 'Choose 1 of 2', '妖精コマ2個から1個を選ぶ'],
])('alone round %i asks for so many of so many, and for no score card with them', (round, inEnglish, inJapanese) => {
  const state = playUntil(dealt(1), rng(), (now) => now.round === round && now.step === 'choose');
  expect(asked('en', state)).toBe(inEnglish);
  expect(asked('ja', state)).toBe(inJapanese);
});

test.each([
  [2, 'Add 1, remove 1 of 6, keep 1 score card', 'Add 1, remove 1 of 4'],
  [3, 'Choose 1 of 6, keep 1 score card', 'Choose 1 of 5'],
])('%i players are asked for numbers, and in the first draft for a score card too', (seats, first, later) => {
  expect(asked('en', dealt(seats))).toBe(first);
  const next = playUntil(dealt(seats), rng(), ({ draft, step }) => draft === 1 && step === 'choose');
  expect(asked('en', next)).toBe(later);
});

test('alone the dealt score card is asked for by itself', () => {
  const state = playUntil(dealt(1), rng(), ({ step }) => step === 'keep');
  expect(asked('en', state)).toBe('Keep 1 of the 2 dealt score cards');
  expect(asked('ja', state)).toBe('配られた2枚から1枚を残す');
});

test.each(LANGS)('a fairy that is there but once is not said to be missing, in %s', (lang) => {
  const state = choose(dealt(2), () => true);
  state.hands = [countsOf('TDDV'), countsOf('HHHH')];
  const twice = refused(lang, state, { take: [kindOf('T')], remove: kindOf('T') });
  const absent = refused(lang, state, { take: [kindOf('H')], remove: kindOf('T') });
  expect(twice).not.toBe('');
  expect(twice).not.toBe(absent);
});

test('what is refused says how many are chosen at this table', () => {
  const alone = playUntil(dealt(1), rng(), (now) => now.round === 4 && now.step === 'choose');
  expect(refused('en', alone, { keep: 0 })).toContain('you choose 3 fairies');
  const two = playUntil(dealt(2), rng(), (now) => now.draft === 1 && now.step === 'choose');
  expect(refused('en', two, { keep: 0 })).toContain('one fairy to add and one to remove');
});

test.each(LANGS)('in the last draft nothing is said to be passed on, in %s', (lang) => {
  const last = playUntil(dealt(3), rng(), ({ draft, step }) => draft === 5 && step === 'choose');
  const [kind = 0] = fairiesOf(last.hands[0] ?? nobody());
  expect(refused(lang, last, { take: [kind], remove: kind })).not.toMatch(/passed on|渡/);
});
