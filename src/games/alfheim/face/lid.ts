import type { TurnPicture } from '../../../ui/gameBox.ts';
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

export const turn: readonly TurnPicture[] = [
  { icons: ['F'], said: { en: 'All place the same clue', ja: '全員が同じ手がかりを配置' } },
  { icons: ['F', 'C'], said: { en: 'Line up what a fairy wants', ja: 'コストを一列に並べる' } },
  { icons: ['nisse1'], said: { en: 'She comes to an end of the row', ja: '列の端に妖精が来る' } },
  { icons: ['king', 'queen'], said: { en: 'Eleven rounds, most points', ja: '11ラウンドの得点で勝負' } },
];
