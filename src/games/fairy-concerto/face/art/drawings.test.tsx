import { expect, test } from 'vitest';
import { expectAllApart, expectCover, expectStyled, shapes, traits } from '../../../../tests/drawings.ts';
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
import { Icon } from '../index.tsx';
import { Cover } from '../lid.tsx';
import { CardBack, ContestCard, FairyCard, ScoreBack, ScoreCard } from './cards.tsx';
import { Bach } from './Musician.tsx';
import { HonourMark } from './signs.tsx';

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
    expectAllApart(group);
  }
  expect(traits(<ScoreBack />)).not.toBe(traits(<CardBack />));
});

test('every kind is told by the silhouette of its instrument, by its hat and by hue', () => {
  KINDS.forEach((kind) => {
    const classes = shapes(<FairyCard kind={kind} />).map((shape) => shape.class);
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
  // On a pile or just turned over it is nobody's yet, in all its colours.
  expect(shapes(<ScoreCard card={0} />)[0]?.class).toBe('fc-card');
});

test('every class that a drawing uses is drawn by a rule', () => {
  expectStyled(all, new URL('art.css', import.meta.url), new URL('cards.css', import.meta.url));
});

test('an honour is its contest’s sign on a medal; the cover fills a lid three by four', () => {
  expect(new Set(CONTESTS.map((of) => traits(<HonourMark of={of} />))).size).toBe(CONTESTS.length);
  expectCover(<Cover />);
});
