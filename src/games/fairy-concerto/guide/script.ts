import type { Seat } from '../../../engine/ids.ts';
import { type GuideStep, movesOf, say } from '../../../words/guide.ts';
import { icon, name, type Part, phrase } from '../../../words/phrase.ts';
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
export const RIVAL: Seat = 1;

const REN = name(RIVAL);

const TRUMPETER: Kind = kindOf('T');
const VIOLINIST: Kind = kindOf('V');
const FOUR_VIOLINS = cardOf('VVVV');
const DUO = cardOf('DDDVVV');

const drawn = (letter: string, text: string): Part => icon(letter, text);

const yours = movesOf<Move>(LEARNER);

export const script: readonly GuideStep<Move>[] = [
  yours(
    { take: [COMPOSER], remove: TRUMPETER, keep: FOUR_VIOLINS },
    say(
      null,
      phrase`You build an orchestra of twelve fairies, and so does ${REN}. We make the first choices together; then you play on by yourself.`,
      phrase`12個の妖精コマでオーケストラを作ります。${REN}さんも作ります。はじめだけいっしょに選び、そのあとは自由に遊びます。`,
    ),
    say(
      'contest:popular',
      phrase`These five cards score at the end, for everybody. The first scores 1 point for each fairy of the popular kind, today ${drawn('V', 'violinist')}. The number beside a card is what it scores for you now.`,
      phrase`この5枚が、最後に全員の得点になります。1枚目の人気者は、同じ種類の妖精コマ1個につき1点。今回は${drawn('V', 'ヴァイオリニスト')}です。カードの横の数字は、あなたのいまの得点です。`,
    ),
    say(
      'contest:conductor',
      phrase`The conductor scores 2 points for each fairy of the kind you have most of. On this card and the next three, whoever has the most points also takes an honour, worth 2: a round seal beside the card.`,
      phrase`指揮者は、いちばん多い種類の妖精コマ1個につき2点。このカードと次の3枚では、得点がいちばん高いプレイヤーが2点の名誉コマも受け取ります。カードの横の丸い印です。`,
    ),
    say(
      soloistThing('groups'),
      phrase`There are four soloists; this one is in play. Kinds that you have equally many of form a group, a single kind too, and each group scores 3 points.`,
      phrase`ソリストカードは4枚あり、今回はこれです。個数が同じ種類どうしを1つのグループとし、1種類だけでも1つと数えて、グループ1つにつき3点です。`,
    ),
    say(
      pianistThing('TV'),
      phrase`The pianist scores 3 points for each pair of ${drawn('T', 'trumpeter')} and ${drawn('V', 'violinist')}.`,
      phrase`ピアニストは、${drawn('T', 'トランペッター')}と${drawn('V', 'ヴァイオリニスト')}が1個ずつそろった1組につき3点です。`,
    ),
    say(
      harpistThing('VH'),
      phrase`The harpist scores 3 points for each pair of ${drawn('V', 'violinist')} and ${drawn('H', 'hornist')}. The same fairy counts on every card, so violinists are worth a lot today.`,
      phrase`ハーピストは、${drawn('V', 'ヴァイオリニスト')}と${drawn('H', 'ホルニスト')}が1個ずつそろった1組につき3点。同じ妖精コマをどのカードでも数えられるので、今回はヴァイオリニストが活躍します。`,
    ),
    say(
      fairyThing(COMPOSER),
      phrase`You hold six fairies that only you can see. Both of you choose in secret, at the same time, one to add. A composer is a good start: whoever adds one draws two score cards and keeps one.`,
      phrase`手の中に、あなただけに見える妖精コマが6個あります。2人が同時に、加える1個を秘密に選びます。はじめは作曲家がおすすめです。加えるとスコアカードを2枚引き、1枚を残します。`,
    ),
    say(
      fairyThing(TRUMPETER),
      phrase`The rest of your hand goes to ${REN}. With two players each of you also removes one fairy from the game every time. A trumpeter would pair with violinists for ${REN}: away with it.`,
      phrase`残りは${REN}さんに渡ります。2人プレイでは、どちらも毎回1個をゲームから取り除きます。${REN}さんのヴァイオリニストと組にならないように、トランペッターを取り除きましょう。`,
    ),
    say(
      scoreThing(FOUR_VIOLINS),
      phrase`A score card scores 5 points if your orchestra holds all it shows. You were dealt two and keep one.`,
      phrase`スコアカードは、示された妖精コマがオーケストラにそろえば5点です。配られた2枚のうち1枚を残します。`,
    ),
    {
      ...say(
        scoreThing(FOUR_VIOLINS),
        phrase`Tap this one with four violinists, to keep it.`,
        phrase`ヴァイオリニスト4個のこのスコアカードをタップします。`,
      ),
      tap: true,
    },
    {
      ...say(
        fairyThing(COMPOSER),
        phrase`Now tap the composer in your hand, to add it.`,
        phrase`次に、加える妖精コマとして、手の中の作曲家をタップします。`,
      ),
      tap: true,
    },
    {
      ...say(
        fairyThing(TRUMPETER),
        phrase`Then tap the trumpeter, to remove it. The button confirms all three choices.`,
        phrase`最後に、取り除くトランペッターをタップします。ボタンで3つとも決定します。`,
      ),
      tap: true,
    },
  ),
  yours(
    { keep: DUO },
    say(
      scoreThing(DUO),
      phrase`Both choices were revealed together. Your composer drew two score cards, open to all. This one needs three violinists too: tap it and keep it. The composer stands on it and still counts in your orchestra.`,
      phrase`2人の選んだものを同時に公開しました。作曲家で引いた2枚は、相手にも見えます。こちらもヴァイオリニストが3個いるカードなので、タップして残しましょう。作曲家はこのカードの上に置き、オーケストラの1個として数えます。`,
    ),
  ),
  yours(
    { take: [VIOLINIST], remove: TRUMPETER },
    say(
      null,
      phrase`Then you swapped hands: these are the four that ${REN} left. You have now seen both hands, so ${REN}’s stage shows what is in the other one, beside an eye. Tap the name to look.`,
      phrase`次に、残りの妖精コマを交換しました。これは${REN}さんが残した4個です。これで2人分の妖精コマを見たので、${REN}さんの舞台では、目の印の横に、いま手の中にある妖精コマが出ます。名前をタップしてみましょう。`,
    ),
    {
      ...say(
        fairyThing(VIOLINIST),
        phrase`Violinists count for the popular fairy and for both your score cards. Tap one to add it.`,
        phrase`ヴァイオリニストは、人気者にも2枚のスコアカードにも役立ちます。加える1個をタップします。`,
      ),
      tap: true,
    },
    {
      ...say(
        fairyThing(TRUMPETER),
        phrase`Then tap a trumpeter to remove it. You read how many points your choice brings now, whatever ${REN} chooses; then confirm.`,
        phrase`次に、取り除くトランペッターを1個タップします。いま何点増えるかが、${REN}さんの選択を含まずに出ます。確かめたら決定します。`,
      ),
      tap: true,
    },
  ),
  {
    bubbles: [
      say(
        null,
        phrase`Your first hand is back, and two are left in it: add one and remove the other. When the hands are empty, both of you draw six new fairies. With twelve in each orchestra the game is scored.`,
        phrase`最初に手の中にあった妖精コマが、2個になって戻ってきました。1個を加え、もう1個を取り除きます。なくなったら、新しく6個ずつ引きます。オーケストラに12個そろったら、最終得点計算です。`,
      ),
      say(
        scoreThing(FOUR_VIOLINS),
        phrase`Fairies that a score card still needs are drawn in outline: this one has one of its four. It scores only when all four are there.`,
        phrase`スコアカードでは、足りない妖精コマが線だけで描かれます。これは4個のうち1個です。4個そろったときに5点になります。`,
      ),
      say(
        null,
        phrase`With friends, one phone goes round, and a curtain hides each choice. Three or four players remove nothing, and pass their hands to the left.`,
        phrase`友だちとは1台を回して遊び、選ぶところは幕で隠します。3人か4人なら、何も取り除かず、残りを左隣に渡します。`,
      ),
      say(
        null,
        phrase`Alone you play against Bach: of four drawn fairies, for example, you keep two, and the other two join Bach’s orchestra. For each composer that Bach gets, a score card is laid face down for Bach.`,
        phrase`ソロプレイの相手はバッハです。たとえば4個引いたら、2個を自分のオーケストラに加え、残りの2個はバッハに加わります。バッハに作曲家が加わるたびに、バッハの裏向きのスコアカードが1枚増えます。`,
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
