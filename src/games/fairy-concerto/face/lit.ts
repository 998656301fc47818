import { at } from '../../../engine/lists.ts';
import {
  type Counts,
  copyOf,
  HARPIST_KINDS,
  KINDS,
  type Kind,
  nobody,
  PIANIST_KINDS,
  type Tally,
} from '../rules/cards.ts';
import { type Contest, fewest, largest, sets } from '../rules/score.ts';
import type { Contests } from '../rules/state.ts';

/** How many of each kind make the points of one card: they light up while it is counted. */
export function litBy(contest: Contest, contests: Readonly<Contests>, orchestra: Counts): Counts {
  switch (contest) {
    case 'popular':
      return only(orchestra, [contests.popular]);
    case 'conductor':
      return only(orchestra, [largest(orchestra)]);
    case 'soloist':
      return litBySoloist(contests, orchestra);
    case 'pianist':
      return pairs(PIANIST_KINDS[contests.pianist], orchestra);
    case 'harpist':
      return pairs(HARPIST_KINDS[contests.harpist], orchestra);
  }
}

function litBySoloist({ soloist }: Readonly<Contests>, orchestra: Counts): Counts {
  const there = KINDS.filter((kind) => orchestra[kind] > 0);
  const alike = (count: number): readonly Kind[] => there.filter((kind) => orchestra[kind] === count);
  const least = alike(fewest(orchestra)).slice(0, 1);
  switch (soloist) {
    case 'fewest':
      return only(orchestra, least);
    case 'spread':
      return only(orchestra, [largest(orchestra), ...least]);
    case 'widest': {
      const groups = there.map((kind) => alike(orchestra[kind]));
      return only(
        orchestra,
        groups.reduce((wide, group) => (group.length > wide.length ? group : wide), []),
      );
    }
    case 'groups':
      return copyOf(orchestra);
  }
}

function only(orchestra: Counts, kinds: readonly Kind[]): Tally {
  const lit = nobody();
  for (const kind of kinds) lit[kind] = at(orchestra, kind);
  return lit;
}

function pairs(kinds: readonly Kind[], orchestra: Counts): Tally {
  const lit = nobody();
  for (const kind of kinds) lit[kind] = sets(kinds, orchestra);
  return lit;
}
