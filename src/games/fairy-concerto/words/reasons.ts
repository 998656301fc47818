import type { Seat } from '../../../engine/game.ts';
import { type InBoth, many, name, type Part, type Phrase, phrase as p } from '../../../words/phrase.ts';
import { both, catalogues } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import type { Counted, Reason, RefusalRule } from '../rules/ids.ts';
import type { Honour } from '../rules/score.ts';
import { card, cards, inSentence, type NameWords, names, who } from './names.ts';

const refusals = catalogues({
  'draft.choose': both('Choose one fairy from your hand.', '手の中の妖精コマを1個選びます。'),
  'draft.keep': both(
    'You have already chosen between your dealt score cards.',
    '配られたスコアカードは、もう選び終わりました。',
  ),
  'draft.reveal': both(
    'You have chosen. It stays secret until everybody has.',
    'もう選び終わりました。全員が選んだら、同時に公開します。',
  ),
  'draft.pass': both(
    'Fairies are removed only in a two-player game.',
    '妖精コマを取り除くのは、2人プレイのときだけです。',
  ),
  'two.choose': both(
    'With two players, choose one fairy to add and one to remove.',
    '2人プレイでは、加える妖精コマと取り除く妖精コマを1個ずつ選びます。',
  ),
  'bach.keep': both(
    'Choose the fairies first; the dealt score card comes last.',
    '先に妖精コマを選びます。配られたスコアカードは、そのあとで選びます。',
  ),
  'bach.rest': both('All fairies you do not choose go to Bach.', '選ばなかった妖精コマは、すべてバッハに加わります。'),
  'end.twelve': both('The orchestras are complete.', 'オーケストラはもう完成しています。'),
} satisfies Readonly<Record<RefusalRule, InBoth<string>>>);

const words = catalogues({
  lacks: both(
    {
      all: 'That fairy is not in your hand.',
      another: 'You do not have that many of this kind in your hand.',
    },
    {
      all: 'その妖精コマは手の中にありません。',
      another: 'その種類の妖精コマは、手の中にそれだけありません。',
    },
  ),
  takes: both(
    (count: number): string => `In this round you choose ${many(count, 'fairy', 'fairies')} from your hand.`,
    (count) => `このラウンドでは、手の中の妖精コマを${count}個加えます。`,
  ),
  dealtCards: both(
    {
      'draft.keep': (of: Phrase): Phrase => p`Also choose which dealt score card to keep: ${of}.`,
      'bach.keep': (of: Phrase): Phrase => p`Choose which dealt score card to keep: ${of}.`,
    },
    {
      'draft.keep': (of) => p`配られたスコアカードも1枚選んで残します：${of}。`,
      'bach.keep': (of) => p`配られたスコアカードを1枚選んで残します：${of}。`,
    },
  ),
  composerFirst: both(
    (seat: Seat, of: Phrase): Phrase => p`First ${name(seat)} chooses which score card to keep: ${of}.`,
    (seat, of) => p`先に${name(seat)}さんが、${of}のどちらを残すか選びます。`,
  ),
  brings: both(
    (composers: number): string =>
      `${composers === 1 ? 'Draw' : `${composers} composers: each time draw`} 2 score cards, keep 1.`,
    (composers) =>
      `スコアカードを2枚引き、1枚を残します${composers > 1 ? `（作曲家${composers}個で${composers}回）` : ''}。`,
  ),
  leaves: both(
    (kind: string): string => `A ${kind} is removed from the game.`,
    (kind) => `${kind}をゲームから取り除きます。`,
  ),
  sumAlone: both(
    (seat: Seat, own: string, bachs: string): Phrase => p`${name(seat)} ${own} · Bach ${bachs}`,
    (seat, own, bachs) => p`${name(seat)}さん ${own}点・バッハ ${bachs}点`,
  ),
  sumAmongOthers: both(
    (seat: Seat, own: string): Phrase => p`${name(seat)} ${own} (own choice only)`,
    (seat, own) => p`${name(seat)}さん ${own}点（自分の選択のみ）`,
  ),
  change: both(
    (of: string, by: string): string => `${of} ${by}.`,
    (of, by) => `${of} ${by}点`,
  ),
  metNow: both(
    (of: Part, worth: number): Phrase => p`${of}: complete, ${many(worth, 'point')}.`,
    (of, worth) => p`${of}はもう達成しています。${worth}点です。`,
  ),
  wants: both(
    (of: Part, missing: number): Phrase => p`${of}: ${missing} more.`,
    (of, missing) => p`${of}まであと${missing}個`,
  ),
  counted: both(
    (whose: Phrase, basis: Part, worth: number): Phrase => p`${whose}: ${basis}, ${many(worth, 'point')}.`,
    (whose, basis, worth) => p`${whose}：${basis}で${worth}点。`,
  ),
  fewest: both(
    (count: number): string => `${count} of the smallest kind`,
    (count) => `いちばん少ない種類が${count}個`,
  ),
  spread: both(
    (most: number, fewest: number): string => `${most} of the largest kind against ${fewest} of the smallest`,
    (most, fewest) => `いちばん多い種類${most}個と少ない種類${fewest}個の差`,
  ),
  widest: both(
    (count: number): string => `${many(count, 'kind')} in the largest group`,
    (count) => `いちばん大きいグループが${count}種類`,
  ),
  groups: both(
    (count: number): string => many(count, 'group'),
    (count) => `${count}グループ`,
  ),
  sets: both(
    (count: number): string => many(count, 'pair'),
    (count) => `${count}組`,
  ),
  countedCards: both(
    (count: number): string => many(count, 'score card'),
    (count) => `スコアカード${count}枚`,
  ),
  honours: both(
    (rows: readonly string[], isOver: boolean): string =>
      `${inSentence(rows)} ${rows.length === 1 ? 'honour' : 'honours'}${isOver ? '' : ' for now'}`,
    (rows, isOver) => `${isOver ? '' : 'いまのところ'}${rows.join('・')}の名誉コマ`,
  ),
  open: both(
    (rows: readonly string[]): string => `No honour counted yet, since nobody has points there: ${inSentence(rows)}.`,
    (rows) => `${rows.join('・')}は全員0点なので、名誉コマをまだ数えていません。`,
  ),
});

const TELLING: ReadonlySet<Reason['is']> = new Set([
  ...(['changes', 'sums', 'open', 'ofKind', 'fewest', 'spread', 'widest', 'groups', 'sets', 'met'] as const),
  ...(['faceDown', 'honours'] as const),
]);
/** What a score card still wants is told all the same: it tells no points. */
export const tellsPoints = ({ is }: Reason): boolean => TELLING.has(is);

export function sayReason(lang: Lang, reason: Reason): Phrase {
  const [said, called] = [words[lang], names[lang]];
  switch (reason.is) {
    case 'refused':
      return [refusals[lang][reason.rule]];
    case 'lacks':
      return [said.lacks[reason.lacks]];
    case 'takes':
      return [said.takes(reason.count)];
    case 'oneOf':
      return said.dealtCards[reason.rule](cards(called, reason.cards, called.or));
    case 'composerFirst':
      return said.composerFirst(reason.side, cards(called, reason.cards, called.or));
    case 'brings':
      return [said.brings(reason.composers)];
    case 'leaves':
      return [said.leaves(called.kinds[reason.kind])];
    case 'changes':
      return [said.change(called.rows[reason.row], signed(reason.points))];
    case 'sums': {
      const own = signed(reason.points);
      if (reason.bachs === null) return said.sumAmongOthers(reason.side, own);
      return said.sumAlone(reason.side, own, signed(reason.bachs));
    }
    case 'open':
      return [said.open(rowsOf(called, reason.honours))];
    case 'wants': {
      const of = card(called, reason.card);
      return reason.missing === 0 ? said.metNow(of, reason.points) : said.wants(of, reason.missing);
    }
    default:
      return said.counted(who(called, reason.owner), basis(lang, reason), reason.points);
  }
}

const rowsOf = (called: NameWords, honours: readonly Honour[]): string[] =>
  honours.map((honour) => called.rows[honour]);

/** A change of points, with its sign. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : points === 0 ? '±0' : `+${points}`);

/** What the points of a side are for. */
function basis(lang: Lang, reason: Counted): Part {
  const [said, called] = [words[lang], names[lang]];
  switch (reason.is) {
    case 'ofKind':
      return called.several(called.kinds[reason.kind], reason.count);
    case 'fewest':
      return said.fewest(reason.fewest);
    case 'spread':
      return said.spread(reason.most, reason.fewest);
    case 'widest':
      return said.widest(reason.kinds);
    case 'groups':
      return said.groups(reason.groups);
    case 'sets':
      return said.sets(reason.sets);
    case 'met':
      return card(called, reason.card);
    case 'faceDown':
      return said.countedCards(reason.cards);
    case 'honours':
      return said.honours(rowsOf(called, reason.honours), reason.isOver);
  }
}
