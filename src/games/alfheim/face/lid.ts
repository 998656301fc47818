import type { InBoth } from '../../../words/phrase.ts';

export { Cover } from './Cover.tsx';

export const pitch: InBoth<string> = {
  en: 'Every round all lay the same treat, each in a field of their own. Lay the right runs, and fairies come to live at their ends.',
  ja: '毎ラウンド、全員が同じごちそうを自分の場に並べます。列がうまくそろうと、その端に妖精がやって来ます。',
};

export const credit: InBoth<string> = {
  en: 'Kenichi Tanabe, COLON ARC',
  ja: 'タナベケンイチ、COLON ARC',
};
