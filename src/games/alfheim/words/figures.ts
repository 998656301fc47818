import type { InBoth } from '../../../words/phrase.ts';
import type { FigureId } from '../rulebook/scenes.ts';
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
    nisseCosts: 'The five tiles of each of the three Nisse, with two clues each, as listed above.',
    fairyCosts: 'The five tiles of each of the three Fairies, with three clues each, as listed above.',
    queenCosts: 'The five tiles of the Queen, with five clues each, as listed above.',
    tomteCosts: 'The five tiles of the Tomte, with three clues each, as listed above.',
    tie: 'Crane and Pine have a card of 8 for the King and Queen each, Fan has the next one, 4.',
    footprint:
      'A footprint of honey and berries. Above it lies honey, to its right berries: 2 points. The milk to its left and the Nisse below bring none.',
    example:
      'A field at the end with thirteen clues. Its seven fairies are worth 20, two expert cards 7 and 5, two breads beside the footprint of bread and herb tea 2: 34 points.',
  },
  ja: {
    kinds:
      '9種類の妖精と得点。王冠のキング6点、長い髪のクイーン5点、つりがね草・2枚の葉・花をかぶったフェアリー3点ずつ、とがった帽子・たれた帽子・きのこの帽子のニッセ2点ずつ、目まで隠れる帽子のトムテ5点。',
    clues: '6種類の手がかり。水差しのミルク、おわんのおかゆ、はちみつの巣、ベリー、パン、カップのハーブティー。',
    footprints:
      '6枚の足跡カード。ミルクとおかゆ、おかゆとはちみつ、はちみつとベリー、ベリーとパン、パンとハーブティー、ハーブティーとミルク。',
    beside:
      'おかゆとはちみつが横に並び、はちみつの先にニッセがいます。おかゆの左と、2枚の手がかりカードの上下には配置できます。ニッセだけに隣接する3か所には、ばつ印があります。',
    four: 'パンとハーブティーの同じ列がある、4つの小さな場。ニッセは右端の上向き、右端の下向き、左端の上向き、左端の下向きに、列と直角に配置されています。',
    part: 'ベリー、ミルク、おかゆ、はちみつの列。あとの3枚がコストに一致し、はちみつの先にフェアリーが配置されています。ベリーの先の場所には、ばつ印があります。',
    share:
      'ミルクとおかゆが横に並び、おかゆの下にパンがあります。ミルクとおかゆで左にニッセが、おかゆとパンで下に別のニッセが配置されています。',
    king: 'キングの妖精カード5枚と、それぞれに一致する列。ベリー3枚。パン、ミルク2枚、パン。種類の異なる5枚。おかゆ2枚、ハーブティー、おかゆ。はちみつ、ベリー、はちみつ2枚、ベリー。',
    experts:
      'エキスパートカード。キングとクイーンは8、6、4、3、2点。フェアリー3種は7、5、4、3、2点。トムテは5、4、3、2、1点。',
    nisseCosts: 'ニッセ3種のカード5枚ずつ。コストは2枚ずつで、上の一覧のとおりです。',
    fairyCosts: 'フェアリー3種のカード5枚ずつ。コストは3枚ずつで、上の一覧のとおりです。',
    queenCosts: 'クイーンのカード5枚。コストは5枚ずつで、上の一覧のとおりです。',
    tomteCosts: 'トムテのカード5枚。コストは3枚ずつで、上の一覧のとおりです。',
    tie: '鶴さんと松さんが「キングとクイーン」で8点ずつ得て、次の扇さんは4点です。',
    footprint:
      'はちみつとベリーの足跡カード。上のはちみつと右のベリーで2点。左のミルクと下のニッセは得点になりません。',
    example:
      '手がかりカード13枚の、ゲーム終了時の場。妖精カード7枚で20点、エキスパートカード2枚で7点と5点、パンとハーブティーの足跡カードに隣接するパン2枚で2点。合計34点。',
  },
};
