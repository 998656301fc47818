import type { ThingId } from '../../../engine/game.ts';
import { type Guide, type GuideStep, movesOf, say, tapOn } from '../../../words/guide.ts';
import { behindCurtain, HOLDER } from '../../../words/passing.ts';
import { icon, name, phrase } from '../../../words/phrase.ts';
import { kindOfMark, MOON, SUN } from '../rules/cards.ts';
import { cellAt, cellThing, START } from '../rules/grid.ts';
import type { Move } from '../rules/state.ts';

const HEART_EN = icon('heart', 'heart');
const HEARTS_EN = icon('heart', 'hearts');
const HEART_JA = icon('heart', 'ハート');
const KURO = name(MOON);

const cell = (east: number, south: number): ThingId => cellThing(cellAt(east, south));
const place = (mark: string, east: number, south: number): Move => ({
  place: cellAt(east, south),
  card: kindOfMark(mark),
});

const yours = movesOf<Move>(SUN);
const kuros = movesOf<Move>(MOON);

export const script: readonly GuideStep<Move>[] = [
  yours(
    { exchange: [1] },
    tapOn(
      'card:sun-falling',
      phrase`You are Sun. This card carries a moon: tap it, to exchange it.`,
      phrase`あなたは太陽。月のついたこの1枚をタップして交換します。`,
    ),
  ),
  yours(
    { order: [1, 2, 0] },
    tapOn(
      'card:sun-2',
      phrase`Two suns! Now choose your order: this one first.`,
      phrase`太陽が2つ！ 次は順番です。まずこれをタップ。`,
    ),
    tapOn(
      'card:sun-horizontal',
      phrase`Then your Cotton. The third takes its place by itself.`,
      phrase`次はコットン。3枚目は自動で決まります。`,
    ),
  ),
  kuros({ exchange: [] }),
  kuros({ order: [2, 0, 1] }),
  yours(
    place('S2', 1, 0),
    say(
      cellThing(START),
      phrase`A Cotton gives its ${HEART_EN} to Sun or Moon, whichever it sees more of.`,
      phrase`コットンは、示す太陽と月の多いほうに${HEART_JA}をくれます。`,
    ),
    say(
      cell(1, 0),
      phrase`You place your left-most card. The Cotton sees the eight places around it: here.`,
      phrase`左端のカードを配置します。コットンの示す、ここへ。`,
      cellThing(START),
    ),
  ),
  kuros(place('M2', 0, -1)),
  yours(
    place('s-', 2, 0),
    say(
      cellThing(START),
      phrase`${KURO} answers with two moons. Two to two: nobody’s ${HEART_EN}.`,
      phrase`${KURO}は月2つ。2対2なら${HEART_JA}はだれのものでもありません。`,
      cell(0, -1),
    ),
    say(
      cell(2, 0),
      phrase`Your Cotton’s arrows see its whole row. Place it beside your suns.`,
      phrase`矢印は横一列をすべて示します。太陽の隣に配置します。`,
    ),
  ),
  kuros(place('M1', 3, 0)),
  yours(
    place('S1', -1, 0),
    say(
      cell(-1, 0),
      phrase`Both Cottons see this place, however far. One card, two ${HEARTS_EN}.`,
      phrase`ここは2匹のコットンが示す場所。1枚で${HEART_JA}2枚です。`,
      cellThing(START),
      cell(2, 0),
    ),
  ),
  kuros(place('m-', 2, -1)),
  yours(
    place('S1', 1, -1),
    say(
      cell(1, -1),
      phrase`${KURO}’s new Cotton counts one to two. A sun here makes it even.`,
      phrase`${KURO}のコットンは1対2。ここに太陽を置けば同点です。`,
      cell(2, -1),
    ),
  ),
  kuros(place('M1', 1, -2)),
  {
    bubbles: [
      say(
        'stock:sun',
        phrase`Your stock refills your cards. When all 24 lie, the ${HEARTS_EN} are counted.`,
        phrase`カードはストックから補われ、24枚置くと${HEART_JA}を数えます。`,
      ),
      say(
        'hearts:sun',
        phrase`Most ${HEARTS_EN} win. Tap any card to see what it sees.`,
        phrase`${HEART_JA}の多いほうの勝ち。カードをタップすると説明が読めます。`,
      ),
    ],
    next: 'free',
  },
];

/** Sun opens with a cat worth giving back and finds two suns for it; Moon has what it takes to answer. */
export const guide: Guide<Move> = {
  setup: { seats: 2, options: { variant: 'standard' }, first: SUN },
  seed: 24034,
  learner: SUN,
  partners: { [MOON]: { en: 'Kuro', ja: 'クロ' } },
  script,
};

/** In the dark forest, for in the other three nothing is hidden. */
export const passing = behindCurtain<Move>(
  { setup: { seats: 2, options: { variant: 'dark' }, first: HOLDER }, seed: 24035 },
  { exchange: [0] },
  tapOn(
    'card:sun-falling',
    phrase`In the dark forest your cards are secret. Exchange the one with a moon.`,
    phrase`暗闇の森の手札は秘密です。月のついた1枚を交換します。`,
  ),
);
