import type { Eyes, Seat } from '../../../engine/ids.ts';

/**
 * Whether these eyes have seen the hand that `holder` has: in draft d every seat has held its first hand and those of
 * its d right neighbours. What was taken from a hand since lay open, so who has seen it knows it for the round.
 */
// rule: house.memory
export const knows = (seats: number, draft: number, eyes: Eyes, holder: Seat): boolean =>
  eyes !== 'onlooker' && (((eyes - holder + draft) % seats) + seats) % seats <= draft;

/** Whether everybody has seen before what the right neighbour passes on after this draft: all have or nobody has. */
export const knowsWhatComes = (seats: number, draft: number): boolean => {
  const [giver, taker] = [0, 1];
  return knows(seats, draft, taker, giver);
};

/** Whether the hands come round again. */
export const comesBack = (seats: number, draft: number): boolean => seats > 1 && draft >= seats;
