import { readdirSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HOUSE, housePapers } from './house.ts';
import { GAME_ROOMS, ROOMS } from './rooms.ts';

/** The compiler's knowledge of each context is no code. */
const NO_ROOM = ['contexts', 'games'];

const papers = housePapers(readFileSync(HOUSE, 'utf8'));
test.each(Object.keys(papers))('%s says what the rooms are and whom they may call on: npm run house', (path) => {
  expect(readFileSync(path, 'utf8')).toBe(papers[path]);
});

const namesIn = (folder: string): string[] =>
  readdirSync(folder).filter((name) => !/\.test\.|\.css$|\.d\.ts$|\.md$/.test(name));

test('every folder and file under src is a room', () => {
  const rooms = ROOMS.map(({ room }) => room);
  expect(namesIn('src').filter((name) => !rooms.includes(name) && !NO_ROOM.includes(name))).toEqual([]);
  const games = readdirSync('src/games', { withFileTypes: true });
  const [folders, files] = [true, false].map((is) => games.filter((each) => each.isDirectory() === is));
  const single = (files ?? []).map(({ name }) => name).filter((name) => !/\.test\.|\.md$/.test(name));
  expect(single.filter((name) => !rooms.includes(`games/${name}`))).toEqual([]);
  const inside = GAME_ROOMS.map(({ room }) => room);
  for (const { name } of folders ?? []) {
    expect(namesIn(`src/games/${name}`).filter((each) => !inside.includes(each))).toEqual([]);
  }
});

/** A rulebook is one text. */
const isData = (file: string): boolean => /^games\/[^/]+\/(?:fixtures|rulebook)\//.test(file);
const MOST_BYTES = 16_384;

test('no file but data is longer than a sitting', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(?:tsx?|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const long = files.filter((file) => !isData(file) && statSync(`src/${file}`).size > MOST_BYTES);
  expect(long, 'is more than one thing; part it').toEqual([]);
});
