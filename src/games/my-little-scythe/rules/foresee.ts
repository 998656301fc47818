import type { Foresight } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import {
  ALL_FIELDS,
  APPLE,
  FIELDS,
  FIGHT,
  type Field,
  type FieldName,
  FRIENDSHIP,
  fieldOf,
  GEM,
  LEAST_FRIENDSHIP,
  MOST_TROPHIES,
  PIES,
  PIES_AT_CAMP,
  type Pile,
  QUEST,
  type Space,
  type Tile,
  TO_DELIVER,
  TOP_OF_TRACK,
  tileName,
  WARES,
  wareOf,
} from './cards.ts';
import { type DeedIndex, deedAt, deedOfQuest, festivalPies, isSolved } from './deeds.ts';
import { isEasedDelivery } from './deliver.ts';
import { DOORS, type Hex } from './hexes.ts';
import { trophyRule } from './ids.ts';
import type { Move } from './move.ts';
import type { Route, Spend } from './pending.ts';
import type { Befriends, Left, Reason } from './reasons.ts';
import { controlled, rivalAt, seatAt, seatCount, tokensAt } from './seekers.ts';
import { canDrawSpell } from './spells.ts';
import { top, type View } from './state.ts';
import { deedOfSpace } from './steps/action.ts';
import { isEasedClaim } from './steps/claims.ts';
import { costOfAttack, totalOf } from './steps/fight.ts';
import { hexThing, tileThing } from './things.ts';
import { onTrack } from './tracks.ts';
import { hasTrophy, isNoted, isStanding, isTrack, lacking, ownedFor, trophyCount } from './trophies.ts';

/** Most important first: fights, quests, trophies, then the rest. */
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
      return [{ is: 'total', rule: 'fight.total', side: seat, points: totalOf(view, seat, move) }];
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

function acted(view: View, seat: Seat, space: Space): Reason[] {
  const deed = deedOfSpace(view, seat, space);
  return deed === null ? left(view, seat, NO_CHANGE) : done(view, seat, deed);
}

function done(view: View, seat: Seat, index: DeedIndex): Reason[] {
  const deed = deedAt(index);
  const apples = deed.giveApples + deed.payApples;
  const gems = deed.giveGems + deed.payGems;
  const { payAny, giveAny, payPies: pies, paySpells: spells } = deed;
  const any = payAny + giveAny;
  const costs = apples + gems + any + pies + spells;
  return [
    ...(costs > 0 ? [{ is: 'costs', rule: 'turn.costs', side: seat, apples, gems, any, pies, spells } as const] : []),
    ...(deed.friendship !== 0 ? [liking(view, seat, deed.friendship)] : []),
    ...(deed.camp ? [{ is: 'resupplies', rule: 'camp.resupply', side: seat } as const] : []),
    ...left(view, seat, {
      friendship: deed.friendship,
      pies: deed.pies - pies + (deed.festival ? festivalPies(seatCount(view)) : 0),
      spells: (canDrawSpell(view) ? deed.spells : 0) - spells,
      powerUps: deed.powerUps,
      quests: isSolved(index) ? 1 : 0,
      apples: Math.min(deed.apples, view.supply[APPLE]) - apples,
      gems: Math.min(deed.gems, view.supply[GEM]) - gems,
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

/** In the own turn what is reached at camp counts, before the pies and spells of a fight are spent. */
function resupplied(view: View, seat: Seat, draws: boolean): Reason[] {
  const spend = view.todo.find((pending): pending is Spend => pending.step === 'spend' && pending.seat === seat);
  const now = seatAt(view, seat).pies;
  const full = onTrack(now + (draws ? 0 : PIES_AT_CAMP));
  const reaches = seat === view.turn && lackingOf(view, seat, PIES, now) > 0 && lackingOf(view, seat, PIES, full) === 0;
  const pies = (reaches ? full : onTrack(full - (spend?.pies ?? 0))) - now;
  const used = seat === view.turn ? 0 : (spend?.places.length ?? 0);
  return left(view, seat, { pies, spells: (draws ? 1 : 0) - used });
}

type Change = Partial<Record<FieldName, number>>;
const NO_CHANGE: Change = {};

/** What is still missing for every trophy that is not taken, once this has changed; what changes comes first. */
function left(view: View, seat: Seat, change: Change): Left[] {
  const reasons = ALL_FIELDS.flatMap((field): { moved: boolean; reason: Left }[] => {
    if (field === FIGHT || hasTrophy(view, seat, field)) return [];
    const now = missing(view, seat, field, NO_CHANGE);
    const then = missing(view, seat, field, change);
    const reason = { is: 'left', rule: trophyRule(field), side: seat, field, left: then } as const;
    return [{ moved: then !== now, reason }];
  });
  return [...reasons.filter(({ moved }) => moved), ...reasons.filter(({ moved }) => !moved)].map(
    ({ reason }) => reason,
  );
}

function missing(view: View, seat: Seat, field: Exclude<Field, typeof FIGHT>, change: Change): number {
  const by = change[FIELDS[field]] ?? 0;
  if (!isStanding(field)) return lackingOf(view, seat, field, controlled(view, seat, wareOf(field)) + by);
  if (seat === view.turn && isNoted(view, field)) return 0;
  const then = ownedFor(view, seat, field) + by;
  const friendship = onTrack(seatAt(view, seat).friendship + (change[FIELDS[FRIENDSHIP]] ?? 0));
  return lackingOf(view, seat, field, isTrack(field) ? onTrack(then) : then, friendship);
}

/** A personality that these eyes know to be this field's makes it one less. */
const lackingOf = (view: View, seat: Seat, field: Field, owned: number, friendship: number = TOP_OF_TRACK): number =>
  lacking(field, owned, friendship, seatAt(view, seat).personality === field);

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
  const wins = hasTrophy(view, seat, FIGHT) || now - friendship >= LEAST_FRIENDSHIP;
  const things = [hexThing(hex)];
  return [
    { is: 'fights', rule: 'fight.each', side: rival, things, pies, spells: hand.length, friendship },
    ...(wins ? [] : [{ is: 'refused', rule: 'trophy.friendly', side: seat } as const]),
  ];
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
