import { readFileSync } from 'node:fs';
import type { ComponentChildren, VNode } from 'preact';
import { expect, test } from 'vitest';
import {
  type Counts,
  countsOf,
  HARPISTS,
  KINDS,
  LETTERS,
  nobody,
  PIANISTS,
  SCORE_MARKS,
  SOLOISTS,
  sumOf,
} from '../../rules/cards.ts';
import { CONTESTS } from '../../rules/score.ts';
import type { Contests } from '../../rules/state.ts';
import { Cover } from '../Cover.tsx';
import { Bach } from './Bach.tsx';
import { ContestCard } from './ContestCard.tsx';
import { HonourMark } from './emblems.tsx';
import { CardBack, FairyCard } from './FairyCard.tsx';
import { Icon } from './Icon.tsx';
import { ScoreBack, ScoreCard } from './ScoreCard.tsx';

type Props = Readonly<Record<string, unknown>> & { readonly children?: ComponentChildren };
const isDrawn = (node: unknown): node is VNode<Props> => typeof node === 'object' && node !== null && 'type' in node;

/** All shapes of a drawing, in the order in which they are drawn, as the props that make them. */
function shapes(node: ComponentChildren): Props[] {
  if (Array.isArray(node)) return node.flatMap(shapes);
  if (!isDrawn(node)) return [];
  const { type, props } = node;
  if (typeof type === 'function') return shapes((type as (props: Props) => ComponentChildren)(props));
  return [props, ...shapes(props.children)];
}

/** What differs where two drawings do. */
const traits = (node: ComponentChildren): string =>
  JSON.stringify(shapes(node).map((shape) => ({ ...shape, children: null })));

const drawn: Contests = { popular: 0, soloist: 'fewest', pianist: 'TD', harpist: 'VH' };

const fairies = KINDS.map((kind) => <FairyCard key={kind} kind={kind} />);
const scores = SCORE_MARKS.map((_, card) => <ScoreCard key={card} card={card} />);
const faces = [
  ...KINDS.map((popular) => <ContestCard key={popular} of="popular" contests={{ ...drawn, popular }} />),
  <ContestCard key="conductor" of="conductor" contests={drawn} />,
  ...SOLOISTS.map((soloist) => <ContestCard key={soloist} of="soloist" contests={{ ...drawn, soloist }} />),
  ...PIANISTS.map((pianist) => <ContestCard key={pianist} of="pianist" contests={{ ...drawn, pianist }} />),
  ...HARPISTS.map((harpist) => <ContestCard key={harpist} of="harpist" contests={{ ...drawn, harpist }} />),
];
const icons = [...LETTERS, ...CONTESTS].map((of) => <Icon key={of} of={of} />);
const all = [...fairies, ...scores, ...faces, ...icons, <Bach key="bach" />, <CardBack key="back" />];

test('no two fairies, score cards, contest cards or icons look alike', () => {
  for (const group of [fairies, scores, faces, icons]) {
    expect(new Set(group.map(traits)).size).toBe(group.length);
  }
  expect(traits(<ScoreBack />)).not.toBe(traits(<CardBack />));
});

test('every kind is told by instrument, by hue and by letter', () => {
  KINDS.forEach((kind) => {
    const classes = shapes(<FairyCard kind={kind} />).map((shape) => shape.class);
    expect(classes).toContain('fc-letter');
    expect(classes).toContain('fc-instrument');
    expect(classes[0]).toContain(`fc-${LETTERS[kind].toLowerCase()}`);
  });
});

test('a score card shows as many fairies in colour as are there, and is told when it is met', () => {
  SCORE_MARKS.forEach((mark, card) => {
    const wanted = (has: Counts): number =>
      shapes(<ScoreCard card={card} has={has} />).filter((shape) => shape.class === 'fc-wanted').length;
    const isMet = (has: Counts): boolean =>
      String(shapes(<ScoreCard card={card} has={has} />)[0]?.class).includes('fc-met');
    const [needs, oneLess] = [countsOf(mark), countsOf(mark.slice(1))];
    expect([needs, oneLess, nobody()].map(wanted)).toEqual([0, 1, sumOf(needs)]);
    expect([needs, oneLess, nobody()].map(isMet)).toEqual([true, false, false]);
  });
});

test('every class that a drawing uses is drawn by a rule', () => {
  const css = ['art.css', 'cards.css'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('');
  const used = new Set(all.flatMap((each) => shapes(each).flatMap(({ class: name }) => String(name ?? '').split(' '))));
  used.delete('');
  const lacking = [...used].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(css));
  expect(lacking).toEqual([]);
  expect(used.size).toBeGreaterThan(30);
});

test('an honour is its contest’s sign on a medal; the cover fills a lid three by four', () => {
  expect(new Set(CONTESTS.map((of) => traits(<HonourMark of={of} />))).size).toBe(CONTESTS.length);
  expect(shapes(<Cover />)[0]?.viewBox).toBe('0 0 96 128');
});
