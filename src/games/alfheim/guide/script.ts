import type { Seat, ThingId } from '../../../engine/ids.ts';
import type { Bubble, GuideStep } from '../../../words/guide.ts';
import { icon, name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import { clueOf } from '../rules/clues.ts';
import { type KindName, kindOf } from '../rules/fairies.ts';
import { cellAt, type Domino, dominoOf, FIRST } from '../rules/grid.ts';
import { DONE, REFUSE } from '../rules/moves.ts';
import type { Move } from '../rules/state.ts';
import { COMMON_DECK, cellThing, clueThing, expertThing, fairyThing, LEAD_DECK, trackThing } from '../rules/things.ts';

export const LEARNER: Seat = 0;
export const PARTNER: Seat = 1;
const RUNA = name(PARTNER);

const MILK = clueOf('A');

/** What is drawn in the line, in each language by its own name. */
const EN = {
  milk: icon('A', 'milk'),
  porridge: icon('B', 'porridge'),
  berries: icon('D', 'berries'),
  bread: icon('E', 'bread'),
  tea: icon('F', 'herb tea'),
} satisfies Record<string, Part>;
const JA = {
  milk: icon('A', 'ミルク'),
  porridge: icon('B', 'おかゆ'),
  berries: icon('D', 'ベリー'),
  bread: icon('E', 'パン'),
  tea: icon('F', 'ハーブティー'),
} satisfies Record<keyof typeof EN, Part>;

const say = (target: ThingId | null, en: Phrase, ja: Phrase): Bubble => ({ target, said: { en, ja } });
const asksTap = (bubble: Bubble): Bubble => ({ ...bubble, tap: true });
const alsoOf = (about: readonly ThingId[], bubble: Bubble): Bubble => ({ ...bubble, about });
const own = (east: number, south: number): ThingId => cellThing(LEARNER, cellAt(east, south));
const place = (east: number, south: number): Move => ({ place: cellAt(east, south) });
const call = (of: KindName, domino: Domino): Move => ({ call: kindOf(of), domino });
const across = (east: number, south: number): Domino => dominoOf(cellAt(east, south), cellAt(east + 1, south));
const down = (east: number, south: number): Domino => dominoOf(cellAt(east, south), cellAt(east, south + 1));

const yours = (move: Move, ...bubbles: readonly Bubble[]): GuideStep<Move> => ({
  bubbles,
  next: { seat: LEARNER, move },
});
const runas = (move: Move): GuideStep<Move> => ({ bubbles: [], next: { seat: PARTNER, move } });

export const script: readonly GuideStep<Move>[] = [
  yours(
    place(1, 1),
    say(
      null,
      phrase`Fairies follow food and drink. Lay out straight runs of it in your field, and they come to live there. ${RUNA} does the same. We begin together; then you play on as you like.`,
      phrase`妖精は、食べ物や飲み物に誘われます。自分の場にまっすぐ並べると、妖精が住みに来ます。${RUNA}さんも自分の場に並べます。はじめはいっしょに進め、そのあとは自由に遊びます。`,
    ),
    say(
      cellThing(LEARNER, FIRST),
      phrase`Two clues begin your field: ${EN.tea} and ${EN.bread}. It may grow in any direction.`,
      phrase`場の始まりは、2つの手がかり${JA.tea}と${JA.bread}です。どの方向へも広げられます。`,
    ),
    say(
      fairyThing(kindOf('nisse3')),
      phrase`Nine kinds of fairies, each with its cost. This Nisse comes for ${EN.porridge} and ${EN.bread} side by side, in a row or a column and in any order. A Nisse is worth 2 points.`,
      phrase`妖精は9種類で、それぞれにコストがあります。このニッセは、縦か横に隣り合う${JA.porridge}と${JA.bread}で来ます。順番は自由です。ニッセは2点です。`,
    ),
    say(
      fairyThing(kindOf('fairy3')),
      phrase`The three Fairies want three clues each and are worth 3. The Queen wants five and is worth 5.`,
      phrase`3種のフェアリーは手がかり3つで3点、クイーンは5つで5点です。`,
    ),
    say(
      LEAD_DECK,
      phrase`There are eleven rounds. In each, this deck shows one clue, and everybody places the same kind: ${EN.porridge} now.`,
      phrase`全部で11ラウンド。毎回この山から手がかりを1枚めくり、全員が同じ種類を配置します。今は${JA.porridge}です。`,
    ),
    alsoOf(
      [own(0, 0), own(1, 0), fairyThing(kindOf('nisse3'))],
      say(
        own(1, 1),
        phrase`A clue goes next to another one. Tap here, below the ${EN.bread}: you’ll see who would come. Then the button places it.`,
        phrase`手がかりは、ほかの手がかりの隣に配置します。${JA.bread}の下のここをタップすると、配置したあとに呼べる妖精が分かります。下のボタンで決定します。`,
      ),
    ),
  ),
  yours(
    call('nisse3', across(1, -1)),
    asksTap(
      alsoOf(
        [own(1, 0), own(1, 1)],
        say(
          fairyThing(kindOf('nisse3')),
          phrase`${EN.bread} and ${EN.porridge} lie in a run, and the Nisse can be called: tap it.`,
          phrase`${JA.bread}と${JA.porridge}が列になり、ニッセを呼べます。タップしましょう。`,
        ),
      ),
    ),
    alsoOf(
      [own(1, -1), own(1, 0), own(1, 1), own(1, 2)],
      say(
        own(2, -1),
        phrase`It takes two places across the run, at either end and to either side: four ways. Upper end, to the right: tap here, and the rows below stay free. Then the button calls it.`,
        phrase`ニッセは列のどちらかの端に、列と直角に2つの場所を使って配置します。左右どちら向きでもよく、置き方は4通りです。今は上の端で右向きに。ここをタップすれば、下の列は空いたままです。下のボタンで呼びましょう。`,
      ),
    ),
  ),
  yours(
    DONE,
    say(
      null,
      phrase`Clues are not used up: the same ${EN.bread} can call more fairies. You may call as many as your runs allow. There is no other now, so end your turn.`,
      phrase`手がかりは使ってもなくなりません。同じ${JA.bread}で、ほかの妖精も呼べます。条件を達成していれば、何人でもかまいません。今はもういないので、手番を終えます。`,
    ),
  ),
  runas({ place: cellAt(0, -1) }),
  runas(DONE),
  runas({ place: cellAt(1, -1) }),
  runas(call('nisse1', down(-1, -1))),
  runas(DONE),
  yours(
    place(2, 0),
    say(
      LEAD_DECK,
      phrase`${RUNA} has placed her porridge. Every new round begins with whoever came last, so she went on with round 2 at once: ${EN.berries}.`,
      phrase`${RUNA}さんはおかゆを配置しました。次のラウンドは最後だった人から始まるので、続けて第2ラウンドの${JA.berries}も配置しました。`,
    ),
    say(
      fairyThing(kindOf('nisse1')),
      phrase`Then she called a Nisse. Each field has room for one of every kind, nine in all, and there are five of each. Tap her name to look at her field.`,
      phrase`そのあと、ニッセを1人呼びました。1つの場に来るのは1種類に1人ずつ、9人までで、どの妖精も5人います。名前をタップすると、${RUNA}さんの場が見られます。`,
    ),
    alsoOf(
      [own(0, 0), own(1, 0), own(3, 0), fairyThing(kindOf('fairy3'))],
      say(
        own(2, 0),
        phrase`Tap here, to the right of the ${EN.bread}, and then the button. Whoever is only one clue short lights up: with ${EN.milk} at the end of this row a Fairy would come.`,
        phrase`${JA.bread}の右のここをタップし、下のボタンで決定します。あと1つで呼べる妖精が光ります。この列の端に${JA.milk}があれば、フェアリーが来ます。`,
      ),
    ),
  ),
  yours(
    DONE,
    say(
      null,
      phrase`Nobody to call yet. Calling may always wait, so nothing is lost. End your turn.`,
      phrase`まだだれも呼べません。呼ぶのはいつでもよいので、急がなくてだいじょうぶ。手番を終えます。`,
    ),
  ),
  yours(
    REFUSE,
    say(
      LEAD_DECK,
      phrase`You came last, so you begin round 3: ${EN.bread} again, and it completes nothing for you.`,
      phrase`最後だったあなたから、第3ラウンドが始まります。手がかりは${JA.bread}ですが、あなたの場では何もそろいません。`,
    ),
    say(
      COMMON_DECK,
      phrase`Once a round you may refuse: your clue goes under the common deck, and you place the one on top, whatever it is. Refuse the ${EN.bread}, and confirm.`,
      phrase`1ラウンドに1回、引き直せます。手がかりを共通の山札の下に入れ、かわりにいちばん上を、何であっても配置します。${JA.bread}を引き直し、ボタンで決めましょう。`,
    ),
  ),
  yours(
    place(3, 0),
    say(
      clueThing(MILK),
      phrase`You draw ${EN.milk}, the very one that was missing.`,
      phrase`引いたのは${JA.milk}。ちょうど足りなかったものです。`,
    ),
    alsoOf(
      [own(1, 0), own(2, 0)],
      say(own(3, 0), phrase`Put it at the end of the row.`, phrase`列の端に配置しましょう。`),
    ),
  ),
  yours(
    call('fairy3', down(4, 0)),
    asksTap(
      alsoOf(
        [own(0, 0), own(1, 0), own(2, 0), own(3, 0)],
        say(
          fairyThing(kindOf('fairy3')),
          phrase`${EN.bread}, ${EN.berries} and ${EN.milk} are her cost. A part of a run is enough if it reaches an end, so the ${EN.tea} does not matter. Tap her.`,
          phrase`コストは${JA.bread}、${JA.berries}、${JA.milk}です。列の一部でも端まで届いていればよいので、${JA.tea}はかまいません。フェアリーをタップします。`,
        ),
      ),
    ),
    alsoOf(
      [own(1, 0), own(2, 0), own(3, 0), own(4, 0)],
      say(
        own(4, 1),
        phrase`And here, across the end of the row, she comes to live: tap it, and then the button.`,
        phrase`住むのは列の端のここ、列と直角です。タップして、下のボタンで決定します。`,
      ),
    ),
  ),
  yours(
    DONE,
    say(
      fairyThing(kindOf('tomte')),
      phrase`The Tomte is grumpy: with your third Nisse you take one, and only you may see its cost. Among people, hold the eye button to look. It is worth 5.`,
      phrase`トムテは気難し屋。3種目のニッセを呼ぶと1枚もらえ、コストを見られるのはあなただけです。何人かで遊ぶときは、目のボタンを長押しして確認します。トムテは5点です。`,
    ),
    say(
      fairyThing(kindOf('king')),
      phrase`In round 7 every kind but the Tomte shows a new cost. The King’s is a pattern, such as three alike, whatever they are. He is worth 6.`,
      phrase`第7ラウンドには、トムテのほかのすべてに新しいコストが出ます。キングのコストは、種類を問わない「同じもの3つ」のような形です。キングは6点です。`,
    ),
    say(
      trackThing(LEARNER),
      phrase`In round 7 your footprint, which nobody has seen, is turned over and placed like a clue. It shows two kinds; each clue of them next to it brings a point.`,
      phrase`第7ラウンドには、まだだれも見ていない足跡カードを表にし、手がかりのように配置します。描かれた2種類の手がかりが隣にあれば、1つにつき1点です。`,
    ),
    say(
      expertThing(0),
      phrase`King and Queen, all three Fairies, or the Tomte: whoever has them becomes an expert. The earlier, the more points, so it is a race. Now end your turn.`,
      phrase`キングとクイーン、3種のフェアリー、またはトムテ。そろえた人はエキスパートカードを得ます。早いほど点が高いので、競争です。では、手番を終えましょう。`,
    ),
  ),
  {
    bubbles: [
      say(
        null,
        phrase`After eleven rounds the most points win. Tap anything to read what it is. From here on, play as you like.`,
        phrase`11ラウンドのあと、得点のいちばん多い人の勝ちです。どれでもタップすれば説明が読めます。ここからは自由に遊びましょう。`,
      ),
    ],
    next: 'free',
  },
];
