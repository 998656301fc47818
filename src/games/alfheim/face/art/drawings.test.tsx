import { expect, test } from 'vitest';
import { expectAllApart, expectCover, expectStyled, outlines, shapes } from '../../../../tests/drawings.ts';
import { CLUES, COSTS, EXPERTS, FOOTPRINTS, KINDS, KING, letterOf, NAMES, SETS } from '../../rules/fairies.ts';
import { Icon } from '../index.tsx';
import { ClueCard, ExpertCard, FairyCard, FootprintCard } from '../large.tsx';
import { Cover } from '../lid.tsx';
import { CostTile } from './CostTile.tsx';
import { Portrait } from './portraits.tsx';
import { Clue, Domino, Expert, Footprint, Lock } from './tokens.tsx';

const MOODS = ['still', 'glad', 'struck'] as const;
const clues = CLUES.map((clue) => <Clue key={clue} of={clue} />);
const portraits = KINDS.map((kind) => <Portrait key={kind} of={kind} />);
const dominoes = KINDS.flatMap((kind) =>
  (['across', 'down'] as const).map((lies) => <Domino key={`${kind} ${lies}`} kind={kind} lies={lies} />),
);
const costs = KINDS.flatMap((kind) =>
  (COSTS[kind] ?? []).map((cost, tile) => <CostTile key={`${kind} ${cost}`} kind={kind} tile={tile} />),
);
const footprints = [...FOOTPRINTS.keys(), null].map((of) => <Footprint key={of} of={of} />);
const experts = SETS.flatMap((set) =>
  EXPERTS[set].points.map((_, rank) => <Expert key={`${set} ${rank}`} set={set} rank={rank} />),
);
const icons = [...CLUES.map(letterOf), ...NAMES].map((of) => <Icon key={of} of={of} />);
const moods = MOODS.map((mood) => <Portrait key={mood} of={0} mood={mood} />);
const cards = [
  ...KINDS.map((kind) => <FairyCard key={`fairy ${kind}`} of={kind} />),
  ...CLUES.map((clue) => <ClueCard key={`clue ${clue}`} of={clue} />),
  ...SETS.map((set) => <ExpertCard key={`expert ${set}`} set={set} rank={0} />),
  <FootprintCard key="footprint" of={0} />,
];
const groups = [cards, clues, portraits, moods, dominoes, costs, footprints, experts, icons];

test('no two pieces of a kind look alike', () => {
  for (const group of groups) expectAllApart(group);
});

test('foods and fairies are told apart without colour', () => {
  for (const group of [clues, portraits]) expectAllApart(group, outlines);
});

test('every clue is told by its food and by hue', () => {
  CLUES.forEach((clue) => {
    const classes = shapes(<Clue of={clue} />).map(({ class: name }) => String(name ?? ''));
    expect(classes[0]).toBe(`alf-clue alf-${letterOf(clue).toLowerCase()}`);
    expect(classes).toContain('alf-food');
  });
});

test('every fairy has three faces, each with eyes of its own', () => {
  for (const kind of KINDS) expectAllApart(MOODS.map((mood) => <Portrait key={mood} of={kind} mood={mood} />));
});

test('a cost tile shows one food for each clue it wants, and the King’s as many shapes as kinds', () => {
  for (const kind of KINDS) {
    (COSTS[kind] ?? []).forEach((cost, tile) => {
      const drawn = shapes(<CostTile kind={kind} tile={tile} />);
      const foods = drawn.filter(({ class: name }) => String(name).startsWith('alf-drawn'));
      const any = drawn.filter(({ class: name }) => name === 'alf-any');
      expect([foods.length, any.length]).toEqual(kind === KING ? [0, cost.length] : [cost.length, 0]);
      if (kind === KING) expect(new Set(any.map(({ d }) => d)).size).toBe(new Set(cost).size);
    });
  }
});

test('every class that a drawing uses is drawn by a rule', () => {
  expectStyled([...groups.flat(), <Lock key="lock" />], new URL('art.css', import.meta.url));
});

test('the cover fills a lid three by four', () => {
  expectCover(<Cover />);
});
