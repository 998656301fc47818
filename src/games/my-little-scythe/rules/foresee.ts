import type { Foresight, Seat } from '../../../engine/game.ts';
import { ALL_FIELDS, APPLE, FIGHT, type Field, fieldOf, GEM, PIES, QUEST, trophyRule, WARES } from './cards.ts';
import type { Hex } from './hexes.ts';
import { CAMP, countAt, DOORS, distance, frontOf, rivalAt, seatAt, seatCount, tokensAt, whereIs } from './hexes.ts';
import { hexThing, tileThing } from './ids.ts';
import type { DeedIndex, Pile, Space, Tile } from './mat.ts';
import {
  deedAt,
  deedOfQuest,
  festivalPies,
  isSolved,
  LEAST_FRIENDSHIP,
  MOST_TROPHIES,
  MOVE,
  PIES_AT_CAMP,
  priceOf,
  SEEK_A,
  SEEK_B,
  TO_DELIVER,
  tileName,
} from './mat.ts';
import type { Move } from './move.ts';
import type { Befriends, Left, Reason } from './reasons.ts';
import { type Route, SEEKERS, type Spend, top, type View } from './state.ts';
import { deedOfSpace } from './steps/action.ts';
import { canDrawSpell, costOfAttack, sureOf, totalOf } from './steps/fight.ts';
import { isEasedClaim, moves } from './steps/turn.ts';
import { isEasedDelivery, reach, stepsOf } from './steps/walk.ts';
import { type Change, hasTrophy, onTrack, progressOf, takeFault, trophyCount } from './trophies.ts';

/** Most important first: what is left behind, gains, costs, fights and quests, then trophies, then the rest. */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  const pending = top(view);
  switch (move.do) {
    case 'act':
      return acted(view, seat, move.space);
    case 'go':
      return gone(view, seat, move.to);
    case 'deliver':
      return [
        ...taken(view, seat, fieldOf(move.kind), isEasedDelivery(move)),
        { is: 'resupplies', rule: 'camp.resupply', side: seat },
      ];
    case 'dial':
      return [
        { is: 'total', rule: 'fight.total', side: seat, points: totalOf(view, seat, move) },
        prizeOf(view, seat, 0),
        { is: 'routs', rule: 'fight.rout' },
      ];
    case 'claim':
      return taken(view, seat, move.field, isEasedClaim(view, move.field));
    case 'solve':
      return pending?.step === 'quest' ? done(view, seat, deedOfQuest(pending.card, move.side)) : [];
    case 'resupply':
      return resupplied(view, seat, move.gain === 'spell');
    case 'put': {
      const rival = rivalAt(view, seat, move.at);
      return pending?.step === 'seek' && rival !== null ? [befriended(view, seat, rival, move.at)] : [];
    }
    case 'keep':
      return pending?.step === 'draft' ? [kept(pending.pile, move.tile)] : [];
    default:
      return [];
  }
}

const kept = (pile: Pile, tile: Tile): Reason => ({
  ...{ is: 'keeps', rule: `tile.${tileName(pile, tile)}`, pile, tile },
  things: [tileThing(pile, tile)],
});

function taken(view: View, seat: Seat, field: Field, eased: boolean): Reason[] {
  const count = trophyCount(view, seat) + 1;
  const reasons: Reason[] = [{ is: 'takes', rule: trophyRule(field), side: seat, points: 1, field, count }];
  if (eased) reasons.push({ is: 'byPersonality', rule: 'trophy.personality', side: seat, field });
  const ends = count === MOST_TROPHIES && view.last === null;
  return ends ? [...reasons, { is: 'lastTurns', rule: 'end.last', side: seat }] : reasons;
}

/** How a Move or a Seek goes speaks neither for nor against it: no points. */
function acted(view: View, seat: Seat, space: Space): Reason[] {
  if (space === MOVE) {
    const [steps, laden] = [stepsOf(view, seat, false), stepsOf(view, seat, true)];
    return [{ is: 'walks', rule: 'move.steps', side: seat, steps, laden, points: 0 }];
  }
  if (space === SEEK_A || space === SEEK_B) {
    const [apples, gems, quests] = view.supply;
    const isA = space === SEEK_A;
    const dice = {
      apples: Math.min(isA ? 2 : 1, apples),
      gems: Math.min(isA ? 1 : 2, gems),
      quests: Math.min(1, quests),
    };
    return [{ is: 'rolls', rule: 'seek.dice', side: seat, ...dice, points: 0 }];
  }
  const deed = deedOfSpace(view, seat, space);
  return deed === null ? [] : done(view, seat, deed);
}

/** What it brings, what it costs, and what becomes of the trophies that it touches. */
function done(view: View, seat: Seat, index: DeedIndex): Reason[] {
  const deed = deedAt(index);
  const price = priceOf(deed);
  const baked = deed.pies + (deed.festival ? festivalPies(seatCount(view)) : 0);
  const paid = onTrack(seatAt(view, seat).pies - price.pies);
  const brought = {
    apples: Math.min(deed.apples, view.supply[APPLE]),
    gems: Math.min(deed.gems, view.supply[GEM]),
    any: deed.mix,
    pies: onTrack(paid + baked) - paid,
    spells: canDrawSpell(view) ? deed.spells : 0,
    powerUps: deed.powerUps,
    quests: deed.quests,
  };
  const asksFor = Object.values(price).some((count) => count > 0);
  const promises = deed.apples + deed.gems + deed.mix + baked + deed.spells + deed.powerUps + deed.quests > 0;
  return [
    ...(promises ? [{ is: 'brings', rule: 'turn.gains', side: seat, ...brought } as const] : []),
    ...(asksFor ? [{ is: 'costs', rule: 'turn.costs', side: seat, ...price } as const] : []),
    ...(deed.friendship !== 0 ? [liking(view, seat, deed.friendship)] : []),
    ...(deed.camp ? [{ is: 'resupplies', rule: 'camp.resupply', side: seat } as const] : []),
    ...nearer(view, seat, {
      friendship: deed.friendship,
      pies: paid + brought.pies - seatAt(view, seat).pies,
      spells: brought.spells - price.spells,
      powerUps: brought.powerUps,
      quests: isSolved(index) ? 1 : 0,
      apples: brought.apples - price.apples,
      gems: brought.gems - price.gems,
    }),
  ];
}

/** As much friendship as the track has room for; where it has none, how it stays. */
function liking(view: View, seat: Seat, by: number): Reason {
  const now = seatAt(view, seat).friendship;
  return { is: 'friendship', rule: 'turn.gains', side: seat, by: onTrack(now + by) - now, now };
}

function befriended(view: View, seat: Seat, rival: Seat, hex: Hex): Befriends {
  const now = seatAt(view, seat).friendship;
  const points = onTrack(now + 1) - now;
  return { is: 'befriends', rule: 'seek.bonus', side: rival, things: [hexThing(hex)], points };
}

/** In one's own turn what is reached at camp counts, before the pies and spells of a fight are spent. */
function resupplied(view: View, seat: Seat, draws: boolean): Reason[] {
  const spend = view.todo.find((pending): pending is Spend => pending.step === 'spend' && pending.seat === seat);
  const now = seatAt(view, seat).pies;
  const full = onTrack(now + (draws ? 0 : PIES_AT_CAMP));
  const wants = progressOf(view, seat, PIES)?.wants ?? 0;
  const reaches = seat === view.turn && now < wants && full >= wants;
  const pies = (reaches ? full : onTrack(full - (spend?.pies ?? 0))) - now;
  const used = seat === view.turn ? 0 : (spend?.places.length ?? 0);
  return nearer(view, seat, { pies, spells: (draws ? 1 : 0) - used });
}

/** Of the trophies that are not taken those that this changes something for. */
function nearer(view: View, seat: Seat, change: Change): Reason[] {
  const reasons = ALL_FIELDS.flatMap((field): Left[] => {
    const now = progressOf(view, seat, field);
    const then = progressOf(view, seat, field, change);
    if (!now || !then || hasTrophy(view, seat, field)) return [];
    const isTouched = then.has !== now.has || then.wants !== now.wants;
    return isTouched ? [{ is: 'left', rule: trophyRule(field), side: seat, field, ...then }] : [];
  });
  const friendship = onTrack(seatAt(view, seat).friendship + (change.friendship ?? 0));
  const isShut = friendship < LEAST_FRIENDSHIP && reasons.some(({ has, wants }) => has >= wants);
  return isShut ? [...reasons, { is: 'refused', rule: 'trophy.friendly', side: seat }] : reasons;
}

/** What waits on a hex, for a seeker on its way, a fight, a gift or a token that is thrown. */
function gone(view: View, seat: Seat, hex: Hex): Reason[] {
  const pending = top(view);
  const rival = rivalAt(view, seat, hex);
  const things = [hexThing(hex)] as const;
  switch (pending?.step) {
    case 'gift':
      return rival === null ? [] : [{ is: 'givesTo', rule: 'gift.rival', side: rival, things }];
    case 'launch':
      return rival === null ? [] : [befriended(view, seat, rival, hex)];
    case 'fights':
      return rival === null ? [] : fought(view, seat, rival, hex);
    case 'route':
      return [
        ...leftBehind(view, pending),
        ...(rival === null ? [] : fought(view, seat, rival, hex)),
        ...(tokensAt(view, QUEST, hex) === 0
          ? []
          : [{ is: 'questWaits', rule: 'quest.when', side: seat, things } as const]),
        ...stocked(view, seat, pending, hex),
      ];
    default:
      return [];
  }
}

function fought(view: View, seat: Seat, rival: Seat, hex: Hex): Reason[] {
  const now = seatAt(view, seat).friendship;
  const friendship = now - onTrack(now - costOfAttack(view, seat));
  const { pies, hand } = seatAt(view, rival);
  const things = [hexThing(hex)];
  const odds = sureOf(view, seat, rival, hex);
  return [
    { is: 'fights', rule: 'fight.each', side: rival, things, pies, spells: hand.length, friendship },
    ...(odds ? [{ is: 'sure', rule: 'fight.tie', side: seat, ...odds } as const] : []),
    prizeOf(view, seat, friendship),
  ];
}

/** What a fight that is won may bring, with so much friendship spent on it before. */
function prizeOf(view: View, seat: Seat, spent: number): Reason {
  const friendly = seatAt(view, seat).friendship - spent >= LEAST_FRIENDSHIP;
  const fault = takeFault(view, seat, FIGHT) ?? (friendly ? null : 'trophy.friendly');
  return fault === null
    ? { is: 'prize', rule: 'fight.trophy', side: seat }
    : { is: 'noPrize', rule: fault, side: seat };
}

function stocked(view: View, seat: Seat, route: Route, hex: Hex): Reason[] {
  const counts = [tokensAt(view, APPLE, hex) + route.apples, tokensAt(view, GEM, hex) + route.gems] as const;
  const [apples, gems] = counts;
  if (apples + gems === 0) return [];
  const things = [hexThing(hex)];
  const near = WARES.filter(
    (kind) => DOORS[hex] === true && counts[kind] >= TO_DELIVER && !hasTrophy(view, seat, fieldOf(kind)),
  );
  return [
    { is: 'willHave', rule: 'make.tokens', side: seat, things, apples, gems },
    ...near.map((kind) => ({ is: 'atDoor', rule: 'deliver.reach', side: seat, things, kind }) as const),
  ];
}

/** What no seeker of the seat will stand by any more. */
function leftBehind(view: View, { seat, seeker, apples, gems }: Route): Reason[] {
  const from = whereIs(view, seat, seeker);
  if (from === CAMP || countAt(view, seat, from) > 1) return [];
  const stays = { apples: tokensAt(view, APPLE, from) - apples, gems: tokensAt(view, GEM, from) - gems };
  if (stays.apples + stays.gems === 0) return [];
  return [{ is: 'staysBehind', rule: 'make.tokens', side: seat, things: [hexThing(from)], ...stays }];
}

/** What a move that stands out by nothing else is good for: dice and steps, and how near a hex is to one's own seekers. */
export function merits(view: View, seat: Seat, move: Move): Foresight<Reason> {
  switch (move.do) {
    case 'act':
      return foresee(view, seat, move);
    case 'put':
    case 'go':
      return near(view, seat, move.do === 'put' ? move.at : move.to);
    default:
      return [];
  }
}

function near(view: View, seat: Seat, hex: Hex): Reason[] {
  const steps = Math.min(...SEEKERS.map((seeker) => stepsFrom(view, seat, whereIs(view, seat, seeker), hex)));
  return [{ is: 'near', rule: 'move.steps', side: seat, things: [hexThing(hex)], steps }];
}

const stepsFrom = (view: View, seat: Seat, spot: number, hex: Hex): number =>
  spot === CAMP
    ? 1 + Math.min(...frontOf(seatCount(view), seat).map((front) => distance(front, hex)))
    : distance(spot, hex);

/** Trophies that a seat can take now, or win in this turn by a fight that it cannot lose. */
export function certain(view: View, seat: Seat): Foresight<Reason> {
  const offered = moves(view, seat);
  const claims = offered.filter((move) => move.do === 'claim').flatMap((move) => foresee(view, seat, move).slice(0, 1));
  const mayMove = offered.some((move) => move.do === 'act' && move.space === MOVE);
  return mayMove ? [...claims, ...fights(view, seat)] : claims;
}

function fights(view: View, seat: Seat): Reason[] {
  if (takeFault(view, seat, FIGHT) !== null) return [];
  if (seatAt(view, seat).friendship - costOfAttack(view, seat) < LEAST_FRIENDSHIP) return [];
  const hexes = new Set<Hex>(SEEKERS.flatMap((seeker) => reach(view, seat, seeker, false)));
  return [...hexes].flatMap((hex): Reason[] => {
    const rival = rivalAt(view, seat, hex);
    const odds = rival === null ? null : sureOf(view, seat, rival, hex);
    if (rival === null || odds === null) return [];
    return [{ is: 'sureThere', rule: 'fight.trophy', side: rival, things: [hexThing(hex)], hex, ...odds }];
  });
}
