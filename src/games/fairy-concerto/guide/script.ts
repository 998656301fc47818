import type { Seat, ThingId } from '../../../engine/ids.ts';
import type { Bubble, GuideStep } from '../../../words/guide.ts';
import { icon, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import {
  COMPOSER,
  fairyThing,
  harpistThing,
  type Kind,
  LETTERS,
  pianistThing,
  SCORE_MARKS,
  SOLOISTS,
  scoreThing,
  soloistThing,
} from '../rules/cards.ts';
import type { Move } from '../rules/state.ts';

export const LEARNER: Seat = 0;

const kindOf = (letter: string): Kind => LETTERS.indexOf(letter);
const VIOLINIST = kindOf('V');
const DRUMMER = kindOf('D');
const FOUR_VIOLINS = SCORE_MARKS.indexOf('VVVV');
const ENSEMBLE = SCORE_MARKS.indexOf('DDVVVHH');
const SPREAD = SOLOISTS.indexOf('spread');
const DRAWN_PIANIST = 1;
const DRAWN_HARPIST = 2;

const drawn = (letter: string, text: string): Part => icon(letter, text);

const say = (at: ThingId | null, en: Phrase, ja: Phrase): Bubble => ({ at, said: { en, ja } });
const yours = (move: Move, ...bubbles: readonly Bubble[]): GuideStep<Move> => ({
  bubbles,
  next: { seat: LEARNER, move },
});

export const script: readonly GuideStep<Move>[] = [
  yours(
    { take: [VIOLINIST], keep: FOUR_VIOLINS },
    say(
      null,
      phrase`You put together an orchestra of twelve fairies, alone against Bach. Whoever you do not take is his. We play the first rounds side by side; then the stage is yours.`,
      phrase`バッハを相手に、12人の妖精のオーケストラを作ります。あなたが選ばなかった妖精は、バッハのものです。はじめの数ラウンドをいっしょに進め、そのあとは自由に遊びます。`,
    ),
    say(
      'contest:popular',
      phrase`Five cards pay points at the end. The first pays 1 for each fairy of the popular kind: ${drawn('V', 'violinist')} today.`,
      phrase`最後に点になるカードは5枚です。1枚目は、人気の種類の妖精1人につき1点。今日は${drawn('V', 'バイオリン')}です。`,
    ),
    say(
      'contest:conductor',
      phrase`The conductor pays 2 for each fairy of the kind you have most of. Here and on the next three cards, whoever has no fewer points than the other also takes an honour, worth 2.`,
      phrase`指揮者は、いちばん多い種類の妖精1人につき2点。このカードと次の3枚では、相手以上の点なら2点の名誉ももらえます。`,
    ),
    say(
      soloistThing(SPREAD),
      phrase`There are four soloists. This one pays 3 for each fairy between your largest and your smallest kind: many of one, few of another.`,
      phrase`ソリストは4種類あります。これは、いちばん多い種類と少ない種類の差1人につき3点。偏ったオーケストラが得をします。`,
    ),
    say(
      pianistThing(DRAWN_PIANIST),
      phrase`The pianist pays 3 for each pair of ${drawn('T', 'trumpeter')} and ${drawn('V', 'violinist')}.`,
      phrase`ピアニストは、${drawn('T', 'トランペット')}と${drawn('V', 'バイオリン')}の1組につき3点です。`,
    ),
    say(
      harpistThing(DRAWN_HARPIST),
      phrase`The harpist pays 3 for each pair of ${drawn('D', 'drummer')} and ${drawn('V', 'violinist')}. One fairy may count on every card, so violinists are worth a lot today.`,
      phrase`ハーピストは、${drawn('D', '太鼓')}と${drawn('V', 'バイオリン')}の1組につき3点。同じ妖精をどのカードでも数えられるので、今日はバイオリンが光ります。`,
    ),
    say(
      fairyThing(VIOLINIST),
      phrase`Two fairies are in your hand, and one will be yours. The number says what it would bring in points as things stand.`,
      phrase`手札は2人、選ぶのは1人です。数字は、いま選ぶと何点増えるかを示しています。`,
    ),
    say(
      scoreThing(FOUR_VIOLINS),
      phrase`A score card pays 5 for an orchestra with at least what it shows. One of your two stays. Tap the four violinists, then the violinist in your hand; the button confirms both.`,
      phrase`楽譜は、描かれた妖精がそろえば5点で、2枚のうち1枚が残ります。バイオリン4人の楽譜と、手札のバイオリンをタップし、ボタンで決めます。`,
    ),
  ),
  yours(
    { take: [COMPOSER] },
    say(
      null,
      phrase`Your violinist stands on your stage. In the second round three fairies came; again one of them is for you, and two are for Bach.`,
      phrase`バイオリンがあなたの舞台に立ちました。第2ラウンドは3人。あなたが選ぶのはまた1人で、2人はバッハへ行きます。`,
    ),
    say(
      fairyThing(COMPOSER),
      phrase`A composer brings two score cards, and one of them stays. The earlier, the more time there is to meet it. Take the composer.`,
      phrase`作曲家は楽譜を2枚持ってきて、1枚が残ります。早いほど、そろえる時間があります。作曲家を選びましょう。`,
    ),
  ),
  yours(
    { keep: ENSEMBLE },
    say(
      scoreThing(ENSEMBLE),
      phrase`Two drummers, three violinists and two hornists, or no violinist at all: that one suits you better. Keep it. The composer stands on it and still counts.`,
      phrase`太鼓2人、バイオリン3人、ホルン2人の楽譜と、バイオリンのない楽譜。こちらのほうが向いています。残しましょう。作曲家はその上に立ち、人数にも数えます。`,
    ),
  ),
  yours(
    { take: [VIOLINIST, VIOLINIST] },
    say(
      fairyThing(VIOLINIST),
      phrase`Four fairies, and now two of them are for you. Tap two violinists; popular fairy, conductor and both score cards want them.`,
      phrase`4人のうち、今度は2人を選びます。バイオリンを2人タップしましょう。人気の妖精にも指揮者にも、どちらの楽譜にも役立ちます。`,
    ),
  ),
  yours(
    { take: [DRUMMER, DRUMMER] },
    say(
      scoreThing(FOUR_VIOLINS),
      phrase`Three of four: whoever is still wanted is only drawn in outline. A number on a card of the table shows how it stands for you.`,
      phrase`4人のうち3人。まだ足りない妖精は線だけで描かれます。卓上のカードの数字は、いまのあなたの点です。`,
    ),
    say(
      fairyThing(DRUMMER),
      phrase`Two drummers make two pairs with your violinists for the harpist, and the other score card wants two. Take both.`,
      phrase`太鼓が2人いれば、バイオリンとハーピストの組が2つできます。もう1枚の楽譜も太鼓2人です。2人とも選びましょう。`,
    ),
  ),
  {
    bubbles: [
      say(
        scoreThing(ENSEMBLE),
        phrase`Two hornists, and this card is met. Look into your hand: of these six, three are for you.`,
        phrase`あとホルン2人で、この楽譜がそろいます。手札を見てみましょう。6人のうち3人を選びます。`,
      ),
      say(
        null,
        phrase`With more players there is no Bach: all choose one fairy of a secret hand of six, show it together, and pass the rest to the left.`,
        phrase`2人以上ならバッハはいません。秘密の手札6人から全員が1人ずつ選び、いっせいに見せ、残りを左へ渡します。`,
      ),
      say(
        null,
        phrase`Tap anything to read what it is. You win with more points than Bach, and then the orchestra that you built plays. The stage is yours.`,
        phrase`どれでもタップすれば説明が読めます。バッハより高い点なら勝ち。最後には、あなたの作ったオーケストラが演奏します。さあ、舞台はあなたのものです。`,
      ),
    ],
    next: 'free',
  },
];
