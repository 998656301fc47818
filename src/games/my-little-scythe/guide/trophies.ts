import { say } from '../../../words/guide.ts';
import { name, phrase } from '../../../words/phrase.ts';
import {
  APPLE,
  CAMP_WAGON,
  GEM,
  MAKE_POWER_UP,
  MAKE_SPELL,
  MOVE,
  MOVE_PILE,
  PIE_CANNON,
  QUEST,
  SEEK_B,
} from '../rules/cards.ts';
import { CASTLE, hexAt } from '../rules/hexes.ts';
import { act, deliver, drawFrom, FOR_SPELL, go, keep, PASS, pick, put, take } from '../rules/move.ts';
import { hexThing, spaceThing, supplyThing, tileThing } from '../rules/things.ts';
import { MOUNTAINS, PORTAL, TUNDRA } from './places.ts';
import { EN, JA, naos, yours } from './say.ts';
import { NAO } from './seats.ts';

const RIVAL = name(NAO);
const FIRST = 0;
const [FAR_TUNDRA, FOREST] = [hexAt(0, -3), hexAt(3, -1)];

/** A power-up, and a delivery. */
export const trophies = [
  yours(
    act(MAKE_POWER_UP),
    say(
      hexThing(TUNDRA),
      phrase`${RIVAL} placed 2 ${EN.apple} with your bear, and won 2 ${EN.heart} for them.`,
      phrase`${RIVAL}さんは${JA.apple}2個をあなたのクマのところに置き、${JA.heart}を2増やしました。`,
    ),
    say(
      spaceThing(MAKE_POWER_UP),
      phrase`You pay with what you control: 2 ${EN.apple} make 2 ${EN.pie}, 2 ${EN.gem} make a ${EN.spell}, an ${EN.apple} and a ${EN.gem} make a power-up. Choose the power-up.`,
      phrase`支配しているトークンで何かを作れます。${JA.apple}2個で${JA.pie}2枚、${JA.gem}2個で${JA.spell}1枚、${JA.apple}と${JA.gem}でパワーアップ。パワーアップを作りましょう。`,
    ),
  ),
  yours(
    take(APPLE, TUNDRA),
    say(
      hexThing(TUNDRA),
      phrase`You choose which ${EN.apple} you pay. You will need those on the portal soon: pay one from the tundra.`,
      phrase`どの${JA.apple}で払うかは選べます。魔法の門の分はあとで使うので、ツンドラの1個を払いましょう。`,
      hexThing(PORTAL),
    ),
  ),
  yours(
    drawFrom(MOVE_PILE),
    say(
      null,
      phrase`Make power-ups are new actions. Move power-ups help on the way and in fights: draw three of these.`,
      phrase`制作のパワーアップは新しいアクションになり、移動のパワーアップは移動やパイ投げ競争を助けます。移動のほうを3枚引きましょう。`,
    ),
  ),
  yours(
    keep(PIE_CANNON, CAMP_WAGON),
    say(
      tileThing(MOVE_PILE, PIE_CANNON),
      phrase`Only you see these three. Keep the Pie Cannon, which adds 2 to your total in every pie fight. The others go under the pile.`,
      phrase`この3枚を見るのは、あなただけです。パイ投げ競争の合計が2増える「パイ大砲」を残しましょう。ほかの2枚は山の下に戻ります。`,
    ),
  ),
  ...naos(act(SEEK_B), put(APPLE, TUNDRA), put(GEM, FAR_TUNDRA), put(GEM, MOUNTAINS), put(QUEST, FOREST)),
  yours(
    act(MOVE),
    say(
      hexThing(PORTAL),
      phrase`You control six ${EN.apple}, three on the portal and three on the tundra. Four of them make a delivery. For that, the castle is one step from every portal.`,
      phrase`支配している${JA.apple}は、魔法の門に3個、ツンドラに3個。そのうち4個を1か所に集めると配達できます。配達のとき、エバーフリー城はどの魔法の門からも1歩です。`,
      hexThing(TUNDRA),
      hexThing(CASTLE),
    ),
    say(
      spaceThing(MOVE),
      phrase`Your marker has moved on, so Move is open again.`,
      phrase`アクションマーカーはほかのアクションへ移ったので、「移動」をまた選べます。`,
    ),
  ),
  yours(
    pick(FIRST),
    say(
      hexThing(TUNDRA),
      phrase`Begin with the bear on the tundra.`,
      phrase`まず、ツンドラにいるクマから動かしましょう。`,
      hexThing(PORTAL),
    ),
  ),
  yours(
    take(APPLE, TUNDRA),
    say(
      supplyThing(APPLE),
      phrase`It takes along all 3 ${EN.apple} that lie there; here you could say fewer. Tap the portal where your other bear waits.`,
      phrase`そこにある${JA.apple}を3個とも運びます。ここで減らすこともできます。もう1体の待つ魔法の門をタップしましょう。`,
      hexThing(PORTAL),
    ),
  ),
  yours(
    take(APPLE, TUNDRA),
    say(
      supplyThing(APPLE),
      phrase`Load the second ${EN.apple} too, with +.`,
      phrase`＋をもう1回押して、${JA.apple}をもう1個持ちます。`,
    ),
  ),
  yours(
    take(APPLE, TUNDRA),
    say(
      supplyThing(APPLE),
      phrase`And the third ${EN.apple}. Then tap the portal where your other bear waits.`,
      phrase`3個目の${JA.apple}も持ったら、もう1体の待つ魔法の門をタップしましょう。`,
      hexThing(PORTAL),
    ),
  ),
  yours(
    go(PORTAL),
    say(
      hexThing(PORTAL),
      phrase`Carrying tokens, however many, a seeker moves one step only. Two seekers of yours may share a hex. Press the button.`,
      phrase`トークンを運ぶときは、何個でも1歩だけ進めます。自分の2体は、同じマスにいられます。ボタンで決めましょう。`,
    ),
  ),
  yours(
    deliver(APPLE, 0, 4),
    say(
      hexThing(CASTLE),
      phrase`Six ${EN.apple}, and your other bear has not moved yet. Tap the castle: it takes four there, and two stay.`,
      phrase`${JA.apple}が6個そろい、もう1体のクマはまだ動いていません。エバーフリー城をタップして、そのうち4個を配達しましょう。`,
      hexThing(PORTAL),
    ),
  ),
  yours(
    FOR_SPELL,
    say(
      null,
      phrase`Your second trophy. The bear is back at camp and resupplies, and your marker comes off: next turn any action is open. Draw the ${EN.spell}.`,
      phrase`2つ目のトロフィーです。クマはキャンプ地に帰って補給します。アクションマーカーも外れ、次の手番はどのアクションも選べます。${JA.spell}を引きましょう。`,
    ),
  ),
  ...naos(act(MAKE_SPELL), PASS),
];
