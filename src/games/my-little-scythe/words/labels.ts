import type { Seat } from '../../../engine/game.ts';
import { type InBoth, many, name, type Phrase, phrase } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import { type Field, KINDS, type Kind, type QuestCard, type QuestSide, SIDES_OF_QUEST } from '../rules/cards.ts';
import type { Hex, Terrain } from '../rules/hexes.ts';
import { MAKE_PILE, type Pile, SPACES, type Space, TILE_SPACE, type Tile } from '../rules/mat.ts';
import type { TakeFault } from '../rules/reasons.ts';
import { isStanding, type Progress } from '../rules/trophies.ts';
import { type CardWords, sideText } from './cards.ts';
import { type Names, names } from './names.ts';

/** How an action space stands for the seat whose mat it is. */
export type SpaceState = 'open' | 'shut' | 'barred' | 'closed';

const words = catalogues({
  map: both('Map', 'マップ'),
  seekersOf: both(
    (who: string): string => `seekers: ${who}`,
    (who) => `勇者コマ：${who}`,
  ),
  campOf: both(
    (who: string, seekers: string): string => `Camp of ${who}, ${seekers}`,
    (who, seekers) => `${who}のキャンプ地、${seekers}`,
  ),
  /** A place where a tap does something now. */
  canGo: both(
    (label: string): string => `${label}; can be chosen`,
    (label) => `${label}。選べます`,
  ),
  chosen: both(
    (label: string): string => `${label}; chosen`,
    (label) => `${label}。選択中`,
  ),
  trophies: both('Trophies', 'トロフィー'),
  trophyOf: both(
    (field: string, text: string, taken: string): string => `${field} trophy, ${text}: ${taken}`,
    (field, text, taken) => `${field}のトロフィー（${text}）：${taken}`,
  ),
  takenBy: both(
    (who: string): string => `taken by ${who}`,
    (who) => `${who}が獲得`,
  ),
  notTaken: both('not taken', 'まだだれも取っていません'),
  progress: both(
    (who: string, has: number, wants: number): string => `${who} ${has} of ${wants}`,
    (who, has, wants) => `${who}は${wants}のうち${has}`,
  ),
  /** What a delivery would take: nothing is delivered before it. */
  ready: both(
    (who: string, has: number, wants: number): string => `${who} controls ${has}, a delivery takes ${wants}`,
    (who, has, wants) => `${who}は${has}個を支配（配達は${wants}個）`,
  ),
  open: both('; can be chosen', '。選べます'),
  take: both('Take', '取る'),
  /** Such a trophy takes the right personality card. */
  card: both('Card', 'カード'),
  byCard: both('By a card of mine', '自分の個性カードで'),
  lastTurns: both('Last turns', '最後の手番'),
  four: both('Four trophies', 'トロフィー4つ'),
  begins: both(
    (who: string): string => `${who} begins`,
    (who) => `${who}さんから始めます`,
  ),
  wins: both(
    (who: readonly string[]): string => (who.length > 1 ? `${who.join(' and ')} win` : `${who.join()} wins`),
    (who) => `${who.map((each) => `${each}さん`).join('と')}の勝ち`,
  ),
  actions: both('Actions', 'アクション'),
  states: both<Readonly<Record<SpaceState, string>>>(
    {
      open: 'can be chosen',
      shut: 'cannot be chosen now',
      barred: 'your marker lies here',
      closed: 'opened by a Make power-up',
    },
    {
      open: '選べます',
      shut: 'いまは選べません',
      barred: 'アクションマーカーがあり、続けては選べません',
      closed: '制作のパワーアップを持つと使えます',
    },
  ),
  bringing: both(
    (space: string, tokens: string): string => `${space}, ${tokens}`,
    (space, tokens) => `${space}（${tokens}）`,
  ),
  stateOf: both(
    (space: string, state: string): string => `${space}: ${state}`,
    (space, state) => `${space}：${state}`,
  ),
  stock: both('What this seat has', 'この席のパイ・友情・カード'),
  friendship: both(
    (count: number): string => `Friendship ${count} of 10`,
    (count) => `友情レベル${count}（10まで）`,
  ),
  piesOf: both(
    (pies: string): string => `${pies}, 10 at most`,
    (pies) => `${pies}（10まで）`,
  ),
  handOf: both(
    (spells: string, values: string): string => `${spells}: ${values}`,
    (spells, values) => `${spells}：${values}`,
  ),
  spell: both(
    (value: number): string => `Spell ${value}`,
    (value) => `呪文${value}`,
  ),
  noneSolved: both('No quest solved', '解決したクエストなし'),
  solvedOf: both(
    (count: number, titles: string): string => `${many(count, 'quest')} solved: ${titles}`,
    (count, titles) => `解決したクエスト${count}つ：${titles}`,
  ),
  noTileIn: both(
    (pile: string): string => `No ${pile} power-up yet`,
    (pile) => `${pile}のパワーアップなし`,
  ),
  personHidden: both('Secret personality', '秘密の個性カード'),
  dice: both('Dice', 'ダイス'),
  dieOf: both(
    (die: string, land: string): string => `${die}: ${land}`,
    (die, land) => `${die}：${land}`,
  ),
  apples: both('Apples to carry', '運ぶリンゴ'),
  gems: both('Gems to carry', '運ぶ宝石'),
  picksUp: both('Take back puts it down', '置き直すには、一手戻してください'),
  loaded: both('Nothing taken yet', 'まだ持っていません'),
  allOfThem: both('No more lies there', 'そこにあるのはこれで全部です'),
  keepOne: both('Keep one', '1枚残す'),
  under: both(
    (first: string, second: string): string => `Under the pile: ${first}, then ${second}`,
    (first, second) => `山の下へ：${first}、つぎに${second}`,
  ),
  swap: both('Other order under the pile', '山の下に戻す順番を入れかえる'),
  fold: both('See the map', 'マップを見る'),
  unfold: both('Back to the card', 'カードに戻る'),
  choices: both('Choices', '選択肢'),
});

const fightWords = catalogues({
  fightAt: both(
    (hex: string): string => `Pie fight: ${hex}`,
    (hex) => `パイ投げ競争：${hex}`,
  ),
  challenge: both(
    (one: Seat, other: Seat): Phrase => phrase`Pie fight! ${name(one)} attacks ${name(other)}`,
    (one, other) => phrase`パイ投げ競争！ ${name(one)}さんが${name(other)}さんに挑みます`,
  ),
  pies: both('Pies', 'パイ'),
  nothing: both('Set nothing', 'なにも出さない'),
  noFewer: both('You cannot go below 0 pies.', 'パイは0枚より減らせません。'),
  dialEnds: both(
    (most: number): string => `The dial ends at ${most}.`,
    (most) => `解決ダイヤルは${most}までです。`,
  ),
  noMorePies: both(
    (count: number): string => `You have ${many(count, 'pie')}.`,
    (count) => `持っているパイは${count}枚です。`,
  ),
  noSpells: both('No spells in hand', '手札に呪文がありません'),
  spellsHere: both(
    (most: number): string => `Spells, at most ${most} here`,
    (most) => `呪文（${most}枚まで）`,
  ),
  spell: both(
    (value: number): string => `Value-${value} spell`,
    (value) => `${value}の呪文`,
  ),
  enough: both(
    'Only one spell for each of your seekers here.',
    '呪文は、ここにいる自分の勇者コマ1体につき1枚までです。',
  ),
  cannon: both('Pie Cannon adds 2', 'パイ大砲で+2'),
  mightOf: both(
    (who: string, pies: string, spells: string): string => `${who}: ${pies}, ${spells}`,
    (who, pies, spells) => `${who}さん：${pies}、${spells}`,
  ),
  attacks: both('attacks', '攻撃側'),
  defends: both('defends', '守備側'),
  chooses: both('choosing', '考え中'),
  chosen: both('has chosen', '決めました'),
  broughtBy: both(
    (who: string, pies: string, spells: string, total: number): string => `${who}: ${pies}, ${spells}, total ${total}`,
    (who, pies, spells, total) => `${who}さん：${pies}、${spells}、合計${total}`,
  ),
  wonTie: both(
    (who: string): string => `A tie: ${who} attacked and wins`,
    (who) => `同点は攻撃側の勝ち。${who}さんの勝利です`,
  ),
  wonBy: both(
    (who: string): string => `${who} wins the fight`,
    (who) => `${who}さんの勝利です`,
  ),
  mayTake: both('The winner may take the Fight trophy now.', '勝者はパイ投げ競争のトロフィーを取れます。'),
  noPrize: both<Readonly<Record<TakeFault, string>>>(
    {
      'trophy.friendly': 'No trophy: the winner’s friendship is below 3.',
      'trophy.once': 'The winner already has the Fight trophy.',
      'trophy.four': 'The winner already has four trophies.',
      'trophy.one': 'No trophy: the winner has taken one this turn.',
    },
    {
      'trophy.friendly': '勝者の友情が3未満なので、トロフィーは取れません。',
      'trophy.once': '勝者はこのトロフィーをもう持っています。',
      'trophy.four': '勝者はトロフィーをもう4つ持っています。',
      'trophy.one': '勝者はこの手番にもうトロフィーを取ったので、取れません。',
    },
  ),
});
const questWords = catalogues({
  side: both(
    (text: string): string => `${text}.`,
    (text) => `${text}。`,
  ),
  cannot: both(
    (text: string): string => `${text} Not possible now.`,
    (text) => `${text}いまは選べません。`,
  ),
});

/** What the board says to those who do not see it, and the few words on it. */
export interface Labels
  extends Omit<(typeof words)['en'], 'trophyOf' | 'solvedOf' | 'noTileIn' | 'dieOf' | 'piesOf' | 'handOf'> {
  hex(hex: Hex, apples: number, gems: number, quest: boolean, who: readonly string[]): string;
  camp(name: string, home: number): string;
  /** `progress`: how far `name` has come; null: there, or a thing of yes or no. */
  trophy(field: Field, who: readonly string[], name: string, progress: Progress | null, open: boolean): string;
  /** `brings`: a token for each of its dice. */
  space(space: Space, tile: Tile | null, state: SpaceState | null, brings?: readonly Kind[]): string;
  pies(count: number): string;
  /** Values where these eyes see them. */
  hand(count: number, values: readonly number[]): string;
  solved(cards: readonly QuestCard[]): string;
  tile(pile: Pile, tile: Tile): CardWords;
  noTile(pile: Pile): string;
  field(field: Field): string;
  person(field: Field): CardWords;
  die(kind: Kind, terrain: Terrain): string;
}

function labelsFrom(said: (typeof words)['en'], called: Names): Labels {
  const { comma, first } = called;
  return {
    ...said,
    hex: (hex, apples, gems, quest, who) =>
      [
        first(called.hexName(hex)),
        ...(apples + gems > 0 ? [called.wares(apples, gems)] : []),
        ...(quest ? [called.aQuest] : []),
        ...(who.length > 0 ? [said.seekersOf(who.join(comma))] : []),
      ].join(comma),
    camp: (who, home) => said.campOf(who, called.seekers(home)),
    trophy: (field, who, side, progress, open) => {
      const { name, text } = called.fieldOf(field);
      const taken = who.length > 0 ? said.takenBy(who.join(comma)) : said.notTaken;
      const far = isStanding(field) ? said.progress : said.ready;
      const come = progress ? `${comma}${far(side, progress.has, progress.wants)}` : '';
      return `${said.trophyOf(name, text, taken)}${come}${open ? said.open : ''}`;
    },
    space: (space, tile, state, brings = []) => {
      const { name } =
        space === TILE_SPACE && tile !== null ? called.tileOf(MAKE_PILE, tile) : called.printed.spaces[SPACES[space]];
      const tokens = [...new Set(brings)].map((kind) =>
        called.tokens(KINDS[kind], brings.filter((each) => each === kind).length),
      );
      const whole = tokens.length > 0 ? said.bringing(name, tokens.join(comma)) : name;
      return state === null ? whole : said.stateOf(whole, said.states[state]);
    },
    pies: (count) => said.piesOf(called.pies(count)),
    hand: (count, values) =>
      values.length > 0 ? said.handOf(called.spells(count), values.join(comma)) : called.spells(count),
    solved: (cards) =>
      cards.length === 0
        ? said.noneSolved
        : said.solvedOf(cards.length, cards.map((card) => called.questOf(card).name).join(comma)),
    tile: called.tileOf,
    noTile: (pile) => said.noTileIn(called.piles[pile]),
    field: (field) => called.fieldOf(field).name,
    person: called.personOf,
    die: (kind, terrain) => said.dieOf(first(called.printed.dice[KINDS[kind]]), called.landName(terrain)),
  };
}
export const labels: InBoth<Labels> = both(labelsFrom(words.en, names.en), labelsFrom(words.ja, names.ja));

type FightWords = (typeof fightWords)['en'];
/** The few words of the two things that cover the map for a moment: a pie fight and a quest. */
export interface Meetings {
  readonly fight: Pick<
    FightWords,
    | 'challenge'
    | 'pies'
    | 'nothing'
    | 'noFewer'
    | 'spell'
    | 'enough'
    | 'cannon'
    | 'attacks'
    | 'defends'
    | 'chooses'
    | 'chosen'
  > & {
    at(hex: Hex): string;
    /** Why the dial goes no further. */
    noMore(most: number, pies: number): string;
    /** Of so many spells in hand, those that may be set. */
    spells(count: number, most: number): string;
    /** What a contestant could bring, as everybody sees it. */
    might(name: string, pies: number, spells: number): string;
    brought(name: string, pies: number, spells: readonly number[], total: number): string;
    /** `tied`: the totals are equal, and the attacker has it. */
    won(name: string, tied: boolean): string;
    /** What the winner gets for it; what forbids the trophy, if anything does. */
    prize(fault: TakeFault | null): string;
  };
  readonly quest: {
    title(card: QuestCard): string;
    readonly sides: readonly string[];
    /** One side, at a table of so many. */
    side(card: QuestCard, side: QuestSide, seats: number): string;
    cannot(text: string): string;
  };
}

function meetingsIn(lang: Lang): Meetings {
  const [called, fight, quest] = [names[lang], fightWords[lang], questWords[lang]];
  return {
    fight: {
      ...fight,
      at: (hex) => fight.fightAt(called.theLandOf(hex)),
      noMore: (most, pies) => (most < pies ? fight.dialEnds(most) : fight.noMorePies(pies)),
      spells: (count, most) => (count === 0 ? fight.noSpells : fight.spellsHere(most)),
      might: (who, pies, spells) => fight.mightOf(who, called.pies(pies), called.spells(spells)),
      brought: (who, pies, spells, total) =>
        fight.broughtBy(who, called.pies(pies), spells.length === 0 ? called.noSpell : called.spellsOf(spells), total),
      won: (who, tied) => (tied ? fight.wonTie : fight.wonBy)(who),
      prize: (fault) => (fault === null ? fight.mayTake : fight.noPrize[fault]),
    },
    quest: {
      title: (card) => called.questOf(card).name,
      sides: SIDES_OF_QUEST.map((side) => called.first(called.sides[side])),
      side: (card, side, seats) => quest.side(called.first(sideText(lang, card, side, seats))),
      cannot: quest.cannot,
    },
  };
}
export const meetings: InBoth<Meetings> = both(meetingsIn('en'), meetingsIn('ja'));
