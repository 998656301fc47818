import type { ThingId } from '../../../engine/ids.ts';
import type { Bubble, GuideStep } from '../../../words/guide.ts';
import { icon, name, type Phrase, phrase } from '../../../words/phrase.ts';
import { kindOfMark, MOON, SUN } from '../rules/cards.ts';
import { cellAt, cellThing, START } from '../rules/grid.ts';
import type { Move } from '../rules/state.ts';

const HEART_EN = icon('heart', 'heart');
const HEART_JA = icon('heart', 'ハート');
const KURO = name(MOON);

const say = (target: ThingId | null, en: Phrase, ja: Phrase, about: readonly ThingId[] = []): Bubble => ({
  target,
  about,
  said: { en, ja },
});
const tapOn = (at: ThingId, en: Phrase, ja: Phrase): Bubble => ({ ...say(at, en, ja), tap: true });
const cell = (east: number, south: number): ThingId => cellThing(cellAt(east, south));
const place = (mark: string, east: number, south: number): Move => ({
  place: cellAt(east, south),
  card: kindOfMark(mark),
});

const yours = (move: Move, ...bubbles: readonly Bubble[]): GuideStep<Move> => ({
  bubbles,
  next: { seat: SUN, move },
});
const kuros = (move: Move, ...bubbles: readonly Bubble[]): GuideStep<Move> => ({
  bubbles,
  next: { seat: MOON, move },
});

export const script: readonly GuideStep<Move>[] = [
  yours(
    { exchange: [1] },
    say(
      null,
      phrase`Sun and Moon grow one forest together. You are Sun, ${KURO} is Moon. We play the first cards side by side; then the game is yours.`,
      phrase`太陽と月が、ひとつの森をいっしょに育てます。あなたは太陽、${KURO}は月です。はじめの数手をいっしょに進め、そのあとは自由に遊びます。`,
    ),
    say(
      cellThing(START),
      phrase`The forest begins with this cat fairy, a Cotton. Its drops point at the eight places around it: those it sees. At the end nine Cottons live here.`,
      phrase`森は、ネコの妖精コットンから始まります。カードアイコンの指すまわりの8か所が、このコットンに見える場所です。最後には9匹が暮らします。`,
    ),
    say(
      'hearts:sun',
      phrase`Each Cotton gives one ${HEART_EN}: to Sun if it sees more suns, to Moon if it sees more moons. Most hearts win.`,
      phrase`コットンは1匹に1枚${HEART_JA}を持っています。太陽が多く見えれば太陽に、月が多く見えれば月に渡します。ハートの多いほうの勝ちです。`,
    ),
    tapOn(
      'card:sun-falling',
      phrase`Your open cards. Once, before play, some may go back. Two cats are many at the start: tap this one, then the button that gives it back.`,
      phrase`あなたの開いたカードです。始める前に一度だけ、交換できます。はじめから2匹は多いので、このコットンをタップし、ボタンで決めます。`,
    ),
  ),
  yours(
    { order: [1, 2, 0] },
    tapOn(
      'card:sun-2',
      phrase`Two suns: a good draw. Now the order in which you will place your cards. First tap the card with two suns.`,
      phrase`太陽2が来ました。次は置く順番です。まず、太陽が2つのカードをタップします。`,
    ),
    tapOn(
      'card:sun-horizontal',
      phrase`Then the cat. The third card follows by itself, and the button lays them in this order.`,
      phrase`次にコットンをタップします。3枚目は自動で決まり、ボタンでこの順に並べます。`,
    ),
  ),
  kuros({ exchange: [] }),
  kuros({ order: [2, 0, 1] }),
  yours(
    place('S2', 1, 0),
    say(
      'card:sun-2',
      phrase`${KURO} has laid three cards as well. From now on it is always the left-most card that is placed.`,
      phrase`${KURO}も3枚を並べました。ここからは、いつもいちばん左のカードを置きます。`,
    ),
    say(
      cell(1, 0),
      phrase`Tap here, beside the Cotton, where it sees your suns. You read what that changes; then the button places the card.`,
      phrase`コットンに見えるこの隣をタップします。何が変わるかが出ます。確かめたら、ボタンで置きましょう。`,
    ),
  ),
  kuros(place('M2', 0, -1)),
  yours(
    place('s-', 2, 0),
    say(
      cellThing(START),
      phrase`${KURO} answers with two moons: 2 to 2, and nobody has this heart. The small numbers always read suns to moons.`,
      phrase`${KURO}は月2で応じました。2対2では、ハートはどちらのものでもありません。小さな数はいつも太陽、月の順です。`,
      [cell(0, -1), cell(1, 0)],
    ),
    say(
      cell(2, 0),
      phrase`Your cat has arrows: it sees its whole row, both ways. It carries a moon itself, so place it here: it sees your suns, and the first Cotton does not see its moon.`,
      phrase`あなたのコットンには矢印アイコンがあり、横の列を両側とも見ます。自分では月を1つ持っています。ここなら太陽2が見え、はじめのコットンにその月は見えません。`,
    ),
  ),
  kuros(place('M1', 3, 0)),
  yours(
    place('S1', -1, 0),
    say(
      cell(3, 0),
      phrase`${KURO} puts a moon into your cat’s row: 2 to 2 there as well. A card that lies is never moved, so every new one counts.`,
      phrase`${KURO}はコットンの列に月を置き、ここも2対2になりました。置かれたカードは動きません。次の1枚で決まります。`,
      [cell(2, 0)],
    ),
    say(
      cell(-1, 0),
      phrase`Place your sun at the far end. The first Cotton sees it, and so does your cat, over everything between: nothing blocks an arrow. One card, two hearts.`,
      phrase`太陽1を反対の端に置きます。はじめのコットンにも、間のカードを越えてあなたのコットンにも見えます。矢印アイコンをさえぎるものはありません。1枚でハート2枚です。`,
    ),
  ),
  kuros(place('m-', 2, -1)),
  yours(
    place('S1', 1, -1),
    say(
      cell(-1, 0),
      phrase`The forest is now five wide, so no card may go further left or right. Up and down it can still grow: its frame floats until it is five high.`,
      phrase`森は横5枚になり、もう左右には広がりません。上下にはまだ育ちます。縦が5枚になるまで、枠は決まっていません。`,
      [cell(3, 0)],
    ),
    say(
      cell(1, -1),
      phrase`${KURO} placed a cat in the upper row, 1 to 2 for Moon. Your sun here makes it 2 to 2, and the first Cotton sees it too.`,
      phrase`${KURO}は上の列にコットンを置き、1対2で月のものです。ここに太陽1を置けば2対2。はじめのコットンにも見えます。`,
      [cell(2, -1), cellThing(START)],
    ),
  ),
  {
    bubbles: [
      say(
        cell(1, -1),
        phrase`Tap any card to see what it sees and how it counts, or an empty place to learn why nothing may go there.`,
        phrase`カードをタップすると、何が見えて、いまいくつかがわかります。置けない場所をタップすると、その理由がわかります。`,
      ),
      say(
        'stock:sun',
        phrase`That is the whole game. As the stocks run out, all that is left lies open: the last cards are the ones to think about. Now the forest is yours, and ${KURO} plays on alone.`,
        phrase`これで全部です。ストックがなくなると、残りのカードはすべて見えます。最後の数枚が考えどころです。ここからは自由に。${KURO}はひとりで続けます。`,
      ),
    ],
    next: 'free',
  },
];
