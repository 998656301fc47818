import { compassJa } from '../../../words/compass.ts';
import type { NameWords } from './names.en.ts';

const STARTS: Readonly<Record<string, string>> = {
  ring: '輪',
  cross: '十字',
  saltire: '斜め十字',
  lantern: '灯籠',
  star: '星',
  petal: '花びら',
  banner: '旗',
  pillar: '柱',
  dawn: '夜明け',
  dusk: '夕暮れ',
};
const SPOTS = { left: '左', middle: '中', right: '右' } as const;

const plainCard = (side: string, suns: number, moons: number): string => `${side}${suns + moons}`;

export const names: NameWords = {
  looks: { sun: '太陽', moon: '月' },
  symbols: (suns, moons) => (suns > 0 ? `太陽${suns}` : `月${moons}`),
  startCard: (start) => `コットン「${STARTS[start] ?? ''}」`,
  backCard: (side) => `ウラ向きの${side}のカード`,
  leans: ['縦', '横', '右下がり', '右上がり'],
  cottonCard: (side, lean) => `${side}のコットン（${lean}）`,
  plainCard,
  ownCotton: (lean) => `コットン（${lean}）`,
  ownPlain: plainCard,
  oneOf: (called) => called,
  atSpot: (called, spot) => `${called}［${SPOTS[spot]}］`,
  startPlace: 'スタートカード',
  ...compassJa,
};
