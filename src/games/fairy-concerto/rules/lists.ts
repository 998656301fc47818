/** What stands at a place that the rules never leave empty. */
export function at<Item>(list: readonly Item[], place: number): Item {
  const item = list[place];
  if (item === undefined) throw new Error(`nothing at ${place} of ${list.length}`);
  return item;
}

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
