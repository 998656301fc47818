import type { Foresight } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import {
  APPLE,
  APPLES,
  FIELDS,
  FIGHT,
  type Field,
  type FieldName,
  FRIENDSHIP,
  fieldName,
  GEM,
  GOOD_SPORT,
  LEAST_FRIENDSHIP,
  MAKE_PIES,
  MOST_TROPHIES,
  PIES,
  PIES_AT_CAMP,
  TILE_SPACE,
  TO_DELIVER,
  TOP_OF_TRACK,
  tileName,
} from './cards.ts';
import { DEEDS, type Deed, deedOfMake, deedOfQuest, deedOfTile, festivalPies, isSolved } from './deeds.ts';
import { DOORS, type Hex } from './hexes.ts';
import { trophyRule } from './ids.ts';
import { choiceOf, FOR_SPELL, type Move, splitOf } from './move.ts';
import { ownsMoveTile } from './reach.ts';
import type { Befriends, Left, Reason } from './reasons.ts';
import { controlled, rivalAt, seatCount } from './seekers.ts';
import { NOT_ENDING, type Route, type Spend, top, type View } from './state.ts';
import { totalOf } from './steps/fight.ts';
import { fieldOfKind } from './steps/walk.ts';
import { hexThing, tileThing } from './things.ts';
import { canDrawSpell, onTrack } from './tracks.ts';
import {
  FRIENDSHIP_BESIDE,
  hasTrophy,
  isHeld,
  isNoted,
  isStanding,
  ownedFor,
  trophyCount,
  WANTED,
} from './trophies.ts';

/** Most important first: fights, quests, trophies, then the rest. */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  const pending = top(view);
  switch (move.do) {
    case 'act':
      return acted(view, seat, move.of);
    case 'to':
      return gone(view, seat, move.at);
    case 'deliver':
      return [
        ...taken(view, seat, fieldOfKind(move.of), splitOf(move)[0] + splitOf(move)[1] < TO_DELIVER),
        { is: 'resupplies', rule: 'camp.resupply', side: seat },
      ];
    case 'dial':
      return [{ is: 'total', rule: 'fight.total', side: seat, points: totalOf(view, seat, choiceOf(move)) }];
    case 'claim':
      return taken(view, seat, move.of, isEasedClaim(view, move.of));
    case 'solve':
      return pending?.step === 'quest' ? done(view, seat, deedOfQuest(pending.card, move.of)) : [];
    case 'resupply':
      return resupplied(view, seat, move.of === FOR_SPELL.of);
    case 'put': {
      const rival = rivalAt(view, seat, move.at);
      const counts = pending?.step === 'seek' && rival >= 0;
      return counts ? [befriended(view, seat, rival, move.at)] : [];
    }
    case 'keep':
      return pending?.step === 'draft' ? [kept(pending.pile, move.of)] : [];
    default:
      return [];
  }
}

const kept = (pile: number, tile: number): Reason => ({
  ...{ is: 'keeps', rule: `tile.${tileName(pile, tile)}`, pile, tile },
  things: [tileThing(pile, tile)],
});

const isEasedClaim = (view: View, field: Field): boolean =>
  field === FIGHT ? top(view)?.step === 'consolation' : !isHeld(view, field);

function taken(view: View, seat: Seat, field: Field, eased: boolean): Reason[] {
  const count = trophyCount(view, seat) + 1;
  const reasons: Reason[] = [{ is: 'takes', rule: trophyRule(field), side: seat, points: 1, field, count }];
  if (eased) reasons.push({ is: 'byPersonality', rule: 'trophy.personality', side: seat, field });
  const ends = count === MOST_TROPHIES && view.last === NOT_ENDING;
  return ends ? [...reasons, { is: 'lastTurns', rule: 'end.last', side: seat }] : reasons;
}

function acted(view: View, seat: Seat, space: number): Reason[] {
  if (space < MAKE_PIES) return left(view, seat, {});
  const tile = view.tiles[seat * 2 + 1] as number;
  return done(view, seat, space === TILE_SPACE ? deedOfTile(tile) : deedOfMake(space));
}

function done(view: View, seat: Seat, index: number): Reason[] {
  const deed = DEEDS[index] as Deed;
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
      apples: Math.min(deed.apples, view.supply[APPLE] as number) - apples,
      gems: Math.min(deed.gems, view.supply[GEM] as number) - gems,
    }),
  ];
}

/** As much friendship as the track has room for; where it has none, how it stays. */
function liking(view: View, seat: Seat, by: number): Reason {
  const now = view.friendship[seat] as number;
  return { is: 'friendship', rule: 'turn.gains', side: seat, by: onTrack(now + by) - now, now };
}

const befriended = (view: View, seat: Seat, rival: Seat, hex: Hex): Befriends => ({
  ...{ is: 'befriends', rule: 'seek.bonus', side: rival, things: [hexThing(hex)] },
  points: onTrack((view.friendship[seat] as number) + 1) - (view.friendship[seat] as number),
});

/** In the own turn what is reached at camp counts, before the pies and spells of a fight are spent. */
function resupplied(view: View, seat: Seat, draws: boolean): Reason[] {
  const spend = view.todo.find((pending): pending is Spend => pending.step === 'spend' && pending.seat === seat);
  const now = view.pies[seat] as number;
  const full = onTrack(now + (draws ? 0 : PIES_AT_CAMP));
  const reaches = seat === view.turn && lackingOf(view, seat, PIES, now) > 0 && lackingOf(view, seat, PIES, full) === 0;
  const pies = (reaches ? full : onTrack(full - (spend?.pies ?? 0))) - now;
  const used = seat === view.turn ? 0 : countOf(spend?.places ?? 0);
  return left(view, seat, { pies, spells: (draws ? 1 : 0) - used });
}
const countOf = (places: number): number => places.toString(2).replaceAll('0', '').length;

type Change = Partial<Record<FieldName, number>>;

/** What is still missing for every trophy that is not taken, once this has changed; what changes comes first. */
function left(view: View, seat: Seat, change: Change): Left[] {
  const reasons = FIELDS.flatMap((name, field): { moved: boolean; reason: Left }[] => {
    if (name === 'fight' || hasTrophy(view, seat, field)) return [];
    const now = missing(view, seat, field, NO_CHANGE);
    const then = missing(view, seat, field, change);
    return [{ moved: then !== now, reason: { is: 'left', rule: trophyRule(field), side: seat, field, left: then } }];
  });
  return [...reasons.filter(({ moved }) => moved), ...reasons.filter(({ moved }) => !moved)].map(
    ({ reason }) => reason,
  );
}
const NO_CHANGE: Change = {};

function missing(view: View, seat: Seat, field: Field, change: Change): number {
  if (isStanding(field) && seat === view.turn && isNoted(view, field)) return 0;
  const by = change[fieldName(field)] ?? 0;
  if (!isStanding(field))
    return lackingOf(view, seat, field, controlled(view, seat, field === APPLES ? APPLE : GEM) + by);
  const then = ownedFor(view, seat, field) + by;
  const owned = field === FRIENDSHIP || field === PIES ? onTrack(then) : then;
  return lackingOf(view, seat, field, owned, onTrack((view.friendship[seat] as number) + (change.friendship ?? 0)));
}

/** A personality that these eyes know to be this field's makes it one less. */
function lackingOf(view: View, seat: Seat, field: Field, owned: number, friendship: number = TOP_OF_TRACK): number {
  const eases = view.personality[seat] === field && friendship >= (FRIENDSHIP_BESIDE[field] as number);
  return Math.max(0, (WANTED[field] as number) - (eases ? 1 : 0) - owned);
}

/** What waits on a hex, for a seeker on its way, a fight, a gift or a token that is thrown. */
function gone(view: View, seat: Seat, hex: Hex): Reason[] {
  const pending = top(view);
  const rival = rivalAt(view, seat, hex);
  const things = [hexThing(hex)] as const;
  if (pending?.step === 'gift') return [{ is: 'givesTo', rule: 'gift.rival', side: rival, things }];
  if (pending?.step === 'launch') return rival < 0 ? [] : [befriended(view, seat, rival, hex)];
  if (pending?.step === 'fights') return fought(view, seat, rival, hex);
  if (pending?.step !== 'route') return [];
  return [
    ...(rival < 0 ? [] : fought(view, seat, rival, hex)),
    ...(view.quests[hex] === 0 ? [] : [{ is: 'questWaits', rule: 'quest.when', side: seat, things } as const]),
    ...stocked(view, seat, pending, hex),
  ];
}

function fought(view: View, seat: Seat, rival: Seat, hex: Hex): Reason[] {
  const now = view.friendship[seat] as number;
  const friendship = ownsMoveTile(view, seat, GOOD_SPORT) ? 0 : Math.min(1, now);
  const pies = view.pies[rival] as number;
  const spells = (view.hands[rival] as number[]).length;
  const wins = hasTrophy(view, seat, FIGHT) || now - friendship >= LEAST_FRIENDSHIP;
  return [
    { is: 'fights', rule: 'fight.each', side: rival, things: [hexThing(hex)], pies, spells, friendship },
    ...(wins ? [] : [{ is: 'refused', rule: 'trophy.friendly', side: seat } as const]),
  ];
}

function stocked(view: View, seat: Seat, route: Route, hex: Hex): Reason[] {
  const apples = (view.apples[hex] as number) + route.apples;
  const gems = (view.gems[hex] as number) + route.gems;
  if (apples + gems === 0) return [];
  const things = [hexThing(hex)];
  const reasons: Reason[] = [{ is: 'willHave', rule: 'make.tokens', side: seat, things, apples, gems }];
  const near = (kind: number, count: number): boolean =>
    DOORS[hex] === true && count >= TO_DELIVER && !hasTrophy(view, seat, fieldOfKind(kind));
  if (near(APPLE, apples)) reasons.push({ is: 'atDoor', rule: 'deliver.reach', side: seat, things, kind: APPLE });
  if (near(GEM, gems)) reasons.push({ is: 'atDoor', rule: 'deliver.reach', side: seat, things, kind: GEM });
  return reasons;
}
