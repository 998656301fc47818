import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '../../engine/game.ts';
import { SHELF } from '../../games/shelf.ts';
import { shelf } from '../../link/published.ts';
import type { ShelfEntry } from '../../protocol/shown.ts';
import { blankPage } from '../../tests/page.ts';
import { PREFIX } from '../../ui/stored.ts';
import { dailyWords } from '../../words/daily.ts';
import { shelfWords } from '../../words/shelf.ts';
import { archiveWords, waitingWords } from '../../words/tickets.ts';
import { LANGS } from '../../words/voice.ts';
import { settings } from '../settings.ts';
import { Shelf } from './Shelf.tsx';
import { Tickets } from './Tickets.tsx';

// No host is asked for anything: what it would say stands here.
vi.mock('../lazily.tsx', async (load) => ({ ...(await load<object>()), requests: () => new Promise(() => {}) }));
// The way to a screen is read from the address as soon as the code is there.
vi.hoisted(() => vi.stubGlobal('location', { hash: '#/', pathname: '/' }));

const kept = new Map<string, string>();
const worn = settings.peek();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { hash: '#/', pathname: '/' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});

afterEach(() => {
  settings.value = worn;
  shelf.value = null;
});

/** The shelf as it is drawn first, with nothing on it but boxes. */
function drawn(): string {
  const page = blankPage();
  page.draw(<Shelf />);
  return page.html();
}

const textsOf = (html: string): string[] => html.split(/<[^>]*>/).filter((text) => text.trim() !== '');

test.each(LANGS)('a first visit is told what Enza is, with bots and with people, in %s', (lang) => {
  settings.value = { ...worn, lang };
  const words = shelfWords[lang];
  expect(words.enza).toMatch(/bots|ボット/);
  expect(drawn()).toContain(words.enza);
  kept.set(`${PREFIX}people`, '[]');
  expect(drawn()).not.toContain(words.enza);
});

test.each(LANGS)('each box says that it is played alone and together, each fact by itself, in %s', (lang) => {
  settings.value = { ...worn, lang };
  const words = shelfWords[lang];
  const boxes = drawn().split('class="on-shelf"').slice(1);
  for (const [at, { facts }] of SHELF.entries()) {
    const label = textsOf(boxes[at] ?? '');
    expect(label).toContain(facts.seats.fewest === 1 ? words.alone : words.withBots);
    expect(label).toContain(words.together);
    expect(label.join()).not.toContain('·');
    expect(words.withBots).toMatch(/bots|ボット/);
  }
  // The way to have one picked stands beside the last box: two in a row, none stands alone.
  expect(boxes).toHaveLength(SHELF.length + 1);
  expect(boxes.length % 2).toBe(0);
});

test.each(LANGS)('the day’s deals have one name on the shelf and on their screen, in %s', (lang) => {
  expect(dailyWords[lang].title).toBe(shelfWords[lang].daily);
});

const WON: Result = { points: [2, 1], winners: [0] };
const cardOf = (id: string, result: Result | null, title: string | null = null) =>
  ({
    setup: { seats: 2, options: {} },
    moves: 3,
    id,
    game: 'not in this build',
    title,
    sitters: ['Aya', 'Ben'].map((name) => ({ kind: 'person', name, emblem: 'fan' })),
    floor: result ? { kind: 'over' } : { kind: 'open', seat: 0 },
    result,
    touchedAt: 0,
    picture: {},
  }) as unknown as ShelfEntry;

test('of games that are over the newest alone stands before the boxes, under a heading; the others are a link', () => {
  const words = waitingWords.en;
  const page = blankPage();
  shelf.value = [cardOf('waits', null), cardOf('newest', WON), cardOf('older', WON)];
  page.draw(<Tickets count={3} />);
  const html = page.html();
  expect(html.match(/class="ticket"/g)).toHaveLength(2);
  const [waiting = '', over = ''] = html.split('<h3');
  expect(over).toContain(words.ended);
  expect(waiting).toContain('#/table/waits');
  expect(waiting).toContain(words.resume);
  expect(waiting).not.toContain(words.see);
  expect(over).toContain('#/table/newest');
  expect(over).toContain(words.see);
  expect(over).not.toContain(words.resume);
  expect(html).not.toContain('#/table/older');
  expect(over).toContain(archiveWords.en.all(2));
});

test('a title that is read from right to left is parted from the game’s name beside it', () => {
  const page = blankPage();
  const title = 'ערב';
  shelf.value = [cardOf('waits', null, title)];
  page.draw(<Tickets count={1} />);
  expect(page.html().replaceAll('\n', '')).toContain(`<bdi>${title}</bdi>`);
});
