import type { Seat } from '../engine/ids.ts';

/** Who of two players sits where: true is the first. */
export type Seating = readonly boolean[];

/** Every way to seat two players half and half; with an odd table either may be the one more, so both have equal shares. */
export function evenSeatings(seats: number): Seating[] {
  const halves = new Set([Math.floor(seats / 2), Math.ceil(seats / 2)]);
  const all = Array.from({ length: 2 ** seats }, (_, bits) =>
    Array.from({ length: seats }, (_, seat: Seat) => Math.floor(bits / 2 ** seat) % 2 === 1),
  );
  return all.filter((seating) => halves.has(seating.filter(Boolean).length));
}

/** One of them and its mirror, another pair with every deal: both players sit on every seat once, in two games a deal. */
export function mirroredSeatings(seats: number, deal: number): Seating[] {
  const all = evenSeatings(seats);
  const one = all[deal % all.length] ?? [];
  return [one, one.map((isFirst) => !isFirst)];
}
