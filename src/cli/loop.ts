/**
 * A million dependent integer steps, in milliseconds: how fast a page is at this moment, so that times of two machines can be
 * compared. Runs in the page, so it may use nothing from outside itself.
 */
export function loopTime(): number {
  const begin = performance.now();
  let value = 1;
  for (let step = 0; step < 1_000_000; step++) value = (Math.imul(value, 1_664_525) + 1_013_904_223) | 0;
  return value === 0 ? Number.NaN : performance.now() - begin;
}
