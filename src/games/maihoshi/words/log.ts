import { isEqual } from '../../../engine/equal.ts';
import type { Seat } from '../../../engine/game.ts';
import { listed, listedJa, many, name, namesOf, type Phrase, peopleJa, phrase } from '../../../words/phrase.ts';
import type { Around, Saying, Sayings } from '../../../words/tell.ts';
import { deed, first, hitting, line, silent, tellers } from '../../../words/tell.ts';
import { cardOf, type Kind } from '../rules/cards.ts';
import type { Event, Source } from '../rules/events.ts';
import { BETWEEN_TURNS, endOfTurn, isCalledOff, ofRounds } from './logRounds.ts';
import { namers } from './names.ts';

const { en, ja } = namers;
const p = phrase;

type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

const all = (each: readonly Phrase[]): Phrase => listed(each, ', ', ' and ');
const who = (seats: readonly Seat[]): Phrase => namesOf(seats, ', ', ' and ');
/** Cards, as far as these eyes may know them. */
type Some = { readonly cards: readonly Kind[] | null; readonly count: number };
const some = ({ cards, count }: Some, more = ''): Phrase =>
  cards ? all(en.each(cards)) : [`${count}${more} ${count === 1 ? 'card' : 'cards'}`];
const someJa = ({ cards, count }: Some, each = ''): Phrase =>
  cards ? p`${listedJa(ja.each(cards))}を` : [`${count}枚${each}`];

/** Every event of the log in both languages, and what the line of a turn says of it. */
const sayings: Sayings<Event> = {
  ...ofRounds,
  guest: (event, { before }) => {
    const { card, count, from, by } = event;
    const isTold = before?.is === 'ability' || (before?.is === 'guest' && by !== null && before.by === by);
    const say = isTold ? deed : first;
    if (from === 'reserve')
      return say(
        p`turns over the reserve: ${en.coming(event)} is guest ${count}`,
        p`予約客の${ja.coming(event)}を公開して${count}人目の客にし`,
        p`reserve: ${en.card(card)}`,
        p`予約客の${ja.card(card)}を公開`,
      );
    const bringer = isTold ? null : by;
    const also = by === null ? '' : 'also ';
    return say(
      p`${also}receives ${en.coming(event)} as guest ${count}${bringer === null ? [] : p` by ${en.the(bringer)}`}`,
      p`${bringer === null ? [] : p`${ja.the(bringer)}の効果で`}${count}人目の客に${ja.coming(event)}を出し`,
      p`receives ${en.card(card)}`,
      p`客に${ja.card(card)}`,
    );
  },
  ability: (event, { before }) => {
    const [own, ownJa] = [en.ability(event.geisha), p`「${ja.ability(event.geisha)}」`];
    switch (event.geisha) {
      case 'tokiwa':
        // The reserve that it admitted when the round was over has been told with it.
        if (before?.is === 'revealed') return silent();
        return first(p`meets the requirement by ${own}`, p`${ownJa}で条件を満たし`);
      case 'seoto':
        return event.count === 0
          ? deed(p`draws none (${own})`, p`${ownJa}で引かずに済ませ`, p`draws none`, p`引かない`)
          : deed(p`uses ${own}`, p`${ownJa}を使い`);
      default:
        return deed(p`uses ${own}`, p`${ownJa}を使い`);
    }
  },
  used: ({ card }, { before, after }) => {
    const [next] = after;
    if (cardOf(card).effect === 'extra-turn')
      return next?.is === 'again' || isCalledOff(after) ? silent() : deed(p`gains an extra turn`, p`追加の手番を得`);
    if (next && COMES_OF_IT.has(next.is)) return silent();
    return before?.is === 'guest'
      ? deed(p`uses its effect`, p`その効果を使い`)
      : deed(p`uses the effect of ${en.the(card)}`, p`${ja.the(card)}の効果を使い`);
  },
  declined: ({ card }, { before }) =>
    before?.is === 'guest'
      ? deed(p`skips its effect`, p`効果は見送り`)
      : deed(p`skips the effect of ${en.the(card)}`, p`${ja.the(card)}の効果は見送り`),
  aimless: ({ card }) =>
    line(
      p`Nobody can be chosen for the effect of ${en.the(card)}.`,
      p`${ja.the(card)}の効果の対象になるプレイヤーはいません。`,
    ),
  drew: (event, around) => {
    const { by, count, cards } = event;
    if (by === 'reserve' || typeof by === 'object') return drewToo(event, by, around);
    if (around.before?.is === 'looked')
      return deed(p`takes ${cards ? some(event) : '1'}`, p`${cards ? someJa(event) : '1枚を'}手札に加え`);
    if (count === 0) return deed(p`draws no card`, p`引かずに終え`);
    const [said, saidJa] = [p`draws ${some(event)}`, p`${someJa(event)}引き`];
    return by === undefined ? deed(said, saidJa, p`draws ${count}`, p`${count}枚引く`) : deed(said, saidJa);
  },
  advertised: (event) =>
    deed(
      p`places ${en.coming(event)} as publicity (now ${en.changed(event)})`,
      p`${ja.coming(event)}を宣伝に置いて評判を${ja.changed(event)}にし`,
      p`publicity: ${en.card(event.card)}`,
      p`宣伝に${ja.card(event.card)}`,
    ),
  discarded: (event, { before, after }) => {
    if (!event.introducing)
      return deed(
        p`discards ${en.coming(event)}`,
        p`${ja.coming(event)}を捨て`,
        p`discards ${en.card(event.card)}`,
        p`${ja.card(event.card)}を捨てる`,
      );
    // Two that are introduced together are told with the first.
    if (isIntroduced(before)) return silent();
    const next = after.slice(0, 1).filter(isIntroduced);
    const both = [event, ...next].map(({ card }) => card);
    const each = en.each(both);
    return deed(
      p`introduces ${each.length > 1 ? 'both ' : ''}${all(each)}`,
      p`紹介で${listedJa(ja.each(both))}を捨て`,
      p`introduces ${all(en.cards(both))}`,
      p`${listed(ja.cards(both), '・', '・')}を紹介`,
    );
  },
  rested: (_, { before, after }) => {
    // The reserve of the same turn is no pass.
    const isPass = !after.slice(0, endOfTurn(after)).some(isReserve) && (!before || BETWEEN_TURNS.has(before.is));
    return isPass
      ? deed(p`passes`, p`パスし`, p`passes`, p`パス`)
      : deed(p`takes no action`, p`行動をパスし`, p`no action`, p`行動はパス`);
  },
  aside: ({ card }) =>
    deed(
      card === null ? p`places a new reserve` : p`places ${en.the(card)} as the new reserve`,
      card === null ? p`新しい予約客を伏せ` : p`${ja.the(card)}を新しい予約客として伏せ`,
      p`a new reserve`,
      p`新しい予約客`,
    ),
  closed: ({ seat, isOwn }) =>
    hitting(
      isOwn ? null : seat,
      line(
        p`${name(seat)}’s house is closed until ${isOwn ? 'the end of this turn' : p`the end of ${name(seat)}’s next turn`}.`,
        p`${name(seat)}さんは、${isOwn ? 'この手番の終わり' : '次に自分の手番を終える'}まで休業状態です。`,
        p`closes ${isOwn ? 'their own' : p`${name(seat)}’s`} house`,
        isOwn ? p`自分を休業状態に` : p`休業状態に（${name(seat)}さん）`,
      ),
    ),
  sunk: ({ seat, card, left }, { before }) => {
    const isOwn = before?.is === 'used' && before.seat === seat;
    return hitting(
      isOwn ? null : seat,
      line(
        p`${name(seat)}’s guest, ${en.the(card)}, goes under the deck: ${left === 0 ? 'no guest' : many(left, 'guest')} left.`,
        p`${name(seat)}さんの客の${ja.the(card)}が山札の下に入り、客は${left}人になりました。`,
        p`puts ${isOwn ? 'their' : p`${name(seat)}’s`} ${en.card(card)} under the deck`,
        p`${ja.card(card)}を山札の下へ${isOwn ? [] : p`（${name(seat)}さん）`}`,
      ),
    );
  },
  returned: (event, { before }) => {
    const { seat, card } = event;
    const isOwn = before?.is === 'used' && before.seat === seat;
    return hitting(
      isOwn ? null : seat,
      line(
        p`${name(seat)}’s publicity, ${en.the(card)}, returns to the hand (now ${en.changed(event)}).`,
        p`${name(seat)}さんの宣伝の${ja.the(card)}が手札に戻り、評判は${ja.changed(event)}になりました。`,
        p`returns ${isOwn ? 'their' : p`${name(seat)}’s`} ${en.card(card)} to the hand`,
        p`${ja.card(card)}を手札へ${isOwn ? [] : p`（${name(seat)}さん）`}`,
      ),
    );
  },
  moved: ({ from, seat, card, count, left }) =>
    hitting(
      from,
      line(
        p`${name(from)}’s guest, ${en.the(card)}, moves to ${name(seat)}, who has ${count} now, ${name(from)} ${left}.`,
        p`${name(from)}さんの客の${ja.the(card)}が${name(seat)}さんの座敷へ移り、${count}人と${left}人になりました。`,
        p`takes ${name(from)}’s ${en.card(card)}`,
        p`${ja.card(card)}を自分の座敷へ（${name(from)}さん）`,
      ),
    ),
  looked: (event) =>
    deed(
      p`looks at ${event.cards ? some(event) : p`the top ${event.count === 1 ? 'card' : many(event.count, 'card')}`}`,
      p`${event.cards ? someJa(event) : `山札の上から${event.count}枚を`}確認し`,
      p`looks at ${event.count}`,
      p`山札の${event.count}枚を見る`,
    ),
  buried: (event) =>
    deed(
      p`puts ${event.cards ? some(event) : event.count === 1 ? 'the other' : 'the rest'} under the deck`,
      p`${event.cards ? someJa(event) : `残りの${event.count}枚を`}山札の一番下に入れ`,
    ),
  again: ({ seat }) =>
    line(p`${name(seat)}’s extra turn begins.`, p`${name(seat)}さんの追加の手番です。`, p`another turn`, p`もう1手番`),
};

/** What follows an effect at once says what it did. */
const COMES_OF_IT = new Set<Event['is']>([
  'guest',
  'ability',
  'drew',
  'advertised',
  'aside',
  'closed',
  'sunk',
  'returned',
  'moved',
  'looked',
]);
const isReserve = (event: Event): boolean => event.is === 'guest' && event.from === 'reserve';
const isIntroduced = (event: Event | undefined): event is Of<'discarded'> =>
  event?.is === 'discarded' && event.introducing;

/** What another one’s effect lets be drawn, or a reserve that did not come: for several at once, where nobody sees which. */
function drewToo(event: Of<'drew'>, by: Source | 'reserve', { before, after }: Around<Event>): Saying {
  const { seat, count } = event;
  const isAlike = (other: Event | undefined): other is Of<'drew'> =>
    other?.is === 'drew' && other.cards === null && event.cards === null && isEqual(other.by, by);
  const isReserve = typeof by === 'string';
  const isForAll = !isReserve && cardOf(by.card).effect === 'others-draw';
  const brief = isReserve
    ? ([p`draws ${count}`, p`${count}枚引く`] as const)
    : isForAll
      ? ([p`all others draw ${count}`, p`ほかの全員が${count}枚引く`] as const)
      : ([p`lets ${name(seat)} draw ${count}`, p`${count}枚引かせる（${name(seat)}さん）`] as const);
  const hit = isReserve || isForAll ? null : seat;
  const isMore = before?.is === 'drew' && isEqual(before.by, by);
  const told = isForAll && isMore ? [] : brief;
  if (isAlike(before)) return hitting(hit, silent(...told));
  const end = after.findIndex((other) => !isAlike(other));
  const seats = [event, ...after.slice(0, end < 0 ? after.length : end).filter(isAlike)].map((drew) => drew.seat);
  const [several, each] = seats.length > 1 ? ['each draw', 'ずつ'] : ['draws', ''];
  const why = isReserve ? p` for the reserve` : p` by ${name(by.seat)}’s ${en.card(by.card)}`;
  const whyJa = isReserve ? p`戻った予約客の分、` : p`${name(by.seat)}さんの${ja.card(by.card)}で`;
  return hitting(
    hit,
    line(
      p`${who(seats)} ${several} ${some(event, isReserve ? ' more' : '')}${why}.`,
      p`${peopleJa(seats)}は${whyJa}${someJa(event, each)}引きました。`,
      ...told,
    ),
  );
}

export const log = tellers(sayings, {
  // When the round is over, reserves are judged at once: what their owners take then is not of the turn that ended it.
  isOfTurn: (event, seat) =>
    event.is === 'recalled' || (event.is === 'drew' && event.by === 'reserve') ? event.seat === seat : true,
});
