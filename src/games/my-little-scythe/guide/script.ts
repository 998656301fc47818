import type { GuideStep } from '../../../words/guide.ts';
import { name, phrase } from '../../../words/phrase.ts';
import { APPLE, APPLES, GEM, KIND, MAKE_SPELL, MOVE, QUEST, SEEK_A, SEEK_B, SPELL_HAND } from '../rules/cards.ts';
import { CASTLE, frontOf, hexAt } from '../rules/hexes.ts';
import { act, deliver, FOR_SPELL, go, type Move, PASS, pick, put, solve, take } from '../rules/move.ts';
import {
  campThing,
  cardThing,
  friendshipThing,
  handThing,
  hexThing,
  piesThing,
  spaceThing,
  supplyThing,
  trophyThing,
} from '../rules/things.ts';
import { EN, JA, naos, say, sayOf, yours } from './say.ts';
import { LEARNER, NAO } from './seats.ts';

const RIVAL = name(NAO);
const PORTAL = hexAt(1, -2);
/** The tundra between that portal and the castle. */
const MEADOW = hexAt(0, -1);
const SWAMP = hexAt(-2, 0);
const RIVAL_PORTAL = hexAt(-1, 2);
const RIVAL_DESERT = hexAt(-1, 3);
const TUNDRA = hexAt(0, -2);
const BADLANDS = hexAt(-2, 2);
const [FIRST, SECOND] = [0, 1] as const;
const IN_FRONT = frontOf(2, LEARNER).map(hexThing);

export const script: readonly GuideStep<Move>[] = [
  yours(
    act(MOVE),
    say(
      null,
      phrase`You and ${RIVAL} each lead two seekers through a kingdom of apples, gems and pies. We play your first turns side by side; then the kingdom is yours.`,
      phrase`リンゴと宝石とパイの王国を、あなたと${RIVAL}さんが2体ずつの勇者コマで旅します。はじめの数手番をいっしょに進め、そのあとは自由に遊びます。`,
    ),
    say(
      trophyThing(APPLES),
      phrase`Eight trophies can be won; this one wants four apples at the castle. Four trophies end the game, and among those who have four the friendliest wins.`,
      phrase`トロフィーは8種類。これは、城へリンゴ4個を配達すると取れます。だれかが4つ取ると終わりで、4つある人のうち友情のいちばん高い人が勝ちです。`,
    ),
    sayOf(
      campThing(LEARNER),
      IN_FRONT,
      phrase`Your two bears are still at camp. In front of it lie an ${EN.apple}, a ${EN.gem} and a ${EN.quest}.`,
      phrase`あなたのクマは2体ともキャンプ地にいます。すぐ前に、${JA.apple}と${JA.gem}と${JA.quest}があります。`,
    ),
    say(
      spaceThing(MOVE),
      phrase`A turn is one action, and your marker bars it for the next turn. Tap Move, then the button below that confirms it.`,
      phrase`手番にはアクションを1つ選びます。選んだところにはアクションマーカーが残り、次の手番では選べません。「移動」をタップし、下のボタンで決めましょう。`,
    ),
  ),
  yours(
    pick(FIRST),
    say(
      campThing(LEARNER),
      phrase`Each seeker moves once, up to two steps if it carries nothing. Choose your first bear.`,
      phrase`勇者コマは1体ずつ一度動き、荷物がなければ2歩まで進めます。1体目のクマを選びましょう。`,
    ),
  ),
  yours(
    go(MEADOW),
    say(
      hexThing(MEADOW),
      phrase`The first step leads out of camp, the second to here: tundra, right beside the castle.`,
      phrase`1歩目でキャンプ地を出て、2歩目でここへ。城のすぐとなりのツンドラです。`,
    ),
  ),
  yours(
    pick(SECOND),
    say(
      campThing(LEARNER),
      phrase`Now the second bear, still at camp.`,
      phrase`次は、まだキャンプ地にいる2体目のクマです。`,
    ),
  ),
  yours(
    go(PORTAL),
    say(
      hexThing(PORTAL),
      phrase`Send it onto this portal. What lies where your seekers stand is yours to use, so the ${EN.apple} is yours. From a portal every other portal is one step away.`,
      phrase`この魔法の門へ進めましょう。勇者コマのいるところにある物は、あなたが使えます。これで${JA.apple}はあなたのもの。魔法の門どうしは、どこでも1歩です。`,
    ),
  ),
  ...naos(act(MOVE), pick(FIRST), go(RIVAL_PORTAL), pick(SECOND), go(RIVAL_DESERT), solve(KIND), go(MEADOW), PASS),
  yours(
    act(SEEK_B),
    say(
      hexThing(MEADOW),
      phrase`${RIVAL} met a ${EN.quest} and drew a card with a kind and a bold side. He was kind and gave you an ${EN.apple}.`,
      phrase`${RIVAL}さんは${JA.quest}に出会い、青と赤、2つの面があるカードを引きました。選んだのは青。${JA.apple}を1個贈ってくれました。`,
    ),
    say(
      friendshipThing(LEARNER),
      phrase`That brought him 2 ${EN.heart}. A trophy can be taken only with 3 or more, so mind your own.`,
      phrase`おかげで${RIVAL}さんは${JA.heart}+2。トロフィーを取れるのは、3以上のときだけです。自分の分も大切に。`,
    ),
    say(
      spaceThing(SEEK_B),
      phrase`Move is barred for you now. Choose Seek B: its dice look for an ${EN.apple}, two ${EN.gem} and a ${EN.quest}.`,
      phrase`「移動」はいま選べません。「発見B」を選びましょう。${JA.apple}1個、${JA.gem}2個、${JA.quest}1個のダイスを振ります。`,
    ),
  ),
  yours(
    put(APPLE, MEADOW),
    say(
      hexThing(MEADOW),
      phrase`Three dice show tundra, what luck. Each token goes on a hex of its terrain that you choose: place the ${EN.apple} with your bear.`,
      phrase`ダイス3つがツンドラです。ついています。出た地形ならどのマスに置いてもかまいません。${JA.apple}をクマのところに置きましょう。`,
    ),
  ),
  yours(
    put(GEM, MEADOW),
    say(
      hexThing(MEADOW),
      phrase`The first ${EN.gem} goes to the same place, since what is there is yours.`,
      phrase`1個目の${JA.gem}も同じところへ。そこにある物はあなたのものです。`,
    ),
  ),
  yours(
    put(GEM, MEADOW),
    say(
      hexThing(MEADOW),
      phrase`And the second ${EN.gem}. Any number of tokens may share a hex.`,
      phrase`2個目の${JA.gem}もここへ。1つのマスに、いくつでも置けます。`,
    ),
  ),
  yours(
    put(QUEST, SWAMP),
    say(
      hexThing(SWAMP),
      phrase`The last die shows swamp. A ${EN.quest} goes where there is no seeker and no other quest; somebody will find it.`,
      phrase`最後のダイスは沼です。${JA.quest}は、勇者コマもほかのクエストもないところに置きます。いつかだれかが出会うでしょう。`,
    ),
  ),
  ...naos(act(SEEK_A), put(APPLE, MEADOW), put(APPLE, RIVAL_DESERT), put(GEM, RIVAL_DESERT), put(QUEST, TUNDRA), PASS),
  yours(
    act(MAKE_SPELL),
    say(
      hexThing(MEADOW),
      phrase`${RIVAL} placed an ${EN.apple} with your bear. A token placed with another’s seeker brings 1 ${EN.heart}: both of you gain.`,
      phrase`${RIVAL}さんは${JA.apple}をあなたのクマのところに置きました。ほかの人の勇者コマがいるところに置くと${JA.heart}+1。どちらにもうれしい手です。`,
    ),
    say(
      spaceThing(MAKE_SPELL),
      phrase`What you control you can turn into something else. Pay your two ${EN.gem} for a ${EN.spell}, which helps in pie fights.`,
      phrase`支配しているトークンで、何かを作れます。${JA.gem}2個を払って、パイ投げ競争で役に立つ${JA.spell}を作りましょう。`,
    ),
  ),
  ...naos(act(MOVE), pick(FIRST), go(BADLANDS), PASS, PASS),
  yours(
    act(MOVE),
    sayOf(
      hexThing(MEADOW),
      [hexThing(PORTAL), hexThing(CASTLE)],
      phrase`Three ${EN.apple} lie beside the castle, and one on your portal: a delivery. Both bears could bring it; we let one carry, so that the other stays on the map.`,
      phrase`城のとなりに${JA.apple}が3個、魔法の門に1個。合わせて4個で、配達できます。2体で配達することもできますが、今日は1体に運ばせて、もう1体をマップに残しましょう。`,
    ),
    say(
      spaceThing(MOVE),
      phrase`Your marker has moved on, so Move is open again.`,
      phrase`アクションマーカーはほかのアクションへ移ったので、「移動」をまた選べます。`,
    ),
  ),
  yours(
    pick(SECOND),
    sayOf(
      hexThing(PORTAL),
      [hexThing(MEADOW)],
      phrase`Begin with the bear on the portal.`,
      phrase`まず、魔法の門にいるクマから動かしましょう。`,
    ),
  ),
  yours(
    take(APPLE, PORTAL),
    sayOf(
      supplyThing(APPLE),
      [hexThing(MEADOW)],
      phrase`Load 1 ${EN.apple} here with +, then tap the tundra where your other bear waits.`,
      phrase`ここの＋で${JA.apple}を1個積み、もう1体の待つツンドラをタップしましょう。`,
    ),
  ),
  yours(
    go(MEADOW),
    say(
      hexThing(MEADOW),
      phrase`With tokens, however many, a seeker goes one step only, as far as here. Two seekers of yours may share a hex. Press the button.`,
      phrase`トークンを運ぶときは、個数にかかわらず1歩だけ。それでここに着きます。自分の2体は、同じマスにいられます。ボタンで決めましょう。`,
    ),
  ),
  yours(
    deliver(APPLE, 4, 0),
    sayOf(
      hexThing(CASTLE),
      [hexThing(MEADOW)],
      phrase`Four ${EN.apple}, and the other bear has not moved yet. Tap the castle: it takes all four there.`,
      phrase`${JA.apple}が4個そろい、もう1体のクマはまだ動いていません。城をタップして、4個とも届けましょう。`,
    ),
  ),
  yours(
    FOR_SPELL,
    say(
      trophyThing(APPLES),
      phrase`Your first trophy. One a turn is the most, in whatever way it is won.`,
      phrase`はじめてのトロフィーです。どんな取り方でも、1手番に1つまでです。`,
    ),
    say(
      campThing(LEARNER),
      phrase`The bear that delivered is back at camp and resupplies: a ${EN.spell} or two ${EN.pie}. Your marker came off the mat, too. Take the spell.`,
      phrase`配達したクマはキャンプ地に帰り、補給します。${JA.spell}1枚か${JA.pie}2です。アクションマーカーも外れ、次はどのアクションも選べます。呪文を選びましょう。`,
    ),
  ),
  {
    bubbles: [
      say(
        handThing(LEARNER),
        phrase`That makes three spells, for your eyes alone, and three are a trophy: you may take it in your next turn.`,
        phrase`呪文が3枚になりました。見えるのは持ち主だけ。3枚はトロフィーになり、次の手番で取れます。`,
      ),
      say(
        piesThing(LEARNER),
        phrase`A seeker that enters a hex with another’s begins a pie fight: both set pies and spells in secret, and the higher total wins. It costs the attacker 1 ${EN.heart}, and the beaten go home to resupply.`,
        phrase`ほかの人の勇者コマがいるマスに入ると、パイ投げ競争です。おたがいパイと呪文をこっそり決め、合計の大きいほうの勝ち。攻めると${JA.heart}が1減り、負けた勇者コマは帰って補給します。`,
      ),
      say(
        cardThing(LEARNER),
        phrase`Your secret personality makes one trophy easier. Where you can take that trophy with it, the trophy is offered to you. Where people share a device, whoever decides holds the eye at the foot to look at it and at the spells.`,
        phrase`秘密の個性カードは、トロフィー1つを取りやすくします。個性のおかげで取れるときは、そのトロフィーに「取る」が出ます。1台をみんなで使うときは、決める人が下の目のボタンを押している間、個性と呪文を見られます。`,
      ),
      say(
        trophyThing(SPELL_HAND),
        phrase`Once anybody has four trophies, everybody with fewer takes one last turn. Tap anything to read what it is. The kingdom is yours, and ${RIVAL} plays on alone.`,
        phrase`だれかのトロフィーが4つになると、4つない人は最後の手番を1回ずつします。どれでもタップすれば説明が読めます。ここからは自由に。${RIVAL}さんもひとりで続けます。`,
      ),
    ],
    next: 'free',
  },
];
