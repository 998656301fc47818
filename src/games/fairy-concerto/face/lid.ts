import type { InBoth } from '../../../words/phrase.ts';

export { Cover } from './Cover.tsx';

export const pitch: InBoth<string> = {
  en: 'Choose a fairy from your hand, pass the rest on, and build an orchestra of twelve. At the end the app plays what you built.',
  ja: '手札から妖精を1人選び、残りを左隣へ。12人のオーケストラを作ります。最後に、その音楽が流れます。',
};

export const credit: InBoth<string> = {
  en: 'Takeo Yamada (takewatch), uchibacoya 2022',
  ja: 'ヤマダタケオ（takewatch）、uchibacoya 2022',
};
