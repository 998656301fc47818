import { COMPOSER } from '../rules/cards.ts';
import type { Event } from '../rules/state.ts';

/** Those of the same key that follow one another. */
export function runsOf<Item>(items: readonly Item[], key: (item: Item) => string): Item[][] {
  const runs: Item[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last?.[0] !== undefined && key(last[0]) === key(item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
}

/** Alone nobody else comes between, and yet a turn is not the whole game: what was told since the last hands were drawn. */
export function lastRound(events: readonly Event[]): readonly Event[] {
  const isTold = ({ is }: Event): boolean => is === 'revealed' || is === 'kept';
  const drawn = events.findLastIndex(({ is }, at) => is === 'drawn' && events.slice(at).some(isTold));
  return events.slice(drawn + 1);
}

/** Alone several composers can come together, and draw one after another: the which of them a kept card is for. */
export function composersTold(events: readonly Event[]): ReadonlyMap<Event, number> {
  const told = new Map<Event, number>();
  let composers = 0;
  let nth = 0;
  for (const event of events) {
    if (event.is === 'revealed') {
      composers = event.took.filter((kind) => kind === COMPOSER).length;
      nth = 0;
    } else if (event.is === 'kept' && event.from === 'composer' && composers > 1) told.set(event, nth++);
  }
  return told;
}
