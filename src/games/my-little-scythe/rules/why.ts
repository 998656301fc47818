import type { Seat } from '../../../engine/ids.ts';
import { asks, moves } from './asks.ts';
import { APPLE, DIAL, FIGHT, type Field, QUEST, TO_DELIVER, TO_DELIVER_EASED } from './cards.ts';
import { CASTLE, type Hex, LAND } from './hexes.ts';
import { trophyRule } from './ids.ts';
import { type Move, moveId, SPELL_SETS, splitOf, type Verb } from './move.ts';
import { reachesCastle, stepsOf } from './reach.ts';
import type { DeliveryFault, PutFault, Reason, RefusalRule, Refused } from './reasons.ts';
import { countAt, whereIs } from './seekers.ts';
import { NO_DIE, type Pending, type Step, top, type View } from './state.ts';
import { spaceFault } from './steps/action.ts';
import { isChoosing } from './steps/fight.ts';
import { takesQuest } from './steps/gain.ts';
import { sideFault } from './steps/quest.ts';
import { fieldOfKind } from './steps/walk.ts';
import { hexThing } from './things.ts';
import { easeable, isStanding, mayEase, takeFault } from './trophies.ts';

/** The verbs that a step may be answered with, beside claims and looks. */
const VERBS: Readonly<Record<Step, readonly Verb[]>> = {
  action: ['act'],
  move: ['pick', 'to', 'deliver', 'pass'],
  route: ['to', 'take'],
  fights: ['to'],
  fight: ['dial'],
  victory: ['pass'],
  consolation: ['pass'],
  rout: [],
  spend: [],
  resupply: ['resupply'],
  quests: ['pick'],
  quest: ['solve'],
  after: ['take', 'put', 'pick', 'pass'],
  launch: ['to'],
  seek: ['put'],
  gift: ['to'],
  pay: ['take'],
  discard: ['discard'],
  reap: [],
  mix: ['mix'],
  field: ['to'],
  herald: ['put'],
  portal: ['to'],
  pile: ['pile'],
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
  const chooses = pending.step === 'fight' ? isChoosing(pending, seat) : pending.seat === seat;
  if (!chooses) return { is: 'othersTurn', rule: 'turn.order', side: asks(view)[0]?.seat ?? pending.seat };
  const id = moveId(wish);
  if (moves(view, seat).some((move) => moveId(move) === id)) return null;
  if (wish.do === 'claim') return claimFault(view, seat, wish.of);
  if (!VERBS[pending.step].includes(wish.do)) return refused('turn.action', seat);
  return faultOf(view, seat, pending, wish);
}

function claimFault(view: View, seat: Seat, field: Field): Reason {
  const fault = takeFault(view, seat, field);
  if (fault !== null) return refused(fault, seat);
  const standsOpen = seat === view.turn && easeable(view).includes(field);
  if (standsOpen || (field === FIGHT && top(view)?.step === 'consolation')) return refused('trophy.personality', seat);
  if (!isStanding(field) || seat !== view.turn) return refused('trophy.held', seat);
  return { is: 'needs', rule: trophyRule(field), side: seat, field };
}

function faultOf(view: View, seat: Seat, pending: Pending, { do: verb, of, at }: Move): Reason {
  switch (verb) {
    case 'act':
      return refused(spaceFault(view, seat, of) ?? 'turn.action', seat);
    case 'deliver':
      return refused(deliveryFault(view, seat, { do: verb, of, at }), seat);
    case 'to':
      return goFault(view, pending, at);
    case 'put':
      return putFault(view, pending, of, at);
    case 'take':
      return { ...refused(pending.step === 'route' ? 'move.load' : 'make.tokens'), things: [hexThing(at)] };
    case 'dial':
      return refused(dialFault(view, seat, pending, of, at), seat);
    case 'solve':
      return refused((pending.step === 'quest' ? sideFault(view, seat, pending.card, of) : null) ?? 'quest.sides');
    case 'pass':
    case 'pick':
      return refused(PICKED_BY[pending.step] ?? 'move.seekers', seat);
    case 'pile':
      return refused('make.both', seat);
    case 'discard':
      return refused('secret.spells', seat);
    default:
      return refused('make.power-up', seat);
  }
}
const PICKED_BY: Partial<Record<Step, RefusalRule>> = { quests: 'quest.when', after: 'tile.camp-wagon' };

function deliveryFault(view: View, seat: Seat, move: Move): DeliveryFault {
  const [one, two] = splitOf(move);
  if (one + two !== TO_DELIVER && one + two !== TO_DELIVER_EASED) return 'deliver.four';
  const field = fieldOfKind(move.of);
  if (takeFault(view, seat, field) !== null) return 'deliver.trophy';
  if (one > 0 && two > 0 && view.moved !== 0) return 'deliver.joint';
  const brings = [one, two];
  const tokens = move.of === APPLE ? view.apples : view.gems;
  const [here, there] = [whereIs(view, seat, 0), whereIs(view, seat, 1)];
  const asked = here === there ? [one + two, 0] : brings;
  const short = asked.some((count, seeker) => count > (tokens[seeker === 0 ? here : there] ?? 0));
  if (short) return 'deliver.four';
  if (brings.some((count, seeker) => count > 0 && !reachesCastle(view, seat, seeker))) return 'deliver.reach';
  if (one + two === TO_DELIVER || brings.some((count, seeker) => count > 0 && ((view.moved >> seeker) & 1) === 1))
    return 'move.seekers';
  return mayEase(view, seat, field) ? 'trophy.personality' : 'deliver.four';
}

function goFault(view: View, pending: Pending, hex: Hex): Reason {
  const things = [hexThing(hex)];
  if (hex === CASTLE) return { ...refused('map.castle'), things };
  if (pending.step === 'route') {
    const { seat, seeker, apples, gems } = pending;
    if (whereIs(view, seat, seeker) === hex) return { ...refused('move.end'), things };
    const laden = apples + gems > 0;
    return { is: 'steps', rule: laden ? 'move.cargo' : 'move.steps', things, steps: stepsOf(view, seat, laden) };
  }
  // Whichever seeker it would be.
  if (pending.step === 'move')
    return { is: 'steps', rule: 'move.steps', things, steps: stepsOf(view, pending.seat, false) };
  if (pending.step === 'gift') return { is: 'nobodyThere', rule: 'gift.rival', things };
  return { ...refused(PLACED_BY[pending.step] ?? 'make.field'), things };
}
const PLACED_BY: Partial<Record<Step, RefusalRule>> = {
  launch: 'tile.supply-catapult',
  portal: 'quest.broken-bridge',
  fights: 'fight.each',
};

function putFault(view: View, pending: Pending, kind: number, hex: Hex): Reason {
  const things = [hexThing(hex)];
  const heralds = pending.step === 'herald';
  if (heralds && (kind !== QUEST || takesQuest(view, hex))) return { is: 'offTerrain', rule: 'tile.herald', things };
  if (heralds) return { ...refused('seek.quest'), things };
  return { ...refused(pending.step === 'seek' ? seekFault(view, kind, hex) : 'tile.forager'), things };
}

function seekFault(view: View, kind: number, hex: Hex): PutFault {
  const dice = kind === QUEST ? view.dice.slice(4) : view.dice.slice(kind * 2, kind * 2 + 2);
  if (!dice.some((terrain) => terrain !== NO_DIE)) return 'seek.dice';
  if (!dice.includes(LAND[hex] as number)) return 'seek.place';
  return kind === QUEST ? 'seek.quest' : 'seek.short';
}

function dialFault(view: View, seat: Seat, pending: Pending, set: number, pies: number): RefusalRule {
  if (pies > Math.min(DIAL, view.pies[seat] as number)) return 'fight.secret';
  const seekers = pending.step === 'fight' ? countAt(view, seat, pending.at) : 0;
  return (SPELL_SETS[set] as readonly number[]).length > seekers ? 'fight.secret' : 'secret.spells';
}
