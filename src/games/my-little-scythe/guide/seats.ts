import type { Seat } from '../../../engine/ids.ts';

export const LEARNER: Seat = 0;
export const NAO: Seat = 1;
