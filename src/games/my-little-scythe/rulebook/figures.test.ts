import { expect, test } from 'vitest';
import { testAid, testFigures } from '../../../tests/figures.ts';
import { APPLE, GEM } from '../rules/cards.ts';
import { CAMP, CASTLE, DOORS, NEIGHBOURS } from '../rules/hexes.ts';
import { act } from '../rules/move.ts';
import { dealt, does, positionOf } from '../rules/sample.ts';
import { moves } from '../rules/steps/turn.ts';
import { deliveries, reach } from '../rules/steps/walk.ts';
import { aid as aidEn, aidJa, rulebook } from './index.ts';
import { type FigureScene, figures, type MapScene, SCENES } from './scenes.ts';

const maps = (Object.values(SCENES) as FigureScene[]).filter((scene): scene is MapScene => scene.is === 'map');

testAid(aidEn, aidJa);
testFigures(SCENES, { rulebook: rulebook.en, told: figures });

test('every way goes from a seeker over neighbours, and all that is drawn lies on what is shown', () => {
  for (const { hexes, tokens, seekers, ways, marked } of maps) {
    const used = [...tokens, ...seekers].map(({ hex }) => hex);
    for (const hex of [...used, ...ways.flat(), ...marked]) expect(hexes).toContain(hex);
    for (const way of ways) {
      expect(seekers.map(({ hex }) => hex)).toContain(way[0]);
      way.slice(1).forEach((hex, at) => {
        const from = way[at] ?? CASTLE;
        expect(hex === CASTLE ? DOORS[from] : NEIGHBOURS[from]?.includes(hex)).toBe(true);
      });
    }
  }
});

test('what goes on its way unladen or laden goes as far as the rules let it', () => {
  const { portals, cargo } = SCENES;
  const ends = (scene: MapScene, laden: boolean) => {
    const [{ hex }] = scene.seekers as [MapScene['seekers'][number]];
    return reach(positionOf({ seekers: [[hex, CAMP]] }), 0, 0, laden);
  };
  expect(ends(portals, false)).toContain(portals.ways[0]?.at(-1));
  expect(ends(cargo, true)).toContain(cargo.ways[0]?.at(-1));
  expect(ends(portals, true)).not.toContain(portals.ways[0]?.at(-1));
});

test.each(['delivery', 'joint'] as const)('the %s can be made as it is drawn', (id) => {
  const { tokens, seekers } = SCENES[id];
  const lying = (kind: number) =>
    tokens.filter((each) => each.kind === kind).map(({ hex, count }) => [hex, count] as const);
  const state = positionOf({
    seekers: [[seekers[0]?.hex ?? CAMP, seekers[1]?.hex ?? CAMP]],
    apples: lying(APPLE),
    gems: lying(GEM),
  });
  expect(deliveries(state, 0, false)).toHaveLength(1);
});

test('the dice of a figure are those that the action rolls', () => {
  for (const { space, kinds } of SCENES.dice.rows) {
    const state = dealt();
    does(state, 0, act(space));
    const placed = moves(state, 0).flatMap((move) => (move.do === 'put' ? [move.kind] : []));
    expect([...new Set(kinds)].sort()).toEqual([...new Set(placed)].sort());
  }
  expect(SCENES.dice.rows.map(({ kinds }) => kinds.filter((kind) => kind === APPLE).length)).toEqual([2, 1]);
});

test('the fight that is drawn is a tie', () => {
  const { pies, spells } = SCENES.fight;
  const totals = pies.map((count, side) => (spells[side] ?? []).reduce<number>((sum, value) => sum + value, count));
  expect(totals).toEqual([6, 6]);
});
