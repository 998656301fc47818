import type { InBoth } from '../../../words/phrase.ts';
import type { FigureId } from '../rulebook/scenes.ts';

/** The rulebook's figures for those who do not see them. */
export const figures: InBoth<Readonly<Record<FigureId, string>>> = {
  en: {
    cards:
      'Sun’s cards: one with one sun, one with two suns, and four cats. Each cat has an arrow at both ends of its line and one moon.',
    starts:
      'The ten start cards: ring, cross, saltire, lantern and star; petal, banner, pillar, dawn and dusk. Each is a cat with drops or arrows towards some of eight ways.',
    exchange: 'Three open cards and the stock. The middle card goes back; a new one from the stock lies in its place.',
    leftmost: 'Three open cards and the stock. The left-most is marked: it is placed next.',
    shift:
      'Two rows. Above, the left-most of three cards is marked. Below it is gone, the other two have moved left, and a new card lies on the right.',
    beside: 'The start card with a card to its east. A place is marked at each of the six free sides of the two.',
    frame:
      'Two forests. The first is three wide and two high, and places are marked all around it. The second is five wide: places are marked above and below, and none to its left or right.',
    near: 'The ring in the middle sees the eight cards around it: 6 suns and 4 moons. A card two places east is not seen.',
    ray: 'Sun’s level cat, second of five cards in a row, sees all the others, over a cat and the start card, to both ends: 3 suns and 2 moons.',
    example:
      'A full forest. The ring at its right edge sees five cards and counts 4 suns to 3 moons. Every Cotton shows its count: three lead with suns, six with moons.',
    backs: 'The start card face up, and around it four cards face down: two with Sun’s back, two with Moon’s.',
  },
  ja: {
    cards:
      '太陽のカード。太陽1つのカード、太陽2つのカード、コットン4匹。コットンはどれも、見ている線の両端に矢印アイコンがあり、月を1つ持っています。',
    starts:
      '10枚のスタートカード。輪、十字、斜め十字、灯籠、星、花びら、旗、柱、夜明け、夕暮れ。どれもコットンで、8方向のいくつかにカードアイコンか矢印アイコンがあります。',
    exchange: '開いた3枚とストック。真ん中の1枚を戻し、その場所にストックから新しい1枚を開きます。',
    leftmost: '開いた3枚とストック。次に置く、いちばん左の1枚に印があります。',
    shift:
      '上の段では、3枚のいちばん左に印があります。下の段ではそれがなくなり、残りの2枚が左へ寄り、右に新しい1枚があります。',
    beside: 'スタートカードと、その東の1枚。2枚の空いた6つの辺に、置ける場所の印があります。',
    frame:
      '2つの森。横3枚、縦2枚の森は、まわりのどこにも置ける印があります。横5枚の森は、上と下だけに印があり、左右にはありません。',
    near: '真ん中の「輪」は、まわりの8枚を見ています。太陽6、月4。2つ東のカードは見えません。',
    ray: '横に並ぶ5枚の左から2枚目、太陽のコットン（横）は、コットンやスタートカードの先まで、両端のすべてを見ています。太陽3、月2。',
    example:
      'いっぱいになった森。右端の「輪」は5枚を見て、太陽4、月3。どのコットンにも数があり、3匹は太陽が、6匹は月が多くなっています。',
    backs: 'オモテ向きのスタートカードのまわりに、ウラ向きの4枚。2枚は太陽、2枚は月の裏です。',
  },
};
