import type { Side, ThingId } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { harpistThing, pianistThing, soloistThing } from '../rules/cards.ts';
import { type Contest, contestPoints, holders } from '../rules/score.ts';
import type { View } from '../rules/state.ts';

/** How one contest stands for one side. */
export interface ContestStanding {
  readonly own: number;
  /** In the eyes of the honour: this side has it as things stand. */
  readonly honour: boolean;
  /** Who has it instead, and with how many points; nobody while all have nothing. */
  readonly lead: { readonly side: Side; readonly points: number } | null;
}

export function standingIn(view: View, contest: Contest, side: Side): ContestStanding {
  const by = view.orchestras.map((orchestra) => contestPoints(contest, view, orchestra));
  const own = at(by, side);
  if (contest === 'popular') return { own, honour: false, lead: null };
  const leaders = holders(by, view.step === 'over');
  const [first] = leaders;
  const honour = leaders.includes(side);
  return { own, honour, lead: honour || first === undefined ? null : { side: first, points: at(by, first) } };
}

/** Round the table from this side on; Bach has the side after the only seat. */
export const sidesFrom = (near: Side, count: number): Side[] =>
  Array.from({ length: count }, (_, place) => (near + place) % count);

/** What a contest's card is called on the table. */
export function contestThing(
  contest: Contest,
  { soloist, pianist, harpist }: Pick<View, 'soloist' | 'pianist' | 'harpist'>,
): ThingId {
  switch (contest) {
    case 'soloist':
      return soloistThing(soloist);
    case 'pianist':
      return pianistThing(pianist);
    case 'harpist':
      return harpistThing(harpist);
    default:
      return `contest:${contest}`;
  }
}
