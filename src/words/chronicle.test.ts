import { expect, test } from 'vitest';
import type { AnyEvent } from '../engine/game.ts';
import type { LogLine } from '../engine/reel.ts';
import { chronicle, toldAt, toldNow, toldTogether } from './chronicle.ts';
import { type Phrase, plain } from './phrase.ts';
import type { AnyVoice } from './voice.ts';

/** Events are letters; `a` and what follows it are one line. */
const say = (events: readonly string[]): (Phrase | null)[] =>
  toldTogether(
    events,
    (event) => [event],
    (first, [second]) => (first === 'a' && second ? { said: [`${first} and ${second}`], count: 2 } : null),
  );
const letters = (events: readonly AnyEvent[]): string[] => events as unknown as string[];
const joining = { sayEvents: (events: readonly AnyEvent[]) => say(letters(events)) } as unknown as AnyVoice;
const plainly = { sayEvent: (event: AnyEvent) => [event] } as unknown as AnyVoice;

const did = (seat: number, ...events: string[]): LogLine => ({
  kind: 'move',
  seat,
  events: events as unknown as AnyEvent[],
});
const told = (lines: readonly LogLine[], voice: AnyVoice): string[] =>
  chronicle(lines, voice).map((phrase) => plain(phrase, String));

test('what is told together stands where the last of it is', () => {
  expect(say(['b', 'a', 'c', 'a'])).toEqual([['b'], null, ['a and c'], ['a']]);
});

test('a seat’s moves in a row are read together, and nobody else’s', () => {
  const lines = [did(0, 'a'), did(0, 'b'), did(0, 'a'), did(1, 'b')];
  expect(told(lines, joining)).toEqual(['a and b', 'a', 'b']);
  expect(lines.map((_, at) => toldAt(lines, at, joining).length)).toEqual([0, 1, 1, 1]);
  expect(told([did(0, 'a'), { kind: 'undo', count: 1, agreed: false }, did(0, 'b')], joining)).toEqual(['a', 'b']);
});

test('what is better told by what comes of it has no line', () => {
  const silent = {
    sayEvents: (events: readonly AnyEvent[]) => letters(events).map((event) => (event === 'b' ? [] : [event])),
  } as unknown as AnyVoice;
  const lines = [did(0, 'b'), did(1, 'b', 'a')];
  expect(told(lines, silent)).toEqual(['a']);
  expect(lines.map((_, at) => toldAt(lines, at, silent).length)).toEqual([0, 1]);
});

test('a line that was told by itself is told together with what came since', () => {
  const first = did(0, 'a');
  expect(told([first], joining)).toEqual(['a']);
  expect(told([first, did(0, 'b')], joining)).toEqual(['a and b']);
});

test('a game that joins nothing tells every event by itself, what was dealt first', () => {
  const opening: LogLine = { kind: 'opening', events: ['x'] as unknown as AnyEvent[] };
  expect(told([opening, did(0, 'a', 'b')], plainly)).toEqual(['x', 'a', 'b']);
});

test('a moment is told as the log tells it, and in full where the log would be silent', () => {
  const voice = {
    sayEvents: (events: readonly AnyEvent[]) =>
      say(letters(events)).map((phrase, at) => (letters(events)[at] === 'b' ? [] : phrase)),
    sayEvent: (event: AnyEvent) => [event],
  } as unknown as AnyVoice;
  const now = (...events: string[]): string[] =>
    toldNow(events as unknown as AnyEvent[], voice).map((phrase) => plain(phrase, String));
  expect(now('a', 'c')).toEqual(['a and c']);
  expect(now('b', 'c')).toEqual(['c']);
  expect(now('b')).toEqual(['b']);
  expect(now()).toEqual([]);
});
