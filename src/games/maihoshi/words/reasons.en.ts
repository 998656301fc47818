import type { Reason } from '../../../engine/game.ts';
import type { RuleId, ThingId } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import { thingKind } from '../rules/cards.ts';
import { folkEn, geishaEn } from './folk.en.ts';
import { COLOUR_WORDS, cardPhrase, many } from './nouns.en.ts';

const SENTENCES: Readonly<Record<RuleId, string>> = {
  'setup.geisha': 'Somebody else at the table has this geisha.',
  'setup.order': 'First everybody chooses a geisha.',
  'setup.reserve': 'Lay one card of the hand face down, or none.',
  'turn.action': 'Each turn has exactly one action.',
  'turn.guest': 'Only a card from the hand can be invited.',
  'turn.publicity': 'First choose a card from the hand for publicity.',
  'publicity.empty': 'There is neither a card to draw nor one to place.',
  'turn.introduce': 'Up to two cards of the hand are introduced, then as many are drawn.',
  'introduce.rest': 'The turn ends, and nothing changes.',
  'reserve.use': 'You have no reserve to use now; one may be used each turn.',
  'reserve.fresh': 'A reserve laid this turn can be used from the next one on.',
  'effect.order': 'First discard a card of the hand.',
  'end.deck': 'The deck runs out: the last lap begins.',
  'settle.failed': 'Take the top card of the deck, or a card of your own publicity.',
  'end.idle': 'Nobody will have done anything for a whole lap: the last lap begins.',
  'round.next': 'The round is over. The next one is dealt when all have seen the count.',
  'game.win': 'The game is over.',
};

/** With a reserve that can still be used in this turn. */
const WAITING: Readonly<Record<RuleId, string>> = {
  'introduce.rest': 'Nothing changes. The reserve can still be used before the turn ends.',
  'end.idle': 'If the reserve is not used either, nobody has done anything for a whole lap: the last lap begins.',
};

const signed = (points: number | undefined): string => `${(points ?? 0) > 0 ? '+' : '−'}${Math.abs(points ?? 0)}`;
const cards = (things: readonly ThingId[] | undefined): Phrase =>
  listed(
    (things ?? []).map((each) => cardPhrase(thingKind(each))),
    ', ',
    ', ',
  );
const colours = (data: Reason['data']): string => `red ${data?.red}, blue ${data?.blue}, green ${data?.green}`;

export function sayReason(reason: Reason): Phrase {
  const { rule, points, things, data } = reason;
  const who = name(reason.side ?? 0);
  const [chapter, of = ''] = rule.split('.');
  if (chapter === 'card' && points === undefined) return phrase`${folkEn[of]?.name ?? ''}: ${folkEn[of]?.effect ?? ''}`;
  if (chapter === 'geisha' && points === undefined)
    return data === undefined
      ? phrase`${geishaEn[of]?.ability ?? ''}: ${geishaEn[of]?.effect ?? ''}`
      : phrase`${colours(data)}. ${geishaEn[of]?.effect ?? ''}`;
  switch (rule) {
    case 'score.income':
      return phrase`${who}: ${signed(points)} income from ${cards(things)}.`;
    case 'card.fudasashi':
      return phrase`${who}: ${signed(points)} for publicity from ${cards(things)}.`;
    case 'geisha.hiougi':
      return phrase`${who}: ${signed(points)} for red guests: ${cards(things)}.`;
    case 'score.hand':
      return data?.change === undefined
        ? phrase`${who}: ${signed(points)} for ${many(Number(data?.cards), 'card')} left in the hand.`
        : phrase`${who} would hold ${many(Number(data.cards), 'card')}, and lose ${Math.abs(points ?? 0)} ${Number(data.change) > 0 ? 'more' : 'less'} at the round’s end.`;
    case 'score.floor':
      return phrase`${who}: ${signed(points)}, since a round never scores below zero.`;
    case 'score.bonus':
      return phrase`${who}: ${signed(points)} for going out.`;
    case 'end.out':
      return phrase`${who} would be out of cards: ${signed(points)}, and the round ends.`;
    case 'end.guests':
      return phrase`${who} would have enough guests to begin the last lap.`;
    case 'aim.reputation':
      return phrase`${who}’s reputation then: ${colours(data)}.`;
    case 'guest.requirement':
      return data?.becomes === undefined
        ? phrase`${cards(things)} asks for ${COLOUR_WORDS[Number(data?.colour)] ?? ''} ${Number(data?.needs)}; the reputation is ${Number(data?.has)}.`
        : phrase`The requirement would ${data.becomes === 'met' ? 'then' : 'no longer'} be met: ${cards(things)}.`;
    case 'piles.deck':
      return phrase`${many(Number(data?.count), 'card')} drawn; ${Number(data?.left)} left in the deck.`;
    case 'settle.met':
      return phrase`Even unused, it would come as a guest now: ${signed(points)}.`;
    case 'settle.failed':
      return things === undefined
        ? phrase`${SENTENCES[rule] ?? ''}`
        : phrase`As things are, it would go back to the hand at the round’s end, with one card more.`;
    case 'setup.reserve':
      return data?.waits === undefined
        ? phrase`${SENTENCES[rule] ?? ''}`
        : phrase`${who} has yet to decide about a reserve.`;
    case 'closed.turn':
      return phrase`${who}’s house is closed: no guest and no reserve this turn.`;
    case 'introduce.rest':
    case 'end.idle':
      return phrase`${data?.waits === undefined ? (SENTENCES[rule] ?? '') : (WAITING[rule] ?? '')}`;
    case 'turn.order':
      return phrase`It is ${who}’s turn.`;
    default:
      return phrase`${SENTENCES[rule] ?? rule}`;
  }
}
