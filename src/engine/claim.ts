/** An assertion; `otherwise` says what was found instead. */
export function claim(holds: boolean, otherwise: string | (() => string)): asserts holds {
  if (!holds) throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
}
