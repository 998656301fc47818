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
      phrase`You build an orchestra of twelve fairies, and so do ${REN} and ${MIO}. We choose the first three together; then you play on by yourself.`,
      phrase`12個の妖精コマでオーケストラを作ります。${REN}さんと${MIO}さんも、それぞれ作ります。はじめの3個をいっしょに選び、そのあとは自由に遊びます。`,
    ),
    say(
      'contest:popular',
      phrase`These five cards score at the end, for everybody. The first scores 1 point for each fairy of the popular kind, today ${drawn('V', 'violinist')}. The number beside a card is what it scores for you now.`,
      phrase`この5枚が、最後に全員の得点になります。1枚目の人気者は、同じ種類の妖精コマ1個につき1点。今回は${drawn('V', 'ヴァイオリニスト')}です。カードの横の数字は、あなたのいまの得点です。`,
    ),
    say(
      'contest:conductor',
      phrase`The conductor scores 2 points for each fairy of the kind you have most of. On this card and the next three, whoever has most points also takes an honour, worth 2: a round seal beside the card.`,
      phrase`指揮者は、いちばん多い種類の妖精コマ1個につき2点。このカードと次の3枚では、得点がいちばん高いプレイヤーが2点の名誉コマも受け取ります。カードの横の丸い印です。`,
    ),
    say(
      soloistThing('widest'),
      phrase`There are four soloists; this one is in play. Kinds that you have equally many of form a group, and each kind in your largest group scores 3 points.`,
      phrase`ソリストカードは4枚あり、今回はこれです。個数が同じ種類どうしを組にして、種類がいちばん多い組の、種類1つにつき3点です。`,
    ),
    say(
      pianistThing('TV'),
      phrase`The pianist scores 3 points for each pair of ${drawn('T', 'trumpeter')} and ${drawn('V', 'violinist')}.`,
      phrase`ピアニストは、${drawn('T', 'トランペッター')}と${drawn('V', 'ヴァイオリニスト')}が1個ずつそろった1組につき3点です。`,
    ),
    say(
      harpistThing('DV'),
      phrase`The harpist scores 3 points for each pair of ${drawn('D', 'drummer')} and ${drawn('V', 'violinist')}. The same fairy counts on every card, so violinists are worth a lot today.`,
      phrase`ハーピストは、${drawn('D', 'ドラマー')}と${drawn('V', 'ヴァイオリニスト')}が1個ずつそろった1組につき3点。同じ妖精コマをどのカードでも数えられるので、今回はヴァイオリニストが活躍します。`,
    ),
    say(
      fairyThing(COMPOSER),
      phrase`You hold six fairies that only you can see. Everybody chooses one in secret, at the same time. A composer is a good start: whoever adds one draws two score cards and keeps one.`,
      phrase`手の中に、あなただけに見える妖精コマが6個あります。全員が同時に、秘密で1個を選びます。はじめは作曲家がおすすめです。加えるとスコアカードを2枚引き、1枚を保持します。`,
    ),
    {
      ...say(
        scoreThing(FOUR_VIOLINS),
        phrase`A score card scores 5 points if your orchestra holds all it shows. You were dealt two and keep one: tap the one with four violinists.`,
        phrase`スコアカードは、示された妖精コマがオーケストラにそろえば5点です。配られた2枚のうち1枚を保持します。ヴァイオリニスト4個のスコアカードをタップしましょう。`,
      ),
      tap: true,
    },
    {
      ...say(
        fairyThing(COMPOSER),
        phrase`Now tap a composer in your hand. The button then confirms both choices.`,
        phrase`次に、手の中の作曲家をタップします。ボタンで両方を決定します。`,
      ),
      tap: true,
    },
  ),
  yours(
    { keep: DUO },
    say(
      scoreThing(DUO),
      phrase`All choices were revealed together. Your composer drew two score cards, open to all. This one needs violinists too: tap it and keep it. The composer stands on it and still counts in your orchestra.`,
      phrase`全員同時に公開しました。作曲家で引いた2枚は、全員に見えます。こちらもヴァイオリニストのカードなので、タップして保持しましょう。作曲家はこのカードの上に置き、オーケストラの1個として数えます。`,
    ),
  ),
  yours(
    { take: [VIOLINIST] },
    say(
      null,
      phrase`Then everybody passed the rest of their hand to the left. ${REN} has yours now, and this one comes from ${MIO}, who has chosen one fairy from it.`,
      phrase`全員が、残りの妖精コマを左隣に渡しました。あなたの残りは${REN}さんの手の中に。これは${MIO}さんが1個選んだあとの残りです。`,
    ),
    say(
      fairyThing(VIOLINIST),
      phrase`Violinists count for the popular fairy and for both your score cards. Tap one: you read how many points it would bring now, whatever the others choose. Then confirm.`,
      phrase`ヴァイオリニストは、人気者にも2枚のスコアカードにも役立ちます。1個タップすると、いま何点増えるかがわかります。ほかのプレイヤーの選択は含みません。確かめたら決定しましょう。`,
    ),
  ),
  yours(
    { take: [VIOLINIST] },
    say(
      null,
      phrase`This hand began with ${REN}; two fairies are gone from it. You have now seen all three hands, so each rival’s stage shows what they hold, beside an eye. Tap a name to look.`,
      phrase`これは、はじめに${REN}さんの手の中にあったもので、2個減っています。これで3人分をすべて見ました。ほかのプレイヤーの舞台では、目の印の横に、いま手の中にある妖精コマが出ます。名前をタップしてみましょう。`,
    ),
    say(
      scoreThing(FOUR_VIOLINS),
      phrase`Fairies that a score card still needs are drawn in outline. Take another violinist, and this one has two of its four. It scores only when all four are there.`,
      phrase`スコアカードでは、足りない妖精コマが線だけで描かれます。もう1個ヴァイオリニストを加えれば、4個のうち2個です。4個そろったときに5点になります。`,
    ),
  ),
  {
    bubbles: [
      say(
        null,
        phrase`Your first hand has come round again; three fairies are gone from it. When the hands are empty, everybody draws six new fairies. With twelve in each orchestra the game is scored.`,
        phrase`最初の手の中の妖精コマが、3個減ってもどってきました。なくなったら、新しく6個ずつ引きます。オーケストラに12個そろったら、最終得点計算です。`,
      ),
      say(
        null,
        phrase`With friends, one phone goes round, and a curtain hides each choice. With two players you also remove a fairy from the game in each draft. Alone you play against Bach.`,
        phrase`友だちとは1台を回して遊び、選ぶところは幕で隠します。2人プレイでは、ドラフトごとに妖精コマを1個、ゲームから取り除きます。ソロプレイの相手はバッハです。`,
      ),
      say(
        null,
        phrase`Tap anything to read what it is. Most points win, and at the end the orchestra you built plays for you. The stage is yours.`,
        phrase`どれでもタップすれば説明が読めます。合計点がいちばん高いプレイヤーの勝ちです。最後には、あなたのオーケストラが演奏します。さあ、舞台はあなたのものです。`,
      ),
    ],
    next: 'free',
  },
];
