/** What follows from a view alone, worked out once for each view: search guesses from the same one thousands of times. */
export function perView<View extends object, Made extends object>(make: (view: View) => Made): (view: View) => Made {
  const known = new WeakMap<View, Made>();
  return (view) => {
    const before = known.get(view);
    if (before) return before;
    const made = make(view);
    known.set(view, made);
    return made;
  };
}
