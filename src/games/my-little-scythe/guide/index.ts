import { type Guide, type GuideStep, say } from '../../../words/guide.ts';
import { name, phrase } from '../../../words/phrase.ts';
import { APPLE, FIGHT, GEM, KIND, MAKE_PIES, MAKE_SPELL, MOVE, QUEST, QUESTS, SEEK_B } from '../rules/cards.ts';
import { hexAt } from '../rules/hexes.ts';
import { campThing, hexThing, piesThing, questThing, spaceThing, trophyThing } from '../rules/ids.ts';
import { act, claim, dial, FOR_PIES, go, type Move, pick, put, solve } from '../rules/move.ts';
import { EN, JA, LEARNER, NAO, naos, yours } from './say.ts';

/** In front of the learner's camp: the portal with the quest, and the tundra with the gem. */
export const PORTAL = hexAt(1, -2);
export const TUNDRA = hexAt(1, -3);
/** In front of the partner's. */
export const RIVAL_BADLANDS = hexAt(-2, 3);
/** Where nobody is. */
export const FOREST = hexAt(3, -1);
export const SWAMP = hexAt(-2, 0);

const RIVAL = name(NAO);
const [FIRST, SECOND] = [0, 1] as const;
const OLD_WELL = 10;

/** A Move with a quest and a trophy, a pie fight that the partner begins, and a Seek with a gift. */
export const script: readonly GuideStep<Move>[] = [
  yours(
    act(MOVE),
    say(
      spaceThing(MOVE),
      phrase`Four trophies end the game. A turn is one action: tap Move.`,
      phrase`トロフィー4つで終わりです。手番は1アクション。「移動」を。`,
    ),
  ),
  yours(
    pick(FIRST),
    say(
      campThing(LEARNER),
      phrase`Both your bears move, two steps or one with a load. Tap the camp.`,
      phrase`クマは2体とも2歩まで。荷物があれば1歩。キャンプ地をタップ。`,
    ),
  ),
  yours(
    go(TUNDRA),
    say(
      hexThing(TUNDRA),
      phrase`To the ${EN.gem}: what lies where your bears stand is yours.`,
      phrase`${JA.gem}へ。クマのいるマスのものを支配します。`,
    ),
  ),
  yours(pick(SECOND), say(campThing(LEARNER), phrase`Now the other bear.`, phrase`次は、もう1体のクマです。`)),
  yours(
    go(PORTAL),
    say(
      hexThing(PORTAL),
      phrase`To the ${EN.quest} on the portal. All portals are neighbours.`,
      phrase`魔法の門の${JA.quest}へ。魔法の門どうしは隣り合っています。`,
    ),
  ),
  yours(
    solve(KIND),
    say(
      questThing(OLD_WELL),
      phrase`A quest. The blue side takes a ${EN.gem} and brings 3 ${EN.apple}: choose it.`,
      phrase`クエストです。青は${JA.gem}1個で${JA.apple}3個。青を選びます。`,
    ),
  ),
  yours(
    claim(QUESTS),
    say(
      trophyThing(QUESTS),
      phrase`Your secret card eases this trophy: one quest is enough. Take it.`,
      phrase`秘密の個性カードのおかげで、クエスト1つでトロフィーです。`,
    ),
  ),
  ...naos(act(MOVE), pick(FIRST), go(RIVAL_BADLANDS), pick(SECOND), go(PORTAL)),
  yours(
    dial(3),
    say(
      piesThing(LEARNER),
      phrase`${RIVAL} attacks: a pie fight. Set 3 pies with +, in secret.`,
      phrase`${RIVAL}さんとパイ投げ競争です。秘密に、＋でパイ3枚。`,
    ),
  ),
  ...naos(dial(2)),
  yours(
    claim(FIGHT),
    say(
      trophyThing(FIGHT),
      phrase`Three to two: ${RIVAL}’s wolf goes home. Take your trophy.`,
      phrase`3対2で勝ち。オオカミは帰ります。トロフィーを取りましょう。`,
    ),
  ),
  ...naos(FOR_PIES),
  yours(
    act(SEEK_B),
    say(
      spaceThing(SEEK_B),
      phrase`Your marker bars Move this turn. Seek B: roll for ${EN.apple}, ${EN.gem} and ${EN.quest}.`,
      phrase`続けて「移動」は選べません。「発見B」でダイスを振ります。`,
    ),
  ),
  yours(
    put(APPLE, FOREST),
    say(
      hexThing(FOREST),
      phrase`The ${EN.apple} die shows forest. Any forest will do: here.`,
      phrase`${JA.apple}の目は森。どの森でもかまいません。ここへ。`,
    ),
  ),
  yours(
    put(GEM, RIVAL_BADLANDS),
    say(
      hexThing(RIVAL_BADLANDS),
      phrase`A ${EN.gem} with ${RIVAL}’s wolf is a gift: one ${EN.heart} for you.`,
      phrase`オオカミのところに${JA.gem}を置くと、あなたの${JA.heart}が1増えます。`,
    ),
  ),
  yours(
    put(GEM, FOREST),
    say(
      hexThing(FOREST),
      phrase`The other ${EN.gem} joins the ${EN.apple}.`,
      phrase`もう1つの${JA.gem}は、${JA.apple}と同じ森へ。`,
    ),
  ),
  yours(
    put(QUEST, SWAMP),
    say(
      hexThing(SWAMP),
      phrase`The ${EN.quest} goes where nobody stands: this swamp.`,
      phrase`${JA.quest}は、だれもいないマスへ。この沼に置きます。`,
    ),
  ),
  ...naos(act(MAKE_SPELL)),
  {
    bubbles: [
      say(
        spaceThing(MAKE_PIES),
        phrase`Make pays with what you control: pies, a spell or a power-up.`,
        phrase`「制作」は、支配しているもので払い、パイや呪文を作ります。`,
      ),
      say(
        trophyThing(QUESTS),
        phrase`Two trophies already. Eight kinds, four win: tap one to see what it takes.`,
        phrase`もう2つ。8種類のうち4つを目指します。タップで説明が読めます。`,
        trophyThing(FIGHT),
      ),
    ],
    next: 'free',
  },
];

/**
 * A quest before the learner's portal that a gem solves, the card for which one quest is enough, and a rival who is near
 * enough to attack at once.
 */
export const guide: Guide<Move> = {
  setup: { seats: 2, options: { evenSeats: 'off' }, first: LEARNER },
  seed: 193734080,
  learner: LEARNER,
  partners: { [NAO]: { en: 'Nao', ja: 'ナオ' } },
  script,
};
