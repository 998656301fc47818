import type { Seat, ThingId } from '../../../engine/ids.ts';
import { many, parted } from '../../../words/lists.ts';
import { name, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import type { RefusalRule, TakeFault } from '../rules/reasons.ts';
import { names } from './names.en.ts';

/** Why not, in one line each. */
const refusals: Readonly<Record<RefusalRule, string>> = {
  'turn.action': 'Something else comes first.',
  'turn.marker': 'Your marker lies there from your last turn.',
  'turn.costs': 'You cannot pay its cost.',
  'map.castle': 'The castle is entered only to deliver.',
  'move.seekers': 'Each seeker moves at most once, and at least one must.',
  'move.end': 'A move ends on another hex.',
  'move.load': 'Tokens are picked up only where the seeker starts.',
  'deliver.four': 'Exactly 4 of a kind must lie where the seekers start.',
  'deliver.reach': 'The castle is too far, or a rival is in the way.',
  'deliver.joint': 'A joint delivery needs two seekers that have not moved.',
  'deliver.trophy': 'You cannot take its trophy now.',
  'fight.each': 'No pie fight is there.',
  'fight.secret': 'At most 7 of your pies, and one spell for each seeker there.',
  'quest.when': 'That seeker meets no quest now.',
  'quest.sides': 'Choose kind, bold or leave.',
  'quest.broken-bridge': 'It must be another hex: a portal free of rivals.',
  'gift.rival': 'No rival has a seeker on the map.',
  'seek.dice': 'No die is left for it.',
  'seek.place': 'No die shows that terrain.',
  'seek.quest': 'It needs a hex with no seeker and no quest token.',
  'seek.short': 'None is left.',
  'make.tokens': 'You can use only tokens that you control.',
  'make.no-spell': 'No spell is left to draw.',
  'make.power-up': 'That power-up was not drawn.',
  'make.both': 'You have no room for a power-up.',
  'make.space': 'You have no Make power-up.',
  'make.field': 'You have no seeker on the map.',
  'trophy.friendly': 'Trophies need friendship 3.',
  'trophy.one': 'You have taken a trophy this turn.',
  'trophy.once': 'You have that trophy already.',
  'trophy.four': 'You have four trophies.',
  'trophy.held': 'Fight and delivery trophies are taken at once, others in your turn.',
  'trophy.personality': 'Your personality does not help there.',
  'end.last': 'The game is over.',
  'tile.supply-catapult': 'It lands within two hexes, never on the castle.',
  'tile.forager': 'It needs a seeker that moved, and no apples or gems there.',
  'tile.camp-wagon': 'That seeker cannot use it now.',
  'tile.herald': 'No quest token is left.',
  'secret.spells': 'That spell is not in your hand.',
};

/** Why not, or what for. */
export const reasons = {
  refusals,
  othersTurn: (seat: Seat): Phrase => phrase`${name(seat)} must decide first.`,
  steps: (laden: boolean, steps: number): string =>
    `${laden ? 'With' : 'Without'} tokens a seeker goes ${steps > 1 ? `up to ${steps} steps, and stops at a rival` : 'one step'}.`,
  nobodyThere: 'No rival has a seeker there.',
  offTerrain: 'A quest goes on terrain, not on portals or the castle.',
  needs: (what: string): string => `It needs ${what}.`,
  total: (points: number): string => `Total ${points}.`,
  takes: (field: string, count: number): string => `${field}: trophy ${count} of 4.`,
  byPersonality: (person: string): string => `Only with the ${person} personality, which is shown.`,
  lastTurns: 'The fourth trophy: everybody with fewer takes one last turn.',
  toTake: (field: string, has: number, wants: number): string => `${field}: ${has} of ${wants} for the trophy.`,
  toDeliver: (field: string, has: number, wants: number): string => `${field}: ${has} of ${wants} for a delivery.`,
  walks: (steps: number, laden: number): string =>
    `Each seeker goes up to ${steps} steps; with apples or gems ${laden === 1 ? 'only 1' : `up to ${laden}`}.`,
  rolls: (apples: number, gems: number, quests: number): Phrase => {
    const left = [
      ...(apples > 0 ? [many(apples, 'apple')] : []),
      ...(gems > 0 ? [many(gems, 'gem')] : []),
      ...(quests > 0 ? ['a quest'] : []),
    ];
    const bonus = apples + gems > 0 ? ' 1 friendship for each apple or gem with a rival.' : '';
    return ['Rolls ', ...parted(left, ', ', ' and '), `, placed where the dice say.${bonus}`];
  },
  brings: (gain: string): string => `Brings ${gain}.`,
  bringsNothing: 'Brings nothing: no room, or nothing left.',
  aPowerUp: 'a power-up',
  aQuestToPlace: 'a quest to place',
  prize: 'If you win, you may take the Fight trophy.',
  noPrize: {
    'trophy.friendly': 'No trophy to win: it takes friendship 3.',
    'trophy.once': 'No trophy to win: you have that one.',
    'trophy.four': 'No trophy to win: you have four.',
    'trophy.one': 'No trophy to win: you took one this turn.',
  } satisfies Record<TakeFault, string>,
  routs: 'Losers go to camp for a spell or 2 pies each. What was set is spent.',
  staysBehind: (tokens: Phrase): Phrase => phrase`Left behind: ${tokens}.`,
  resupplies: 'At camp: a spell or 2 pies, and any action next turn.',
  costs: (price: string): string => `Costs ${price}.`,
  unpaid: (price: string, has: string, isControlled: boolean): string =>
    `It costs ${price}; you ${isControlled ? 'control' : 'have'} ${has === '' ? 'none' : `only ${has}`}.`,
  wares: (count: number): string => `${count} ${count === 1 ? 'apple or gem' : 'apples or gems'}`,
  befriends: (by: number, now: number): string =>
    by === 0 ? `Friendship stays ${now}.` : `${by < 0 ? 'Loses' : 'Gains'} ${Math.abs(by)} friendship.`,
  gift: (seat: Seat, points: number): Phrase =>
    phrase`A gift for ${name(seat)} brings you ${points === 0 ? 'no more' : '1'} friendship.`,
  givesTo: (seat: Seat): Phrase => phrase`It goes to ${name(seat)}.`,
  questWaits: (at: ThingId): Phrase => phrase`A quest waits ${thing(at, 'there')}.`,
  fights: (rival: Seat, pies: number, spells: number, friendship: number): Phrase =>
    phrase`Pie fight with ${name(rival)} (${names.pies(pies)}, ${names.spells(spells)}), friendship ${friendship === 0 ? 'stays' : '−1'}.`,
  willHave: (tokens: Phrase): Phrase => phrase`There: ${tokens}.`,
  atDoor: (tokens: Phrase): Phrase => phrase`${tokens}: one step to the castle.`,
  taken: (seat: Seat, field: string): Phrase => phrase`${name(seat)}: ${field}.`,
  decides: 'Equal trophies: friendship decides, then apples and gems.',
  controls: (seat: Seat, tokens: number): Phrase => phrase`${name(seat)} controls ${many(tokens, 'token')}.`,
};

export type ReasonWords = typeof reasons;
