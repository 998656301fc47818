import { expect, test } from 'vitest';
import type { AnyMove, AnyReason, AnyView } from '../../engine/game.ts';
import { hintWords } from '../../words/hint.ts';
import { type Phrase, phrase, plain, thing } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { litBy, sayBecause, sayMotives, sayOnward, sayWhere, thingsOf } from './said.ts';

const words = hintWords.en;
const view = null as unknown as AnyView;
const voice = {
  sayMove: (move: AnyMove) => move as unknown as Phrase,
  sayReason: ({ rule }: AnyReason) => [`By ${rule}.`],
  sayRow: (row: string) => [row],
} as unknown as AnyVoice;
const hint = (said: Phrase, ...rules: string[]) => ({
  move: said as unknown as AnyMove,
  because: rules.map((rule) => ({ reason: { rule } })),
});
const text = (said: Phrase): string => plain(said, (seat) => `Seat ${seat}`);

test('where to look are the first two things of the move, each once; without any, it is said', () => {
  const [cat, cell] = [thing('card:cat', 'the cat'), thing('cell:1,0', 'the corner')];
  const places = hint(phrase`Place ${cat} at ${cell}, ${cat} by ${thing('card:dog', 'the dog')}`, 'sun');
  expect(thingsOf(places, voice, view).slice(0, 2)).toEqual([cat, cell]);
  expect(text(sayWhere(places, voice, view, words))).toBe('Look here: the cat and the corner.');
  expect(text(sayWhere(hint(['End the turn'], 'sun'), voice, view, words))).toBe(
    'A strong bot would choose: End the turn.',
  );
});

test('a hint lights what the move names, and what it is about without naming it', () => {
  const marking = { ...voice, marks: () => ['cell:1,0'] } as unknown as AnyVoice;
  const move = hint(phrase`Place ${thing('card:cat', 'the cat')} here`);
  const lit = litBy(move, marking, view).flatMap((part) =>
    typeof part === 'object' && 'thing' in part ? part.thing : [],
  );
  expect(lit).toEqual(['card:cat', 'cell:1,0']);
  expect(litBy(move, voice, view)).toHaveLength(1);
});

test('a hint that leads to a further choice says and lights both', () => {
  const first = hint(['Move']);
  const then = { ...hint(phrase`Go to ${thing('cell:1,0', 'the corner')}`), view };
  const leads = { ...first, onward: [then] };
  expect(text(sayWhere(leads, voice, view, words))).toBe('A strong bot would choose: Move → Go to the corner.');
  expect(litBy(leads, voice, view)).toEqual([thing('cell:1,0', 'the corner')]);
  expect(text(sayOnward(leads, voice, words) ?? [])).toBe('Then: Go to the corner.');
  expect(sayOnward(first, voice, words)).toBeNull();
});

test('while points are hidden nothing that tells them speaks for a move', () => {
  const telling = { ...voice, tellsPoints: ({ rule }: AnyReason) => rule === 'sum' } as unknown as AnyVoice;
  const because = [
    { reason: { rule: 'sum' } },
    { reason: { rule: 'near' } },
    { gain: { rule: 'x', row: 'Hearts', points: 2 } },
  ];
  expect(sayBecause(because, telling, words, true).map(text)).toEqual(['By near.']);
  expect(sayBecause(because, telling, words, false)).toHaveLength(3);
});

test('why bots did it is a line for each, with the two weightiest reasons', () => {
  const said = sayMotives(
    [
      { seat: 1, isSecret: false, because: ['a', 'b', 'c'].map((rule) => ({ reason: { rule } })) },
      { seat: 2, isSecret: true, because: [{ gain: { rule: 'x', row: 'Hearts', points: 2 } }] },
      { seat: 3, isSecret: true, because: [] },
      { seat: 4, isSecret: false, because: [] },
    ],
    voice,
    words,
    false,
  ).map(text);
  expect(said).toEqual([
    'Seat 1: By a. By b.',
    'Seat 2: Hearts: +2.',
    `Seat 3: ${text(words.secret)}`,
    `Seat 4: ${text(words.later)}`,
  ]);
  expect(sayMotives([], voice, words, false)).toEqual([words.noChoice]);
});
