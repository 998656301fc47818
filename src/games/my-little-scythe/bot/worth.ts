import type { Seat } from '../../../engine/ids.ts';
import {
  APPLE,
  APPLES,
  FIELDS,
  FIGHT,
  type Field,
  FRIENDSHIP,
  GEM,
  GEMS,
  LEAST_FRIENDSHIP,
  MOST_TROPHIES,
  PIES,
  POWER_UPS,
  QUESTS,
  SPELL_HAND,
  TO_DELIVER,
} from '../rules/cards.ts';
import { CAMP, DOORS, HEXES, type Hex, NEIGHBOURS } from '../rules/hexes.ts';
import { controlled, rivalAt, whereIs } from '../rules/seekers.ts';
import type { State } from '../rules/state.ts';
import { hasTrophy, tileCount, trophyCount } from '../rules/trophies.ts';

const ENOUGH = 8;
const ENOUGH_SPELLS = 3;
const ENOUGH_QUESTS = 2;
const ENOUGH_POWER_UPS = 2;

/** How near a trophy is, 0 … 1; what can be claimed is not yet claimed. */
function progress(state: State, seat: Seat, field: Field): number {
  const eased = state.personality[seat] === field ? 1 : 0;
  switch (field) {
    case FRIENDSHIP:
      return (state.friendship[seat] as number) / (ENOUGH - eased);
    case PIES:
      return ((state.pies[seat] as number) + TOKEN_IN_PIES * controlled(state, seat, APPLE)) / (ENOUGH - eased);
    case SPELL_HAND:
      return (
        ((state.hands[seat] as number[]).length + TOKEN_IN_SPELLS * controlled(state, seat, GEM)) /
        (ENOUGH_SPELLS - eased)
      );
    case QUESTS:
      return ((state.solved[seat] as number[]).length + nearQuest(state, seat)) / (ENOUGH_QUESTS - eased);
    case POWER_UPS: {
      const payable = Math.min(1, controlled(state, seat, APPLE)) + Math.min(1, controlled(state, seat, GEM));
      return (tileCount(state, seat) + PAYABLE_IN_POWER_UPS * payable) / (ENOUGH_POWER_UPS - eased);
    }
    case APPLES:
    case GEMS:
      return delivery(state, seat, field === APPLES ? APPLE : GEM, eased);
    default:
      return field === FIGHT ? strength(state, seat) : 0;
  }
}
const TOKEN_IN_PIES = 0.35;
const TOKEN_IN_SPELLS = 0.2;
const PAYABLE_IN_POWER_UPS = 0.25;

/** Part of a quest: a token that a seeker stands on or could walk to. */
function nearQuest(state: State, seat: Seat): number {
  let best = 0;
  for (let seeker = 0; seeker < 2; seeker++) {
    const hex = whereIs(state, seat, seeker);
    if (hex === CAMP) continue;
    if (state.quests[hex] === 1) return 0.5;
    for (const near of NEIGHBOURS[hex] as readonly Hex[]) {
      if (state.quests[near] === 1 && rivalAt(state, seat, near) < 0) best = 0.35;
    }
  }
  return best;
}

/** The most tokens of a kind under one seeker, and whether it stands at the castle's door. */
function delivery(state: State, seat: Seat, kind: number, eased: number): number {
  const tokens = kind === APPLE ? state.apples : state.gems;
  let best = 0;
  for (let seeker = 0; seeker < 2; seeker++) {
    const hex = whereIs(state, seat, seeker);
    if (hex === CAMP || hex >= HEXES) continue;
    const share = Math.min(1, (tokens[hex] as number) / (TO_DELIVER - eased));
    best = Math.max(best, share * (DOORS[hex] ? 0.95 : 0.8));
  }
  return best;
}

function strength(state: State, seat: Seat): number {
  const own = (state.pies[seat] as number) + 1.5 * (state.hands[seat] as number[]).length;
  let weakest = 20;
  for (let other = 0; other < state.pies.length; other++) {
    if (other === seat) continue;
    weakest = Math.min(weakest, (state.pies[other] as number) + 1.5 * (state.hands[other] as number[]).length);
  }
  return Math.max(0.2, Math.min(0.8, 0.4 + (own - weakest) * 0.06));
}

/** Trophies taken, and what the nearest of the missing ones are worth. */
export function standingOf(state: State, seat: Seat): number {
  const taken = trophyCount(state, seat);
  const missing = MOST_TROPHIES - taken;
  const nearest = [0, 0, 0, 0];
  for (let field = 0; field < FIELDS.length; field++) {
    if (hasTrophy(state, seat, field)) continue;
    let rest = Math.min(1, progress(state, seat, field));
    rest *= rest;
    for (let place = 0; place < missing; place++) {
      const held = nearest[place] as number;
      if (rest <= held) continue;
      nearest[place] = rest;
      rest = held;
    }
  }
  const friendship = state.friendship[seat] as number;
  const unfriendly = Math.max(0, LEAST_FRIENDSHIP - friendship);
  const near = nearest.reduce((sum, each) => sum + each, 0);
  return taken + NEAR_WEIGHT * near + FRIENDSHIP_WEIGHT * friendship - UNFRIENDLY_WEIGHT * unfriendly;
}
const NEAR_WEIGHT = 0.6;
const FRIENDSHIP_WEIGHT = 0.06;
const UNFRIENDLY_WEIGHT = 0.15;

/** 0 … 1: how a seat stands against the best of the others. */
export function value(state: State, seat: Seat): number {
  const own = standingOf(state, seat);
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < state.pies.length; other++) {
    if (other !== seat) best = Math.max(best, standingOf(state, other));
  }
  const lead = own - best;
  return 0.5 + (0.5 * lead) / (SOFTNESS + Math.abs(lead));
}
const SOFTNESS = 1.5;
