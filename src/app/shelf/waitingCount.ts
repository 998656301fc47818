import { deleted, shelf } from '../../link/published.ts';
import { recall } from '../../ui/stored.ts';

/** How many games are here, with those that can be brought back: until the host has counted them, as many as last time. */
export function waitingCount(): number {
  if (shelf.value) return shelf.value.length + deleted.value;
  const count = recall('waiting');
  return typeof count === 'number' && count > 0 ? count : 0;
}
