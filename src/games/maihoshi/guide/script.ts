import type { Seat, ThingId } from '../../../engine/ids.ts';
import { type GuideStep, movesOf, say } from '../../../words/guide.ts';
import { icon, name, type Part, phrase } from '../../../words/phrase.ts';
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
const STORYTELLER: Kind = kindOf('hanashika-blue');
const RED_STORYTELLER: Kind = kindOf('hanashika-red');
const GREEN_STORYTELLER: Kind = kindOf('hanashika-green');
const FENCING_MASTER: Kind = kindOf('kenjutsu-blue');

const red = (text: string): Part => icon('red', text);
const blue = (text: string): Part => icon('blue', text);
const green = (text: string): Part => icon('green', text);
const any = icon('any', '');

const yours = movesOf<Move>(LEARNER);

const OWN_REPUTATION: ThingId = `publicity:${LEARNER}`;
const OWN_RESERVE: ThingId = `reserve:${LEARNER}`;
/** The button that uses it. */
const USE_RESERVE: ThingId = `use:${LEARNER}`;
const OWN_GUESTS: ThingId = `guests:${LEARNER}`;
const OWN_SUM: ThingId = `sum:${LEARNER}`;

export const script: readonly GuideStep<Move>[] = [
  yours(
    { do: 'aside', card: THIEF_TAKER },
    say(
      null,
      phrase`You keep a house in a street of lanterns, and so do ${REN} and ${MIO}. After three rounds the most tokens win. We play your first three turns side by side; then the house is yours.`,
      phrase`提灯のともる通りで、置屋の主になります。${REN}さんと${MIO}さんも、それぞれの置屋の主です。3ラウンドで得た金子トークンの合計がいちばん多いプレイヤーの勝ち。はじめの3手番をいっしょに進めます。`,
    ),
    say(
      geishaThing('yukishiro'),
      phrase`Yukishiro works for you. Guests come for her reputation: performance 3 ${red('fan')}, service 3 ${blue('flask')} and learning 2 ${green('book')}. She also has a special ability, which you will use soon.`,
      phrase`あなたの芸者は雪代（ゆきしろ）。客は評判を目当てに来ます。評判は、芸事${red('扇')}3、接客${blue('徳利')}3、教養${green('本')}2です。特殊能力は、あとで使ってみます。`,
      OWN_REPUTATION,
    ),
    say(
      cardThing(STORYTELLER),
      phrase`Every card can be a guest. At the top left you see the requirement, 5 ${blue('flask')}, and below it the income, 5. Your reputation has to be as high or higher. A card that cannot come yet wears a lock; everything else can still be done with it. For the purple sign ${any} any one of your three reputations will do.`,
      phrase`どのカードも、客として出せます。左上が条件で${blue('徳利')}5、その下が収入で5。評判が条件以上なら出せます。まだ出せないカードには錠の印がつきますが、ほかの使い方はできます。紫の印${any}の条件は、3つのうちどの評判で満たしてもかまいません。`,
    ),
    say(
      cardThing(HAIRDRESSER),
      phrase`Or it can be publicity: the signs at the foot of the card raise your reputation, here by two ${blue('flasks')} of service.`,
      phrase`宣伝にもなります。カードのいちばん下の印が宣伝力で、その分、評判が上がります。これは${blue('徳利')}が2つです。`,
    ),
    say(
      OWN_SUM,
      phrase`This is your round so far: what your guests bring, minus what the cards in your hand cost, and never below 0. One card left at the end of the round costs 1, two cost 3, three 6. Five cost 15, and no guest has come yet.`,
      phrase`これが、このラウンドの今の得点です。客の収入から、残り手札の分を引きます。0より下がりません。ラウンドの終わりに手札が1枚なら1点、2枚で3点、3枚で6点。今は客がいないので、5枚で15点引かれます。`,
    ),
    say(
      cardThing(THIEF_TAKER),
      phrase`Before a round each of you may place one card face down, as a reserve. The Thief-taker needs 4 ${blue('flask')}, one more than you have. Were the round over now, he would return to your hand. But your ${blue('flasks')} will rise, so let him wait. Tap him, then the button.`,
      phrase`ラウンドの前に、手札を1枚、予約客として伏せられます。岡っ引きの条件は${blue('徳利')}4で、1つ足りません。今のままラウンドが終われば手札に戻りますが、これから${blue('徳利')}を増やすので、待ってもらいましょう。タップして、ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'publicity', count: 1 },
    say(
      OWN_RESERVE,
      phrase`Here the Thief-taker waits, and nobody else knows who it is.`,
      phrase`岡っ引きは、ここで待ちます。だれなのかは、ほかのプレイヤーには分かりません。`,
    ),
    say(
      null,
      phrase`In a turn you do one of three: a guest, publicity, or introduce, which exchanges cards of your hand. Begin with publicity: it draws a card, then places one. Tap Publicity, then the button.`,
      phrase`手番では、客を出す、宣伝、紹介（手札の交換）のうち、1つの行動を必ず行います。まずは宣伝。1枚引いて、1枚置きます。「宣伝」をタップし、ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'place', card: HAIRDRESSER },
    say(
      cardThing(HAIRDRESSER),
      phrase`You drew a Fencing Master. Any card of your hand could be publicity; we take the Hairdresser, and your ${blue('flasks')} rise. Tap it, then the button.`,
      phrase`剣術指南を引きました。宣伝にはどの手札でも置けます。髪結いを置いて、${blue('徳利')}を増やしましょう。タップして、ボタンで決めます。`,
      OWN_REPUTATION,
    ),
  ),
  yours(
    { do: 'reveal' },
    say(
      OWN_REPUTATION,
      phrase`Your service rose to 5 ${blue('flasks')} at once: publicity works as soon as it lies there.`,
      phrase`接客${blue('徳利')}が、すぐに5になりました。宣伝は、置いたときから働きます。`,
    ),
    say(
      USE_RESERVE,
      phrase`Besides the action you may use your reserve once a turn, if its requirement is met. The Thief-taker’s is met now. Tap Reserve, then the button.`,
      phrase`手番に1度、行動とは別に、予約客を使えます。岡っ引きは、もう条件を満たしています。「予約客」をタップし、ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'target', seat: LEFT },
    say(
      OWN_GUESTS,
      phrase`Your first guest, worth 4. Most guests have an effect, shown by the sign below the income. You may use it as the guest comes in, or skip it.`,
      phrase`最初の客です。収入は4。多くの客は効果を持っていて、収入の下に印があります。客を出したときに使えます。使わなくてもかまいません。`,
    ),
    say(
      null,
      phrase`The Thief-taker closes a house: no guest and no reserve there until that player’s next turn is over. Choose ${REN}, who is next, then the button.`,
      phrase`岡っ引きは、いずれかのプレイヤー1人を休業状態にします。次の手番の終わりまで、客も予約客も出せません。次の番の${REN}さんを選び、ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'aside', card: FENCING_MASTER },
    say(
      geishaThing('yukishiro'),
      phrase`Now Yukishiro’s special ability, Second in Line: once a round, right after using her reserve, she may place a new one.`,
      phrase`ここで雪代の特殊能力「二番手」。1ラウンドに1度、予約客を使った直後に、新しい予約客を伏せられます。`,
    ),
    say(
      cardThing(FENCING_MASTER),
      phrase`The Fencing Master brings 6, but needs 6 ${blue('flask')}, one more than you have. Let him wait: tap him, then the button.`,
      phrase`剣術指南は収入6。条件は${blue('徳利')}6で、1つ足りません。待ってもらいましょう。タップして、ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'guest', card: STORYTELLER },
    say(
      null,
      phrase`The others have had their turns. Look into their houses whenever you like: guests, publicity, reputation and discards lie open; hands and reserves do not.`,
      phrase`2人の手番が終わりました。ほかのプレイヤーの座敷は、いつでも見に行けます。客、宣伝、評判、捨て札は公開、手札と予約客は秘密です。`,
    ),
    say(
      cardThing(STORYTELLER),
      phrase`Now a guest from your hand. The blue Storyteller needs 5 ${blue('flask')}, just what you have since the Hairdresser lies there, and brings 5. A card that you tap shows all it can do; tap him, then the button.`,
      phrase`次は、手札から客を出します。青の噺家の条件は${blue('徳利')}5で、髪結いを置いた今の評判とちょうど同じ。収入は5です。タップするとできることがすべて出ます。ボタンで決めます。`,
    ),
  ),
  yours(
    { do: 'end' },
    say(
      OWN_RESERVE,
      phrase`The Fencing Master is still one ${blue('flask')} short, so your reserve cannot be used this turn. End the turn with the button.`,
      phrase`剣術指南には、まだ${blue('徳利')}が1つ足りません。この手番に予約客は使えないので、ボタンで手番を終えます。`,
      OWN_REPUTATION,
    ),
  ),
  yours(
    { do: 'introduce', card: RED_STORYTELLER },
    say(
      cardThing(RED_STORYTELLER),
      phrase`The other Storytellers need 5 ${red('fan')} and 5 ${green('book')}, and you have 3 and 2. Introduce discards up to two cards and draws as many; none at all is a pass. Tap Introduce, then the red Storyteller, then the button.`,
      phrase`ほかの噺家の条件は${red('扇')}5と${green('本')}5。今の評判は3と2です。紹介では、手札を2枚まで捨てて、同じ枚数を引きます（0枚ならパス）。「紹介」と赤の噺家をタップし、ボタンで決めます。`,
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
        OWN_GUESTS,
        phrase`When a player has 5 guests (6 and 7 in the later rounds), or the deck is empty, the final turns begin: one more for everybody. If you have neither hand nor reserve left, you go out: the round ends at once, and you get a bonus.`,
        phrase`いずれかのプレイヤーの客が5人（あとのラウンドでは6人、7人）になるか、山札がなくなると、最後の1巡。全員がもう1手番ずつ行います。手札も予約客もなくなれば、あがりです。ラウンドはすぐに終わり、ボーナスが入ります。`,
      ),
      say(
        null,
        phrase`At the end of the round reserves that were not used are judged: if the requirement is met, the card comes as a guest; if not, it goes back to the hand, and you take one card more. So find one more ${blue('flask')} in time.`,
        phrase`使わなかった予約客は、ラウンドの終わりに公開します。条件を満たせば客になり、満たさなければ手札に戻って、もう1枚増えます。それまでに${blue('徳利')}をあと1つ増やしましょう。`,
      ),
      say(
        null,
        phrase`Six geisha live in this street, each with a special ability of her own. They are dealt, or chosen, or in management mode chosen anew each round. Tap anything to read what it is. The house is yours.`,
        phrase`通りには、特殊能力の違う芸者が6人います。配るほかに、選ぶことも、マネージメントモードでラウンドごとに選び直すこともできます。どれでもタップすれば説明が読めます。ここからは、自由に遊んでみましょう。`,
      ),
    ],
    next: 'free',
  },
];
