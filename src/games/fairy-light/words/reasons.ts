import type { Part, Phrase } from '../../../words/phrase.ts';
import { capital, icon, listed, many, name, phrase as p, thing } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import { MOON, SUN } from '../rules/cards.ts';
import type { Counted, Reason, Sight } from '../rules/ids.ts';
import type { Axis } from '../rules/state.ts';
import { cardName, sideName } from './names.ts';
import { light, refusals, type ThingWords, things, winner } from './things.ts';

const words = catalogues({
  unordered: both(
    'The order does not matter here: any of the cards may be placed.',
    'ここでは順番を決めません。どのカードも配置できます。',
  ),
  tooFew: both(
    (cards: number): string => `There are only ${many(cards, 'card')} to choose from.`,
    (cards) => `選択できるカードは${cards}枚だけです。`,
  ),
  foreign: both('That card belongs to the other side.', 'それは相手のカードです。'),
  othersTurn: both(
    (seat: number): Phrase => p`It is ${name(seat)}’s turn.`,
    (seat) => p`いまは${name(seat)}さんのターンです。`,
  ),
  exchanges: both(
    (cards: number): string => `${many(cards, 'new card')} from the stock.`,
    (cards) => `ストックの${cards}枚と交換します。`,
  ),
  closes: both(
    (axis: Axis): string =>
      axis === 'rows' ? 'Five rows: the forest cannot grow taller.' : 'Five columns: the forest cannot grow wider.',
    (axis) =>
      axis === 'rows' ? '縦5枚になり、これより上下には広がりません。' : '横5枚になり、これより左右には広がりません。',
  ),
  /** A heart beside the forest that shows it, in one line of a small phone. */
  judged: both(
    (cotton: Part, suns: Phrase, moons: Phrase, side: string | null, uncounted: string): Phrase =>
      p`${cotton}: ${suns}\u00a0to\u00a0${moons}, ${side === null ? 'no heart' : `heart to ${side}`}${uncounted}.`,
    (cotton, suns, moons, side, uncounted) =>
      p`${cotton}：${suns}対${moons}、${side === null ? 'ハートなし' : `ハートは${side}へ`}。${uncounted}`,
  ),
  adds: both(
    (cotton: Part, light: Phrase, suns: Phrase, moons: Phrase): Phrase =>
      p`${cotton}: +${light}, now ${suns}\u00a0to\u00a0${moons}.`,
    (cotton, light, suns, moons) => p`${cotton}：${light}追加、${suns}対${moons}。`,
  ),
  /** So many hearts, and how many more or fewer than now. */
  hearts: both(
    (side: string, count: number, by: string): Phrase =>
      p`${side} ${count} ${icon('heart', count === 1 ? 'heart' : 'hearts')}${by === '' ? '' : ` (${by})`}`,
    (side, count, by) => p`${side} ${icon('heart', 'ハート')}${count}${by === '' ? '' : `（${by}）`}`,
  ),
  between: both(' · ', '・'),
});

/** While points are hidden, what the Cottons count is not told. */
export const tellsPoints = ({ is }: Reason): boolean => is === 'sums' || is === 'counted' || is === 'adds';

export function sayReason(lang: Lang, reason: Reason): Phrase {
  const [said, of] = [words[lang], things[lang]];
  switch (reason.is) {
    case 'refused':
      return [refusals[lang][reason.rule]];
    case 'unordered':
      return [said.unordered];
    case 'tooFew':
      return [said.tooFew(reason.cards)];
    case 'foreign':
      return [said.foreign];
    case 'othersTurn':
      return said.othersTurn(reason.side);
    case 'exchanges':
      return [said.exchanges(reason.count)];
    case 'closes':
      return [said.closes(reason.axis)];
    case 'counted': {
      const { suns, moons, hidden } = reason;
      const uncounted = hidden === 0 ? '' : of.uncounted(hidden);
      return said.judged(seer(of, reason), of.suns(suns), of.moons(moons), winner(of, reason), uncounted);
    }
    case 'adds': {
      const { now } = reason;
      return said.adds(seer(of, reason), light(of, reason), of.suns(now.suns), of.moons(now.moons));
    }
    case 'sums': {
      const each = [SUN, MOON].map((side) => {
        const by = reason.more[side] ?? 0;
        const change = by === 0 ? '' : by > 0 ? `+${by}` : `−${-by}`;
        return said.hearts(sideName(of, side), reason.hearts[side] ?? 0, change);
      });
      return listed(each, said.between, said.between);
    }
    case 'unseen':
      return [of.watching({ count: 0, hidden: reason.hidden }, true)];
  }
}

function seer(of: ThingWords, { card, things: [where] = [] }: Pick<Sight, 'card'> & Pick<Counted, 'things'>): Part {
  const called = capital(cardName(of, card));
  return where === undefined ? called : thing(where, called);
}
