import type { Seat } from '../../../engine/ids.ts';
import { many } from '../../../words/lists.ts';
import { name, type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { KindName } from '../rules/cards.ts';
import { printed } from './cards.en.ts';
import { names } from './names.en.ts';

/** What a thing is, and how it stands now. */
export const things = {
  aTerrain: (land: string): string => `${land}: dice that show it bring tokens here.`,
  aPortal: 'A portal, one step from every other portal.',
  aCastle: 'The castle, for deliveries alone.',
  lying: (what: string): string => ` Here: ${what}.`,
  held: (seats: Phrase): Phrase => phrase` Controlled by ${seats}.`,
  aCamp: (seat: Seat, home: number): Phrase =>
    phrase`The camp of ${name(seat)}, with ${names.seekers(home)}. No token lies here.`,
  seekerOn: (seat: Seat, place: Part): Phrase =>
    phrase`A seeker of ${name(seat)}, ${place === names.camp ? 'at' : 'on'} ${place}.`,
  hasFriendship: (seat: Seat, count: number): Phrase =>
    phrase`${name(seat)} has friendship ${count} of 10. Taking a trophy needs 3; 8 win one.`,
  hasPies: (seat: Seat, count: number): Phrase =>
    phrase`${name(seat)} has ${names.pies(count)}, of 10 at most. For pie fights; 8 win a trophy.`,
  hasSpells: (seat: Seat, spells: string): Phrase =>
    phrase`${name(seat)} holds ${spells}. They add to the pies of a fight; 3 in hand win a trophy.`,
  hasSolved: (seat: Seat, quests: Phrase): Phrase => phrase`${name(seat)} has solved ${quests}. 2 win a trophy.`,
  noQuest: 'no quest yet',
  stillSecret: 'Still secret.',
  openCard: (seat: Seat, person: string): Phrase => phrase`The personality card of ${name(seat)}. ${person}`,
  hiddenSpell: 'A spell, face down.',
  aSpell: (value: number): string => `A spell: it adds ${value} in a pie fight.`,
  idleDie: (die: string): string => `The ${die} has nothing left to place.`,
  aDie: (die: string, land: string): string => `The ${die} shows ${land}.`,
  supply: (kind: KindName, count: number): string => `The supply has ${many(count, printed.kinds[kind])} left.`,
  aCard: (title: string, text: string): string => `${title}: ${text}`,
  quest: (title: string, kind: string, bold: string, leave: string): string =>
    `${title}. Kind (blue): ${kind}. Bold (red): ${bold}. Leave it: ${leave}.`,
  trophy: (field: string, text: string): string => `${field} trophy: ${text}. `,
  freeTrophy: phrase`Nobody has it yet.`,
  trophyOf: (seats: Phrase): Phrase => phrase`Taken by ${seats}.`,
  hasCome: (seat: Seat, has: number, wants: number): Phrase => phrase` ${name(seat)}: ${has} of ${wants}.`,
  person: (title: string, text: string): string => `${title}: ${text}.`,
  space: (title: string, text: string): Phrase => phrase`${title}. ${text}`,
  barredSpace: (title: string, text: string, seats: Phrase): Phrase =>
    phrase`${title}. ${text} The marker of ${seats} bars it next turn.`,
  nothing: 'Not part of this game.',
};

export type ThingWords = typeof things;
