import { expect, test } from 'vitest';
import { plain } from '../../../words/phrase.ts';
import { foresee } from '../rules/foresee.ts';
import { asks, why } from '../rules/moves.ts';
import { fieldFrom, placed, playAll, positionOf } from '../rules/sample.ts';
import type { View } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { voiceOf } from './say.ts';
import { speaking, unbroken } from './unbroken.ts';

test('no line ends within the Japanese words for a clue and for honey, and nothing else of a sentence changes', () => {
  const [drawn, said] = unbroken(['手がかりを', { thing: 'deck:lead', text: '手がかりカード' }]);
  expect(drawn).toBe('手が\u2060かりを');
  expect(said).toEqual({ thing: 'deck:lead', text: '手が\u2060かりカード' });
  expect(unbroken(['はちみつ'])).toEqual(['は\u2060ちみつ']);
  expect(unbroken([{ name: 0 }, 'ミルク'])).toEqual([{ name: 0 }, 'ミルク']);
});

test('the Japanese board says what its words say', () => {
  const voice = voiceOf('ja');
  const seen = view(positionOf(fieldFrom('AB'), { step: 'place' }), 0);
  const heard = plain(speaking(voice).explain('deck:common', seen), String);
  expect(heard).toContain('手が\u2060かり');
  expect(heard.replaceAll('\u2060', '')).toBe(plain(voice.explain('deck:common', seen), String));
});

/** Where nothing holds them together. */
const BREAKS = /手がかり|はちみつ/;

test('neither the log, a turn nor what is asked breaks them', () => {
  const voice = speaking(voiceOf('ja'));
  const state = positionOf(fieldFrom('AB'), { step: 'place', clue: 'C' });
  const seen = view(state, 0);
  const [ask] = asks(state);
  if (!ask) throw new Error('nobody is asked');
  const events = playAll(state, placed(2, 0));
  const log = voice.sayEvents?.(events) ?? [];
  const all = [...log, voice.sayTurn(0, events), voice.sayAsk(ask, seen), ...whys(voice, seen)];
  expect(all.filter((said) => said && BREAKS.test(plain(said, String)))).toEqual([]);
});
const whys = (voice: ReturnType<typeof voiceOf>, seen: View) =>
  [placed(2, 0), placed(9, 9)].flatMap((move) => {
    const reason = why(seen, 0, move);
    return [...foresee(seen, 0, move), ...(reason ? [reason] : [])].map(voice.sayReason);
  });
