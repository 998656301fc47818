import { SHELF } from '../games/shelf.ts';
import type { Box } from '../ui/box.ts';

export const boxOf = (game: string): Box | undefined => SHELF.find(({ facts }) => facts.id === game);
