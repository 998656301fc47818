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
  spellsOf: (values) => (values.length > 1 ? `呪文カードの${values.join('と')}` : `${values.join()}の呪文カード`),
  noSpell: '呪文なし',
  theLand: (land) => land,
  camps: ['北', '北東', '南東', '南', '南西', '北西'],
  rings: ['', '城のとなり', '真ん中', '角'],
  hexOf: (land, where) => `${where}の${land}`,
  gap: '',
  camp: 'キャンプ地',
  aQuest: 'クエスト',
  sides: { kind: '青のクエスト', bold: '赤のクエスト', leave: 'なにもしない' },
  piles: ['移動', '制作'],
};
