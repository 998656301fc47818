import type { Seat } from '../../../engine/game.ts';
import { APPLE, FIGHT, type Field, GEM, type Kind, QUEST, trophyRule, type Ware } from './cards.ts';
import { CASTLE, controlled, type Hex, seatAt, whereIs } from './hexes.ts';
import { hexThing } from './ids.ts';
import { type DeedIndex, deedAt, deedOfQuest, priceOf } from './mat.ts';
import { type Dial, type Move, moveId, type Verb } from './move.ts';
import type { Reason, RefusalRule, Refused } from './reasons.ts';
import { SEEKERS, type SeenPending, type Step, top, type View } from './state.ts';
import { deedOfSpace, seekFault, spaceFault, takesQuest } from './steps/action.ts';
import { sideFault } from './steps/deed.ts';
import { dialFault } from './steps/fight.ts';
import { asks, isAsked, moves } from './steps/turn.ts';
import { deliveryFault, reach, stepsOf } from './steps/walk.ts';
import { easeable, isStanding, takeFault } from './trophies.ts';

/** The verbs that a step may be answered with, beside claims and looks. */
const VERBS: Readonly<Record<Step, readonly Verb[]>> = {
  action: ['act'],
  move: ['pick', 'go', 'deliver', 'pass'],
  route: ['go', 'take'],
  fights: ['go'],
  fight: ['dial'],
  victory: ['pass'],
  consolation: ['pass'],
  rout: [],
  spend: [],
  resupply: ['resupply'],
  quests: ['pick'],
  quest: ['solve'],
  after: ['take', 'put', 'pick', 'pass'],
  launch: ['go'],
  seek: ['put'],
  gift: ['go'],
  pay: ['take'],
  discard: ['discard'],
  reap: [],
  mix: ['mix'],
  field: ['go'],
  herald: ['put'],
  portal: ['go'],
  pile: ['draw'],
  draft: ['keep'],
  end: ['pass'],
};

/** What the rule says is all there is to say. */
const refused = (rule: RefusalRule, side?: Seat): Refused => ({
  ...{ is: 'refused', rule },
  ...(side !== undefined && { side }),
});

export function why(view: View, seat: Seat, wish: Move): Reason | null {
  const pending = top(view);
  if (pending === undefined) return refused('end.last');
  if (!isAsked(pending, seat))
    return { is: 'othersTurn', rule: 'turn.order', side: asks(view)[0]?.seat ?? pending.seat };
  const id = moveId(wish);
  if (moves(view, seat).some((move) => moveId(move) === id)) return null;
  if (wish.do === 'claim') return claimFault(view, seat, wish.field);
  if (!VERBS[pending.step].includes(wish.do)) return refused('turn.action', seat);
  return faultOf(view, seat, pending, wish);
}

function claimFault(view: View, seat: Seat, field: Field): Reason {
  const fault = takeFault(view, seat, field);
  if (fault !== null) return refused(fault, seat);
  const standsOpen = seat === view.turn && easeable(view).some((each) => each === field);
  if (standsOpen || (field === FIGHT && top(view)?.step === 'consolation')) return refused('trophy.personality', seat);
  if (!isStanding(field) || seat !== view.turn) return refused('trophy.held', seat);
  return { is: 'needs', rule: trophyRule(field), side: seat, field };
}

function faultOf(view: View, seat: Seat, pending: SeenPending, move: Move): Reason {
  switch (move.do) {
    case 'act':
      return deedRefused(
        view,
        seat,
        spaceFault(view, seat, move.space) ?? 'turn.action',
        deedOfSpace(view, seat, move.space),
      );
    case 'deliver':
      return refused(deliveryFault(view, seat, move) ?? 'deliver.four', seat);
    case 'go':
      return goFault(view, pending, move.to);
    case 'put':
      return putFault(view, pending, move.kind, move.at);
    case 'take':
      return { ...refused(pending.step === 'route' ? 'move.load' : 'make.tokens'), things: [hexThing(move.from)] };
    case 'dial':
      return refused(setFault(view, seat, pending, move), seat);
    case 'solve':
      if (pending.step !== 'quest') return refused('quest.sides');
      return deedRefused(
        view,
        seat,
        sideFault(view, seat, pending.card, move.side) ?? 'quest.sides',
        deedOfQuest(pending.card, move.side),
      );
    case 'pass':
    case 'pick':
      return refused(PICKED_BY[pending.step] ?? 'move.seekers', seat);
    case 'draw':
      return refused('make.both', seat);
    case 'discard':
      return refused('secret.spells', seat);
    default:
      return refused('make.power-up', seat);
  }
}
/** What cannot be paid is named. */
function deedRefused(view: View, seat: Seat, fault: RefusalRule, deed: DeedIndex | null): Reason {
  if (fault !== 'turn.costs' || deed === null) return refused(fault, seat);
  const price = priceOf(deedAt(deed));
  const { pies, hand } = seatAt(view, seat);
  const of = (kind: Ware, asked: number): number => (asked + price.any > 0 ? controlled(view, seat, kind) : 0);
  const has = {
    apples: of(APPLE, price.apples),
    gems: of(GEM, price.gems),
    any: 0,
    pies: price.pies > 0 ? pies : 0,
    spells: price.spells > 0 ? hand.length : 0,
  };
  return { is: 'unpaid', rule: 'turn.costs', side: seat, price, has };
}
const PICKED_BY: Partial<Record<Step, RefusalRule>> = { quests: 'quest.when', after: 'tile.camp-wagon' };

function goFault(view: View, pending: SeenPending, hex: Hex): Reason {
  const things = [hexThing(hex)];
  if (hex === CASTLE) return { ...refused('map.castle'), things };
  if (pending.step === 'route') {
    const { seat, seeker, apples, gems } = pending;
    if (whereIs(view, seat, seeker) === hex) return { ...refused('move.end'), things };
    const laden = apples + gems > 0;
    return { is: 'steps', rule: laden ? 'move.cargo' : 'move.steps', things, steps: stepsOf(view, seat, laden) };
  }
  if (pending.step === 'move') {
    const { seat } = pending;
    const canGo = SEEKERS.some((seeker) => !view.moved[seeker] && reach(view, seat, seeker, false).includes(hex));
    if (canGo) return { is: 'seekerFirst', rule: 'move.seekers', things };
    return { is: 'steps', rule: 'move.steps', things, steps: stepsOf(view, seat, false) };
  }
  if (pending.step === 'gift') return { is: 'nobodyThere', rule: 'gift.rival', things };
  return { ...refused(PLACED_BY[pending.step] ?? 'make.field'), things };
}
const PLACED_BY: Partial<Record<Step, RefusalRule>> = {
  launch: 'tile.supply-catapult',
  portal: 'quest.broken-bridge',
  fights: 'fight.each',
};

function putFault(view: View, pending: SeenPending, kind: Kind, hex: Hex): Reason {
  const things = [hexThing(hex)];
  if (pending.step === 'seek') {
    const fault = seekFault(view, kind, hex) ?? 'seek.short';
    // Where another die shows that land, it is not the land that is in the way.
    const other = fault === 'seek.place' || fault === 'seek.dice' ? seekFault(view, QUEST, hex) : null;
    return { ...refused(other === 'seek.quest' ? other : fault), things };
  }
  if (pending.step !== 'herald') return { ...refused('tile.forager'), things };
  if (kind !== QUEST || takesQuest(view, hex)) return { is: 'offTerrain', rule: 'tile.herald', things };
  return { ...refused('seek.quest'), things };
}

const setFault = (view: View, seat: Seat, pending: SeenPending, set: Dial): RefusalRule =>
  (pending.step === 'fight' ? dialFault(view, pending, seat, set) : null) ?? 'secret.spells';
