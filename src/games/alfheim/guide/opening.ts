import { type GuideStep, say } from '../../../words/guide.ts';
import { phrase } from '../../../words/phrase.ts';
import { kindOf } from '../rules/fairies.ts';
import { FIRST } from '../rules/grid.ts';
import { DONE, REFUSE } from '../rules/moves.ts';
import type { Move } from '../rules/state.ts';
import { COMMON_DECK, cellThing, fairyThing, LEAD_DECK, REFUSAL } from '../rules/things.ts';
import { across, alsoOf, call, down, EN, JA, LEARNER, own, place, RUNA, runas, yours } from './telling.ts';

const NISSE1 = fairyThing(kindOf('nisse1'));
const NISSE3 = fairyThing(kindOf('nisse3'));
const FAIRY = fairyThing(kindOf('fairy3'));

/** Rounds 1 to 3: to place, to call, to refuse; a first Nisse, a Fairy and a second Nisse. */
export const opening: readonly GuideStep<Move>[] = [
  yours(
    place(0, -1),
    say(
      null,
      phrase`Fairies follow food and drink. Lay out straight runs of it, and they come to live in your field. Seven rounds together with ${RUNA}; then you play on as you like.`,
      phrase`妖精は、食べ物や飲み物に誘われてやって来ます。手がかりカードを自分の場にまっすぐ並べると、妖精が住みつきます。7ラウンド目までは${RUNA}さんといっしょに進め、そのあとは自由に遊びます。`,
    ),
    say(
      cellThing(LEARNER, FIRST),
      phrase`Two clues begin your field, here ${EN.honey} twice. It may grow in any direction.`,
      phrase`自分の場の始まりは2枚の手がかりカードで、今回は2枚とも${JA.honey}です。どの方向へも広げられます。`,
    ),
    say(
      NISSE3,
      phrase`Nine kinds of fairies, each with its cost. This Nisse wants ${EN.honey} and ${EN.tea} side by side, in any order. The number is its points, the dots are its pile.`,
      phrase`妖精は9種類で、それぞれにコストがあります。このニッセのコストは${JA.honey}と${JA.tea}。縦か横に連続していればよく、並び順は自由です。数字は得点、点は山の残り枚数です。`,
    ),
    say(
      FAIRY,
      phrase`The three Fairies want three clues each and are worth 3. The Queen wants five and is worth 5.`,
      phrase`フェアリー3種のコストは手がかり3枚で、得点は3点。クイーンは5枚で5点です。`,
    ),
    say(
      LEAD_DECK,
      phrase`There are eleven rounds. In each, this deck shows one clue, and everybody places the same kind: ${EN.tea} now.`,
      phrase`全部で11ラウンドです。毎ラウンド、この山札から手がかりカードを1枚めくり、全員が同じ種類を配置します。今は${JA.tea}です。`,
    ),
    alsoOf(
      [own(0, 0), own(1, 0), NISSE3],
      say(
        own(0, -1),
        phrase`A clue goes next to another one. Tap here, above the ${EN.honey}: you’ll see who would come. Then the button places it.`,
        phrase`手がかりカードは、ほかの手がかりカードに隣接して配置します。${JA.honey}の上のここをタップすると、配置できるようになる妖精が分かります。下のボタンで決定します。`,
      ),
    ),
  ),
  yours(
    call('nisse3', across(-1, 1)),
    alsoOf(
      [own(0, -1), own(0, 0)],
      say(
        NISSE3,
        phrase`${EN.tea} and ${EN.honey} lie in a run. A fairy in a frame can be called: this Nisse.`,
        phrase`${JA.tea}と${JA.honey}が一列に並び、条件を達成しました。枠のついた妖精は配置できます。今はこのニッセです。`,
      ),
    ),
    alsoOf(
      [own(0, -1), own(0, 0), own(0, 1)],
      say(
        own(-1, 1),
        phrase`Its tile lies across the run, at either end and to either side. Lower end, to the left: tap here. Then the button calls it.`,
        phrase`妖精カードは列のどちらかの端に、列と直角に配置します。左右どちら向きでもかまいません。今は下の端で左向きに。ここをタップし、下のボタンで配置しましょう。`,
      ),
    ),
  ),
  ...runas(place(0, -1), place(-1, 0), call('fairy2', down(2, 0)), DONE),
  yours(
    REFUSE,
    say(
      null,
      phrase`Nobody else could come, so your turn ended by itself. ${RUNA} has had hers; it is your turn again.`,
      phrase`ほかに配置できる妖精がいないので、あなたの手番は自動的に終わりました。${RUNA}さんの手番も終わり、またあなたの手番です。`,
    ),
    say(
      fairyThing(kindOf('fairy2')),
      phrase`Whoever came last begins the next round: ${RUNA} went on, and honey brought her this Fairy. Each kind comes to a field once. Tap her name to see hers.`,
      phrase`次のラウンドは最後だったプレイヤーから始まります。${RUNA}さんは続けてはちみつを配置し、このフェアリーも配置しました。1つの場に1種類1枚です。名前をタップすると場が見られます。`,
    ),
    say(
      COMMON_DECK,
      phrase`Another ${EN.honey} completes nothing for you. Once a round you may refuse: your clue goes under this deck, and you have to place the top one.`,
      phrase`${JA.honey}をどこに置いても条件を達成しません。1ラウンドに1回、引き直せます。手がかりカードをこの山札の一番下に置き、一番上の1枚を引いて必ず配置します。`,
    ),
    say(
      REFUSAL,
      phrase`Tap here to refuse the ${EN.honey}. Then the button does it.`,
      phrase`ここをタップして${JA.honey}を引き直し、下のボタンで決定しましょう。`,
    ),
  ),
  yours(
    place(0, -2),
    alsoOf(
      [own(0, -1), own(0, 0), FAIRY],
      say(
        own(0, -2),
        phrase`You drew ${EN.porridge}. Above the ${EN.tea} and the ${EN.honey} it makes the cost of another Fairy: tap here, and place it.`,
        phrase`${JA.porridge}を引きました。${JA.tea}と${JA.honey}の上に配置すると、別のフェアリーのコストがそろいます。ここをタップして配置しましょう。`,
      ),
    ),
  ),
  yours(
    call('fairy3', across(0, -3)),
    alsoOf(
      [own(0, -2), own(0, -1), own(0, 0), own(0, -3)],
      say(
        own(1, -3),
        phrase`Clues are not used up: those of the Nisse call her, too. The lower end is taken, so call her to the upper one, to the right: tap here.`,
        phrase`手がかりカードは使ってもなくならず、ニッセに使ったものをここでも使えます。下の端には空きがないので、上の端に配置します。右向きのここをタップし、ボタンで決定しましょう。`,
      ),
    ),
  ),
  yours(
    place(-1, -2),
    say(
      null,
      phrase`You came last in round 2, so round 3 begins with you.`,
      phrase`2ラウンド目はあなたが最後だったので、3ラウンド目はあなたから始まります。`,
    ),
    alsoOf(
      [own(0, -2), NISSE1],
      say(
        own(-1, -2),
        phrase`The clue is ${EN.milk}. Beside the ${EN.porridge} it is what another Nisse wants: place it here.`,
        phrase`手がかりは${JA.milk}です。${JA.porridge}の隣に配置すると、別のニッセのコストがそろいます。ここに配置しましょう。`,
      ),
    ),
  ),
  yours(
    call('nisse1', down(-2, -3)),
    alsoOf(
      [own(-1, -2), own(-2, -2)],
      say(
        own(-2, -3),
        phrase`Call the Nisse to the left end, upward: tap here, and then the button.`,
        phrase`ニッセを左の端に、上向きで配置します。ここをタップし、下のボタンで決定しましょう。`,
      ),
    ),
  ),
  ...runas(place(1, -1), call('nisse3', down(-2, 0)), place(1, -2)),
];
