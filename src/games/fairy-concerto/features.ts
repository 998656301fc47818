import type { Setup } from '../../engine/game.ts';
import { at } from '../../engine/lists.ts';
import { COMPOSER, type Counts, HARPISTS, LETTERS, markOf, PIANISTS, SCORE_MARKS, SOLOISTS } from './rules/cards.ts';
import { fewest, HONOURS, isMet, most, pointsByRow, result, takers } from './rules/score.ts';
import { BACH, type Event, isAlone, type Move, type State } from './rules/state.ts';
import { comesBack } from './rules/view.ts';

export const features: readonly string[] = [
  ...LETTERS.map((letter) => `popular:${letter}`),
  ...SOLOISTS.map((soloist) => `soloist:${soloist}`),
  ...PIANISTS.map((pianist) => `pianist:${pianist}`),
  ...HARPISTS.map((harpist) => `harpist:${harpist}`),
  ...SCORE_MARKS.map((mark) => `kept:${mark}`),
  ...HONOURS.flatMap((honour) => [`honour:${honour} alone`, `honour:${honour} shared`]),
  'honour:at zero',
  'tie:two kinds of most',
  'tie:two kinds of fewest',
  'score card:met',
  'score card:not met',
  ...['off', 'on'].flatMap((randomCards) => [1, 2, 3, 4].map((seats) => `random cards ${randomCards}:${seats}`)),
  'composers:before the dealt card',
  'composers:two in one draft',
  'composers:three in one draft',
  'composers:two of one seat',
  'composers:removed',
  'composers:Bach',
  'hand:came back',
  'hand:one fairy',
  'win:alone',
  'win:shared',
  'win:against Bach',
  'win:Bach',
  'win:Bach by a tie',
];

export function met(state: State, move: Move, events: readonly Event[], setup: Setup): string[] {
  const shown = [
    `popular:${LETTERS[state.popular]}`,
    `soloist:${state.soloist}`,
    `pianist:${state.pianist}`,
    `harpist:${state.harpist}`,
    `random cards ${setup.options.randomCards}:${setup.seats}`,
  ];
  if ('take' in move && state.hands.length > 2 && events.some(({ is }) => is === 'drawn' || is === 'ended')) {
    shown.push('hand:one fairy');
  }
  if (comesBack(state.hands.length, state.draft)) shown.push('hand:came back');
  for (const event of events) shown.push(...featuresOf(event));
  const composers = events.flatMap((event) =>
    event.is === 'revealed' ? event.took.filter((kind) => kind === COMPOSER) : [],
  ).length;
  if (isAlone(state)) {
    if (composers > 1) shown.push('composers:two of one seat');
    if (state.step === 'keep' && at(state.orchestras, 0)[COMPOSER] > 0) shown.push('composers:before the dealt card');
  } else if (composers > 1) shown.push(`composers:${composers === 2 ? 'two' : 'three'} in one draft`);
  if (state.step === 'over') shown.push(...endFeatures(state));
  return shown;
}

function featuresOf(event: Event): string[] {
  switch (event.is) {
    case 'revealed':
      return [
        ...(event.kept === null ? [] : [`kept:${markOf(event.kept)}`]),
        ...(event.removed === COMPOSER ? ['composers:removed'] : []),
      ];
    case 'kept':
      return [`kept:${markOf(event.card)}`];
    case 'bach':
      return event.cards > 0 ? ['composers:Bach'] : [];
    default:
      return [];
  }
}

function endFeatures(state: State): string[] {
  const rows = pointsByRow(state);
  const { points, winners } = result(state);
  return [
    ...HONOURS.map((honour) => `honour:${honour} ${takers(rows[honour]).length > 1 ? 'shared' : 'alone'}`),
    ...(HONOURS.some((honour) => Math.max(...rows[honour]) === 0) ? ['honour:at zero'] : []),
    ...state.orchestras.flatMap(kindTies),
    ...state.scoreCards.flatMap((cards, seat) =>
      cards.map((card) => (isMet(card, at(state.orchestras, seat)) ? 'score card:met' : 'score card:not met')),
    ),
    ...(isAlone(state) ? [endAgainstBach(points)] : [winners.length > 1 ? 'win:shared' : 'win:alone']),
  ];
}

function kindTies(orchestra: Counts): string[] {
  const has = (count: number): boolean => orchestra.filter((other) => other === count).length > 1;
  return [
    ...(has(most(orchestra)) ? ['tie:two kinds of most'] : []),
    ...(has(fewest(orchestra)) ? ['tie:two kinds of fewest'] : []),
  ];
}

function endAgainstBach(points: readonly number[]): string {
  const lead = (points[0] ?? 0) - (points[BACH] ?? 0);
  if (lead === 0) return 'win:Bach by a tie';
  return lead > 0 ? 'win:against Bach' : 'win:Bach';
}
