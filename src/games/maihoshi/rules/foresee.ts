import type { Foresight, Reason } from '../../../engine/game.ts';
import type { RuleId, Seat } from '../../../engine/ids.ts';
import { CARDS, cardRule, cardThing, EFFECTS, INCOME, type Kind, NONE } from './cards.ts';
import { GEISHA, geishaRule, geishaThing, HIOUGI } from './geisha.ts';
import type { Move } from './moves.ts';
import { meets, meetsPlainly, reputationOf } from './reputation.ts';
import { brokerage } from './score.ts';
import { isRed } from './sheet.ts';
import { handSize, LAST_ROUND, type View } from './state.ts';
import { newest } from './targets.ts';

/** What a card would earn, raise and cost at the round's end; what would end the round comes with it. */
export function foresee(view: View, seat: Seat, move: Move): Foresight {
  switch (move.do) {
    case 'guest':
      return [...bridged(view, seat, move.card), ...earned(view, seat, move.card, 1), ...left(view, seat, -1)];
    case 'reveal': {
      const card = view.reserves[seat] ?? NONE;
      return [...bridged(view, seat, card), ...earned(view, seat, card, 1), ...outBy(view, seat, 0, NONE)];
    }
    case 'place':
      return [...raised(view, seat, move.card, 1), ...left(view, seat, -1)];
    case 'discard':
    case 'introduce':
      return left(view, seat, -1);
    case 'take':
      return left(view, seat, 1);
    case 'publicity':
    case 'draw':
      return drawn(view, seat, move.count);
    case 'aside':
      return judged(view, seat, move.card);
    case 'top':
      return left(view, seat, 1);
    case 'recall':
      return [...raised(view, seat, move.card, -1), ...left(view, seat, 1)];
    case 'choose':
      return [
        { rule: geishaRule(move.geisha), side: seat, things: [geishaThing(move.geisha)], data: base(move.geisha) },
      ];
    case 'use':
      return used(view, seat, seat);
    case 'target':
      return used(view, seat, move.seat);
    case 'rest':
      return [{ rule: 'introduce.rest' }];
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
  const fees = sign * brokerage(card, view.publicity[seat]?.length ?? 0);
  if (fees !== 0) reasons.push({ rule: 'card.fudasashi', side: seat, points: fees, things });
  if (view.geisha[seat] === HIOUGI && isRed(card))
    reasons.push({ rule: 'geisha.hiougi', side: seat, points: sign, things });
  const calls = sign > 0 && view.lap === 'none' && (view.guests[seat]?.length ?? 0) + 1 >= handSize(view.round);
  return calls ? [...reasons, { rule: 'end.guests', side: seat }] : reasons;
}

/** Cards more or less in the hand, and what they cost at the end of the round; going out comes with the last one. */
function left(view: View, seat: Seat, more: number): Reason[] {
  const held = view.held[seat] ?? 0;
  const points = more > 0 ? -(held + 1) : held;
  return [
    { rule: 'score.hand', side: seat, points, data: { cards: held + more, change: more } },
    ...outBy(view, seat, more, NONE),
  ];
}

function outBy(view: View, seat: Seat, more: number, reserve: Kind): Reason[] {
  const laid = more === 0 ? reserve : (view.reserves[seat] ?? NONE);
  if (view.stage !== 'turn' || (view.held[seat] ?? 0) + more > 0 || laid !== NONE) return [];
  return [{ rule: 'end.out', side: seat, points: view.round === LAST_ROUND ? 10 : 5 }];
}

/** An Envoy's guests need nobody's go-between. */
function bridged(view: View, seat: Seat, card: Kind): Reason[] {
  const step = view.steps.at(-1);
  const free = step?.is === 'effect' && EFFECTS[step.card]?.kind === 'place-free';
  if (free || card === NONE || meetsPlainly(view, seat, card)) return [];
  return [{ rule: 'geisha.tokiwa', side: seat, things: [cardThing(card)] }];
}

/** The new reputation, and which cards of the hand it opens or closes. */
function raised(view: View, seat: Seat, card: Kind, sign: 1 | -1): Reason[] {
  const now = reputationOf(view, seat);
  const then = now.map((value, colour) => value + sign * (CARDS[card]?.publicity[colour] ?? 0));
  const reputation = view.reputation.map((value, at) =>
    Math.floor(at / 3) === seat ? (then[at % 3] ?? value) : value,
  );
  const hand = [...new Set(view.hands[seat] ?? [])].filter((other) => other !== card);
  const opened = hand.filter((other) => meets({ ...view, reputation }, seat, other) && !meets(view, seat, other));
  const change: Reason = { rule: 'aim.reputation', side: seat, things: [cardThing(card)], data: colours(then) };
  return opened.length === 0
    ? [change]
    : [change, { rule: 'guest.requirement', side: seat, things: opened.map(cardThing) }];
}

function drawn(view: View, seat: Seat, count: number): Reason[] {
  const comes = Math.min(count, view.deck);
  const reasons: Reason[] = [{ rule: 'piles.deck', side: seat, data: { count: comes, left: view.deck - comes } }];
  return comes > 0 && comes === view.deck && view.lap === 'none' ? [...reasons, { rule: 'end.deck' }] : reasons;
}

/** What would become of a reserve, were the round over now. */
function judged(view: View, seat: Seat, card: Kind): Reason[] {
  const things = [cardThing(card)];
  if (meets(view, seat, card)) return [{ rule: 'settle.met', side: seat, points: INCOME[card] ?? 0, things }];
  return [{ rule: 'settle.failed', side: seat, things }];
}

function used(view: View, seat: Seat, target: Seat): Reason[] {
  const step = view.steps.at(-1);
  if (step?.is !== 'effect') return [];
  const rule: RuleId = cardRule(step.card);
  const said: Reason = { rule, side: target, things: [cardThing(step.card)] };
  const row = view.guests[target] ?? [];
  switch (EFFECTS[step.card]?.kind) {
    case 'target-draw':
      return [said, ...left(view, target, 1)];
    case 'sink-newest-guest':
      return [said, ...earned(view, target, target === seat ? (row.at(-2) ?? NONE) : newest(row), -1)];
    case 'take-newest-guest':
      return [said, ...earned(view, seat, newest(row), 1), ...earned(view, target, newest(row), -1)];
    case 'return-newest-publicity': {
      const card = newest(view.publicity[target] ?? []);
      return [said, ...raised(view, target, card, -1), ...left(view, target, 1)];
    }
    default:
      return [said];
  }
}
