import type { Direction } from '../rules/grid.ts';
import type { NameWords } from './names.en.ts';

const STARTS: Readonly<Record<string, string>> = {
  ring: '輪っか',
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

const symbolsOf = (side: string, suns: number, moons: number): string => `${side}${suns + moons}つ`;

const across = (east: number): string => `${Math.abs(east)}つ${east > 0 ? '右' : '左'}`;
const along = (south: number): string => `${Math.abs(south)}つ${south > 0 ? '下' : '上'}`;

/** Not 上: on a card would be a card upon it. */
const BESIDE: Readonly<Record<Direction, string>> = {
  N: 'すぐ上',
  NE: '右斜め上',
  E: '右隣',
  SE: '右斜め下',
  S: 'すぐ下',
  SW: '左斜め下',
  W: '左隣',
  NW: '左斜め上',
};

export const names: NameWords = {
  looks: { sun: '太陽', moon: '月' },
  symbols: (suns, moons) => symbolsOf(suns > 0 ? '太陽' : '月', suns, moons),
  startCard: (start) => `コットン「${STARTS[start] ?? ''}」`,
  backCard: (side) => `ウラ向きの${side}のカード`,
  leans: ['縦', '横', '右下がり', '右上がり'],
  cottonCard: (side, lean) => `${side}の${lean}コットン`,
  plainCard: (side, suns, moons) => `${symbolsOf(side, suns, moons)}のカード`,
  ownCotton: (lean) => `${lean}コットン`,
  ownPlain: symbolsOf,
  oneOf: (called) => called,
  atSpot: (called, spot) => `${called}［${SPOTS[spot]}］`,
  startPlace: 'スタートカード',
  beside: (card, way) => `${card}の${BESIDE[way]}`,
  away: (east, south) =>
    `スタートカードの${[...(east === 0 ? [] : [across(east)]), ...(south === 0 ? [] : [along(south)])].join('、')}`,
  steps: (east, south) =>
    [
      ...(east === 0 ? [] : [`${east > 0 ? '右' : '左'}${Math.abs(east)}`]),
      ...(south === 0 ? [] : [`${south > 0 ? '下' : '上'}${Math.abs(south)}`]),
    ].join('・'),
};
