import type { Seat, ThingId } from '../../../engine/ids.ts';
import type { Bubble, GuideStep } from '../../../words/guide.ts';
import { icon, name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import {
  COMPOSER,
  cardOf,
  fairyThing,
  harpistThing,
  type Kind,
  kindOf,
  pianistThing,
  scoreThing,
  soloistThing,
} from '../rules/cards.ts';
import type { Move } from '../rules/state.ts';

export const LEARNER: Seat = 0;
/** Whom the learner's hands go to, and whom they come from. */
export const LEFT: Seat = 1;
export const RIGHT: Seat = 2;

const REN = name(LEFT);
const MIO = name(RIGHT);

const VIOLINIST: Kind = kindOf('V');
const FOUR_VIOLINS = cardOf('VVVV');
const DUO = cardOf('TTTVVV');

const drawn = (letter: string, text: string): Part => icon(letter, text);

const say = (target: ThingId | null, en: Phrase, ja: Phrase): Bubble => ({ target, said: { en, ja } });
const yours = (move: Move, ...bubbles: readonly Bubble[]): GuideStep<Move> => ({
  bubbles,
  next: { seat: LEARNER, move },
});

export const script: readonly GuideStep<Move>[] = [
  yours(
    { take: [COMPOSER], keep: FOUR_VIOLINS },
    say(
      null,
      phrase`You put together an orchestra of twelve fairies, and so do ${REN} and ${MIO}. We choose the first ones side by side; then the stage is yours.`,
      phrase`12人の妖精のオーケストラを作ります。${REN}さんと${MIO}さんも、それぞれ作ります。はじめの数人をいっしょに選び、そのあとは自由に遊びます。`,
    ),
    say(
      'contest:popular',
      phrase`Five cards pay points at the end. The first pays 1 for each fairy of the popular kind: ${drawn('V', 'violinist')} today.`,
      phrase`最後に点になるカードは5枚です。1枚目は、人気の種類の妖精1人につき1点。今日は${drawn('V', 'ヴァイオリニスト')}です。`,
    ),
    say(
      'contest:conductor',
      phrase`The conductor pays 2 for each fairy of the kind you have most of. Here and on the next three cards, whoever has the most points also takes an honour, worth 2.`,
      phrase`指揮者は、いちばん多い種類の妖精1人につき2点。このカードと次の3枚では、点がいちばん高い人が2点の名誉コマももらえます。`,
    ),
    say(
      soloistThing('widest'),
      phrase`There are four soloists. This one puts the kinds that you have equally many of in a group, and pays 3 for each kind in the largest group.`,
      phrase`ソリストは4種類あります。これは、人数の同じ種類どうしを組にして、いちばん大きい組の種類1つにつき3点です。`,
    ),
    say(
      pianistThing('TV'),
      phrase`The pianist pays 3 for each pair of ${drawn('T', 'trumpeter')} and ${drawn('V', 'violinist')}.`,
      phrase`ピアニストは、${drawn('T', 'トランペッター')}と${drawn('V', 'ヴァイオリニスト')}の1組につき3点です。`,
    ),
    say(
      harpistThing('DV'),
      phrase`The harpist pays 3 for each pair of ${drawn('D', 'drummer')} and ${drawn('V', 'violinist')}. One fairy may count on every card, so violinists are worth a lot today.`,
      phrase`ハーピストは、${drawn('D', 'ドラマー')}と${drawn('V', 'ヴァイオリニスト')}の1組につき3点。同じ妖精をどのカードでも数えられるので、今日はヴァイオリニストが光ります。`,
    ),
    say(
      fairyThing(COMPOSER),
      phrase`Six fairies are in your hand, for your eyes alone. All choose one in secret and at the same time. A composer brings two score cards, and one of them stays; the earlier, the better.`,
      phrase`手札は6人、見えるのはあなただけ。全員が同時に、こっそり1人を選びます。作曲家はスコアカードを2枚持ってきて、1枚が残ります。早いほど有利です。`,
    ),
    {
      ...say(
        scoreThing(FOUR_VIOLINS),
        phrase`A score card pays 5 for an orchestra with at least what it shows. One of your two stays: tap the four violinists.`,
        phrase`スコアカードは、描かれた妖精がそろえば5点で、2枚のうち1枚が残ります。ヴァイオリニスト4人のスコアカードをタップします。`,
      ),
      tap: true,
    },
    {
      ...say(
        fairyThing(COMPOSER),
        phrase`Now tap a composer in your hand; the button confirms both.`,
        phrase`次に手札の作曲家をタップし、ボタンで両方を決めます。`,
      ),
      tap: true,
    },
  ),
  yours(
    { keep: DUO },
    say(
      scoreThing(DUO),
      phrase`All choices were turned over together. Your composer drew two score cards for all to see; this one wants violinists too. Keep it. The composer stands on it and still counts.`,
      phrase`全員の選択が、いっせいに公開されました。作曲家が引いた2枚は、みんなに見えます。ヴァイオリニストの描かれたこちらを残しましょう。作曲家はその上に立ち、人数にも数えます。`,
    ),
  ),
  yours(
    { take: [VIOLINIST] },
    say(
      null,
      phrase`Now every hand went to the left: yours is with ${REN}, and this one comes from ${MIO}, who has taken one fairy out of it.`,
      phrase`手札はどれも左隣へ渡りました。あなたの手札は${REN}さんのところへ。これは${MIO}さんが1人選んだあとの手札です。`,
    ),
    say(
      fairyThing(VIOLINIST),
      phrase`Violinists please the popular fairy and both your score cards. Tap one: you read what it would bring in points as things stand. Then confirm.`,
      phrase`ヴァイオリニストは人気者にも、2枚のスコアカードにも役立ちます。1人タップすると、いま何点増えるかが出ます。確かめたら決めましょう。`,
    ),
  ),
  yours(
    { take: [VIOLINIST] },
    say(
      null,
      phrase`This hand began with ${REN} and has lost two. You have held all three now, so on the stages of the others you see beside an eye what they hold. Tap a name to look.`,
      phrase`これは${REN}さんから始まり、2人減った手札です。3つの手札をすべて見たので、ほかの人の舞台には、目の印のとなりにその手札が出ます。名前をタップすると見られます。`,
    ),
    say(
      scoreThing(FOUR_VIOLINS),
      phrase`Those points count what stands now; score cards look further. Whoever one still wants is only drawn in outline: with another violinist, two of these four are there.`,
      phrase`そこで分かるのは、いまの点だけ。スコアカードは先の点です。足りない妖精は線だけで描かれます。もう1人ヴァイオリニストを選べば、4人のうち2人です。`,
    ),
  ),
  {
    bubbles: [
      say(
        null,
        phrase`Your first hand has come round again, and three fairies of it are gone. When it is empty, six new ones are drawn; after twelve the points are counted.`,
        phrase`最初の手札が、3人減ってもどってきました。空になると新しく6人を引き、12人そろったところで点を数えます。`,
      ),
      say(
        null,
        phrase`With friends one phone goes round, and a curtain hides each choice. With two players a fairy of each hand also leaves the game, and alone you play against Bach.`,
        phrase`友だちと遊ぶときは1台を回し、選ぶところは幕が隠します。2人なら、手札から取り除く妖精も1人ずつ選びます。1人なら、相手はバッハです。`,
      ),
      say(
        null,
        phrase`Tap anything to read what it is. Most points win, and then the orchestra that you built plays. The stage is yours.`,
        phrase`どれでもタップすれば説明が読めます。点のいちばん高い人が勝ち。最後には、あなたの作ったオーケストラが演奏します。さあ、舞台はあなたのものです。`,
      ),
    ],
    next: 'free',
  },
];
