import type { Seat } from '../../../engine/game.ts';
import { type Guide, type GuideStep, movesOf, say, tapOn } from '../../../words/guide.ts';
import { HOLDER, onOpenTable } from '../../../words/passing.ts';
import { icon, name, type Part, phrase } from '../../../words/phrase.ts';
import { APPLE, FIGHT, GEM, KIND, QUEST, QUESTS } from '../rules/cards.ts';
import { hexAt } from '../rules/hexes.ts';
import { campThing, hexThing, piesThing, questThing, spaceThing, trophyThing } from '../rules/ids.ts';
import { MAKE_PIES, MAKE_SPELL, MOVE, SEEK_A, SEEK_B } from '../rules/mat.ts';
import { act, claim, dial, FOR_PIES, go, type Move, pick, put, solve } from '../rules/move.ts';

export const LEARNER: Seat = 0;
export const NAO: Seat = 1;

export const yours = movesOf<Move>(LEARNER);
/** Shown, not told: what is to be said of it comes before the learner's next move. */
export const naos = (...moves: readonly Move[]): GuideStep<Move>[] =>
  moves.map((move) => ({ bubbles: [], next: { seat: NAO, move } }));

type Drawn = Readonly<Record<'apple' | 'gem' | 'quest' | 'pie' | 'heart' | 'spell', Part>>;
export const EN: Drawn = {
  apple: icon('apple', 'apple'),
  gem: icon('gem', 'gem'),
  quest: icon('quest', 'quest'),
  pie: icon('pie', 'pie'),
  heart: icon('heart', 'friendship'),
  spell: icon('spell', 'spell'),
};
export const JA: Drawn = {
  apple: icon('apple', 'リンゴ'),
  gem: icon('gem', '宝石'),
  quest: icon('quest', 'クエスト'),
  pie: icon('pie', 'パイ'),
  heart: icon('heart', '友情'),
  spell: icon('spell', '呪文'),
};

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

const first = movesOf<Move>(HOLDER);

/** A look at one's own cards, and a Seek that the lesson ends by itself: where what lies is no matter here. */
export const passing = onOpenTable<Move>(
  { setup: { seats: 2, options: { evenSeats: 'off' }, first: HOLDER }, seed: 193734081 },
  [
    first(
      act(SEEK_A),
      tapOn(
        'shell:eye',
        phrase`Spells and personality are yours alone: hold the eye. Everybody else looks away.`,
        phrase`呪文と個性は自分だけのもの。目を押している間、見られます。`,
      ),
      say(
        spaceThing(SEEK_A),
        phrase`Everything else lies open, so play on the table. Tap Seek.`,
        phrase`ほかはすべて公開です。テーブルの上で「発見」をタップ。`,
      ),
    ),
    first(put(APPLE, hexAt(2, -3))),
    first(put(APPLE, hexAt(0, 1))),
    first(put(GEM, hexAt(1, 2))),
    first(put(QUEST, hexAt(0, 2))),
  ],
  say(
    null,
    phrase`Before a pie fight a curtain falls: each chooses pies and spells in secret.`,
    phrase`パイ投げ競争の前に幕が下り、それぞれ秘密に選びます。`,
  ),
);
