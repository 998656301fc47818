import type { Eyes, Seat } from '../../../engine/ids.ts';

/**
 * Whether these eyes have seen the hand that `holder` has: in draft d every seat has held its first hand and those of
 * its d right neighbours. What was taken from a hand since lay open, so who has seen it knows it for the round.
 */
export const knows = (seats: number, draft: number, eyes: Eyes, holder: Seat): boolean =>
  eyes !== 'onlooker' && (((eyes - holder + draft) % seats) + seats) % seats <= draft;

/** Whether the hands come round again. */
export const comesBack = (seats: number, draft: number): boolean => seats > 1 && draft >= seats;
