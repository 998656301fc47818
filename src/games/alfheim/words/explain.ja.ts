import { listed } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import { KING, type Kind, POINTS, type Tile, TOMTE } from '../rules/fairies.ts';
import { NO_TILE } from '../rules/state.ts';
import type { Count, Known } from './known.ts';
import { clueList, cluePart, costPart, EXPERT_NAMES, fairyPart, footprintPart } from './names.ja.ts';

const counts = (unseen: readonly Count[]): Phrase =>
  listed(
    unseen.map(({ clue, count }) => phrase`${cluePart(clue)}${count}枚`),
    '、',
    '、',
  );

const costs = (kind: Kind, tiles: readonly Tile[]): Phrase =>
  listed(
    tiles.map((tile) => phrase`「${costPart(kind, tile)}」`),
    'か',
    'か',
  );

const WANTS = {
  lying: 'いま使える条件です。',
  still: 'タイルは取られましたが、このラウンドのあいだは使えます。',
  gone: 'タイルはもう取られ、使えません。',
  unseen: 'まだめくられていない条件です。',
} as const;

function ofFairy({ kind, pile, lying, still }: Extract<Known, { is: 'fairy' }>): Phrase {
  const head = phrase`${fairyPart(kind)}は${POINTS[kind] ?? 0}点、山に${pile}枚。`;
  if (kind === TOMTE) return phrase`${head}3種のニッセがそろうと1枚手に入り、条件は持ち主だけが知っています。`;
  const now =
    lying.length > 0
      ? phrase`${costs(kind, lying)}で呼べます。`
      : phrase`${kind === KING ? '第7ラウンドから来ます。' : '使える条件はもうありません。'}`;
  const late = still.length > 0 ? phrase`このラウンドは${costs(kind, still)}も使えます。` : phrase``;
  return phrase`${head}${now}${late}`;
}

function ofTomte({ seat, tile, placed }: Extract<Known, { is: 'tomte' }>): Phrase {
  if (tile === NO_TILE) return phrase`${name(seat)}さんは3種のニッセがそろうとトムテを手に入れます。`;
  if (placed) return phrase`${name(seat)}さんのトムテはもう来ています。`;
  return tile < 0
    ? phrase`${name(seat)}さんの手元にトムテがいます。条件は${name(seat)}さんだけが知っています。`
    : phrase`${name(seat)}さんのトムテの条件は${costPart(TOMTE, tile)}です。`;
}

function ofTrack({ seat, footprint, points, aside }: Extract<Known, { is: 'track' }>): Phrase {
  if (footprint === null) return phrase`${name(seat)}さんの足あと。だれも見ていません。第7ラウンドに表にして置きます。`;
  const whose = phrase`${name(seat)}さんの足あと、${footprintPart(footprint)}`;
  if (aside) return phrase`${whose}。置く場所がなく、点になりません。`;
  return points === null ? phrase`${whose}。これから置きます。` : phrase`${whose}。いま${points}点です。`;
}

export function explained(known: Known): Phrase {
  switch (known.is) {
    case 'laid':
      return phrase`${cluePart(known.clue)}の手がかり。1つで何人の妖精を呼んでもかまいません。`;
    case 'came':
      return phrase`${fairyPart(known.kind)}が住んでいます。${POINTS[known.kind] ?? 0}点です。`;
    case 'tracks':
      return phrase`${footprintPart(known.footprint)}の足あと。隣の手がかりで${known.points}点です。`;
    case 'empty':
      return known.open
        ? phrase`空いた場所。手がかりを置けます。`
        : phrase`空いた場所。手がかりにも足あとにも接していません。`;
    case 'field':
      return phrase`${name(known.seat)}さんの庭。妖精${known.fairies}人で${known.points}点です。場所は最初の手がかりから数えます。${known.aside > 0 ? `置けずに取り除いた手がかりが${known.aside}枚あります。` : ''}`;
    case 'clue':
      return phrase`${cluePart(known.clue)}。リーダーの山にあと${known.lead === 0 ? '' : '最大'}${known.lead}枚、共通の山のまだ見えていない分に${known.common}枚です。`;
    case 'fairy':
      return ofFairy(known);
    case 'cost':
      return phrase`${fairyPart(known.kind)}は「${costPart(known.kind, known.tile)}」で呼べます。順番は自由です。${WANTS[known.state]}`;
    case 'footprint':
      return phrase`足あと。隣にある${footprintPart(known.footprint, 'か')}1つにつき1点です。`;
    case 'track':
      return ofTrack(known);
    case 'expert':
      return known.next === null
        ? phrase`${EXPERT_NAMES[known.set] ?? ''}の達人。カードはもうありません。`
        : phrase`${EXPERT_NAMES[known.set] ?? ''}の達人。次のカードは${known.next}点です。`;
    case 'tomte':
      return ofTomte(known);
    case 'lead':
      return known.rounds > 0
        ? phrase`リーダーの山。あと${known.rounds}枚めくられます。残りは${counts(known.unseen)}で、このうち1枚は出ません。`
        : phrase`リーダーの山はもうありません。出なかったのは${counts(known.unseen)}です。`;
    case 'common':
      return phrase`共通の山。見えていないのは${known.unseen.length > 0 ? counts(known.unseen) : '0枚'}です。${
        known.buried.length > 0 ? phrase`その下は上から${clueList(known.buried, '、')}です。` : ''
      }`;
    case 'nothing':
      return phrase`これについては何もわかりません。`;
  }
}
