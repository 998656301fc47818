import { many } from '../../../words/lists.ts';
import type { TakeFault } from '../rules/reasons.ts';

/** The few words of a pie fight and a quest. */
export const meetingWords = {
  fightAt: (hex: string): string => `Pie fight: ${hex}`,
  pies: 'Pies',
  nothing: 'Set nothing',
  noFewer: 'You cannot go below 0 pies.',
  dialEnds: (most: number): string => `The dial ends at ${most}.`,
  noMorePies: (count: number): string => `You have ${many(count, 'pie')}.`,
  noSpells: 'No spells in hand',
  spellsHere: (most: number): string => `Spells, at most ${most} here`,
  spell: (value: number): string => `Value-${value} spell`,
  enough: 'Only one spell for each of your seekers here.',
  cannon: 'Pie Cannon adds 2',
  might: (name: string, pies: string, spells: string): string => `${name}: ${pies}, ${spells}`,
  attacks: 'attacks',
  defends: 'defends',
  chooses: 'choosing',
  chosen: 'has chosen',
  brought: (name: string, pies: string, spells: string, total: number): string =>
    `${name}: ${pies}, ${spells}, total ${total}`,
  wonTie: (name: string): string => `A tie: ${name} attacked and wins`,
  won: (name: string): string => `${name} wins the fight`,
  mayTake: 'The winner may take the Fight trophy now.',
  noPrize: {
    'trophy.friendly': 'No trophy: the winner’s friendship is below 3.',
    'trophy.once': 'The winner already has the Fight trophy.',
    'trophy.four': 'The winner already has four trophies.',
    'trophy.one': 'No trophy: the winner has taken one this turn.',
  } satisfies Record<TakeFault, string>,
  side: (text: string): string => `${text}.`,
  cannot: (text: string): string => `${text} Not possible now.`,
};

export type MeetingWords = typeof meetingWords;
