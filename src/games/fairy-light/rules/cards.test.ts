import { expect } from 'vitest';
import { rule } from '../../../engine/conformance/rule.ts';
import { DECKS, FACES, firstKindOf, isCotton, isStart, kindOfMark, MOON, SUN, sideOf, sight } from './cards.ts';
import { cellAt, START } from './grid.ts';

const faceOf = (mark: string) => FACES[kindOfMark(mark)];

rule('forest.parts', 'the box holds ten start cards, and twelve cards for either side', () => {
  expect(FACES.filter((_, kind) => isStart(kind)).reduce((sum, { copies }) => sum + copies, 0)).toBe(10);
  expect(DECKS.map((deck) => deck.length)).toEqual([12, 12]);
  expect(FACES.reduce((sum, { copies }) => sum + copies, 0)).toBe(34);
});

rule('forest.plain', 'a plain card shows one or two symbols of its own side', () => {
  expect(faceOf('S1')).toMatchObject({ suns: 1, moons: 0, near: [], rays: [] });
  expect(faceOf('S2')).toMatchObject({ suns: 2, moons: 0 });
  expect(faceOf('M2')).toMatchObject({ suns: 0, moons: 2 });
});

rule(
  'forest.cottons',
  'a Cotton of a side looks both ways along one line and shows one symbol of the other side',
  () => {
    expect(faceOf('s|')).toMatchObject({ suns: 0, moons: 1, near: [], rays: ['N', 'S'] });
    expect(faceOf('s-')).toMatchObject({ suns: 0, moons: 1, rays: ['W', 'E'] });
    expect(faceOf('m\\')).toMatchObject({ suns: 1, moons: 0, rays: ['NW', 'SE'] });
    expect(faceOf('m/')).toMatchObject({ suns: 1, moons: 0, rays: ['SW', 'NE'] });
  },
);

rule('forest.icons', 'a card icon means one card, an arrow icon all of them in its direction', () => {
  const dusk = sight(kindOfMark('*dusk'), START);
  expect(dusk).toContain(cellAt(-1, -1));
  expect(dusk).not.toContain(cellAt(-2, -2));
  expect(dusk).toEqual(expect.arrayContaining([1, 2, 3, 4].map((east) => cellAt(east, 0))));
});

rule('forest.starts', 'start cards belong to neither side', () => {
  expect(FACES.flatMap((_, kind) => (isStart(kind) ? [sideOf(kind)] : []))).toEqual(Array(10).fill(null));
});

rule('forest.starts', 'the ring sees the eight cards around it', () => {
  expect(faceOf('*ring')).toMatchObject({ suns: 0, moons: 0, rays: [] });
  const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => cellAt(x, y))).filter((cell) => cell !== START);
  expect(new Set(sight(kindOfMark('*ring'), START))).toEqual(new Set(around));
});

rule('house.starts', 'the other nine start cards look as this edition says', () => {
  const looks = (mark: string) => {
    const { near, rays } = faceOf(mark) as (typeof FACES)[number];
    return [near.join(' '), rays.join(' ')];
  };
  expect(looks('*cross')).toEqual(['', 'N E S W']);
  expect(looks('*saltire')).toEqual(['', 'NE SE SW NW']);
  expect(looks('*lantern')).toEqual(['NE SE SW NW', 'N E S W']);
  expect(looks('*star')).toEqual(['', 'N NE E SE S SW W NW']);
  expect(looks('*petal')).toEqual(['N E S W', 'NE SE SW NW']);
  expect(looks('*banner')).toEqual(['N S', 'E W']);
  expect(looks('*pillar')).toEqual(['E W', 'N S']);
  expect(looks('*dawn')).toEqual(['SE', 'N NW W']);
  expect(looks('*dusk')).toEqual(['NW', 'S SE E']);
  expect(FACES.filter((_, kind) => isStart(kind)).every(({ suns, moons }) => suns + moons === 0)).toBe(true);
});

rule('house.decks', 'each side has four Cottons, six cards with one symbol and two with two', () => {
  expect(DECKS[SUN]?.map((kind) => FACES[kind]?.mark).join(' ')).toBe('s| s- s\\ s/ S1 S1 S1 S1 S1 S1 S2 S2');
  expect(DECKS[MOON]?.map((kind) => FACES[kind]?.mark).join(' ')).toBe('m| m- m\\ m/ M1 M1 M1 M1 M1 M1 M2 M2');
  expect(DECKS.map((deck) => deck.filter(isCotton).length)).toEqual([4, 4]);
});

rule('house.north', 'a card looks the same ways wherever it lies and whoever lays it', () => {
  const [vertical, north, south] = [firstKindOf(MOON), cellAt(0, -3), cellAt(0, 2)];
  expect(sight(vertical, north)).toContain(south);
  expect(sight(vertical, south)).toContain(north);
  expect(sight(vertical, north)).not.toContain(cellAt(1, -3));
  expect(sight(firstKindOf(SUN), north)).toEqual(sight(vertical, north));
});
