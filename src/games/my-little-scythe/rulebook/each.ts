/** Every component has a paragraph of its own, made of what is printed on it. */
export function each<In extends string, Name extends string, Card>(
  of: In,
  cards: Readonly<Record<Name, Card>>,
  told: (card: Card, name: Name) => string,
): Readonly<Record<`${In}.${Name}`, string>> {
  const said = Object.entries<Card>(cards).map(([name, card]) => [`${of}.${name}`, told(card, name as Name)] as const);
  return Object.fromEntries(said) as Readonly<Record<`${In}.${Name}`, string>>;
}
