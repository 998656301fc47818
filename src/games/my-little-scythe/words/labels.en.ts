import {
  FIELDS,
  PERSONALITIES,
  QUEST_NAMES,
  SPACES,
  type Space,
  TILE_SPACE,
  TILES,
  type Tile,
} from '../rules/cards.ts';
import { printed } from './cards.en.ts';
import type { Labels, SpaceState } from './labels.ts';
import { capital, hexName, many, tokens } from './names.en.ts';

const STATES: Readonly<Record<SpaceState, string>> = {
  open: 'can be chosen',
  shut: 'cannot be chosen now',
  barred: 'the marker is here: not twice in a row',
  closed: 'opened by a Make power-up',
};
const spaceName = (space: Space, tile: Tile): string =>
  space === TILE_SPACE && tile >= 0
    ? printed.tiles[TILES[1][tile] ?? 'bakery'].name
    : printed.spaces[SPACES[space] ?? 'move'].name;

export const labels: Labels = {
  map: 'Map',
  hex: (hex, apples, gems, quest, who) =>
    [
      capital(hexName(hex)),
      tokens(apples, gems),
      quest ? 'a quest' : '',
      who.length > 0 ? `seekers: ${who.join(', ')}` : '',
    ]
      .filter(Boolean)
      .join(', '),
  camp: (name, home) => `Camp of ${name}, ${many(home, 'seeker')}`,
  canGo: (label) => `${label}; can be chosen`,
  chosen: (label) => `${label}; chosen`,
  trophies: 'Trophies',
  trophy: (field, who, open) => {
    const { name, text } = printed.fields[FIELDS[field] ?? 'pies'];
    const taken = who.length > 0 ? `taken by ${who.join(', ')}` : 'not taken';
    return `${name} trophy, ${text}: ${taken}${open ? '; can be chosen' : ''}`;
  },
  take: 'Take',
  lastTurns: 'Last turns',
  actions: 'Actions',
  space: (space, tile, state) => spaceName(space, tile) + (state === null ? '' : `: ${STATES[state]}`),
  stock: 'What this seat has',
  friendship: (count) => `Friendship ${count} of 10`,
  pies: (count) => `${many(count, 'pie')}, 10 at most`,
  hand: (count, values) => (values.length > 0 ? `${many(count, 'spell')}: ${values.join(', ')}` : many(count, 'spell')),
  solved: (cards) =>
    cards.length === 0
      ? 'No quest solved'
      : `${many(cards.length, 'quest')} solved: ${cards.map((card) => printed.quests[QUEST_NAMES[card] ?? 'old-well'].name).join(', ')}`,
  tile: (pile, tile) => printed.tiles[TILES[pile]?.[tile] ?? 'bakery'],
  noTile: (pile) => (pile === 0 ? 'No Move power-up yet' : 'No Make power-up yet'),
  person: (field) => printed.people[PERSONALITIES[field] ?? 'baker'],
  personHidden: 'Secret personality',
  dice: 'Dice',
  die: (kind, terrain) => `${capital(printed.dice[kind] ?? '')}: ${printed.lands[terrain] ?? ''}`,
  apples: 'Apples to carry',
  gems: 'Gems to carry',
  picksUp: 'To put it down again, take the step back',
  loaded: 'None yet',
  allOfThem: 'That is all that lies there',
  keepOne: 'Keep one',
  under: (first, second) => `Under the pile: ${first}, then ${second}`,
  swap: 'Other order under the pile',
  fold: 'See the map',
  unfold: 'Back to the card',
  choices: 'Choices',
};
