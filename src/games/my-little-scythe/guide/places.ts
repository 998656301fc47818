import { hexAt } from '../rules/hexes.ts';

/** In front of the learner's camp: the portal with the quest, and the tundra with the gem. */
export const PORTAL = hexAt(1, -2);
export const TUNDRA = hexAt(1, -3);
/** In front of the partner's. */
export const RIVAL_BADLANDS = hexAt(-2, 3);
/** Where nobody is. */
export const FOREST = hexAt(3, -1);
export const SWAMP = hexAt(-2, 0);
