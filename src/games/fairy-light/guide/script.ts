import type { ThingId } from '../../../engine/ids.ts';
import { type Bubble, type GuideStep, movesOf, say } from '../../../words/guide.ts';
import { icon, name, type Phrase, phrase } from '../../../words/phrase.ts';
import { kindOfMark, MOON, SUN } from '../rules/cards.ts';
import { cellAt, cellThing, START } from '../rules/grid.ts';
import type { Move } from '../rules/state.ts';

const HEART_EN = icon('heart', 'heart');
const HEART_JA = icon('heart', 'ハート');
const KURO = name(MOON);

const tapOn = (at: ThingId, en: Phrase, ja: Phrase): Bubble => ({ ...say(at, en, ja), tap: true });
const cell = (east: number, south: number): ThingId => cellThing(cellAt(east, south));
const place = (mark: string, east: number, south: number): Move => ({
  place: cellAt(east, south),
  card: kindOfMark(mark),
});

const yours = movesOf<Move>(SUN);
const kuros = movesOf<Move>(MOON);

export const script: readonly GuideStep<Move>[] = [
  yours(
    { exchange: [1] },
    say(
      null,
      phrase`Sun and Moon build one forest of five by five cards. You are Sun, ${KURO} is Moon. We play the first cards together; then the game is yours.`,
      phrase`太陽と月に分かれ、5×5の森を作ります。あなたは太陽、${KURO}は月です。最初の数ターンをいっしょに進め、そのあとは自由に遊びます。`,
    ),
    say(
      cellThing(START),
      phrase`The forest begins with this cat fairy, a Cotton. The drop shapes round it are card icons: each means the one card next to it there. So this Cotton sees the eight places around it.`,
      phrase`森は、ネコの妖精「コットン」から始まります。しずく形のカードアイコンは、その方向の隣の1枚を示します。このコットンは、まわりの8か所を示しています。`,
    ),
    say(
      cellThing(START),
      phrase`The small 0:0 says how many symbols it sees: suns first, then moons. At the end the forest holds nine Cottons.`,
      phrase`小さな「0:0」は、いま示しているシンボルの数です。太陽、月の順に並んでいます。最後に、コットンは9匹になります。`,
    ),
    say(
      'hearts:sun',
      phrase`Each Cotton gives one ${HEART_EN}: to Sun if it sees more suns, to Moon if it sees more moons. Whoever has the most hearts wins.`,
      phrase`コットンは1匹につき1枚、${HEART_JA}をくれます。示すシンボルに太陽が多ければ太陽に、月が多ければ月に渡ります。ハートの多いほうの勝ちです。`,
    ),
    say(
      'card:sun-falling',
      phrase`These are your three open cards. Once, before play, you may exchange some. Your Cottons carry a moon each, and two are a lot to start with.`,
      phrase`あなたの公開カード3枚です。始める前に一度だけ、交換できます。あなたのコットンは月を1つ持っていて、最初から2匹は多めです。`,
    ),
    tapOn(
      'card:sun-falling',
      phrase`Tap this one, then the button that exchanges it.`,
      phrase`この1枚をタップし、下のボタンで交換します。`,
    ),
  ),
  yours(
    { order: [1, 2, 0] },
    say(
      'card:sun-2',
      phrase`A card with two suns: a good draw. Now choose the order in which you will place your cards.`,
      phrase`太陽が2つのカードが来ました。次は、配置する順番を決めます。`,
    ),
    tapOn('card:sun-2', phrase`First tap the card with two suns.`, phrase`まず、太陽が2つのカードをタップしましょう。`),
    tapOn(
      'card:sun-horizontal',
      phrase`Then tap the Cotton. The third card gets its number by itself, and the button lays them in this order.`,
      phrase`次にコットンをタップします。3枚目の番号は自動で決まります。ボタンで、この順番に並べます。`,
    ),
  ),
  kuros({ exchange: [] }),
  kuros({ order: [2, 0, 1] }),
  yours(
    place('S2', 1, 0),
    say(
      'card:sun-2',
      phrase`${KURO} has put three cards in order as well. From now on you always place your left-most card, the one in the frame. It must share an edge with the forest.`,
      phrase`${KURO}も3枚の順番を決めました。ここからは、いつもいちばん左の、枠のついたカードを、森と上下左右で隣接するように配置します。`,
    ),
    say(
      cell(1, 0),
      phrase`Tap here, where the Cotton sees your suns. You will see what changes; the button then places the card.`,
      phrase`コットンが示すこの場所をタップします。何が変わるかが出るので、確かめたらボタンで配置します。`,
    ),
  ),
  kuros(place('M2', 0, -1)),
  yours(
    place('s-', 2, 0),
    say(
      cellThing(START),
      phrase`${KURO} answers with two moons: 2 to 2, so nobody has this heart now. The dark bar at an edge marks the card placed last.`,
      phrase`${KURO}は月2つのカードを配置しました。2対2では、ハートはどちらのものでもありません。ふちの黒い線は、最後に配置されたカードの目印です。`,
      cell(0, -1),
      cell(1, 0),
    ),
    say(
      'stock:sun',
      phrase`After you placed, your other cards moved to the left, and your stock gave a new one on the right. The number says how many cards are left in the stock.`,
      phrase`配置のあと、残りのカードが左にずれ、ストックから1枚が右に公開されました。数字は、ストックの残りの枚数です。`,
    ),
    say(
      cell(2, 0),
      phrase`Your Cotton has arrow icons: it sees its whole row, both ways, and counts its own moon too. Place it here: it sees your two suns, and the first Cotton does not see its moon.`,
      phrase`あなたのコットンには矢印アイコンがあり、横一列を両端まで示します。自分の月1つも数えます。ここなら太陽2つを示し、最初のコットンがその月を示すこともありません。`,
    ),
  ),
  kuros(place('M1', 3, 0)),
  yours(
    place('S1', -1, 0),
    say(
      cell(3, 0),
      phrase`${KURO} puts a moon into your Cotton’s row: 2 to 2 there as well. Cards never move once placed, so every new one counts.`,
      phrase`${KURO}はあなたのコットンの列に月を配置し、ここも2対2になりました。配置したカードは動かないので、次の1枚が大切です。`,
      cell(2, 0),
    ),
    say(
      cell(-1, 0),
      phrase`Place your sun at the far end. An eye appears on each Cotton that sees it: the first one, and yours, past everything between. Nothing blocks an arrow icon. One card, two hearts.`,
      phrase`太陽1つのカードを反対の端に配置します。このカードを示すコットンには目がつきます。最初のコットンと、間のカードを越えてあなたのコットンです。矢印アイコンはさえぎられません。1枚でハート2枚です。`,
    ),
  ),
  kuros(place('m-', 2, -1)),
  yours(
    place('S1', 1, -1),
    say(
      cell(-1, 0),
      phrase`The forest is now five cards wide, so nothing may go further left or right. Up and down it can still grow, until it is five cards high.`,
      phrase`森は横5枚になり、もう左右には広がりません。上下には、縦5枚になるまで広がります。`,
      cell(3, 0),
    ),
    say(
      cell(1, -1),
      phrase`${KURO} placed a Cotton in the upper row; it counts 1 to 2, so Moon leads there. Your sun here makes it 2 to 2, and the first Cotton sees it too.`,
      phrase`${KURO}は上の列にコットンを配置しました。1対2で月がリードしています。ここに太陽1つのカードを配置すれば2対2。最初のコットンにも数えられます。`,
      cell(2, -1),
      cellThing(START),
    ),
  ),
  {
    bubbles: [
      say(
        cell(1, -1),
        phrase`Tap any card to learn what it sees and what it counts now. Tap a place where your card may not go, and you are told why.`,
        phrase`カードをタップすると、何を示し、いまいくつ数えているかがわかります。配置できない場所をタップすると、その理由がわかります。`,
      ),
      say(
        'stock:sun',
        phrase`That is the whole game. When the stocks run out, all cards that are left lie open: think hardest about the last ones. From here on you both play freely.`,
        phrase`これで全部です。ストックがなくなると、残りのカードはすべて公開されています。最後の数枚が考えどころです。ここからは、2人とも自由に進めます。`,
      ),
    ],
    next: 'free',
  },
];
