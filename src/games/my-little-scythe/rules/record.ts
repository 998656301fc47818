import { APPLE, FIELDS, GEM, PILES, QUEST, tileName } from './cards.ts';
import { fieldsIn } from './fields.ts';
import { ALL_HEXES, CAMP, nameOfHex } from './hexes.ts';
import { tokensAt } from './seekers.ts';
import type { State } from './state.ts';
import { controlledBy } from './winners.ts';

/** The position in the notation of the record; quests are counted from 1. */
export function record(state: State): unknown {
  const { seats } = state;
  return {
    trophies: seats.map(({ trophies }) => fieldsIn(trophies).map((field) => FIELDS[field])),
    friendship: seats.map(({ friendship }) => friendship),
    pies: seats.map(({ pies }) => pies),
    spells: seats.map(({ hand }) => hand.map(({ value }) => value).sort((one, other) => one - other)),
    controlled: seats.map((_, seat) => controlledBy(state, seat)),
    seekers: seats.map(({ seekers }) => seekers.map((hex) => (hex === CAMP ? 'camp' : nameOfHex(hex)))),
    tokens: tokens(state),
    powerUps: seats.map(({ tiles }) =>
      PILES.flatMap((pile) => {
        const tile = tiles[pile];
        return tile === null ? [] : [tileName(pile, tile)];
      }),
    ),
    quests: seats.map(({ solved }) => solved.map((card) => card + 1)),
    round: state.round,
  };
}

function tokens(state: State): Record<string, Record<string, number | boolean>> {
  const found: Record<string, Record<string, number | boolean>> = {};
  for (const hex of ALL_HEXES) {
    const [apples, gems] = [tokensAt(state, APPLE, hex), tokensAt(state, GEM, hex)];
    const quest = tokensAt(state, QUEST, hex) > 0;
    if (apples + gems > 0 || quest) found[nameOfHex(hex)] = { apples, gems, quest };
  }
  return found;
}
