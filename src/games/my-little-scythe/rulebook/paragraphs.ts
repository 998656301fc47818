import { phrase } from '../../../words/phrase.ts';
import type { Paragraph } from '../../../words/voice.ts';
import { FIELDS, PERSONALITIES, QUEST_NAMES, TILES } from '../rules/cards.ts';
import type { CardWords, Printed, QuestWords } from '../words/cards.en.ts';
import type { FigureId } from './scenes.ts';

/** Which rule is drawn, whatever language tells it. */
const FIGURES: Readonly<Record<string, FigureId>> = {
  'map.lands': 'map',
  'map.portals': 'portals',
  'setup.tile': 'setup',
  'turn.marker': 'mat',
  'move.cargo': 'cargo',
  'deliver.four': 'delivery',
  'deliver.joint': 'joint',
  'fight.tie': 'fight',
  'quest.sides': 'quest',
  'seek.dice': 'dice',
  'seek.bonus': 'bonus',
  'trophy.friendship': 'fields',
};

export function said(rule: string, text: string): Paragraph {
  const figure = FIGURES[rule];
  return { rule, text: phrase`${text}`, ...(figure && { figure }) };
}
/** A decision of this edition. */
export const decided = (rule: string, text: string): Paragraph => ({ ...said(rule, text), house: true });

// Every component has a paragraph of its own, made of what is printed on it.

type Told = (words: CardWords) => string;

export const fields = (printed: Printed, told: Told): Paragraph[] =>
  FIELDS.map((field) => said(`trophy.${field}`, told(printed.fields[field])));

/** Only the first was known; the others were made for this edition. */
export const people = (printed: Printed, told: Told): Paragraph[] =>
  PERSONALITIES.map((person, at) => (at === 0 ? said : decided)(`person.${person}`, told(printed.people[person])));

export const tiles = (printed: Printed, told: Told): Paragraph[] =>
  TILES.flat().map((tile, at) => (at === 0 ? said : decided)(`tile.${tile}`, told(printed.tiles[tile])));

export const quests = (printed: Printed, told: (words: QuestWords) => string): Paragraph[] =>
  QUEST_NAMES.map((quest) => decided(`quest.${quest}`, told(printed.quests[quest])));
