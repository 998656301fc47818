import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyMove, AnyView } from '../engine/game.ts';
import type { Answer, CallName, Notice, Request } from '../protocol/messages.ts';
import type { ShelfEntry, TableNews } from '../protocol/shown.ts';
import { connection, ribbon, shelf, table, trouble } from './published.ts';
import { holdBack, lastTroubles, noteDrawn } from './receive.ts';
import * as requests from './requests.ts';

/** The one worker that the page has; it does nothing but listen. */
const worker = {
  onmessage: null as ((event: { data: Notice }) => void) | null,
  onerror: null as (() => void) | null,
  told: [] as Request[],
  postMessage(request: Request) {
    this.told.push(request);
  },
  terminate() {},
};
const say = (notice: Notice): void => worker.onmessage?.({ data: notice });
const last = (): Request | undefined => worker.told.at(-1);
const ready = (): void => say({ kind: 'ready' });

const news = (over: Partial<TableNews>): TableNews => ({
  match: 'one',
  game: 'whisper',
  setup: { seats: 2, options: {}, first: 0 },
  sitters: [],
  here: [],
  byMessages: false,
  logLength: 7,
  eyes: 'onlooker',
  floor: { kind: 'open', seat: 0 },
  holder: null,
  frames: [],
  ask: null,
  offers: [],
  peek: false,
  peekers: [],
  sheet: { rows: [], totals: [] },
  noHints: false,
  ribbon: { from: 0, lines: [] },
  undo: { drops: [], wholeTurn: [], why: 'nothing', seat: null },
  redo: false,
  saved: true,
  unsaved: 0,
  result: null,
  early: null,
  began: null,
  series: null,
  ...over,
});
const lay = (over: Partial<TableNews> = {}): void => say({ kind: 'table', table: news(over) });

beforeAll(() => {
  vi.stubGlobal('Worker', function FakeWorker() {
    return worker;
  });
  requests.showShelf();
  ready();
});
afterAll(() => {
  vi.unstubAllGlobals();
});
beforeEach(() => {
  for (const match of ['one', 'other']) requests.leave(match);
  requests.openMatch('one');
  trouble.value = null;
});

test('what is published lies in the signals', () => {
  expect(connection.value).toBe('ready');
  const cards: readonly ShelfEntry[] = [];
  say({ kind: 'shelf', cards });
  expect(shelf.value).toBe(cards);
  lay({ logLength: 3 });
  expect(table.value?.logLength).toBe(3);
});

test('the ribbon keeps the lines that still hold', () => {
  const redo = { kind: 'redo' } as const;
  const undo = { kind: 'undo', count: 1, agreed: false } as const;
  lay({ ribbon: { from: 0, lines: [redo, redo] } });
  lay({ ribbon: { from: 1, lines: [undo] } });
  expect(ribbon.value).toEqual([redo, undo]);
});

test('what is said while it is held back comes in its order once it is let go', () => {
  lay({ logLength: 7 });
  const letGo = holdBack();
  // A second one is let go with the first.
  const andAgain = holdBack();
  lay({ logLength: 8 });
  andAgain();
  expect(table.value?.logLength).toBe(7);
  lay({ logLength: 9, ribbon: { from: 0, lines: [] } });
  const seen: (number | undefined)[] = [];
  const stop = table.subscribe((now) => seen.push(now?.logLength));
  letGo();
  lay({ logLength: 10 });
  stop();
  expect(seen).toEqual([7, 8, 9, 10]);
});

test('a table that is told anew without a move keeps its offers, and with them what was chosen of them', () => {
  const offers = (): TableNews['offers'] => [{ move: { do: 'whisper' } as unknown as AnyMove, foresight: [] }];
  const after = (moveCount: number, asked: readonly number[] = []): TableNews['frames'] => [
    {
      view: {} as AnyView,
      events: [],
      sheet: { rows: [], totals: [] },
      asked,
      moveCount,
    } satisfies TableNews['frames'][number],
  ];
  lay({ offers: offers(), frames: after(3) });
  const first = table.value?.offers;
  // A hint is an entry of the log as well.
  lay({ offers: offers(), frames: after(3), logLength: 8 });
  expect(table.value).toMatchObject({ logLength: 8 });
  expect(table.value?.offers).toBe(first);
  lay({ offers: offers(), frames: after(3), logLength: 8, floor: { kind: 'private', seat: 0 } });
  const second = table.value?.offers;
  expect(second).not.toBe(first);
  lay({ offers: offers(), frames: after(4), logLength: 9, floor: { kind: 'private', seat: 0 } });
  expect(table.value?.offers).not.toBe(second);
  // Others have answered what they were asked at the same time.
  const floor = { kind: 'private', seat: 0 } as const;
  lay({ offers: offers(), frames: after(5, [0, 1]), logLength: 10, floor });
  const third = table.value?.offers;
  lay({ offers: offers(), frames: after(6, [0]), logLength: 11, floor });
  expect(table.value?.offers).toBe(third);
  lay({ offers: offers(), frames: after(7, [1]), logLength: 12, floor });
  expect(table.value?.offers).not.toBe(third);
});

test('what bots do while the board is still fetched is shown after what came first, and once it is drawn only what is new', () => {
  const frame = (moveCount: number): TableNews['frames'][number] => ({
    ...{ view: {} as AnyView, events: [], sheet: { rows: [], totals: [] }, asked: [], moveCount },
  });
  const laid = (...moves: number[]): number[] | undefined => {
    lay({ frames: moves.map(frame) });
    return table.value?.frames.map(({ moveCount }) => moveCount);
  };
  expect(laid(4, 5)).toEqual([4, 5]);
  expect(laid(5, 6)).toEqual([4, 5, 6]);
  // Taken back: what was to come is gone.
  expect(laid(3)).toEqual([3]);
  expect(laid(3, 4)).toEqual([3, 4]);
  noteDrawn(true);
  expect(laid(4, 5)).toEqual([4, 5]);
  noteDrawn(false);
  expect(laid(5, 6)).toEqual([5, 6]);
});

test('requests name the table that they were made at', () => {
  lay({ logLength: 7 });
  const move = { step: 'x' } as unknown as AnyMove;
  requests.move(1, move);
  expect(last()).toEqual({ kind: 'move', logLength: 7, seat: 1, move });
  requests.undo(true);
  expect(last()).toEqual({ kind: 'undo', logLength: 7, agreed: true });
  requests.redo();
  expect(last()).toEqual({ kind: 'redo', logLength: 7 });
  requests.sit(1, { kind: 'person', name: 'Aya', emblem: 'fan' });
  expect(last()).toMatchObject({ kind: 'sit', logLength: 7, seat: 1 });
});

test('without a table there is nothing to ask of it', async () => {
  const told = worker.told.length;
  requests.redo();
  requests.undo(false);
  expect(await requests.why(0, {} as AnyMove)).toBeNull();
  expect(worker.told).toHaveLength(told);
});

test('leaving, and opening or deleting another, leave nothing of a match on the page', () => {
  for (const go of [
    () => requests.leave('one'),
    () => requests.openMatch('other'),
    () => requests.deleteMatches(['one']),
    requests.deleteAll,
  ]) {
    requests.openMatch('one');
    lay({ ribbon: { from: 0, lines: [{ kind: 'redo' }] } });
    expect(table.value?.match).toBe('one');
    requests.openMatch('one');
    expect(table.value?.match).toBe('one');
    go();
    expect(table.value).toBeNull();
    expect(ribbon.value).toEqual([]);
    lay();
    expect(table.value).toBeNull();
  }
});

test('who leaves a match for which another is shown by now leaves nothing', () => {
  requests.openMatch('other');
  const told = worker.told.length;
  requests.leave('one');
  lay({ match: 'other' });
  expect(table.value?.match).toBe('other');
  expect(worker.told).toHaveLength(told);
});

describe('covering', () => {
  const sitters = [
    { kind: 'person', name: 'Aya', emblem: 'fan' },
    { kind: 'person', name: 'Ben', emblem: 'bell' },
  ] as const;
  const secret: Partial<TableNews> = { sitters, here: [0, 1], floor: { kind: 'private', seat: 1 }, eyes: 1 };

  test('draws the curtain at once, and lets no view through that was sent before the host knew', () => {
    lay(secret);
    requests.cover();
    expect(last()).toEqual({ kind: 'cover' });
    expect(table.value?.floor).toEqual({ kind: 'curtain', to: 1 });
    lay(secret);
    expect(table.value?.floor).toEqual({ kind: 'curtain', to: 1 });
    lay({ sitters, floor: { kind: 'curtain', to: 1 }, logLength: 8 });
    expect(table.value?.logLength).toBe(8);
    lay(secret);
    expect(table.value?.floor).toEqual({ kind: 'private', seat: 1 });
  });

  test('loses no line of the log with the view that is not let through', () => {
    const [first, second, third] = [{ kind: 'redo' }, { kind: 'redo' }, { kind: 'redo' }] as const;
    lay({ ...secret, ribbon: { from: 0, lines: [first] } });
    requests.cover();
    lay({ ...secret, ribbon: { from: 1, lines: [second] } });
    lay({ sitters, floor: { kind: 'curtain', to: 1 }, ribbon: { from: 2, lines: [third] } });
    expect(ribbon.value).toEqual([first, second, third]);
  });

  test('changes nothing for one person among bots, nor on the open table', () => {
    const open = { sitters, floor: { kind: 'open', seat: 1 } } as const;
    for (const over of [{ ...secret, here: [1] }, open]) {
      lay(over);
      requests.cover();
      expect(table.value?.floor).toEqual(over.floor);
    }
  });
});

describe('a call', () => {
  const asked = (): number => {
    const request = last();
    return request && 'call' in request ? request.call : -1;
  };
  const answer = (told: Answer<CallName>, call = asked()): void => say({ kind: 'answer', call, answer: told });
  const match = { game: 'whisper', setup: { seats: 2, options: {}, first: 0 }, sitters: [], seed: null } as const;

  test('for a new match resolves with its name', async () => {
    const started = requests.startMatch(match);
    say({ kind: 'started', match: 'new' });
    answer('new');
    expect(await started).toBe('new');
    lay({ match: 'new' });
    expect(table.value?.match).toBe('new');
    lay({ match: 'one' });
    expect(table.value?.match).toBe('new');
  });

  test('for a new match rejects if there is none', async () => {
    const started = requests.startMatch(match);
    say({ kind: 'trouble', call: asked(), trouble: { what: 'cannotStart', game: 'whisper' } });
    await expect(started).rejects.toThrow('cannotStart');
    expect(trouble.value).toEqual({ what: 'cannotStart', game: 'whisper' });
  });

  test('for a reason is answered, each with its own', async () => {
    lay();
    const one = requests.why(0, {} as AnyMove);
    const first = asked();
    const other = requests.why(0, {} as AnyMove);
    answer(null);
    answer({ rule: 'place.frame' }, first);
    expect(await one).toEqual({ rule: 'place.frame' });
    expect(await other).toBeNull();
  });

  test('for text, for what became of text, for a name, for an earlier moment and for a deal code is answered', async () => {
    const out = requests.exportMatches(null);
    answer('{}');
    expect(await out).toBe('{}');
    const back = requests.importMatches('{}');
    expect(last()).toMatchObject({ kind: 'import', text: '{}' });
    answer({ refused: 'shape', place: 'enza' });
    expect(await back).toEqual({ refused: 'shape', place: 'enza' });
    const named = requests.renameMatch('one', 'Sunday');
    answer(null);
    expect(await named).toBeNull();
    const past = requests.lookBack(3);
    expect(last()).toMatchObject({ kind: 'lookBack', moves: 3 });
    answer(null);
    expect(await past).toBeNull();
    const code = requests.askDealCode('one');
    answer(null);
    expect(await code).toBeNull();
  });

  test('that the host dies over is not waited for', async () => {
    lay();
    const reason = requests.why(0, {} as AnyMove);
    const started = requests.startMatch(match);
    worker.onerror?.();
    expect(connection.value).toBe('restarting');
    expect(await reason).toBeNull();
    await expect(started).rejects.toThrow('hostDied');
    ready();
  });
});

describe('trouble', () => {
  test('is remembered by its kind, without the names of matches, and not for ever', () => {
    const trouble = { what: 'brokenSave', match: 'one', refusal: { refused: 'setup', place: 'seats' } } as const;
    say({ kind: 'trouble', call: null, trouble });
    expect(lastTroubles().at(-1)).toBe('brokenSave setup seats');
    for (let time = 0; time < 20; time++) {
      say({ kind: 'trouble', call: null, trouble: { what: 'notSaved', full: time % 2 === 0 } });
    }
    expect(lastTroubles()).toEqual(Array.from({ length: 4 }, () => ['notSaved full', 'notSaved']).flat());
  });

  test('with saving is over when a save was made good, other trouble is not', () => {
    say({ kind: 'trouble', call: null, trouble: { what: 'notSaved', full: true } });
    lay({ saved: false });
    expect(trouble.value?.what).toBe('notSaved');
    lay({ saved: true });
    expect(trouble.value).toBeNull();
    say({ kind: 'trouble', call: null, trouble: { what: 'storeClosed' } });
    lay({ saved: true });
    expect(trouble.value?.what).toBe('storeClosed');
  });

  test('with the match on the table clears the table', () => {
    lay();
    say({ kind: 'trouble', call: null, trouble: { what: 'noSuchMatch', match: 'other' } });
    expect(table.value).not.toBeNull();
    say({ kind: 'trouble', call: null, trouble: { what: 'noSuchMatch', match: 'one' } });
    expect(table.value).toBeNull();
  });
});
