import type { Seat, ThingId } from '../../../engine/ids.ts';
import type { Bubble, GuideStep } from '../../../words/guide.ts';
import { icon, name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import { cardThing, type Kind, kindOf } from '../rules/cards.ts';
import { geishaThing } from '../rules/geisha.ts';
import type { Move } from '../rules/moves.ts';

export const LEARNER: Seat = 0;
/** Whose turn follows the learner's, and whose comes before it. */
export const LEFT: Seat = 1;
export const RIGHT: Seat = 2;

const REN = name(LEFT);
const MIO = name(RIGHT);

const THIEF_TAKER: Kind = kindOf('okappiki-blue');
const HAIRDRESSER: Kind = kindOf('kamiyui-blue');
const STORYTELLER: Kind = kindOf('hanashika-red');
const GREEN_STORYTELLER: Kind = kindOf('hanashika-green');
const FENCING_MASTER: Kind = kindOf('kenjutsu-green');

const red = (text: string): Part => icon('red', text);
const blue = (text: string): Part => icon('blue', text);
const green = (text: string): Part => icon('green', text);

const say = (target: ThingId | null, en: Phrase, ja: Phrase): Bubble => ({ target, said: { en, ja } });
const yours = (move: Move, ...bubbles: readonly Bubble[]): GuideStep<Move> => ({
  bubbles,
  next: { seat: LEARNER, move },
});

export const script: readonly GuideStep<Move>[] = [
  yours(
    { do: 'aside', card: THIEF_TAKER },
    say(
      null,
      phrase`You keep a house in a street of lanterns, and so do ${REN} and ${MIO}. After three rounds the most tokens win. We play your first three turns side by side; then the house is yours.`,
      phrase`提灯のともる通りで、置屋の主になります。${REN}さんと${MIO}さんも、それぞれの置屋の主です。3ラウンドの合計がいちばん多い人の勝ち。はじめの3手番をいっしょに進めます。`,
    ),
    say(
      geishaThing('hiougi'),
      phrase`Hiōgi works for you. Guests come for her reputation: performance 5 ${red('fan')}, service 3 ${blue('flask')}, learning 2 ${green('book')}. When she dances, each red guest brings 1 more.`,
      phrase`芸者は緋扇。客は評判を目当てに来ます。芸事${red('扇')}が5、接客${blue('徳利')}が3、教養${green('本')}が2です。「緋の舞」で、赤の客は1人につき1点多くなります。`,
    ),
    say(
      cardThing(STORYTELLER),
      phrase`Every card can be a guest. On the left you see what the guest needs, 5 ${red('fan')}, and below it the income, 5. Your reputation has to be as high or higher; who cannot come yet wears a lock.`,
      phrase`どのカードも、客になります。左上が条件で${red('扇')}5、その下が収入で5。評判が条件と同じか、それより高ければ客として出せます。まだ出せないカードには錠の印がつきます。`,
    ),
    say(
      cardThing(HAIRDRESSER),
      phrase`Or it can be publicity. The signs at the foot raise your reputation: two ${blue('flasks')} here. Left in your hand at the end of the round, cards only cost: 1 for one, 3 for two, 6 for three.`,
      phrase`宣伝にもなります。下の印の数だけ評判が上がり、これは${blue('徳利')}が2つ。ラウンドの終わりに手札に残ったカードは、1枚で1点、2枚で3点、3枚で6点引かれます。`,
    ),
    say(
      cardThing(THIEF_TAKER),
      phrase`Before a round each of you may lay one card face down, as a reserve. The Thief-taker needs 4 ${blue('flask')}, one more than you have: as things are he would go back to your hand at the end, as it says below. But he can wait, and your ${blue('flasks')} will rise. Tap him, then the button.`,
      phrase`ラウンドの前に、1枚を予約客として伏せられます。岡っ引きの条件は${blue('徳利')}4で、1つ足りません。今のままなら、下にあるとおり、終わりに手札に戻ります。でも、これから${blue('徳利')}を増やすので、待ってもらいましょう。タップして、ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'publicity', count: 1 },
    say(
      `reserve:${LEARNER}`,
      phrase`There he waits, and nobody else knows who it is.`,
      phrase`ここで待ちます。だれなのかは、ほかの人には分かりません。`,
    ),
    say(
      null,
      phrase`A turn is one action of three: invite a guest, make publicity, or introduce: exchange cards of your hand. Begin with publicity: it draws a card, then places one. Tap Publicity, then the button.`,
      phrase`手番では、座敷に客を出す、宣伝する、紹介する、のどれか1つを行います。まずは宣伝。1枚引いて、1枚置きます。「宣伝」をタップし、ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'place', card: HAIRDRESSER },
    say(
      cardThing(HAIRDRESSER),
      phrase`You drew a green Storyteller. Any card of your hand could be publicity; we take the Hairdresser. Tap it, then the button.`,
      phrase`緑の噺家を引きました。宣伝にはどの手札でも置けますが、髪結いにしましょう。タップして、ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'reveal' },
    say(
      `publicity:${LEARNER}`,
      phrase`Your service rose to 5 ${blue('flasks')} at once: publicity works as soon as it lies there.`,
      phrase`接客${blue('徳利')}が、すぐに5になりました。宣伝は、置いたときから効きます。`,
    ),
    say(
      `reserve:${LEARNER}`,
      phrase`Besides the action you may use your reserve once a turn, if it meets its need; the Thief-taker does now. Tap Reserve, then the button.`,
      phrase`手番に1度、行動とは別に予約客を使えます。岡っ引きは、もう条件を満たしています。「予約客」をタップし、ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'target', seat: LEFT },
    say(
      `guests:${LEARNER}`,
      phrase`Your first guest, worth 4 tokens. As a guest comes in you may use the effect on the card.`,
      phrase`最初の客です。収入は4。客が来たときは、カードの効果を使えます。`,
    ),
    say(
      null,
      phrase`The Thief-taker closes a house: no guests there until that player’s next turn is over. Choose ${REN}, who is next.`,
      phrase`岡っ引きは、だれかを休業状態にします。次の手番が終わるまで客を出せません。次の番の${REN}さんを選びましょう。`,
    ),
  ),
  yours(
    { do: 'guest', card: STORYTELLER },
    say(
      null,
      phrase`The others have had their turns. Look into their houses whenever you like: guests, publicity, reputation and the discards lie open; hands and reserves do not.`,
      phrase`2人の手番が終わりました。ほかの置屋は、いつでも見に行けます。客、宣伝、評判、捨て札は公開、手札と予約客は秘密です。`,
    ),
    say(
      cardThing(STORYTELLER),
      phrase`Now a guest of your own hand. The red Storyteller needs 5 ${red('fan')}, just what Hiōgi has; he brings 5, and 1 more for her dance. Tap him, then the button.`,
      phrase`次は、手札から客を出します。赤の噺家の条件は${red('扇')}5で、緋扇の評判とちょうど同じ。収入5に、「緋の舞」で1点つきます。タップして、ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'introduce', card: FENCING_MASTER },
    say(
      cardThing(FENCING_MASTER),
      phrase`Your learning is low, so the green cards would have to wait long. Introducing discards up to two cards, and draws as many. Tap Introduce, then the Fencing Master, then the button.`,
      phrase`教養が低いので、緑の客はまだ遠そうです。紹介では、2枚まで捨てて、同じ枚数を引きます。「紹介」と剣術指南をタップし、ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'introduce', card: GREEN_STORYTELLER },
    say(
      cardThing(GREEN_STORYTELLER),
      phrase`You could draw now. But the green Storyteller can go as well: tap him, then the button, and two new cards come.`,
      phrase`ここで引くこともできますが、緑の噺家も紹介しましょう。タップしてボタンで決めると、新しい2枚が来ます。`,
    ),
  ),
  {
    bubbles: [
      say(
        `guests:${LEARNER}`,
        phrase`When somebody has 5 guests, 6 and 7 in the later rounds, or the deck is empty, the last lap begins: one more turn for everybody. With neither hand nor reserve left you end the round at once, and take a bonus.`,
        phrase`だれかの客が5人（あとのラウンドでは6人、7人）になるか、山札がなくなると、最後の1巡。全員があと1手番です。手札も予約客もなくなった人がいれば、すぐに終わり、その人にボーナスが入ります。`,
      ),
      say(
        null,
        phrase`A reserve that was not used is judged then: who meets the need comes in, who does not goes back to your hand and brings one more card.`,
        phrase`使わなかった予約客は、そのとき公開します。条件を満たせば客になり、満たさなければ手札に戻って、もう1枚増えます。`,
      ),
      say(
        null,
        phrase`Six geisha live in this street, each with her own gift. They are dealt, or chosen, or in management mode chosen anew each round. Tap anything to read what it is. The house is yours.`,
        phrase`通りには、得意の違う芸者が6人。配るほかに、選ぶことも、ラウンドごとに選び直すこともできます。どれでもタップすれば説明が読めます。さあ、置屋はあなたのものです。`,
      ),
    ],
    next: 'free',
  },
];
