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
