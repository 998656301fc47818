import { icon, phrase } from '../../../words/phrase.ts';
import { folk, geisha } from './folk.ja.ts';
import type { NameWords } from './names.en.ts';

const COLOURS = { red: '赤', blue: '青', green: '緑' } as const;

export const names: NameWords = {
  folk,
  geisha,
  colours: ['芸事（赤）', '接客（青）', '教養（緑）', 'どれかの評判'],
  coloured: (named, colour) => phrase`${named}${icon(colour, `（${COLOURS[colour]}）`)}`,
  reputation: ([red, blue, green]) => `芸事${red}・接客${blue}・教養${green}`,
  raise: (colour, by) => `${COLOURS[colour]}＋${by}`,
  raises: (each) => each.join('・'),
  cardText: (called, { requirement, income }, colour, raises, effect) =>
    `${called}。条件は${colour}${requirement}、収入${income}、宣伝では${raises}。${effect}`,
  geishaText: ({ name, ability, effect }, reputation) => `${name}。${reputation}。「${ability}」${effect}`,
};
