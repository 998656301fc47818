import { personSeats } from '../../engine/floor.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { settings } from '../settings.ts';

/** Among people a good memory is part of the game, unless they agree that it is not. */
export function isRecalled({ sitters }: Pick<TableNews, 'sitters'>): boolean {
  const { memory } = settings.value;
  return memory === 'always' || (memory === 'alone' && personSeats(sitters).length < 2);
}
