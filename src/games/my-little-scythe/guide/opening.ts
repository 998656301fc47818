import { say } from '../../../words/guide.ts';
import { name, phrase } from '../../../words/phrase.ts';
import { APPLE, APPLES, GEM, KIND, MOVE, QUEST, QUESTS, SEEK_A, SEEK_B } from '../rules/cards.ts';
import { frontOf, hexAt } from '../rules/hexes.ts';
import { act, claim, go, pick, put, solve } from '../rules/move.ts';
import {
  campThing,
  cardThing,
  friendshipThing,
  handThing,
  hexThing,
  piesThing,
  questThing,
  spaceThing,
  trophyThing,
} from '../rules/things.ts';
import { MOUNTAINS, PORTAL, RIVAL_BADLANDS, RIVAL_DESERT, TUNDRA } from './places.ts';
import { EN, JA, naos, yours } from './say.ts';
import { LEARNER, NAO } from './seats.ts';

const RIVAL = name(NAO);
const [FIRST, SECOND] = [0, 1] as const;
const OLD_WELL = 10;
const QUIET_DESERT = hexAt(0, 1);
const LOW_BADLANDS = hexAt(-1, 1);
const OWN = [piesThing(LEARNER), handThing(LEARNER), cardThing(LEARNER)];

/** A Move with a quest and the trophy of the own personality, and a Seek with a gift. */
export const opening = [
  yours(
    act(MOVE),
    say(
      null,
      phrase`You and ${RIVAL} each lead two seekers through a kingdom of apples, gems and pies. We play six turns together; then it is yours.`,
      phrase`リンゴと宝石とパイの王国を、あなたと${RIVAL}さんが2体ずつの勇者コマで旅します。はじめの6手番をいっしょに進め、そのあとは自由に遊びます。`,
    ),
    say(
      trophyThing(APPLES),
      phrase`There are eight trophies; this one wants 4 ${EN.apple} delivered to the castle. Once somebody has four, the last turns begin. Of those with four, whoever has the most ${EN.heart} wins.`,
      phrase`トロフィーは8種類。これは${JA.apple}4個をエバーフリー城へ配達すると取れます。だれかが4つ取ると最後の手番になり、4つあるプレイヤーのうち${JA.heart}がいちばん高いプレイヤーの勝ちです。`,
    ),
    say(
      friendshipThing(LEARNER),
      phrase`This row is yours: friendship ${EN.heart}, pies ${EN.pie}, spells ${EN.spell}, two power-ups, solved quests and your secret personality card. Tap any of it to read more.`,
      phrase`この列があなたのものです。友情${JA.heart}、パイ${JA.pie}、呪文${JA.spell}、パワーアップ2枚分の場所、解決したクエスト、秘密の個性カード。タップすると説明が読めます。`,
      ...OWN,
    ),
    say(
      campThing(LEARNER),
      phrase`Your two bears are at camp. In front of it lie an ${EN.apple}, a ${EN.gem} and a ${EN.quest}.`,
      phrase`あなたのクマは2体ともキャンプ地にいます。前のマスに、${JA.apple}と${JA.gem}と${JA.quest}があります。`,
      ...frontOf(2, LEARNER).map(hexThing),
    ),
    say(
      spaceThing(MOVE),
      phrase`A turn is one action. Your marker stays on it, and next turn you must choose another. Tap Move, then the button below that confirms it.`,
      phrase`手番にはアクションを1つ選びます。選んだところにはアクションマーカーが残り、次の手番では選べません。「移動」をタップし、下のボタンで決めましょう。`,
    ),
  ),
  yours(
    pick(FIRST),
    say(
      campThing(LEARNER),
      phrase`Each seeker moves once, up to 2 steps if it carries nothing. Choose your first bear.`,
      phrase`勇者コマは1体につき1回動き、何も運ばなければ2歩まで進めます。1体目のクマを選びましょう。`,
    ),
  ),
  yours(
    go(TUNDRA),
    say(
      hexThing(TUNDRA),
      phrase`One step out of camp, to the ${EN.gem} on the tundra. You control whatever lies where your seekers stand.`,
      phrase`キャンプ地から1歩、${JA.gem}のあるツンドラへ。勇者コマのいるマスにあるものは、あなたが支配しています。`,
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
      phrase`Send it to the ${EN.quest} on this portal: whoever ends a Move on one meets it. And from a portal, every other portal is one step away.`,
      phrase`この魔法の門の${JA.quest}へ進めましょう。移動を終えてその上にいると、クエストに出会います。魔法の門からは、ほかのどの魔法の門へも1歩です。`,
    ),
  ),
  yours(
    solve(KIND),
    say(
      questThing(OLD_WELL),
      phrase`A quest card. The kind side, blue, asks for 1 ${EN.gem} and brings 3 ${EN.apple} and 1 ${EN.heart}. The bold side, red, brings 3 ${EN.gem} but takes 3 ${EN.heart}. Choose the kind side.`,
      phrase`クエストカードです。青のクエストは${JA.gem}1個を払って${JA.apple}3個と${JA.heart}1。赤のクエストは${JA.gem}3個ですが${JA.heart}が3減ります。青を選びましょう。`,
    ),
  ),
  yours(
    claim(QUESTS),
    say(
      cardThing(LEARNER),
      phrase`Two solved quests are a trophy. But each of you has a secret card that makes one trophy easier, and yours is Curious: one quest is enough.`,
      phrase`解決したクエスト2つでトロフィーです。でも、各自の秘密の個性カードは、トロフィー1つを取りやすくします。あなたのは「知りたがり」。クエスト1つで足ります。`,
    ),
    say(
      trophyThing(QUESTS),
      phrase`Only you see your card and your ${EN.spell}. Take this trophy: you show the card for it.`,
      phrase`自分のカードと${JA.spell}は、あなただけに見えています。カードを見せて、このトロフィーを取りましょう。`,
    ),
  ),
  ...naos(act(MOVE), pick(FIRST), go(RIVAL_DESERT), pick(SECOND), go(RIVAL_BADLANDS)),
  yours(
    act(SEEK_B),
    say(
      friendshipThing(LEARNER),
      phrase`Your first trophy. You may take one in each turn of yours, and only with 3 ${EN.heart} or more.`,
      phrase`はじめてのトロフィーです。取れるのは自分の手番に1つまでで、${JA.heart}が3以上のときだけです。`,
    ),
    say(
      spaceThing(SEEK_B),
      phrase`Your marker bars Move now. Choose Seek B: you roll dice for 1 ${EN.apple}, 2 ${EN.gem} and 1 ${EN.quest}.`,
      phrase`「移動」にはアクションマーカーがあり、選べません。「発見B」を選びましょう。${JA.apple}1個、${JA.gem}2個、${JA.quest}1個のダイスを振ります。`,
    ),
  ),
  yours(
    put(APPLE, TUNDRA),
    say(
      hexThing(TUNDRA),
      phrase`A die shows where its token may go: on any hex of that terrain. The ${EN.apple} die shows tundra. Place it with your bear.`,
      phrase`ダイスの目は、トークンを置ける地形です。同じ地形なら、どのマスでもかまいません。${JA.apple}はツンドラ。クマのところに置きましょう。`,
    ),
  ),
  yours(
    put(GEM, TUNDRA),
    say(
      hexThing(TUNDRA),
      phrase`One ${EN.gem} die shows tundra too. Place it here as well: any number of tokens may share a hex.`,
      phrase`${JA.gem}のダイスも、1つがツンドラです。これもここへ。1つのマスに、何個でも置けます。`,
    ),
  ),
  yours(
    put(GEM, RIVAL_DESERT),
    say(
      hexThing(RIVAL_DESERT),
      phrase`The other ${EN.gem} die shows desert. Place it with ${RIVAL}’s wolf: an ${EN.apple} or ${EN.gem} placed with another’s seeker wins you 1 ${EN.heart}.`,
      phrase`もう1つの${JA.gem}は砂漠です。${RIVAL}さんのオオカミのところに置きましょう。ほかのプレイヤーの勇者コマがいるマスに${JA.apple}か${JA.gem}を置くと、あなたの${JA.heart}が1増えます。`,
    ),
  ),
  yours(
    put(QUEST, QUIET_DESERT),
    say(
      hexThing(QUIET_DESERT),
      phrase`A ${EN.quest} goes where there is no seeker and no other quest. Place it on this desert.`,
      phrase`${JA.quest}は、勇者コマもほかのクエストもないマスに置きます。この砂漠に置きましょう。`,
    ),
  ),
  ...naos(act(SEEK_A), put(APPLE, TUNDRA), put(APPLE, TUNDRA), put(GEM, MOUNTAINS), put(QUEST, LOW_BADLANDS)),
];
