import { QUEST_NAMES, SIDES_OF_QUEST } from '../rules/cards.ts';
import { printed } from './cards.en.ts';
import type { Meetings } from './meetings.ts';
import { capital, hexName, many, spellsOf } from './names.en.ts';

const questOf = (card: number) => printed.quests[QUEST_NAMES[card] ?? 'old-well'];

export const meetings: Meetings = {
  fight: {
    at: (hex) => `Pie fight: ${hexName(hex)}`,
    pies: 'Pies',
    noFewer: 'No pie is the least.',
    noMore: (most, pies) => (most < pies ? `The dial ends at ${most}.` : `You have ${many(pies, 'pie')}.`),
    spells: (count, most) => (count === 0 ? 'No spells in hand' : `Spells, at most ${most} here`),
    spell: (value) => `Spell of ${value}`,
    enough: 'One spell for each seeker here.',
    cannon: 'Pie Cannon adds 2',
    might: (name, pies, spells) => `${name}: ${many(pies, 'pie')}, ${many(spells, 'spell')}`,
    attacks: 'attacks',
    defends: 'defends',
    chooses: 'Still choosing',
    chosen: 'Has chosen',
    brought: (name, pies, spells, total) =>
      `${name}: ${many(pies, 'pie')}, ${spells.length === 0 ? 'no spell' : spellsOf(spells)}, total ${total}`,
    won: (name, tied) => (tied ? `A tie: ${name} attacked and wins` : `${name} wins the fight`),
  },
  quest: {
    title: (card) => questOf(card).name,
    sides: SIDES_OF_QUEST.map(capital),
    side: (card, side) => `${capital(questOf(card)[SIDES_OF_QUEST[side] ?? 'leave'])}.`,
    cannot: (text) => `${text} Not possible now.`,
  },
};
