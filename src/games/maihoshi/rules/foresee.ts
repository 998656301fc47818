import type { Foresight, Reason } from '../../../engine/game.ts';
import type { RuleId, Seat } from '../../../engine/ids.ts';
import { CARDS, cardRule, cardThing, EFFECTS, INCOME, type Kind, NONE } from './cards.ts';
import { GEISHA, geishaRule, geishaThing, HIOUGI } from './geisha.ts';
import type { Move } from './moves.ts';
import { mayReveal } from './possible.ts';
import { meets, meetsPlainly, reputationOf } from './reputation.ts';
import { bonusIn, brokerage, isRed, penalty } from './score.ts';
import { handSize, type View } from './state.ts';
import { newest } from './targets.ts';

/** What a card would earn, raise and cost at the round's end; what would end the round comes with it. */
export function foresee(view: View, seat: Seat, move: Move): Foresight<Reason> {
  switch (move.do) {
    case 'guest':
      return [
        ...bridged(view, seat, move.card),
        ...earned(view, seat, move.card, 1),
        ...crowded(view, seat),
        ...left(view, seat, -1),
        ...outBy(view, seat, -1),
      ];
    case 'reveal': {
      const card = view.reserves[seat] ?? NONE;
      return [
        ...bridged(view, seat, card),
        ...earned(view, seat, card, 1),
        ...crowded(view, seat),
        ...outBy(view, seat, 0, NONE),
      ];
    }
    case 'place':
      return [
        ...raised(view, seat, move.card, 1),
        ...fees(view, seat, 1),
        ...left(view, seat, -1),
        ...outBy(view, seat, -1),
      ];
    case 'discard':
      return [...left(view, seat, -1), ...outBy(view, seat, -1)];
    case 'introduce':
      return introduced(view, seat, given(view) + 1, given(view) + 1);
    case 'take':
      return [...left(view, seat, 1), ...(view.looking === 1 ? emptied(view, 1) : [])];
    case 'publicity':
      return drawn(view, seat, move.count);
    case 'draw':
      return introduced(view, seat, given(view), move.count);
    case 'aside':
      return judged(view, seat, move.card);
    case 'top':
      return left(view, seat, 1);
    case 'recall':
      return [...fees(view, seat, -1), ...left(view, seat, 1)];
    case 'choose':
      return [
        { rule: geishaRule(move.geisha), side: seat, things: [geishaThing(move.geisha)], data: base(move.geisha) },
      ];
    case 'use':
      return used(view, seat, seat);
    case 'target':
      return used(view, seat, move.seat);
    case 'rest':
      return rested(view, seat);
    case 'end':
      return view.rested && idles(view) ? [{ rule: 'end.idle', side: seat }] : [];
    default:
      return [];
  }
}

const colours = ([red = 0, blue = 0, green = 0]: readonly number[]) => ({ red, blue, green });
const base = (geisha: number) => colours(GEISHA[geisha]?.reputation ?? []);

/** A guest more in the row, or one less: income and scoring effects. */
function earned(view: View, seat: Seat, card: Kind, sign: 1 | -1): Reason[] {
  const things = [cardThing(card)];
  const points = sign * (INCOME[card] ?? 0);
  const reasons: Reason[] = [{ rule: 'score.income', side: seat, points, things }];
  const fee = sign * brokerage(card, view.publicity[seat]?.length ?? 0);
  if (fee !== 0) reasons.push({ rule: 'card.fudasashi', side: seat, points: fee, things });
  if (view.geisha[seat] === HIOUGI && isRed(card))
    reasons.push({ rule: 'geisha.hiougi', side: seat, points: sign, things });
  return reasons;
}

/** One guest more calls the last lap. */
function crowded(view: View, seat: Seat): Reason[] {
  const calls = view.lap === 'none' && (view.guests[seat]?.length ?? 0) + 1 >= handSize(view.round);
  return calls ? [{ rule: 'end.guests', side: seat }] : [];
}

/** What the Rice Brokers in the row earn by a publicity card more or less. */
function fees(view: View, seat: Seat, more: 1 | -1): Reason[] {
  const count = view.publicity[seat]?.length ?? 0;
  return (view.guests[seat] ?? []).flatMap((card): Reason[] => {
    const points = brokerage(card, count + more) - brokerage(card, count);
    return points === 0 ? [] : [{ rule: 'card.fudasashi', side: seat, points, things: [cardThing(card)] }];
  });
}

/** Nobody has done anything for a whole lap if this turn brings nothing either. */
const idles = ({ lap, idle, extra, revealed, held }: View): boolean =>
  lap === 'none' && !revealed && extra === 0 && idle + 1 >= held.length;

/** A reserve that waits may still make something of the turn. */
function rested(view: View, seat: Seat): Reason[] {
  const rule = idles(view) ? 'end.idle' : 'introduce.rest';
  const reason = { rule, side: seat };
  return [mayReveal(view) ? { ...reason, data: { waits: 'yes' } } : reason];
}

/** Cards more or less in the hand, and what that changes at the end of the round. */
function left(view: View, seat: Seat, more: number, held = view.held[seat] ?? 0): Reason[] {
  const points = penalty(held) - penalty(held + more);
  return more === 0 ? [] : [{ rule: 'score.hand', side: seat, points, data: { cards: held + more, change: more } }];
}

/** Going out, with so many cards more in the hand and this reserve. */
function outBy(view: View, seat: Seat, more: number, reserve = view.reserves[seat] ?? NONE): Reason[] {
  if (view.stage !== 'turn' || (view.held[seat] ?? 0) + more > 0 || reserve !== NONE) return [];
  return [{ rule: 'end.out', side: seat, points: bonusIn(view.round) }];
}

/** How many cards have been introduced in this turn and not been drawn for yet. */
function given({ steps }: View): number {
  const step = steps.at(-1);
  return step?.is === 'introduce' ? step.given : 0;
}

/** Introducing so many and drawing so many: what the hand costs then is compared with before all of it. */
function introduced(view: View, seat: Seat, away: number, count: number): Reason[] {
  const before = (view.held[seat] ?? 0) + given(view);
  const more = Math.min(count, view.deck) - away;
  return [...drawn(view, seat, count), ...left(view, seat, more, before), ...outBy(view, seat, more + given(view))];
}

/** An Envoy's guests need nobody's go-between. */
function bridged(view: View, seat: Seat, card: Kind): Reason[] {
  const step = view.steps.at(-1);
  const free = step?.is === 'effect' && EFFECTS[step.card]?.kind === 'place-free';
  if (free || card === NONE || meetsPlainly(view, seat, card)) return [];
  return [{ rule: 'geisha.tokiwa', side: seat, things: [cardThing(card)] }];
}

/** The new reputation, and for which cards of the hand it begins or ceases to be enough. */
function raised(view: View, seat: Seat, card: Kind, sign: 1 | -1): Reason[] {
  const now = reputationOf(view, seat);
  const then = now.map((value, colour) => value + sign * (CARDS[card]?.publicity[colour] ?? 0));
  const reputation = view.reputation.map((value, at) =>
    Math.floor(at / 3) === seat ? (then[at % 3] ?? value) : value,
  );
  const hand = [...new Set(view.hands[seat] ?? [])].filter((other) => sign < 0 || other !== card);
  const changed = hand.filter((other) => meets({ ...view, reputation }, seat, other) !== meets(view, seat, other));
  const change: Reason = { rule: 'aim.reputation', side: seat, things: [cardThing(card)], data: colours(then) };
  if (changed.length === 0) return [change];
  const data = { becomes: sign > 0 ? 'met' : 'unmet' };
  return [change, { rule: 'guest.requirement', side: seat, things: changed.map(cardThing), data }];
}

function drawn(view: View, seat: Seat, count: number): Reason[] {
  const comes = Math.min(count, view.deck);
  const data = { count: comes, left: view.deck - comes };
  return [{ rule: 'piles.deck', side: seat, data }, ...emptied(view, count)];
}

/** Drawing so many would empty the deck, and call the last lap. */
function emptied({ deck, lap }: View, count: number): Reason[] {
  return deck > 0 && count >= deck && lap === 'none' ? [{ rule: 'end.deck' }] : [];
}

/** What would become of a reserve, were the round over now. */
function judged(view: View, seat: Seat, card: Kind): Reason[] {
  const things = [cardThing(card)];
  if (meets(view, seat, card)) {
    const points = earned(view, seat, card, 1).reduce((sum, reason) => sum + (reason.points ?? 0), 0);
    return [{ rule: 'settle.met', side: seat, points, things }, ...left(view, seat, -1)];
  }
  const further = view.deck > 0 || (view.publicity[seat]?.length ?? 0) > 0;
  return [{ rule: 'settle.failed', side: seat, things }, ...left(view, seat, further ? 1 : 0)];
}

function used(view: View, seat: Seat, target: Seat): Reason[] {
  const step = view.steps.at(-1);
  if (step?.is !== 'effect') return [];
  const rule: RuleId = cardRule(step.card);
  const said: Reason = { rule, side: target, things: [cardThing(step.card)] };
  const row = view.guests[target] ?? [];
  switch (EFFECTS[step.card]?.kind) {
    case 'target-draw':
      return [said, ...left(view, target, 1), ...emptied(view, 1)];
    case 'filter':
    case 'advertise':
      return [said, ...emptied(view, 1)];
    case 'others-draw':
      return [said, ...emptied(view, view.held.length - 1)];
    case 'sink-newest-guest':
      return [said, ...earned(view, target, target === seat ? (row.at(-2) ?? NONE) : newest(row), -1)];
    case 'take-newest-guest': {
      const card = newest(row);
      return [said, ...earned(view, seat, card, 1), ...crowded(view, seat), ...earned(view, target, card, -1)];
    }
    case 'return-newest-publicity': {
      const card = newest(view.publicity[target] ?? []);
      return [said, ...raised(view, target, card, -1), ...fees(view, target, -1), ...left(view, target, 1)];
    }
    default:
      return [said];
  }
}
