import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { fieldFrom, positionOf } from '../rules/sample.ts';
import { view } from '../rules/view.ts';
import { voiceOf } from './say.ts';
import { speaking, unbroken } from './unbroken.ts';

test('no line ends within the Japanese word for a clue, and nothing else of a sentence changes', () => {
  const [drawn, said] = unbroken(['手がかりを', { thing: 'deck:lead', text: '手がかりカード' }]);
  expect(drawn).toBe('手が\u2060かりを');
  expect(said).toEqual({ thing: 'deck:lead', text: '手が\u2060かりカード' });
  expect(unbroken([{ name: 0 }, 'ミルク'])).toEqual([{ name: 0 }, 'ミルク']);
});

test('the Japanese board says what its words say', () => {
  const voice = voiceOf('ja');
  const seen = view(positionOf(fieldFrom('AB'), { step: 'place' }), 0);
  const heard = plain(speaking(voice).explain('deck:common', seen), String);
  expect(heard).toContain('手が\u2060かり');
  expect(heard.replaceAll('\u2060', '')).toBe(plain(voice.explain('deck:common', seen), String));
});
