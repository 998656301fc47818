import { at } from '../../../engine/lists.ts';
import type { SeenSpell, Spell, SpellCounts } from './state.ts';

/** A component by its place in a list of names: a name that is read there cannot be missing. */
type Place<Key> = Key extends `${infer At extends number}` ? At : never;
export type PlaceIn<List extends readonly unknown[]> = Place<keyof List>;
export const placesIn = <List extends readonly unknown[]>(list: List): readonly PlaceIn<List>[] =>
  list.map((_, at) => at as PlaceIn<List>);
/** The place of a name that was read somewhere; null if it is none of them. */
export function placeOf<List extends readonly string[]>(list: List, name: string): PlaceIn<List> | null {
  const at = list.indexOf(name);
  return at < 0 ? null : (at as PlaceIn<List>);
}

/** What is replaced and never changed may be shared by copies of a state. */
export const frozen: <Of extends object>(of: Of) => Readonly<Of> = Object.freeze;

/** How many spells there are of value 1, 2 and 3. */
export const SPELLS = [12, 10, 8] as const;
export type Value = 1 | 2 | 3;
export const VALUES: readonly Value[] = [1, 2, 3];
export const SPELL_CARDS = 30;

/** Apples and gems, and what a die or a token may be beside. */
export const APPLE = 0;
export const GEM = 1;
export const QUEST = 2;
export const KINDS = ['apple', 'gem', 'quest'] as const;
export type Kind = PlaceIn<typeof KINDS>;
export type KindName = (typeof KINDS)[Kind];
export const ALL_KINDS: readonly Kind[] = placesIn(KINDS);
/** What is carried, paid and delivered. */
export type Ware = typeof APPLE | typeof GEM;
export const WARES: readonly Ware[] = [APPLE, GEM];
// rule: setup.parts
export const SUPPLY = [24, 24, 12] as const;
/** What each of the five dice is for; Seek A leaves out a gem die, Seek B an apple die. */
export const KIND_OF_DIE: readonly Kind[] = [APPLE, APPLE, GEM, GEM, QUEST];

/** A field of trophies by its number; the personality card of the same number eases it. */
export const FIELDS = ['friendship', 'powerUps', 'spells', 'quests', 'apples', 'gems', 'fight', 'pies'] as const;
export type Field = PlaceIn<typeof FIELDS>;
export type FieldName = (typeof FIELDS)[Field];
export const ALL_FIELDS: readonly Field[] = placesIn(FIELDS);
/** What its trophy is given for. */
export type TrophyRule = `trophy.${FieldName}`;
export const trophyRule = (field: Field): TrophyRule => `trophy.${FIELDS[field]}`;
export const FRIENDSHIP = 0;
export const POWER_UPS = 1;
export const SPELL_HAND = 2;
export const QUESTS = 3;
export const APPLES = 4;
export const GEMS = 5;
export const FIGHT = 6;
export const PIES = 7;
export const PERSONALITIES = [
  'friendly',
  'inventive',
  'wizardly',
  'curious',
  'farmer',
  'miner',
  'brave',
  'baker',
] as const;
export type PersonName = (typeof PERSONALITIES)[Field];
/** The trophy of a delivery, and what is delivered for it. */
export const fieldOf = (ware: Ware): typeof APPLES | typeof GEMS => (ware === APPLE ? APPLES : GEMS);
export const wareOf = (field: typeof APPLES | typeof GEMS): Ware => (field === APPLES ? APPLE : GEM);

export const QUEST_NAMES = [
  'empty-basket',
  'dim-crown',
  'hungry-choir',
  'stuck-wagon',
  'lost-lantern',
  'snowed-in-bakers',
  'travelling-magician',
  'shy-neighbour',
  'broken-bridge',
  'festival-day',
  'old-well',
  'race-marshal',
] as const;
/** A quest by its number, from 0. */
export type QuestCard = PlaceIn<typeof QUEST_NAMES>;
export type QuestName = (typeof QUEST_NAMES)[QuestCard];
export const ALL_QUESTS: readonly QuestCard[] = placesIn(QUEST_NAMES);
export const KIND = 0;
export const BOLD = 1;
export const LEAVE = 2;
export const SIDES_OF_QUEST = ['kind', 'bold', 'leave'] as const;
export type QuestSide = PlaceIn<typeof SIDES_OF_QUEST>;
export type SideName = (typeof SIDES_OF_QUEST)[QuestSide];
export const QUEST_SIDES: readonly QuestSide[] = placesIn(SIDES_OF_QUEST);

// Spells by their number.

export const NO_SPELLS: SpellCounts = frozen<[number, number, number]>([0, 0, 0]);
export const ALL_SPELLS: SpellCounts = frozen(SPELLS);

// Every spell is made once: a guess deals dozens.
const made: Spell[][] = [];
export function spellOf(making: number, value: Value): Spell {
  let known = made[making];
  if (known === undefined) {
    known = VALUES.map((each) => frozen({ making, value: each }));
    made[making] = known;
  }
  return at(known, placeOfValue(value));
}

export const placeOfValue = (value: Value): 0 | 1 | 2 => (value === 1 ? 0 : value === 2 ? 1 : 2);
export const countOf = (counts: SpellCounts, value: Value): number => counts[placeOfValue(value)];
/** The same with so many more of a value. */
export function withMore(counts: SpellCounts, value: Value, more: number): SpellCounts {
  const changed: [number, number, number] = [...counts];
  changed[placeOfValue(value)] += more;
  return frozen(changed);
}

/** So many of each, the lowest first. */
export function spread(counts: SpellCounts): Value[] {
  const values: Value[] = [];
  for (const value of VALUES) for (let count = countOf(counts, value); count > 0; count--) values.push(value);
  return values;
}

/** How many of each value a hand has, as far as these eyes see it. */
export function countHand(hand: readonly SeenSpell[]): SpellCounts {
  let counts = NO_SPELLS;
  for (const { value } of hand) if (value !== null) counts = withMore(counts, value, 1);
  return counts;
}
