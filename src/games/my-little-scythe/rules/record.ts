import { FIELDS, NO_TILE, tileName } from './cards.ts';
import { ALL_HEXES, CAMP, nameOfHex } from './hexes.ts';
import { SEEKERS, whereIs } from './seekers.ts';
import { type State, worthOf } from './state.ts';
import { fieldsIn } from './trophies.ts';
import { controlledBy } from './winners.ts';

/** The position in the notation of the record; quests are counted from 1. */
export function record(state: State): unknown {
  const seats = state.pies.map((_, seat) => seat);
  return {
    trophies: state.trophies.map((bits) => fieldsIn(bits).map((field) => FIELDS[field])),
    friendship: state.friendship,
    pies: state.pies,
    spells: state.hands.map((hand) => hand.map(worthOf).sort((one, other) => one - other)),
    controlled: seats.map((seat) => controlledBy(state, seat)),
    seekers: seats.map((seat) =>
      SEEKERS.map((seeker) => {
        const hex = whereIs(state, seat, seeker);
        return hex === CAMP ? 'camp' : nameOfHex(hex);
      }),
    ),
    tokens: tokens(state),
    powerUps: seats.map((seat) =>
      state.tiles
        .slice(seat * 2, seat * 2 + 2)
        .flatMap((tile, pile) => (tile === NO_TILE ? [] : [tileName(pile, tile)])),
    ),
    quests: state.solved.map((cards) => cards.map((card) => card + 1)),
    round: state.round,
  };
}

function tokens({ apples, gems, quests }: State): Record<string, Record<string, number | boolean>> {
  const found: Record<string, Record<string, number | boolean>> = {};
  for (const hex of ALL_HEXES) {
    const [apple = 0, gem = 0, quest = 0] = [apples[hex], gems[hex], quests[hex]];
    if (apple + gem + quest > 0) found[nameOfHex(hex)] = { apples: apple, gems: gem, quest: quest > 0 };
  }
  return found;
}
