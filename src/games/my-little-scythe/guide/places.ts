import { hexAt } from '../rules/hexes.ts';

/** In front of the learner's camp: the portal with the quest, and the tundra with the gem. */
export const PORTAL = hexAt(1, -2);
export const TUNDRA = hexAt(1, -3);
/** In front of the partner's. */
export const RIVAL_DESERT = hexAt(-1, 3);
export const RIVAL_BADLANDS = hexAt(-2, 3);
/** Where nobody is. */
export const MOUNTAINS = hexAt(3, -3);
/** Where the partner comes to be met. */
export const NEXT_PORTAL = hexAt(-1, -1);
/** Where the partner goes at last, to nothing. */
export const RIVAL_OUTPOST = hexAt(0, 2);
