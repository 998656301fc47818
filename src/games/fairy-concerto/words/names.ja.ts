import { name, phrase } from '../../../words/phrase.ts';
import type { NameWords } from './names.en.ts';

export const names: NameWords = {
  kinds: ['トランペッター', 'ドラマー', 'ヴァイオリニスト', 'ホルニスト', '作曲家'],
  rows: {
    popular: '人気者',
    conductor: '指揮者',
    soloist: 'ソリスト',
    pianist: 'ピアニスト',
    harpist: 'ハーピスト',
    scoreCards: 'スコアカード',
    honours: '名誉コマ',
  },
  bach: 'バッハ',
  person: (seat) => phrase`${name(seat)}さん`,
  nobody: 'なし',
  oneOf: (kind) => kind,
  several: (kind, count) => `${kind}${count}個`,
  someOf: (kind, count) => `${kind}${count}個`,
  needs: (kind, count) => `${kind}${count}個`,
  plus: '・',
  needed: (each) => each.join('・'),
  card: (needs) => `「${needs}」`,
  comma: '、',
  cardComma: '',
  and: 'と',
  lastAnd: '、',
  or: 'か',
  space: '',
};
