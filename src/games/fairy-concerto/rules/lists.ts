/** The top of a pile that the rules never let run out. */
export function draw<Item>(pile: Item[]): Item {
  const item = pile.pop();
  if (item === undefined) throw new Error('the pile is empty');
  return item;
}

/** Which of these names it is. */
export function named<Name extends string>(names: readonly Name[], name: string): Name {
  const found = names.find((each) => each === name);
  if (found === undefined) throw new Error(`${name} is none of ${names.join()}`);
  return found;
}
