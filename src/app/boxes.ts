import { SHELF } from '../games/shelf.ts';
import type { GameBox } from '../ui/gameBox.ts';

export const boxOf = (game: string): GameBox | undefined => SHELF.find(({ facts }) => facts.id === game);
