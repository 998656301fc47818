import type { ComponentChildren } from 'preact';
import { expect, test } from 'vitest';
import { expectAllApart, expectCover, expectStyled, outlines, shapes, traits } from '../../../../tests/drawings.ts';
import { LANGS } from '../../../../words/voice.ts';
import { CARDS, FOLK, type FolkId, GEISHA_IDS, type Kind } from '../../rules/cards.ts';
import { leaflet } from '../leaflet.tsx';
import { Cover } from '../lid.tsx';
import { Folk } from './Folk.tsx';
import { CardBack, FolkCard } from './FolkCard.tsx';
import { GEISHA_BOX, Geisha, MOODS, PEOPLE } from './Geisha.tsx';
import { Icon } from './Icon.tsx';
import { EFFECT_SIGNS, Lantern, Reputation, Shapes } from './signs.tsx';
import { GuestTile, Poster, SmallCard } from './Tiles.tsx';

const kinds = CARDS.map((_, kind) => kind);
/** A card of that name, in whatever colour. */
const oneOf = (name: FolkId): Kind => CARDS.findIndex(({ folk }) => folk === name);
const cards = kinds.map((kind) => <FolkCard key={kind} of={kind} />);
const tiles = kinds.map((kind) => <GuestTile key={kind} of={kind} />);
const small = kinds.map((kind) => <SmallCard key={kind} of={kind} />);
const posters = kinds.map((kind) => <Poster key={kind} of={kind} />);
const geisha = GEISHA_IDS.map((id) => <Geisha key={id} of={id} />);
const icons = ['red', 'blue', 'green', 'any', 'house'].map((of) => <Icon key={of} of={of} />);

test('no two cards, guests, posters, geisha or icons look alike', () => {
  for (const group of [cards, tiles, posters, geisha, icons]) {
    expectAllApart(group);
  }
});

test('names, geisha and reputations are told apart without any colour', () => {
  const folk = FOLK.map(({ id }) => <Folk key={id} of={oneOf(id)} />);
  for (const group of [folk, geisha, icons]) expectAllApart(group, outlines);
});

test('fan, flask, book and blossom each have a pale part of their own, which makes way for a number', () => {
  const palesOf = (value?: number): string[] =>
    (['red', 'blue', 'green', 'any'] as const).flatMap((of) =>
      shapes(<Reputation of={of} {...(value !== undefined && { value })} />)
        .filter((shape) => shape.class === 'mai-art-pale')
        .map(({ d }) => String(d)),
    );
  expect(new Set(palesOf()).size).toBe(4);
  expect(palesOf(5)).toEqual([]);
});

test('every name has its figure, every effect its sign, and what does nothing has none', () => {
  for (const { id, effect } of FOLK) {
    expect(shapes(<Folk of={oneOf(id)} />).length).toBeGreaterThan(4);
    expect(EFFECT_SIGNS[effect] === '').toBe(effect === 'none');
  }
  const signs = Object.values(EFFECT_SIGNS);
  expect(new Set(signs).size).toBe(signs.length);
});

test('a card shows one mark for each step of publicity, and a poster as many', () => {
  const signsOn = (node: ComponentChildren): number =>
    shapes(node).filter((shape) => String(shape.class).includes('mai-art-sign')).length;
  CARDS.forEach(({ publicity }, kind) => {
    const steps = publicity.reduce((sum, raise) => sum + raise, 0);
    expect(signsOn(posters[kind])).toBe(steps);
    // beside the requirement
    expect(signsOn(cards[kind])).toBe(steps + 1);
  });
});

test('in a crowded hand on a small phone every effect sign is in sight, and large enough', () => {
  const unit = 60 / 72;
  const strip = 44;
  for (const card of cards) {
    const sign = shapes(card).find((shape) => shape.class === 'mai-art-effect');
    if (!sign) continue;
    const [, x = 0, scale = 0] =
      /translate\((\S+) \S+\) scale\((\S+)\)/.exec(String(sign.transform))?.map(Number) ?? [];
    expect(16 * scale * unit).toBeGreaterThanOrEqual(14);
    expect((x + 8 * scale) * unit).toBeLessThanOrEqual(strip);
  }
});

test('a lock hangs on a card that cannot come, and nothing else of it changes', () => {
  const classes = (card: ComponentChildren) => shapes(card).map((shape) => shape.class);
  const barred = classes(<FolkCard of={0} isBarred />);
  expect(barred).toContain('mai-art-lock');
  expect(barred.filter((name) => name !== 'mai-art-lock')).toEqual(classes(<FolkCard of={0} />));
});

test('the aid explains every effect sign, on one small screen', () => {
  const { aid } = leaflet;
  for (const lang of LANGS) {
    const lines = (aid?.[lang] ?? []).flatMap((part) => part.lines);
    expect(lines.length).toBeLessThanOrEqual(16);
    const drawn = lines.flat().flatMap((part) => (typeof part === 'object' && 'icon' in part ? [part.icon] : []));
    for (const [effect, sign] of Object.entries(EFFECT_SIGNS)) {
      if (sign !== '') expect(drawn.filter((icon) => icon === effect)).toHaveLength(1);
    }
    expect(new Set(drawn.map((of) => traits(<Icon of={of} />))).size).toBe(new Set(drawn).size);
  }
});

test('every class that a drawing uses is drawn by a rule', () => {
  const all = [
    ...cards,
    ...tiles,
    ...small,
    ...posters,
    ...geisha,
    ...icons,
    <CardBack key="back" />,
    <Lantern key="lantern" />,
  ];
  expectStyled(all, new URL('art.css', import.meta.url), new URL('cards.css', import.meta.url));
});

test('the cover fills a lid three by four', () => {
  expectCover(<Cover />);
});

test('every geisha has a face, hair and things of her own, and so she has when she is glad or struck', () => {
  for (const part of ['still', 'behind', 'front'] as const)
    expectAllApart(
      GEISHA_IDS.map((id) => <Shapes key={id} of={PEOPLE[id][part]} />),
      outlines,
    );
  for (const mood of ['glad', 'struck'] as const) {
    expectAllApart([...GEISHA_IDS.map((id) => <Geisha key={id} of={id} mood={mood} />), ...geisha], outlines);
    expectAllApart(
      FOLK.flatMap(({ id }) => [
        <Folk key={id} of={oneOf(id)} mood={mood} />,
        <Folk key={`${id} still`} of={oneOf(id)} />,
      ]),
      outlines,
    );
  }
  expect(MOODS.glad).not.toEqual(MOODS.struck);
});

test('nothing of a geisha goes over the edge of what is drawn of her', () => {
  const [left, top, width, height] = GEISHA_BOX.split(' ').map((side) => Number(side) * 2) as [
    number,
    number,
    number,
    number,
  ];
  for (const id of GEISHA_IDS)
    for (const [, d] of Object.values(PEOPLE[id]).flat())
      for (const [x, y] of corners(d)) {
        expect([id, x >= left && x <= left + width, y >= top && y <= top + height]).toEqual([id, true, true]);
      }
});

/** Where an outline goes to: control points of curves count too, those of arcs do not. */
function corners(d: string): [number, number][] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    const isOwn = command === command.toLowerCase();
    const size = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 }[command.toLowerCase()] ?? 0;
    for (let at = 0; size > 0 && at + size <= numbers.length; at += size) {
      const part = numbers.slice(at, at + size);
      const [endX, endY] =
        command.toLowerCase() === 'h'
          ? [part[0], null]
          : command.toLowerCase() === 'v'
            ? [null, part[0]]
            : part.slice(-2);
      x = endX == null ? x : isOwn ? x + endX : endX;
      y = endY == null ? y : isOwn ? y + endY : endY;
      found.push([x, y]);
    }
  }
  return found;
}
