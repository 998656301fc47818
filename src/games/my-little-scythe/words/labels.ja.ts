import {
  FIELDS,
  PERSONALITIES,
  QUEST_NAMES,
  SPACES,
  type Space,
  TILE_SPACE,
  TILES,
  type Tile,
} from '../rules/cards.ts';
import { printed } from './cards.ja.ts';
import type { Labels, SpaceState } from './labels.ts';
import { hexName, tokens } from './names.ja.ts';

const STATES: Readonly<Record<SpaceState, string>> = {
  open: '選べます',
  shut: 'いまは選べません',
  barred: '前回のマーカーがあり、続けては選べません',
  closed: '作る系のパワーアップで開きます',
};
const spaceName = (space: Space, tile: Tile): string =>
  space === TILE_SPACE && tile >= 0
    ? printed.tiles[TILES[1][tile] ?? 'bakery'].name
    : printed.spaces[SPACES[space] ?? 'move'].name;

export const labels: Labels = {
  map: 'マップ',
  hex: (hex, apples, gems, quest, who) =>
    [hexName(hex), tokens(apples, gems), quest ? 'クエスト' : '', who.length > 0 ? `シーカー：${who.join('、')}` : '']
      .filter(Boolean)
      .join('、'),
  camp: (name, home) => `${name}のキャンプ、シーカー${home}体`,
  canGo: (label) => `${label}。選べます`,
  chosen: (label) => `${label}。選択中`,
  trophies: 'トロフィー',
  trophy: (field, who, open) => {
    const { name, text } = printed.fields[FIELDS[field] ?? 'pies'];
    const taken = who.length > 0 ? `${who.join('、')}が獲得` : 'まだだれも取っていません';
    return `${name}のトロフィー（${text}）：${taken}${open ? '。選べます' : ''}`;
  },
  take: '取る',
  lastTurns: '最後の手番',
  actions: 'アクション',
  space: (space, tile, state) => spaceName(space, tile) + (state === null ? '' : `：${STATES[state]}`),
  stock: '持ちもの',
  friendship: (count) => `友情${count}（10まで）`,
  pies: (count) => `パイ${count}（10まで）`,
  hand: (count, values) => (values.length > 0 ? `呪文${count}枚：${values.join('、')}` : `呪文${count}枚`),
  solved: (cards) =>
    cards.length === 0
      ? '解いたクエストなし'
      : `解いたクエスト${cards.length}つ：${cards.map((card) => printed.quests[QUEST_NAMES[card] ?? 'old-well'].name).join('、')}`,
  tile: (pile, tile) => printed.tiles[TILES[pile]?.[tile] ?? 'bakery'],
  noTile: (pile) => (pile === 0 ? '移動系のパワーアップなし' : '作る系のパワーアップなし'),
  person: (field) => printed.people[PERSONALITIES[field] ?? 'baker'],
  personHidden: '秘密の性格',
  dice: 'ダイス',
  die: (kind, terrain) => `${printed.dice[kind] ?? ''}：${printed.lands[terrain] ?? ''}`,
  apples: '運ぶりんご',
  gems: '運ぶジェム',
  picksUp: 'おろすには、一手戻してください',
  loaded: 'まだ積んでいません',
  allOfThem: 'そこにあるのはこれで全部です',
  keepOne: '1枚残す',
  under: (first, second) => `山の下へ：${first}、つぎに${second}`,
  swap: '山の下の順番を入れかえる',
  fold: 'マップを見る',
  unfold: 'カードに戻る',
  choices: '選択肢',
};
