import type { Foresight, Reason } from '../../../engine/game.ts';
import type { RuleId, Seat } from '../../../engine/ids.ts';
import {
  APPLE,
  APPLES,
  FIELDS,
  type Field,
  GEM,
  GEMS,
  GOOD_SPORT,
  MAKE_PIES,
  MOST_TROPHIES,
  TILE_SPACE,
  TO_DELIVER,
  tileName,
} from './cards.ts';
import { DEEDS, type Deed, deedOfMake, deedOfQuest, deedOfTile, festivalPies } from './deeds.ts';
import { DOORS, type Hex } from './hexes.ts';
import { choiceOf, FOR_SPELL, type Move } from './move.ts';
import { ownsMoveTile } from './reach.ts';
import { controlled, rivalAt, seatCount } from './seekers.ts';
import { NOT_ENDING, type Route, top, type View } from './state.ts';
import { totalOf } from './steps/fight.ts';
import { fieldOfKind } from './steps/walk.ts';
import { hexThing, tileThing } from './things.ts';
import { hasTrophy, isStanding, lacking, trophyCount } from './trophies.ts';

const trophyRule = (field: Field): RuleId => `trophy.${FIELDS[field]}`;

/** Most important first: fights, quests, trophies, then the rest. */
export function foresee(view: View, seat: Seat, move: Move): Foresight {
  const pending = top(view);
  switch (move.do) {
    case 'act':
      return acted(view, seat, move.of);
    case 'to':
      return gone(view, seat, move.at);
    case 'deliver':
      return [...taken(view, seat, fieldOfKind(move.of)), { rule: 'camp.resupply', side: seat }];
    case 'dial':
      return [{ rule: 'fight.total', side: seat, points: totalOf(view, seat, choiceOf(move)) }];
    case 'claim':
      return taken(view, seat, move.of);
    case 'solve':
      return pending?.step === 'quest' ? done(view, seat, deedOfQuest(pending.card, move.of)) : [];
    case 'resupply':
      return left(view, seat, move.of === FOR_SPELL.of ? { spells: 1 } : { pies: 2 });
    case 'put': {
      const rival = rivalAt(view, seat, move.at);
      const counts = pending?.step === 'seek' && rival >= 0;
      return counts ? [{ rule: 'seek.bonus', side: rival, points: 1, things: [hexThing(move.at)] }] : [];
    }
    case 'keep':
      return pending?.step === 'draft'
        ? [{ rule: `tile.${tileName(pending.pile, move.of)}`, things: [tileThing(pending.pile, move.of)] }]
        : [];
    default:
      return [];
  }
}

function taken(view: View, seat: Seat, field: Field): Reason[] {
  const count = trophyCount(view, seat) + 1;
  const reasons: Reason[] = [{ rule: trophyRule(field), side: seat, points: 1, data: { count } }];
  const ends = count === MOST_TROPHIES && view.last === NOT_ENDING;
  return ends ? [...reasons, { rule: 'end.last', side: seat }] : reasons;
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
    ...(costs > 0 ? [{ rule: 'turn.costs', side: seat, data: { apples, gems, any, pies, spells } }] : []),
    ...(deed.friendship !== 0 ? [{ rule: 'turn.gains', side: seat, data: { friendship: deed.friendship } }] : []),
    ...(deed.camp ? [{ rule: 'camp.resupply', side: seat }] : []),
    ...left(view, seat, {
      friendship: deed.friendship,
      pies: deed.pies - pies + (deed.festival ? festivalPies(seatCount(view)) : 0),
      spells: deed.spells - spells,
      powerUps: deed.powerUps,
      apples: deed.apples - apples,
      gems: deed.gems - gems,
    }),
  ];
}

type Change = Partial<Record<(typeof FIELDS)[number], number>>;

/** What is still missing for every trophy that is not taken, once this has changed; what changes comes first. */
function left(view: View, seat: Seat, change: Change): Reason[] {
  const reasons = FIELDS.flatMap((name, field): { moved: boolean; reason: Reason }[] => {
    if (name === 'fight' || hasTrophy(view, seat, field)) return [];
    const now = missing(view, seat, field);
    const then = Math.max(0, now - (change[name] ?? 0) - surplus(view, seat, field));
    return [{ moved: then !== now, reason: { rule: trophyRule(field), side: seat, data: { left: then } } }];
  });
  return [...reasons.filter(({ moved }) => moved), ...reasons.filter(({ moved }) => !moved)].map(
    ({ reason }) => reason,
  );
}

function missing(view: View, seat: Seat, field: Field): number {
  if (isStanding(field)) return lacking(view, seat, field);
  return Math.max(0, TO_DELIVER - controlled(view, seat, field === APPLES ? APPLE : GEM));
}
/** Beyond what is asked for: it may be spent without a loss. */
function surplus(view: View, seat: Seat, field: Field): number {
  if (field !== APPLES && field !== GEMS) return 0;
  return Math.max(0, controlled(view, seat, field === APPLES ? APPLE : GEM) - TO_DELIVER);
}

/** What waits on a hex, for a seeker on its way, a fight, a gift or a token that is thrown. */
function gone(view: View, seat: Seat, hex: Hex): Reason[] {
  const pending = top(view);
  const rival = rivalAt(view, seat, hex);
  const things = [hexThing(hex)];
  if (pending?.step === 'gift') return [{ rule: 'gift.rival', side: rival, things }];
  if (pending?.step === 'launch') return rival < 0 ? [] : [{ rule: 'seek.bonus', side: rival, points: 1, things }];
  if (pending?.step === 'fights') return [fought(view, seat, rival, hex)];
  if (pending?.step !== 'route') return [];
  return [
    ...(rival < 0 ? [] : [fought(view, seat, rival, hex)]),
    ...(view.quests[hex] === 0 ? [] : [{ rule: 'quest.when', side: seat, things }]),
    ...stocked(view, seat, pending, hex),
  ];
}

const fought = (view: View, seat: Seat, rival: Seat, hex: Hex): Reason => ({
  rule: 'fight.each',
  side: rival,
  things: [hexThing(hex)],
  data: {
    pies: view.pies[rival] as number,
    spells: (view.hands[rival] as number[]).length,
    friendship: ownsMoveTile(view, seat, GOOD_SPORT) ? 0 : Math.min(1, view.friendship[seat] as number),
  },
});

function stocked(view: View, seat: Seat, route: Route, hex: Hex): Reason[] {
  const apples = (view.apples[hex] as number) + route.apples;
  const gems = (view.gems[hex] as number) + route.gems;
  if (apples + gems === 0) return [];
  const things = [hexThing(hex)];
  const reasons: Reason[] = [{ rule: 'make.tokens', side: seat, things, data: { apples, gems } }];
  const near = (kind: number, count: number): boolean =>
    DOORS[hex] === true && count >= TO_DELIVER && !hasTrophy(view, seat, fieldOfKind(kind));
  if (near(APPLE, apples)) reasons.push({ rule: 'deliver.reach', side: seat, things, data: { kind: APPLE } });
  if (near(GEM, gems)) reasons.push({ rule: 'deliver.reach', side: seat, things, data: { kind: GEM } });
  return reasons;
}
