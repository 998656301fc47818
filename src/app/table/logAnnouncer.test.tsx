import { expect, test, vi } from 'vitest';
import type { AnyEvent } from '../../engine/game.ts';
import type { LogLine } from '../../engine/reel.ts';
import { blankPage } from '../../tests/page.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { LogAnnouncer } from './Log.tsx';

vi.hoisted(() => vi.stubGlobal('location', { hash: '#/', pathname: '/' }));

/** Seats take turns, so that no two moves are told as one; a quiet move tells nothing. */
const moved = (at: number): LogLine => ({ kind: 'move', seat: at % 2, events: [{ at } as unknown as AnyEvent] });
const quiet = (at: number): LogLine => ({ kind: 'move', seat: at % 2, events: [] });
const voice = {
  sayEvent: (event: AnyEvent) => [`move ${(event as unknown as { readonly at: number }).at}.`],
} as unknown as AnyVoice;

/** What is told when the log grows from one length to the next. */
async function told(...lengths: readonly LogLine[][]): Promise<string> {
  const page = blankPage();
  for (const lines of lengths) page.draw(<LogAnnouncer lines={lines} voice={voice} sitters={[]} />);
  // What is set while it is drawn is drawn right after it.
  await new Promise(setImmediate);
  return page
    .html()
    .replace(/<[^>]*>/g, '')
    .trim();
}

const log = (length: number): LogLine[] => Array.from({ length }, (_, at) => moved(at));

test('a screen reader is told of each move that comes, and of none that was there', async () => {
  expect(await told(log(3))).toBe('');
  expect(await told(log(3), log(5))).toBe('move 3. move 4.');
});

test('of a game that bots play straight to its end only the last is told', async () => {
  expect(await told(log(3), log(300))).toBe('move 299.');
  expect(await told(log(3), [...log(300), quiet(300)])).toBe('move 299.');
});
