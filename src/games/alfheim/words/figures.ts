import type { InBoth } from '../../../words/phrase.ts';
import type { FigureId } from '../rulebook/scenes.ts';
import { COSTS, KINDS, KING } from '../rules/fairies.ts';
import { names as inEnglish, type NameWords } from './names.en.ts';
import { names as inJapanese } from './names.ja.ts';
import { Names } from './names.ts';

/** Kind by kind, each with its five costs. */
function costsOf(words: NameWords, [colon, between, end]: readonly [string, string, string]): string {
  const names = new Names(words);
  return KINDS.filter((kind) => kind !== KING)
    .map((kind) => {
      const costs = COSTS[kind].map((_, tile) => names.costText(kind, tile)).join(between);
      return `${names.fairyFirstText(kind)}${colon}${costs}${end}`;
    })
    .join('')
    .trim();
}

/** The rulebook's figures for those who do not see them. */
export const figures: InBoth<Readonly<Record<FigureId, string>>> = {
  en: {
    kinds:
      'The nine kinds of fairies with their points: the King with a crown, 6; the Queen with long hair, 5; Fairies in a bluebell, under two leaves and in a blossom, 3 each; Nisse in a pointed, a drooping and a mushroom cap, 2 each; the Tomte with a hat over the eyes, 5.',
    clues:
      'The six kinds of clues: milk in a jug, porridge in a bowl, honey in a comb, berries, bread, herb tea in a cup.',
    footprints:
      'Six footprints: milk and porridge, porridge and honey, honey and berries, berries and bread, bread and herb tea, herb tea and milk.',
    beside:
      'Porridge and honey side by side, and a Nisse beyond the honey. A clue may go to the left of the porridge and above or below both clues; three places that only the Nisse touches are crossed out.',
    four: 'Four small fields with the same run of bread and herb tea. The Nisse lies across its right end, upward and then downward, and across its left end, upward and then downward.',
    part: 'Berries, milk, porridge and honey in a run. The last three call a Fairy beyond the honey. Beyond the berries the places are crossed out.',
    share:
      'Milk and porridge in a row, bread below the porridge. Milk and porridge call a Nisse at the left, porridge and bread call another one below.',
    king: 'Five tiles of the King, each beside a run that meets it: three berries; bread, two milks, bread; five different clues; two porridges, herb tea, porridge; honey, berries, two honeys, berries.',
    experts: 'The expert cards: King and Queen 8, 6, 4, 3, 2; three Fairies 7, 5, 4, 3, 2; Tomte 5, 4, 3, 2, 1.',
    costs: costsOf(inEnglish, [': ', '; ', '. ']),
    tie: 'Crane and Pine have a card of 8 for the King and Queen each, Fan has the next one, 4.',
    footprint:
      'A footprint of honey and berries. Above it lies honey, to its right berries: 2 points. The milk to its left and the Nisse below bring none.',
    example:
      'A field at the end with thirteen clues. Its seven fairies are worth 20, two expert cards 7 and 5, two breads beside the footprint of bread and herb tea 2: 34 points.',
  },
  ja: {
    kinds:
      '9種類の妖精と点数。王冠のキング6点、長い髪のクイーン5点、つりがね草・2枚の葉・花をかぶったフェアリー3点ずつ、とがった帽子・たれた帽子・きのこの帽子のニッセ2点ずつ、目まで隠れる帽子のトムテ5点。',
    clues: '6種類の手がかり。水差しのミルク、おわんのおかゆ、はちみつの巣、ベリー、パン、カップのハーブティー。',
    footprints:
      '6枚の足跡カード。ミルクとおかゆ、おかゆとはちみつ、はちみつとベリー、ベリーとパン、パンとハーブティー、ハーブティーとミルク。',
    beside:
      'おかゆとはちみつが横に並び、はちみつの先にニッセがいます。おかゆの左と、2つの手がかりの上下には配置できます。ニッセだけの隣の3か所には、ばつ印があります。',
    four: 'パンとハーブティーの同じ列がある、4つの小さな場。ニッセは右端の上向き、右端の下向き、左端の上向き、左端の下向きに、列と直角に配置されています。',
    part: 'ベリー、ミルク、おかゆ、はちみつの列。あとの3つが、はちみつの先にフェアリーを呼びます。ベリーの先の場所には、ばつ印があります。',
    share:
      'ミルクとおかゆが横に並び、おかゆの下にパンがあります。ミルクとおかゆが左にニッセを、おかゆとパンが下に別のニッセを呼びます。',
    king: 'キングの妖精カード5枚と、それぞれに合う列。ベリー3つ。パン、ミルク2つ、パン。ちがうもの5つ。おかゆ2つ、ハーブティー、おかゆ。はちみつ、ベリー、はちみつ2つ、ベリー。',
    experts:
      'エキスパートカード。キングとクイーンは8、6、4、3、2点。フェアリー3種は7、5、4、3、2点。トムテは5、4、3、2、1点。',
    costs: costsOf(inJapanese, ['：', '、', '。']),
    tie: '鶴と松がキングとクイーンで8点ずつ得て、次の扇は4点です。',
    footprint: 'はちみつとベリーの足跡カード。上のはちみつと右のベリーで2点。左のミルクと下のニッセは点になりません。',
    example:
      '手がかり13枚の、最後の場。妖精7人で20点、エキスパートカード2枚が7点と5点、パンとハーブティーの足跡カードの隣のパン2つで2点。合わせて34点。',
  },
};
