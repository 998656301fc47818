import { EMPTY, type Kind, MOON, SUN } from './cards.ts';
import { START } from './grid.ts';
import { type Event, HAND, lightOf, seatOf, type View } from './state.ts';

/** What the log begins with: what is played, who plays what, who begins, and what lies open. */
export const opening = (view: View): Event[] => [
  {
    is: 'begins',
    variant: view.variant,
    sun: seatOf(view, SUN),
    moon: seatOf(view, MOON),
    first: seatOf(view, view.first),
  },
  { is: 'started', card: view.grid[START] ?? EMPTY },
  ...dealtIn(view),
];

function dealtIn(view: View): Event[] {
  const { variant, open, first } = view;
  if (variant === 'free' || variant === 'dark')
    return [{ is: 'hands', cards: HAND[variant], isSecret: variant === 'dark' }];
  const begins = seatOf(view, first);
  return [begins, 1 - begins].map((seat) => ({ is: 'laid', seat, cards: cardsOf(open[lightOf(view, seat)]) }));
}

const cardsOf = (cards: readonly Kind[] | null | undefined): Kind[] => [...(cards ?? [])];
