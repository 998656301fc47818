import { peopleJa } from '../../../words/lists.ts';
import { icon, phrase } from '../../../words/phrase.ts';
import { printed } from './cards.ja.ts';
import type { NameWords } from './names.en.ts';

export const names: NameWords = {
  printed,
  first: (text) => text,
  comma: '、',
  and: 'と',
  seats: peopleJa,
  tokens: (kind, count) => `${printed.kinds[kind]}${count}個`,
  drawnTokens: (kind, count) => phrase`${icon(kind, printed.kinds[kind])}${count}個`,
  pies: (count) => `パイ${count}枚`,
  spells: (count) => `呪文${count}枚`,
  seekers: (count) => `勇者コマ${count}体`,
  spellsOf: (values) => `値${values.join('と')}の呪文カード`,
  noSpell: '呪文なし',
  theLand: (land) => land,
  where: {
    castle: '城のとなり',
    middle: '真ん中',
    corner: '角',
    by: (land) => `${land}側`,
    between: (one, other) => `${one}と${other}の間`,
    next: '隣',
  },
  hexOf: (land, where) => `${where}の${land}`,
  gap: '',
  camp: 'キャンプ地',
  aQuest: 'クエスト',
  sides: { kind: '青のクエスト', bold: '赤のクエスト', leave: 'なにもしない' },
  piles: ['移動', '制作'],
};
