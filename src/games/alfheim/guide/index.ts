import type { Seat, ThingId } from '../../../engine/game.ts';
import { type Guide, type GuideStep, movesOf, say } from '../../../words/guide.ts';
import { HOLDER, onOpenTable } from '../../../words/passing.ts';
import { icon, name, type Part, phrase } from '../../../words/phrase.ts';
import { type KindName, kindOf, TOMTE } from '../rules/fairies.ts';
import { cellAt, type Domino, dominoOf } from '../rules/field.ts';
import { cellThing, fairyThing, LEAD_DECK, REFUSAL } from '../rules/ids.ts';
import { DONE, REFUSE } from '../rules/moves.ts';
import type { Move } from '../rules/state.ts';

const LEARNER: Seat = 0;
const PARTNER: Seat = 1;
const RUNA = name(PARTNER);

/** What is drawn in the line, in each language by its own name. */
const EN = {
  milk: icon('A', 'milk'),
  porridge: icon('B', 'porridge'),
  honey: icon('C', 'honey'),
  berries: icon('D', 'berries'),
  bread: icon('E', 'bread'),
  tea: icon('F', 'herb tea'),
} satisfies Record<string, Part>;
const JA = {
  milk: icon('A', 'ミルク'),
  porridge: icon('B', 'おかゆ'),
  honey: icon('C', 'はちみつ'),
  berries: icon('D', 'ベリー'),
  bread: icon('E', 'パン'),
  tea: icon('F', 'ハーブティー'),
} satisfies Record<keyof typeof EN, Part>;

const own = (east: number, south: number): ThingId => cellThing(LEARNER, cellAt(east, south));
const place = (east: number, south: number): Move => ({ place: cellAt(east, south) });
const call = (of: KindName, domino: Domino): Move => ({ call: kindOf(of), domino });
const across = (east: number, south: number): Domino => dominoOf(cellAt(east, south), cellAt(east + 1, south));
const down = (east: number, south: number): Domino => dominoOf(cellAt(east, south), cellAt(east, south + 1));

const yours = movesOf<Move>(LEARNER);
const runas = (...moves: readonly Move[]): GuideStep<Move>[] =>
  moves.map((move) => ({ bubbles: [], next: { seat: PARTNER, move } }));

const NISSE1 = fairyThing(kindOf('nisse1'));
const NISSE3 = fairyThing(kindOf('nisse3'));
const FAIRY = fairyThing(kindOf('fairy3'));

/** Three rounds: to place, to call, to refuse; a Nisse, a Fairy and another Nisse. */
const script: readonly GuideStep<Move>[] = [
  yours(
    place(0, -1),
    say(
      own(0, -1),
      phrase`This round everybody places ${EN.tea}. Put yours here, next to the ${EN.honey}.`,
      phrase`このラウンドは全員が${JA.tea}を配置します。${JA.honey}の上へ。`,
    ),
  ),
  yours(
    call('nisse3', across(-1, 1)),
    say(
      NISSE3,
      phrase`${EN.tea} and ${EN.honey} in a row: that calls this Nisse. Two points.`,
      phrase`${JA.tea}と${JA.honey}が一列に。ニッセが来ます。2点です。`,
      own(0, -1),
      own(0, 0),
    ),
    say(
      own(-1, 1),
      phrase`It comes to either end of the row, across it. Tap here.`,
      phrase`列のどちらかの端に、直角に配置します。ここをタップ。`,
    ),
  ),
  ...runas(place(0, -1), place(-1, 0), call('fairy2', down(2, 0)), DONE),
  yours(
    REFUSE,
    say(
      null,
      phrase`Turns end by themselves. ${RUNA} had hers; who was last begins the next round.`,
      phrase`手番は自動で終わります。次のラウンドは最後の人から始まります。`,
    ),
    say(
      REFUSAL,
      phrase`Now ${EN.honey} calls nobody. Once a round you may draw another clue instead.`,
      phrase`${JA.honey}ではだれも来ません。1ラウンドに1回、引き直せます。`,
    ),
  ),
  yours(
    place(0, -2),
    say(
      own(0, -2),
      phrase`${EN.porridge}! With ${EN.tea} and ${EN.honey} it is what this Fairy wants. Here.`,
      phrase`${JA.porridge}を引きました。フェアリーのコストがそろう、ここへ。`,
      FAIRY,
    ),
  ),
  yours(
    call('fairy3', across(0, -3)),
    say(
      own(1, -3),
      phrase`Clues are never used up: ${EN.tea} and ${EN.honey} count again. Call her here.`,
      phrase`手がかりは使ってもなくなりません。フェアリーをここに。`,
      own(0, -2),
      own(0, -1),
      own(0, 0),
    ),
  ),
  yours(
    place(-1, -2),
    say(
      own(-1, -2),
      phrase`Next round: ${EN.milk}. Beside the ${EN.porridge} it calls another Nisse.`,
      phrase`次は${JA.milk}。${JA.porridge}の隣なら、次のニッセが来ます。`,
      NISSE1,
    ),
  ),
  yours(
    call('nisse1', down(-2, -3)),
    say(own(-2, -3), phrase`Call it to the left end: tap here.`, phrase`左の端に配置します。ここをタップ。`),
  ),
  ...runas(place(1, -1), call('nisse3', down(-2, 0)), place(1, -2)),
  {
    bubbles: [
      say(
        fairyThing(TOMTE),
        phrase`All three Nisse bring you the Tomte, with a cost only you see.`,
        phrase`ニッセ3種でトムテが手に入ります。コストは自分だけが見ます。`,
      ),
      say(
        LEAD_DECK,
        phrase`After eleven rounds the most points win. Tap any fairy to see its clues.`,
        phrase`11ラウンドで得点の多い人の勝ち。妖精をタップすると説明が読めます。`,
      ),
    ],
    next: 'free',
  },
];

/** Three calls in three rounds: porridge instead of honey brings a Fairy, and milk beside it a second Nisse. */
export const guide: Guide<Move> = {
  setup: { seats: 2, options: {}, first: LEARNER },
  seed: 2874,
  learner: LEARNER,
  partners: { [PARTNER]: { en: 'Runa', ja: 'ルナ' } },
  script,
};

export const passing = onOpenTable<Move>(
  { setup: { seats: 2, options: {}, first: HOLDER }, seed: 2876 },
  [
    movesOf<Move>(HOLDER)(
      place(1, -1),
      say(
        own(1, -1),
        phrase`Everything here lies open, and everybody may look. Place your clue here.`,
        phrase`すべて公開なので、だれが見ても構いません。ここへ配置します。`,
      ),
    ),
  ],
  say(
    null,
    phrase`Only a Tomte is secret: then an eye stands here, for you to hold.`,
    phrase`秘密はトムテだけ。目のボタンを押している間だけ見られます。`,
  ),
);
