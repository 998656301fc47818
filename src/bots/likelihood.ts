/** What a liking makes of a move's chances: eight more are as good as twice the chance. Likings far out are all alike. */
export function likelihood(liking: number): number {
  const times = TIMES[Math.min(FARTHEST, Math.round(Math.abs(liking)))] as number;
  return liking < 0 ? 1 / times : times;
}

const FARTHEST = 88;
/** By roots and multiplication: engines differ in the last digit of any other way. */
const EIGHTH_OF_TWICE = Math.sqrt(Math.sqrt(Math.sqrt(2)));
const TIMES = new Float64Array(FARTHEST + 1);
for (let each = 0, times = 1; each <= FARTHEST; each++, times *= EIGHTH_OF_TWICE) TIMES[each] = times;
