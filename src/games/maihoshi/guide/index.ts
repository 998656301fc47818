import type { Seat, ThingId } from '../../../engine/game.ts';
import { type Guide, type GuideStep, movesOf, say } from '../../../words/guide.ts';
import { behindCurtain, HOLDER } from '../../../words/passing.ts';
import { icon, name, type Part, phrase } from '../../../words/phrase.ts';
import { cardThing, geishaThing, type Kind, kindOf } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';

export const LEARNER: Seat = 0;
/** Whose turn follows the learner's, and whose comes before it. */
export const LEFT: Seat = 1;
export const RIGHT: Seat = 2;

const REN = name(LEFT);

const THIEF_TAKER: Kind = kindOf('okappiki-blue');
const HAIRDRESSER: Kind = kindOf('kamiyui-blue');
const STORYTELLER: Kind = kindOf('hanashika-blue');
const FENCING_MASTER: Kind = kindOf('kenjutsu-blue');
/** In the hand at the end, with too little reputation for either. */
const LEFT_OVER: readonly Kind[] = [kindOf('hanashika-red'), kindOf('hanashika-green')];

const red = (text: string): Part => icon('red', text);
const blue = (text: string): Part => icon('blue', text);
const green = (text: string): Part => icon('green', text);

const yours = movesOf<Move>(LEARNER);
const rens = (...moves: readonly Move[]): GuideStep<Move>[] => moves.map((move) => movesOf<Move>(LEFT)(move));
const mios = (...moves: readonly Move[]): GuideStep<Move>[] => moves.map((move) => movesOf<Move>(RIGHT)(move));

const OWN_REPUTATION: ThingId = `publicity:${LEARNER}`;
const OWN_GUESTS: ThingId = `guests:${LEARNER}`;
const OWN_SUM: ThingId = `sum:${LEARNER}`;

export const script: readonly GuideStep<Move>[] = [
  yours(
    { do: 'aside', card: THIEF_TAKER },
    say(
      cardThing(THIEF_TAKER),
      phrase`One card may wait face down as your reserve: the Thief-taker. Tap him.`,
      phrase`手札の1枚を予約客として伏せます。岡っ引きをタップ。`,
    ),
  ),
  ...mios({ do: 'aside', card: kindOf('kamiyui-green') }),
  yours(
    { do: 'publicity', count: 1 },
    say(
      geishaThing('yukishiro'),
      phrase`Guests come for your geisha’s reputation: ${red('3')} ${blue('3')} ${green('2')}.`,
      phrase`客は、芸者の評判${red('3')}${blue('3')}${green('2')}を目当てに来ます。`,
      OWN_REPUTATION,
    ),
    say(
      'act:publicity',
      phrase`Each turn is one action. Publicity: draw a card, then place one.`,
      phrase`手番には1つの行動を。宣伝では1枚引き、1枚置きます。`,
    ),
  ),
  yours(
    { do: 'place', card: HAIRDRESSER },
    say(
      cardThing(HAIRDRESSER),
      phrase`The signs at its foot raise your reputation. Place the Hairdresser.`,
      phrase`下の印の分、評判が上がります。髪結いを置きましょう。`,
    ),
  ),
  yours(
    { do: 'reveal' },
    say(
      `use:${LEARNER}`,
      phrase`Five ${blue('flasks')}: your Thief-taker wants four. Use the reserve, beside your action.`,
      phrase`${blue('接客')}が5に。条件4の岡っ引きを、予約客の使用で出します。`,
      OWN_REPUTATION,
    ),
  ),
  yours(
    { do: 'target', seat: LEFT },
    say(
      `guests:${LEFT}`,
      phrase`Most guests do something. He closes a house for a turn: choose ${REN}.`,
      phrase`客には効果があります。次の手番、休業させるのは${REN}さん。`,
    ),
  ),
  yours(
    { do: 'aside', card: FENCING_MASTER },
    say(
      cardThing(FENCING_MASTER),
      phrase`Your geisha’s ability: lay a new reserve at once. The Fencing Master.`,
      phrase`芸者の特殊能力で、すぐに次の予約客を。剣術指南です。`,
    ),
  ),
  ...rens({ do: 'publicity', count: 1 }, { do: 'place', card: kindOf('sendou-blue') }),
  ...mios({ do: 'reveal' }, { do: 'guest', card: kindOf('tabiichiza') }, { do: 'use' }),
  yours(
    { do: 'guest', card: STORYTELLER },
    say(
      cardThing(STORYTELLER),
      phrase`A guest from your hand: the Storyteller wants 5 ${blue('flasks')} and brings 5.`,
      phrase`今度は手札から客を。噺家は条件${blue('接客')}5、収入5です。`,
    ),
  ),
  yours(
    { do: 'end' },
    say(
      OWN_SUM,
      phrase`Your round so far: income, less what the cards in your hand cost.`,
      phrase`このラウンドの得点。客の収入から残り手札の分を引きます。`,
    ),
    say(
      `reserve:${LEARNER}`,
      phrase`Your reserve is one ${blue('flask')} short. End the turn with the button.`,
      phrase`予約客には${blue('接客')}が1足りません。ボタンで手番を終えます。`,
      OWN_REPUTATION,
    ),
  ),
  ...rens({ do: 'guest', card: kindOf('hanashika-red') }),
  ...mios({ do: 'publicity', count: 1 }, { do: 'place', card: kindOf('sendou-green') }),
  {
    bubbles: [
      say(
        'act:introduce',
        phrase`Cards that fit nowhere: introduce exchanges up to two.`,
        phrase`使えない手札は、紹介で2枚まで交換できます。`,
        ...LEFT_OVER.map(cardThing),
      ),
      say(
        OWN_GUESTS,
        phrase`Five guests: everybody has one more turn. No cards left: it ends.`,
        phrase`だれかの客が5人で最後の1巡。手札も予約客もなければ、すぐ終わります。`,
      ),
      say(
        null,
        phrase`After three rounds the most tokens win. Tap any card to read it.`,
        phrase`3ラウンドで金子の多い人の勝ち。カードをタップすると説明が読めます。`,
      ),
    ],
    next: 'free',
  },
];

/**
 * Yukishiro with a Thief-taker who is one short, publicity that brings him and a Storyteller in, and a Fencing Master for her
 * ability, who is one short again.
 */
export const guide: Guide<Move> = {
  setup: { seats: 3, options: { geisha: 'dealt', tokens: 'secret' }, first: LEARNER },
  seed: 251304,
  learner: LEARNER,
  partners: { [LEFT]: { en: 'Ren', ja: 'レン' }, [RIGHT]: { en: 'Mio', ja: 'ミオ' } },
  script,
};

const RED_STORYTELLER = kindOf('hanashika-red');

export const passing = behindCurtain<Move>(
  { setup: { seats: 2, options: { geisha: 'dealt', tokens: 'open' }, first: HOLDER }, seed: 251306 },
  { do: 'aside', card: RED_STORYTELLER },
  say(
    cardThing(RED_STORYTELLER),
    phrase`Nobody else sees your hand. Lay the Storyteller face down as your reserve.`,
    phrase`手札はあなたにだけ見えます。噺家を予約客として伏せます。`,
  ),
);
