import { expect, test } from 'vitest';
import { openMatch } from '../../../engine/match.ts';
import { fixturesOf } from '../../fixtures.ts';
import { FIGHT, FRIENDSHIP, QUESTS } from '../rules/cards.ts';
import { hexAt, seatAt } from '../rules/hexes.ts';
import { game } from '../rules/index.ts';
import { MAKE_SPELL } from '../rules/mat.ts';
import { act, type Move } from '../rules/move.ts';
import { does, positionOf, type Sample } from '../rules/sample.ts';
import { type State, top } from '../rules/state.ts';
import { moves } from '../rules/steps/turn.ts';
import { claimable } from '../rules/trophies.ts';
import { view } from '../rules/view.ts';
import { hasSwitch, NOT_ONWARD, onwardTo, withoutCard } from './OwnCards.tsx';

const offersIn = (state: State, eyes: 'onlooker' | number = 'onlooker') =>
  moves(view(state, eyes), 0).map((move) => ({ move, foresight: [] }));
const claims = (state: State): Move[] =>
  withoutCard(view(state, 'onlooker'), offersIn(state)).flatMap(({ move }) => (move.do === 'claim' ? [move] : []));

/** With one quest solved and gems for a spell, whatever the card. */
const SOLVED: Sample = {
  seekers: [
    [hexAt(0, -1), hexAt(0, -1)],
    [hexAt(0, 1), hexAt(0, 1)],
  ],
  gems: [[hexAt(0, -1), 2]],
  solved: [[2], []],
};

test('what only a card allows is not offered without the switch, and looks the same whatever the card is', () => {
  const seen = ([QUESTS, FRIENDSHIP] as const).map((personality) => {
    const state = positionOf({ ...SOLVED, personality: [personality, 1] });
    expect(offersIn(state).some(({ move }) => move.do === 'claim' && move.field === QUESTS)).toBe(true);
    const open = view(state, 'onlooker');
    return { claims: claims(state), hasSwitch: hasSwitch(open, 0), offers: withoutCard(open, offersIn(state)).length };
  });
  expect(seen[0]).toEqual(seen[1]);
  expect(seen[0]).toMatchObject({ claims: [], hasSwitch: true });
});

test('a trophy that everybody sees is offered with and without it', () => {
  const state = positionOf({ ...SOLVED, solved: [[2, 10], []] });
  expect(claims(state)).toMatchObject([{ do: 'claim', field: QUESTS }]);
});

test('who has won a fight is offered its trophy, and nothing that a card alone would allow', () => {
  let left = 0;
  for (const record of fixturesOf('my-little-scythe')) {
    openMatch(game, { ...record, sitters: [] }, (now) => {
      const state = now as unknown as State;
      const pending = top(state);
      if (pending?.step !== 'victory') return;
      const seen = view(state, 'onlooker');
      const offers = moves(seen, pending.seat).map((move) => ({ move, foresight: [] }));
      const kept = withoutCard(seen, offers).map(({ move }) => move);
      expect(kept.some((move) => move.do === 'pass')).toBe(true);
      const fields = kept.flatMap((move) => (move.do === 'claim' ? [move.field] : []));
      expect(fields.filter((field) => field !== FIGHT && !claimable(seen).some((open) => open === field))).toEqual([]);
      expect(fields.includes(FIGHT)).toBe(offers.some(({ move }) => move.do === 'claim' && move.field === FIGHT));
      left += offers.length - kept.length;
    });
  }
  expect(left).toBeGreaterThan(0);
});

test('who has shown the card, or is not on turn, has no switch', () => {
  const state = positionOf(SOLVED);
  expect(hasSwitch(view(state, 'onlooker'), 1)).toBe(false);
  seatAt(state, 0).shown = true;
  expect(hasSwitch(view(state, 'onlooker'), 0)).toBe(false);
});

test('a turn ends by itself where it has come to its end, and not where it was taken back to', () => {
  const state = positionOf(SOLVED);
  const begun = onwardTo(view(state, 'onlooker'), NOT_ONWARD);
  expect(begun.isOn).toBe(false);
  does(state, 0, act(MAKE_SPELL));
  const end = view(state, 'onlooker');
  expect(onwardTo(end, begun).isOn).toBe(true);
  const other = positionOf(SOLVED);
  other.turn = 1;
  expect(onwardTo(end, onwardTo(view(other, 'onlooker'), NOT_ONWARD)).isOn).toBe(false);
});
