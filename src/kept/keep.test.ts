import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { type KeptBytes, SECURITY_HEADERS } from '../protocol/shell.ts';
import { placed } from './files.ts';
import { keepOf } from './keep.ts';

const SCOPE = 'https://enza.example/app/';
const TEXTS: Readonly<Record<string, string>> = {
  'index.html': '<!doctype html><script src="./assets/first-1.js"></script>',
  'assets/first-1.js': 'export const first = 1;',
  'assets/game-2.js': 'export const game = 2;',
};
const integrityOf = (text: string | Buffer): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const listed = Object.entries(TEXTS).map(([url, text]) => ({ url, bytes: text.length, integrity: integrityOf(text) }));
const shipment = placed(listed, SCOPE);
const { files } = shipment;
const [page, first, game] = files;
if (!page || !first || !game) throw new Error('three files');

class FakeCache {
  readonly held = new Map<string, Response>();
  keys = async () => [...this.held.keys()].map((url) => ({ url }));
  match = async (key: string) => this.held.get(key)?.clone();
  async put(key: string, file: Response): Promise<void> {
    this.held.set(key, file);
  }
}

/** As a browser does it: whatever is not as it should be is an error of the network. */
async function judged(answer: Response, integrity: string): Promise<Response> {
  const body = Buffer.from(await answer.clone().arrayBuffer());
  if (integrityOf(body) !== integrity) throw new TypeError('Failed to fetch');
  return answer;
}

let cache: FakeCache;
let asked: string[];
let told: KeptBytes[];
/** What the host answers. */
let host: (url: string, how: RequestInit) => Response;

beforeEach(() => {
  cache = new FakeCache();
  asked = [];
  told = [];
  host = (url) => new Response(TEXTS[url]);
});

const open = (kept = shipment) =>
  keepOf(kept, {
    async fetch(address, how) {
      const url = address.slice(SCOPE.length);
      asked.push(`${url} ${how.cache}`);
      return judged(host(url, how), how.integrity ?? '');
    },
    open: async () => cache as unknown as Cache,
    tell: (kept) => told.push(kept),
  });

const heldTexts = async (): Promise<Record<string, string>> =>
  Object.fromEntries(await Promise.all([...cache.held].map(async ([key, file]) => [key, await file.clone().text()])));

test('all files come, and it is said how much of them is there', async () => {
  const keep = open();
  expect(await keep.isComplete()).toBe(false);
  expect(await keep.complete(files)).toBe(true);
  expect(await keep.isComplete()).toBe(true);
  expect(await heldTexts()).toEqual(Object.fromEntries(files.map(({ key, url }) => [key, TEXTS[url]])));
  const allBytes = Object.values(TEXTS).join('').length;
  expect(told.at(-1)).toEqual({ keptBytes: allBytes, allBytes });
  expect(told).toHaveLength(files.length);
});

test('what is there is not fetched again, and counts', async () => {
  const keep = open();
  await keep.complete([page, first]);
  asked = [];
  expect(await keep.complete(files)).toBe(true);
  expect(asked).toEqual(['assets/game-2.js default']);
  expect(told.at(-1)?.keptBytes).toBe(told.at(-1)?.allBytes);
});

describe('with status 200', () => {
  test.each([
    ['a login page', '<!doctype html><title>Sign in</title>'],
    ['an empty body', ''],
    ['another build’s file', 'export const first = 2;'],
  ])('%s is not kept for a file', async (_, body) => {
    host = (url) => new Response(url === first.url ? body : TEXTS[url]);
    const keep = open();
    expect(await keep.complete(files)).toBe(false);
    expect(await keep.isComplete()).toBe(false);
    expect(Object.keys(await heldTexts())).toEqual([page.key, game.key]);
    await expect(keep.fetch(first)).rejects.toThrow();
    expect(cache.held.has(first.key)).toBe(false);

    host = (url) => new Response(TEXTS[url]);
    expect(await keep.complete(files)).toBe(true);
  });

  test('the page of another build is not kept', async () => {
    host = (url) => new Response(url === page.url ? '<!doctype html><script src="./assets/first-9.js">' : TEXTS[url]);
    const keep = open();
    expect(await keep.complete(files)).toBe(false);
    await expect(keep.fetch(page)).rejects.toThrow();
    expect(cache.held.has(page.key)).toBe(false);
  });
});

test('what lies wrong in the browser’s own cache is passed by', async () => {
  host = (url, { cache: mode }) => new Response(mode === 'reload' ? TEXTS[url] : '<!doctype html>');
  const keep = open();
  expect(await keep.complete(files)).toBe(true);
  expect(asked).toContain('index.html no-cache');
  expect(asked).toContain('assets/first-1.js reload');
});

test('a status that is no 200 is none of the file, whatever comes with it', async () => {
  host = (url) => new Response(TEXTS[url], { status: 404 });
  expect(await open().complete(files)).toBe(false);
  expect(await heldTexts()).toEqual({});
});

test('a host that answers nothing rightly is not asked for everything', async () => {
  const many = placed(
    Array.from({ length: 60 }, (_, index) => ({ url: `assets/${index}.js`, bytes: 1, integrity: 'sha256-no' })),
    SCOPE,
  );
  let asks = 0;
  const keep = keepOf(many, {
    async fetch() {
      asks++;
      throw new TypeError('Failed to fetch');
    },
    open: async () => cache as unknown as Cache,
    tell: () => undefined,
  });
  expect(await keep.complete(many.files)).toBe(false);
  expect(asks).toBeLessThan(many.files.length);
});

test('a device without room shows what came all the same', async () => {
  const keep = open();
  cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  expect(await (await keep.fetch(first)).text()).toBe(TEXTS[first.url]);
  expect(await keep.complete(files)).toBe(false);
});

test('files at names that stay lie apart by what is in them', () => {
  const [other] = placed([{ url: 'index.html', bytes: 1, integrity: 'sha256-another+build/with=' }], SCOPE).files;
  expect(other?.address).toBe(page.address);
  expect(other?.key).not.toBe(page.key);
  expect(first.key).toBe(first.address);
});

describe('in parcels', () => {
  const INSIDE: Readonly<Record<string, string>> = {
    'assets/table-3.js': 'export const table = 3; // “3”',
    'assets/table-4.css': '.table { color: red }',
    'assets/words-5.js': 'export const words = 5;',
  };
  const PARCEL = 'assets/parcel-6.txt';
  const lying = Object.entries(INSIDE).map(([url, text]) => ({
    url,
    bytes: Buffer.byteLength(text),
    integrity: integrityOf(text),
  }));
  const all = Object.values(INSIDE).join('');
  const packed = placed(
    [...listed, { url: PARCEL, integrity: integrityOf(all), holds: lying.length }, ...lying],
    SCOPE,
  );
  const lies: Readonly<Record<string, string>> = { ...TEXTS, ...INSIDE, [PARCEL]: all };
  const expectAll = async (): Promise<void> => {
    const wanted = packed.files.map(({ key, url }) => [key, lies[url]]);
    expect(await heldTexts()).toEqual(Object.fromEntries(wanted));
  };
  beforeEach(() => {
    host = (url) => new Response(lies[url]);
  });

  test('small files come by one question, and each lies by itself as a host would send it', async () => {
    const keep = open(packed);
    expect(await keep.complete(packed.files)).toBe(true);
    expect(asked.map((each) => each.split(' ')[0])).toEqual([...Object.keys(TEXTS), PARCEL]);
    await expectAll();
    expect(told.at(-1)?.keptBytes).toBe(told.at(-1)?.allBytes);
    expect(told).toHaveLength(packed.files.length);
    const styles = cache.held.get(`${SCOPE}assets/table-4.css`);
    expect(Object.fromEntries(styles?.headers ?? [])).toMatchObject({
      ...SECURITY_HEADERS,
      'content-type': 'text/css; charset=utf-8',
    });
  });

  test.each([
    ['a login page', '<!doctype html><title>Sign in</title>'],
    ['an empty body', ''],
    ['a parcel that ends too early', all.slice(0, -1)],
  ])('%s is no parcel: what it holds is asked for singly', async (_, body) => {
    host = (url) => new Response(url === PARCEL ? body : lies[url]);
    const keep = open(packed);
    expect(await keep.complete(packed.files)).toBe(true);
    await expectAll();
    expect(told.at(-1)?.keptBytes).toBe(told.at(-1)?.allBytes);
  });

  test('a file that comes in neither way is missed', async () => {
    const [lost] = Object.keys(INSIDE);
    host = (url) => (url === PARCEL || url === lost ? new Response('', { status: 404 }) : new Response(lies[url]));
    const keep = open(packed);
    expect(await keep.complete(packed.files)).toBe(false);
    expect(await keep.isComplete()).toBe(false);
    expect(cache.held.size).toBe(packed.files.length - 1);
  });

  test('of a parcel that is nearly whole only what is missing is fetched', async () => {
    const keep = open(packed);
    await keep.complete(packed.files);
    cache.held.delete(`${SCOPE}assets/words-5.js`);
    asked = [];
    expect(await keep.complete(packed.files)).toBe(true);
    expect(asked).toEqual(['assets/words-5.js default']);
    await expectAll();
  });

  test('a device without room is not asked to hold everything', async () => {
    const keep = open(packed);
    cache.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    expect(await keep.complete(packed.files)).toBe(false);
    expect(cache.held.size).toBe(0);
  });
});

test('what comes first is whole before the last is asked for', async () => {
  const LARGE_BYTES = 200_000;
  const large = Array.from({ length: 5 }, (_, index) => ({
    url: `assets/${index}.js`,
    bytes: LARGE_BYTES,
    integrity: integrityOf(''),
  }));
  const kept = placed(large, SCOPE);
  let heldAtLast = 0;
  host = (url) => {
    if (url === large.at(-1)?.url) heldAtLast = cache.held.size;
    return new Response('');
  };
  expect(await open(kept).complete(kept.files)).toBe(true);
  expect(heldAtLast).toBeGreaterThan(1);
});
