import { gritOf, tableOf } from './borders.ts';
import { GAME_ROOMS, ROOMS } from './rooms.ts';

export const HOUSE = 'src/README.md';

const between = (text: string, name: string, table: string): string =>
  text.replace(
    new RegExp(`(<!-- ${name} -->\\n)[^]*?(\\n<!-- /${name} -->)`),
    (_, begin, end) => `${begin}${table}${end}`,
  );

/** The files that say who may import whom, as they must read: by their path. */
export const housePapers = (house: string): Readonly<Record<string, string>> => ({
  '.borders/rooms.grit': gritOf(ROOMS, GAME_ROOMS),
  [HOUSE]: between(between(house, 'rooms', tableOf(ROOMS, 'src/')), 'game rooms', tableOf(GAME_ROOMS, '')),
});
