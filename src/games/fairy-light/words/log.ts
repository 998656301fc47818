import type { Part, Phrase } from '../../../words/phrase.ts';
import { capital, icon, listed, listedJa, name, phrase as p, thing } from '../../../words/phrase.ts';
import { deed, line, type Sayings, silent, tellers } from '../../../words/tell.ts';
import { isBack, isStart, type Kind, kindThing, STARTS } from '../rules/cards.ts';
import { type Cell, cellThing } from '../rules/grid.ts';
import { heartOf } from '../rules/sheet.ts';
import type { Event, Variant } from '../rules/state.ts';
import { cardName, counted, type NameWords, names, ownName, ownTold, sideName, stepsTo } from './names.ts';

const { en, ja } = names;
/** All start cards but the one in the forest. */
const HEARTS = STARTS - 1;

/** Whose log tells of them owns them. */
const cardsIn = (words: NameWords, kinds: readonly Kind[]): Phrase[] =>
  counted(kinds).map(({ kind, count }) => [thing(kindThing(kind), ownTold(words, kind, count))]);
const some = (kinds: readonly Kind[]): Phrase => listed(cardsIn(en, kinds), ', ', ' and ');
const someJa = (kinds: readonly Kind[]): Phrase => listedJa(cardsIn(ja, kinds));
const inOrder = (words: NameWords, kinds: readonly Kind[], between: string): Phrase =>
  listed(
    kinds.map((kind) => [thing(kindThing(kind), ownName(words, kind))]),
    between,
    between,
  );

const suns = (count: number): Phrase => p`${count} ${icon('sun', count === 1 ? 'sun' : 'suns')}`;
const moons = (count: number): Phrase => p`${count} ${icon('moon', count === 1 ? 'moon' : 'moons')}`;
/** A bare 2 after a word is heard as に; both sides are counted alike. */
function heard(count: number, other: number): string {
  if (count === 0) return 'なし';
  return Math.max(count, other) < 10 ? `${count}つ` : `${count}個`;
}
/** The card of the one who acts; a tap on it shows it, or where it lies. */
const own = (kind: Kind, of = kindThing(kind)): readonly [en: Part, ja: Part] => [
  thing(of, ownTold(en, kind)),
  thing(of, ownTold(ja, kind)),
];
const cotton = (words: NameWords, kind: Kind, cell: Cell): Part =>
  thing(cellThing(cell), capital(isStart(kind) ? words.startPlace : cardName(words, kind)));

const FORESTS: Readonly<Record<Variant, readonly [en: string, ja: string]>> = {
  standard: ['', ''],
  forked: ['Forked path. ', '分かれ道の森です。'],
  free: ['Free forest. ', '自由の森です。'],
  dark: ['Dark forest. ', '暗闇の森です。'],
};

/** Every event of the log in both languages. What was dealt, and what lies in the forest, the table shows. */
const sayings: Sayings<Event> = {
  begins: ({ variant, sun, moon, first }) =>
    line(
      p`${FORESTS[variant][0]}${name(sun)} plays Sun, ${name(moon)} plays Moon. ${name(first)} goes first.`,
      p`${FORESTS[variant][1]}${name(sun)}さんが太陽、${name(moon)}さんが月です。${name(first)}さんが先攻です。`,
    ),
  started: ({ card }) => {
    const called = (words: NameWords): Part => thing(kindThing(card), cardName(words, card));
    return line(
      p`The start card is ${called(en)}. Places are counted from it.`,
      p`スタートカードは${called(ja)}です。場所はここから数えます。`,
    );
  },
  laid: () => silent(),
  hands: () => silent(),

  exchanged: ({ back, got, isAll }) => {
    if (back.length === 0) return deed(p`exchanges no cards`, p`交換せずに残し`, p`exchanges no cards`, p`交換なし`);
    const count = back.length;
    return deed(
      isAll ? p`exchanges all ${count} cards for ${some(got)}` : p`exchanges ${some(back)} for ${some(got)}`,
      isAll ? p`${count}枚とも${someJa(got)}に交換し` : p`${someJa(back)}を${someJa(got)}に交換し`,
      p`exchanges ${count === 1 ? '1 card' : `${count} cards`}`,
      p`${count}枚を交換`,
    );
  },
  sealed: () => silent(),
  settled: () => line(p`Both have exchanged cards in secret.`, p`秘密の交換が終わりました。`),
  ordered: ({ cards }) =>
    deed(
      p`lines up ${inOrder(en, cards, ', ')}`,
      p`左から${inOrder(ja, cards, '、')}の順に並べ`,
      p`lines them up`,
      p`順番を決定`,
    ),

  placed: ({ card, cell, isFaceDown }) => {
    const place = cellThing(cell);
    const [called, calledJa] = isBack(card) ? [thing(place, 'a card'), thing(place, '1枚')] : own(card, place);
    return deed(
      p`places ${called}${isFaceDown ? ' face down' : ''} (${thing(place, stepsTo(en, cell))})`,
      p`${calledJa}を${isFaceDown ? 'ウラ向きで' : ''}${thing(place, stepsTo(ja, cell))}の場所に配置し`,
      p`places ${called}`,
      p`${calledJa}を配置`,
    );
  },
  opened: ({ card, isLast, isSecret }) => {
    // Others see the back of one card more in that hand.
    if (card === null)
      return isLast ? deed(p`draws the last card of the stock`, p`ストックの最後の1枚を引き`) : silent();
    const [verb, verbJa] = isSecret ? ['draws', '引'] : ['reveals', '公開'];
    const [called, calledJa] = own(card);
    return deed(
      p`${verb} ${called}${isLast ? ', the last of the stock' : ''}`,
      p`${isLast ? 'ストックの最後の' : ''}${calledJa}を${verbJa}${isSecret ? 'き' : 'し'}`,
      p`${verb} ${called}`,
      p`${calledJa}を${verbJa}${isSecret ? 'く' : ''}`,
    );
  },
  framed: ({ axis }) =>
    axis === 'rows'
      ? line(p`The forest is five cards high: it grows no taller.`, p`森は縦5枚になり、もう上下には広がりません。`)
      : line(p`The forest is five cards wide: it grows no wider.`, p`森は横5枚になり、もう左右には広がりません。`),

  turned: () => line(p`All cards are turned face up.`, p`すべてのカードをオモテ向きにしました。`),
  row: () => silent(),
  scored: ({ card, cell, suns: sun, moons: moon }, { before }) => {
    const heart = heartOf({ suns: sun, moons: moon });
    const isFirst = before?.is !== 'scored';
    return line(
      p`${isFirst ? 'Scoring. ' : ''}${cotton(en, card, cell)}: ${suns(sun)}\u00a0to\u00a0${moons(moon)}, ${heart === null ? 'no heart' : `a heart for ${sideName(en, heart)}`}.`,
      p`${isFirst ? '得点計算です。' : ''}${cotton(ja, card, cell)}は${icon('sun', '太陽')}${heard(sun, moon)}、${icon('moon', '月')}${heard(moon, sun)}で、ハートは${heart === null ? 'どちらにも渡りません' : `${sideName(ja, heart)}に渡ります`}。`,
    );
  },
  ended: ({ hearts: [suns = 0, moons = 0], sun, moon, winner }) => {
    const neither = HEARTS - suns - moons;
    return line(
      p`Hearts: ${name(sun)} (Sun) ${suns}, ${name(moon)} (Moon) ${moons}${neither === 0 ? '' : `, neither ${neither}`}. ${winner === null ? 'It is a draw.' : p`${name(winner)} wins.`}`,
      p`ハートは太陽の${name(sun)}さんが${suns}枚、月の${name(moon)}さんが${moons}枚${neither === 0 ? 'です' : `、残りの${neither}枚はどちらにも渡りません`}。${winner === null ? '引き分けです。' : p`${name(winner)}さんの勝ちです。`}`,
    );
  },
};

export const log = tellers(sayings, {
  // What both decided in secret is told with the answer of the second: each by its own.
  isOfTurn: (event, seat) => !('seat' in event) || event.seat === seat,
});
