import type { InBoth } from '../../../words/phrase.ts';

export { Cover } from './Cover.tsx';

export const pitch: InBoth<string> = {
  en: 'Each round everyone places the same clue in their own field. Line up what fairies like, and they come to live at the ends.',
  ja: '毎ラウンド、全員が同じ種類の手がかりカードを自分の場に配置します。妖精の好きなものが一列に並ぶと、その端に妖精がやって来ます。',
};

export const credit: InBoth<string> = {
  en: 'Kenichi Tanabe, COLON ARC',
  ja: 'タナベケンイチ、COLON ARC',
};

export const mood = 'gentle';
