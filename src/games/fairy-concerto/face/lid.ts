import type { TurnPicture } from '../../../ui/gameBox.ts';
import type { InBoth } from '../../../words/phrase.ts';

export { Cover } from './Cover.tsx';

export const pitch: InBoth<string> = {
  en: 'Choose a fairy from your hand, pass the rest on, and build an orchestra of twelve. At the end it plays for you.',
  ja: '妖精コマを1個選び、残りを左隣に渡して、12個のオーケストラを作ります。最後に、その演奏が聴けます。',
};

export const credit: InBoth<string> = {
  en: 'Takeo Yamada (takewatch), uchibacoya 2022',
  ja: 'ヤマダタケオ（takewatch）、uchibacoya 2022',
};

export const mood = 'gentle';

export const turn: readonly TurnPicture[] = [
  { icons: ['H'], said: { en: 'Choose one fairy in secret', ja: '秘密に1個選ぶ' } },
  { icons: ['T', 'D', 'V'], said: { en: 'Pass the rest to the left', ja: '残りを左隣に渡す' } },
  { icons: ['C'], said: { en: 'A composer brings a score card', ja: '作曲家でスコアカード' } },
  { icons: ['conductor', 'soloist'], said: { en: 'Twelve fairies are scored', ja: '12個で得点計算' } },
];
