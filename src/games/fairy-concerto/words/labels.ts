import { capital, type InBoth, many, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import { type Card, type Counts, type Kind, needsOf, present, sumOf } from '../rules/cards.ts';
import type { Contest } from '../rules/score.ts';
import { names, needs } from './names.ts';

const words = catalogues({
  contests: both('Cards that score, and the points now', '得点になるカードといまの得点'),
  contest: both(
    (row: string, name: string, own: number): string => `${row}: ${name} ${own}`,
    (row, name, own) => `${row}：${name} ${own}点`,
  ),
  hasHonour: both('has the honour', '名誉コマあり'),
  honourWith: both(
    (lead: string): string => `in the lead: ${lead}`,
    (lead) => `トップは${lead}点`,
  ),
  coming: both(
    (count: number): string => `${count} more with this choice`,
    (count) => `この選択で${count}個増えます`,
  ),
  /** So many fairies are lacking, shown beside their marks. */
  more: both(
    (count: number): string => `${count} more`,
    (count) => `あと${count}個`,
  ),
  moreOf: both(
    (kind: string, count: number): string => `${count} more ${kind}${count === 1 ? '' : 's'}`,
    (kind, count) => `${kind}があと${count}個`,
  ),
  moreFairies: both(
    (count: number): string => `${count} more fairies`,
    (count) => `妖精コマがあと${count}個`,
  ),
  isMet: both('met', '達成しています'),
  met: both('Met', '達成'),
  scoreCard: both(
    (wants: string, lacks: string): string => `Score card, ${wants}: ${lacks}`,
    (wants, lacks) => `スコアカード「${wants}」、${lacks}`,
  ),
  faceDown: both(
    (count: number): string => `${many(count, 'score card')}, face down`,
    (count) => `裏向きのスコアカード${count}枚`,
  ),
  turned: both(
    (count: number): string => many(count, 'score card'),
    (count) => `スコアカード${count}枚`,
  ),
  hand: both('Your hand', 'あなたの手の中'),
  heldTo: both(
    { add: 'to add', remove: 'to remove', bach: 'goes to Bach' },
    { add: '加える', remove: '取り除く', bach: 'バッハへ' },
  ),
  parts: both({ add: 'Add', remove: 'Remove', bach: 'Bach' }, { add: '加える', remove: '取り除く', bach: 'バッハ' }),
  keepOne: both('Keep one score card', '残すスコアカードを1枚選ぶ'),
  /** Alone the dealt score cards wait until the fairies stand. */
  keepLater: both('Your dealt score cards (keep one later)', '配られたスコアカード（あとで1枚を残す）'),
  offeredTo: both(
    (name: string): string => `${name}’s composer draws`,
    (name) => `${name}さんが作曲家で引いたスコアカード`,
  ),
  kept: both(
    (label: string): string => `${label}, chosen`,
    (label) => `${label}、選択中`,
  ),
  hands: both('The hands', '全員の手の中'),
  holds: both(
    (name: string, count: number): string => `${name}: ${count} in hand`,
    (name, count) => `${name}の手の中に${count}個`,
  ),
  /** Of a choice that is half made. */
  lacking: both(
    (what: string): string => `Still to choose: ${what}`,
    (what) => `あと${what}を選びます`,
  ),
  lackingFairies: both(
    (count: number): string => (count === 1 ? '1 fairy' : `${count} fairies`),
    (count) => `妖精コマ${count}個`,
  ),
  lackingRemoved: both('1 fairy to remove', '取り除く妖精コマ1個'),
  lackingCard: both('1 score card', '残すスコアカード1枚'),
  piles: both('Piles', '布袋と山'),
  bag: both(
    (count: number): string => `Bag: ${count} fairies not drawn`,
    (count) => `布袋の妖精コマ${count}個`,
  ),
  left: both(
    (fairies: string): string => `Not drawn yet: ${fairies}`,
    (fairies) => `まだ引かれていない妖精コマ：${fairies}`,
  ),
  deck: both(
    (count: number): string => `${many(count, 'score card')} in the deck`,
    (count) => `スコアカードの山${count}枚`,
  ),
  discard: both(
    (count: number): string => `${many(count, 'score card')} discarded`,
    (count) => `捨て札置き場${count}枚`,
  ),
  gone: both(
    (count: number): string => `${count} fairies removed from the game`,
    (count) => `ゲームから取り除かれた妖精コマ${count}個`,
  ),
  /** Over its column, for those who do not see how many went before. */
  roundAt: both(
    (round: number): string => `Round ${round}`,
    (round) => `第${round}ラウンド`,
  ),
  round: both(
    (now: number, all: number): string => `Round ${now} of ${all}`,
    (now, all) => `第${now}ラウンド（全${all}）`,
  ),
  draft: both(
    (now: number, all: number): string => `draft ${now} of ${all}`,
    (now, all) => `ドラフト${now}回目（全${all}）`,
  ),
  drawn: both('Draw', '引く'),
  you: both('You', 'あなた'),
  seenHand: both(
    (name: string, fairies: string): string => `You have seen this hand; ${name} holds: ${fairies}`,
    (name, fairies) => `${name}の手の中（前に見たもの）：${fairies}`,
  ),
  comesBack: both('You had this hand before', '一度見た手の中です'),
});

/** What a fairy of the hand is about to do. */
export type TablePart = keyof (typeof words)['en']['parts'];

export interface Lacking {
  readonly take: number;
  readonly removes: boolean;
  readonly keeps: boolean;
}

/** How a side stands in a contest; null: points are hidden until the end. */
interface Standing {
  readonly name: string;
  readonly own: number;
  readonly honour: boolean;
  readonly lead: string | null;
}

/** What the board says to those who do not see it, and the few words on it. */
function labelsIn(lang: Lang) {
  const said = { ...names[lang], ...words[lang] };
  const together = (...parts: readonly string[]): string => parts.join(said.comma);
  const listed = (counts: Counts): string =>
    together(...present(counts).map(({ kind, count }) => said.several(said.kinds[kind], count))) || said.nobody;
  return {
    ...said,
    /** How one card stands: own points, and whose the honour is. */
    contest(row: Contest, standing: Standing | null): string {
      if (!standing) return said.rows[row];
      const { name, own, honour, lead } = standing;
      return together(
        said.contest(said.rows[row], name, own),
        ...(honour ? [said.hasHonour] : []),
        ...(lead === null ? [] : [said.honourWith(lead)]),
      );
    },
    musicians(kind: Kind, count: number, coming: number): string {
      const there = said.several(said.kinds[kind], count);
      return coming > 0 ? together(there, said.coming(coming)) : there;
    },
    /** Of a score card, what the orchestra lacks. */
    lacks(missing: Counts): string {
      const [one, ...others] = present(missing);
      if (!one) return said.isMet;
      return others.length === 0 ? said.moreOf(said.kinds[one.kind], one.count) : said.moreFairies(sumOf(missing));
    },
    scoreCard: (card: Card, lacks: string): string => said.scoreCard(needs(said, needsOf(card)), lacks),
    /** A fairy in the hand: what it is, what it is about to do. */
    held: (kind: Kind, part: TablePart | null): string =>
      together(capital(said.kinds[kind]), ...(part === null ? [] : [said.heldTo[part]])),
    /** What a choice that is half made still lacks. */
    lacking: ({ take, removes, keeps }: Lacking): string =>
      said.lacking(
        together(
          ...(take > 0 ? [said.lackingFairies(take)] : []),
          ...(removes ? [said.lackingRemoved] : []),
          ...(keeps ? [said.lackingCard] : []),
        ),
      ),
    left: (counts: Counts): string => said.left(listed(counts)),
    seenHand: (name: string, hand: Counts): string => said.seenHand(name, listed(hand)),
  };
}

export type Labels = ReturnType<typeof labelsIn>;
export const labels: InBoth<Labels> = { en: labelsIn('en'), ja: labelsIn('ja') };

const en = {
  title: 'Final scoring',
  /** A player's name, as it stands in a sentence. */
  person: (name: string): string => name,
  bach: 'Bach',
  step: (nth: number, of: number, row: string): string => `${nth} of ${of} · ${row}`,
  /** Where a side gets nothing; Bach goes by his name alone. */
  nothing: (who: Part): Phrase => phrase`${who}: 0 points.`,
  honour: (row: string): string => `Takes the honour: ${row}`,
  total: (name: string, points: number): string => `${name} now has ${points}`,
  /** Beside a total that still grows. */
  soFar: 'so far',
  before: 'Step back',
  next: 'Next step',
  skip: 'Skip',
  again: 'Count again',
  concert: 'The concert',
  /** How it was decided. */
  wonBy: (by: number, row: string, most: number): string => `By ${many(by, 'point')}. Widest lead: ${row}, +${most}.`,
  whose: 'Whose orchestra?',
  play: 'Play the concert',
  stop: 'Stop',
  silent: 'Sound is off.',
  turnOn: 'Turn sound on',
  ready: (name: string): string => `${name}’s orchestra is ready.`,
  playing: (name: string): string => `${name}’s orchestra plays.`,
  applause: (name: string): string => `Applause for ${name}’s orchestra.`,
};

export type FinaleWords = typeof en;

const ja: FinaleWords = {
  title: '最終得点計算',
  person: (name) => `${name}さん`,
  bach: 'バッハ',
  step: (nth, of, row) => `${nth}／${of} · ${row}`,
  nothing: (who) => phrase`${who}${typeof who === 'string' ? '' : 'さん'}：0点。`,
  honour: (row) => `名誉コマを獲得：${row}`,
  total: (name, points) => `${name}、ここまで${points}点`,
  soFar: 'ここまで',
  before: '一つ戻る',
  next: '次へ',
  skip: 'スキップ',
  again: '数え直す',
  concert: 'コンサート',
  wonBy: (by, row, most) => `${by}点差です。いちばん差がついたのは${row}（＋${most}点）でした。`,
  whose: '誰の演奏を聴く？',
  play: '演奏を聴く',
  stop: '止める',
  silent: '音はオフです。',
  turnOn: '音を出す',
  ready: (name) => `${name}のオーケストラの準備が整いました。`,
  playing: (name) => `${name}のオーケストラが演奏しています。`,
  applause: (name) => `${name}のオーケストラに拍手。`,
};

export const finaleWords: InBoth<FinaleWords> = { en, ja };
