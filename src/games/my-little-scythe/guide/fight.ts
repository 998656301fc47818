import { type GuideStep, say } from '../../../words/guide.ts';
import { name, phrase } from '../../../words/phrase.ts';
import { FIGHT, MAKE_PIES, MAKE_SPELL, MOVE, SPELL_HAND } from '../rules/cards.ts';
import { act, claim, dial, FOR_PIES, go, type Move, PASS, pick } from '../rules/move.ts';
import { campThing, handThing, hexThing, piesThing, spaceThing, spellThing, trophyThing } from '../rules/things.ts';
import { NEXT_PORTAL, PORTAL, RIVAL_OUTPOST } from './places.ts';
import { EN, JA, naos, yours } from './say.ts';
import { LEARNER, NAO } from './seats.ts';

const RIVAL = name(NAO);
const [FIRST, SECOND] = [0, 1] as const;

/** Pies, a pie fight, and what is left to know. */
export const fight: readonly GuideStep<Move>[] = [
  yours(
    act(MAKE_PIES),
    say(
      spaceThing(MAKE_SPELL),
      phrase`${RIVAL} has paid 2 ${EN.gem} and drawn a ${EN.spell}: Make a spell.`,
      phrase`${RIVAL}さんは「呪文を作る」を選び、${JA.gem}2個を払って${JA.spell}を1枚引きました。`,
    ),
    say(
      spaceThing(MAKE_PIES),
      phrase`You still control 2 ${EN.apple}, enough for 2 ${EN.pie}, which are thrown in fights. Choose Make pies. Where there is no choice, it is paid by itself.`,
      phrase`あなたは${JA.apple}をまだ2個支配しています。2個でパイ投げ競争に使う${JA.pie}が2枚。「パイを作る」を選びましょう。ほかに払い方がなければ、自動で払います。`,
      hexThing(PORTAL),
    ),
  ),
  ...naos(act(MOVE), pick(FIRST), go(NEXT_PORTAL), PASS, PASS),
  yours(
    act(MOVE),
    say(
      hexThing(NEXT_PORTAL),
      phrase`${RIVAL}’s wolf stands on the next portal. Whoever enters a hex with another’s seeker attacks: a pie fight. It costs 1 ${EN.heart}.`,
      phrase`隣の魔法の門に${RIVAL}さんのオオカミがいます。ほかのプレイヤーの勇者コマがいるマスに入ると、パイ投げ競争です。攻撃側は${JA.heart}が1減ります。`,
      hexThing(PORTAL),
    ),
    say(
      spaceThing(MOVE),
      phrase`Your marker lies on Make pies, so Move is open.`,
      phrase`アクションマーカーは「パイを作る」にあるので、「移動」を選べます。`,
    ),
  ),
  yours(
    pick(FIRST),
    say(
      hexThing(PORTAL),
      phrase`Choose the bear on the portal.`,
      phrase`魔法の門にいるクマを選びましょう。`,
      hexThing(NEXT_PORTAL),
    ),
  ),
  yours(
    go(NEXT_PORTAL),
    say(
      hexThing(NEXT_PORTAL),
      phrase`Go to the wolf, one step away. Below you read what ${RIVAL} can throw, before you decide.`,
      phrase`1歩先のオオカミのところへ行きましょう。決める前に、${RIVAL}さんの持っている枚数が下で読めます。`,
      hexThing(PORTAL),
    ),
  ),
  yours(
    pick(SECOND),
    say(
      campThing(LEARNER),
      phrase`The fight comes when you have moved. Your other bear may stay, or move first: choose it.`,
      phrase`パイ投げ競争は移動のあとです。もう1体は動かさなくてもかまいませんが、先に動かしておきましょう。`,
    ),
  ),
  yours(
    go(PORTAL),
    say(
      hexThing(PORTAL),
      phrase`Back to the portal in front of your camp.`,
      phrase`キャンプ地の前の魔法の門へ戻りましょう。`,
    ),
  ),
  yours(
    dial(2, 3),
    say(
      handThing(LEARNER),
      phrase`Both of you choose in secret: ${EN.pie}, and one ${EN.spell} for each of your seekers here. A spell adds its value.`,
      phrase`2人とも秘密に選びます。${JA.pie}の枚数と、ここにいる自分の勇者コマ1体につき${JA.spell}1枚まで。呪文は値だけ合計が増えます。`,
    ),
    say(
      spellThing(3),
      phrase`Set 2 ${EN.pie} with +, and tap the spell with three stars: 2 and 3, and 2 for your cannon, make 7.`,
      phrase`＋で${JA.pie}2枚にし、星3つの呪文をタップしましょう。2と3、それにパイ大砲の2で、合計7です。`,
      piesThing(LEARNER),
    ),
  ),
  ...naos(dial(3)),
  yours(
    claim(FIGHT),
    say(
      trophyThing(FIGHT),
      phrase`7 to 3: you win, as you would with a tie. Win or lose, what was set is spent, and the wolf goes to camp to resupply. Take the trophy.`,
      phrase`7対3であなたの勝ち。同点でも攻撃側の勝ちです。使ったパイと呪文は2人とも失い、オオカミはキャンプ地に帰って補給します。トロフィーを取りましょう。`,
      hexThing(NEXT_PORTAL),
    ),
  ),
  ...naos(FOR_PIES, act(MOVE), pick(FIRST), go(RIVAL_OUTPOST), PASS, PASS),
  {
    bubbles: [
      say(
        trophyThing(SPELL_HAND),
        phrase`Three trophies; one is left to win. On each you see how far you have come. This one wants 3 ${EN.spell} in hand, others 8 ${EN.pie} or 8 ${EN.heart}.`,
        phrase`トロフィーは3つ。あと1つです。それぞれに、いまいくつあるかが出ています。これは手札に${JA.spell}3枚、ほかに${JA.pie}8枚や${JA.heart}8などがあります。`,
      ),
      say(
        null,
        phrase`When somebody has four, everybody with fewer takes one last turn. Tap anything to read what it is; the player aid below has it on one page. The kingdom is yours, and ${RIVAL} plays on alone.`,
        phrase`だれかが4つになると、4つ未満のプレイヤーが最後の手番を1回ずつ行います。どれでもタップすれば説明が読め、早見表も下から開けます。ここからは自由に。${RIVAL}さんもひとりで続けます。`,
      ),
    ],
    next: 'free',
  },
];
