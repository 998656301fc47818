import { name, phrase } from '../../../words/phrase.ts';
import type { NameWords } from './names.en.ts';

export const names: NameWords = {
  kinds: ['トランペット', '太鼓', 'バイオリン', 'ホルン', '作曲家'],
  rows: {
    popular: '人気の妖精',
    conductor: '指揮者',
    soloist: 'ソリスト',
    pianist: 'ピアニスト',
    harpist: 'ハーピスト',
    scoreCards: '楽譜',
    honours: '名誉',
  },
  bach: 'バッハ',
  person: (seat) => phrase`${name(seat)}さん`,
  nobody: '0人',
  oneOf: (kind) => kind,
  several: (kind, count) => `${kind}${count}人`,
  needs: (kind, count) => `${kind}${count}`,
  plus: '・',
  card: (needs) => `「${needs}」`,
  comma: '、',
  cardComma: '',
  and: 'と',
  or: 'か',
  space: '',
};
