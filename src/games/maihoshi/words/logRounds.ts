import { many, name, namesOf, type Phrase, peopleJa, phrase } from '../../../words/phrase.ts';
import { deed, line, type Sayings, silent } from '../../../words/tell.ts';
import type { Event } from '../rules/events.ts';
import { namers } from './names.ts';

const { en, ja } = namers;
const p = phrase;
const who = (seats: readonly number[]): Phrase => namesOf(seats, ', ', ' and ');

type OfRounds =
  | 'choosing'
  | 'geisha'
  | 'chosen'
  | 'round'
  | 'dealt'
  | 'laid'
  | 'lap'
  | 'roundEnded'
  | 'revealed'
  | 'recalled'
  | 'scored'
  | 'total'
  | 'ended';

/** How rounds begin and end, and what they bring. */
export const ofRounds: Pick<Sayings<Event>, OfRounds> = {
  choosing: () => line(p`One after the other, everybody chooses a geisha.`, p`これから順に、芸者を選びます。`),
  geisha: ({ seat, geisha }) =>
    line(
      p`${name(seat)}’s geisha is ${en.geisha(geisha)} (${en.own(geisha)}), with ${en.ability(geisha)}.`,
      p`${name(seat)}さんの芸者は${ja.geisha(geisha)}（${ja.own(geisha)}）、特殊能力は「${ja.ability(geisha)}」です。`,
    ),
  chosen: ({ geisha, again }) =>
    deed(
      again
        ? p`chooses ${en.geisha(geisha)} again`
        : p`chooses ${en.geisha(geisha)} (${en.own(geisha)}), with ${en.ability(geisha)}`,
      again
        ? p`また芸者の${ja.geisha(geisha)}を選び`
        : p`芸者に${ja.geisha(geisha)}（${ja.own(geisha)}、「${ja.ability(geisha)}」）を選び`,
      p`chooses ${en.geisha(geisha)}`,
      p`芸者は${ja.geisha(geisha)}`,
    ),
  round: ({ round, hand }) =>
    line(
      p`Round ${round}: everybody is dealt ${many(hand, 'card')}.`,
      p`第${round}ラウンド。全員に${hand}枚ずつ配りました。`,
    ),
  // The cards lie in the hand.
  dealt: () => silent(),
  laid: ({ seats, without, starter }) => {
    const [begins, beginsJa] = [p`${name(starter)} begins.`, p`${name(starter)}さんから始めます。`];
    if (seats.length === 0)
      return line(p`Nobody has placed a reserve. ${begins}`, p`予約客を伏せたプレイヤーはいません。${beginsJa}`);
    if (without.length === 0)
      return line(p`Everybody has placed a reserve. ${begins}`, p`全員が予約客を伏せました。${beginsJa}`);
    if (without.length < seats.length)
      return line(
        p`All but ${who(without)} have placed a reserve. ${begins}`,
        p`${peopleJa(without)}のほかは予約客を伏せました。${beginsJa}`,
      );
    return line(
      p`Only ${who(seats)} ${seats.length === 1 ? 'has' : 'have'} placed a reserve. ${begins}`,
      p`予約客を伏せたのは${peopleJa(seats)}だけです。${beginsJa}`,
    );
  },

  lap: ({ by, cause, guests, isVain }, { after }) => {
    // Who goes out in this very turn ends the round without them.
    if (isVain || isCalledOff(after)) return silent();
    const why = {
      guests: [p`${name(by)} has ${many(guests, 'guest')}`, p`${name(by)}さんの客が${guests}人になり`],
      deck: [p`the deck is empty`, p`山札がなくなり`],
      idle: [p`all have passed in turn`, p`全員が続けてパスし`],
    } as const;
    const [reason, reasonJa] = why[cause];
    const isExtra = after[endOfTurn(after)]?.is === 'again';
    const turn = cause === 'idle' ? '' : isExtra ? 'after the extra turn ' : 'after this turn ';
    return line(
      p`Final turns: ${reason}; ${turn}everybody has one more, ${name(by)} the last.`,
      p`${reasonJa}、${isExtra ? '追加の' : 'この'}手番のあとは最後の1巡です。${name(by)}さんの手番で終わります。`,
      p`starts the final turns`,
      p`最後の1巡へ`,
    );
  },
  roundEnded: ({ by, ending, bonus }) =>
    ending === 'out'
      ? line(
          p`${name(by)} goes out, with no card in hand or reserve: the round ends, bonus ${bonus[by] ?? 0}.`,
          p`${name(by)}さんは手札も予約客もなく、あがりです。ボーナスは${bonus[by] ?? 0}点、ラウンドは終わりです。`,
          p`goes out`,
          p`あがり`,
        )
      : line(
          p`That was ${name(by)}’s final turn, and the round ends.`,
          p`${name(by)}さんの最後の手番が終わり、ラウンドは終わりです。`,
        ),
  revealed: ({ seat, card, met, count }, { after: [next] }) => {
    if (!met)
      return line(
        p`${name(seat)}’s unused reserve, ${en.the(card)}, cannot come and goes back to the hand.`,
        p`${name(seat)}さんの予約客の${ja.the(card)}は、条件を満たさず、手札に戻りました。`,
      );
    const bridge = next?.is === 'ability' && next.seat === seat ? next.geisha : null;
    return line(
      p`${name(seat)}’s unused reserve, ${en.the(card)}, becomes guest ${count}${bridge ? p` by ${en.ability(bridge)}` : []}.`,
      p`${name(seat)}さんの予約客の${ja.the(card)}が${bridge ? p`「${ja.ability(bridge)}」で` : []}${count}人目の客になりました。`,
    );
  },
  recalled: ({ card }) =>
    deed(
      p`takes ${en.the(card)} back from publicity for the reserve`,
      p`戻った予約客の分、宣伝の${ja.the(card)}を手札に加え`,
      p`takes ${en.card(card)} back to the hand`,
      p`${ja.card(card)}を手札へ`,
    ),
  scored: ({ seat, points, income, effects, ability, left, penalty, bonus }) => {
    const gained = income + effects + ability;
    const isNothing = gained < penalty;
    return line(
      p`${name(seat)} takes ${many(points, 'token')}: ${gained} from guests${penalty > 0 ? ` − ${penalty} for ${many(left, 'card')} in hand` : ''}${isNothing ? ', counted as 0' : ''}${bonus > 0 ? ` + ${bonus} for going out` : ''}.`,
      p`${name(seat)}さんは${points}点です（客${gained}点${penalty > 0 ? `−手札${left}枚の${penalty}点` : ''}${bonus > 0 ? `＋あがり${bonus}点` : ''}${isNothing ? '。0点未満にはなりません' : ''}）。`,
    );
  },
  total: ({ seat, rounds, tokens }) =>
    line(
      p`${name(seat)} has ${many(tokens, 'token')} in all: ${rounds.join(' + ')}.`,
      p`${name(seat)}さんは合わせて${tokens}点です（${rounds.join('＋')}）。`,
    ),
  ended: ({ tokens, winners, tie }) => {
    const most = Math.max(...tokens);
    const equals = tokens.flatMap((count, seat) => (count === most ? [seat] : []));
    const [they, theyJa] = [who(winners), peopleJa(winners)];
    const [tied, tiedJa] = [p`${who(equals)} have ${most} each`, p`${peopleJa(equals)}が${most}点で並び`];
    const few = equals.length > 2 ? 'the fewest' : 'fewer';
    switch (tie) {
      case 'none':
        return line(p`${they} wins with ${many(most, 'token')}.`, p`${most}点の${theyJa}の勝ちです。`);
      case 'hands':
        return line(
          p`${tied}: ${they} has ${few} cards left in hand, and wins.`,
          p`${tiedJa}、残った手札の少ない${theyJa}の勝ちです。`,
        );
      case 'shared':
        return equals.length === winners.length
          ? line(
              p`${tied}, and as many cards left in hand: they share the victory.`,
              p`${tiedJa}、残った手札も同じ枚数なので、引き分けです。`,
            )
          : line(
              p`${tied}: ${they} have the fewest cards left in hand, and share the victory.`,
              p`${tiedJa}、残った手札のいちばん少ない${theyJa}の引き分けです。`,
            );
    }
  },
};

export const BETWEEN_TURNS = new Set<Event['is']>(['again', 'roundEnded', 'laid']);

/** Where the turn is over, of the events that follow in it. */
export function endOfTurn(after: readonly Event[]): number {
  const end = after.findIndex(({ is }) => BETWEEN_TURNS.has(is));
  return end < 0 ? after.length : end;
}
/** The round ends with this turn: neither final turns nor an extra one will come. */
export function isCalledOff(after: readonly Event[]): boolean {
  const end = after[endOfTurn(after)];
  return end?.is === 'roundEnded' && end.ending === 'out';
}
