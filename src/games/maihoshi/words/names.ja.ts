import { listed } from '../../../words/lists.ts';
import { icon, phrase } from '../../../words/phrase.ts';
import { folk, geisha } from './folk.ja.ts';
import type { NameWords } from './names.en.ts';

const COLOURS = { red: '赤', blue: '青', green: '緑' } as const;
const reputations = { red: '芸事', blue: '接客', green: '教養' } as const;
const wanted: NameWords['wanted'] = [
  icon('red', reputations.red),
  icon('blue', reputations.blue),
  icon('green', reputations.green),
  icon('any', 'いずれかの評判'),
];

export const names: NameWords = {
  folk,
  geisha,
  wanted,
  called: ({ name, reading }) => (reading === undefined ? name : `${name}（${reading}）`),
  coloured: (named, colour) => phrase`${named}${icon(colour, `（${COLOURS[colour]}）`)}`,
  told: (hue, named) => phrase`${hue}${named}`,
  toldSecond: (hue, named) => phrase`${hue}${named}`,
  toldOther: (hue, named) => phrase`もう1枚の${hue}${named}`,
  toldCopy: null,
  hued: (colour) => [icon(colour, `${COLOURS[colour]}の`)],
  valueOf: (colour, value) => phrase`${icon(colour, COLOURS[colour])}${value}`,
  changedTo: (colour, value) => phrase`${icon(colour, COLOURS[colour])}が${value}`,
  values: (each) => listed(each, '・', '・'),
  copies: (card, count) => phrase`${card}${count}枚`,
  reputation: ([red, blue, green]) => phrase`${wanted[0]}${red}・${wanted[1]}${blue}・${wanted[2]}${green}`,
  requirement: (colour, least) => phrase`${wanted[colour]}${least}以上`,
  raise: (colour, by) => phrase`${icon(colour, reputations[colour])}+${by}`,
  raises: (each) => listed(each, '・', '・'),
  cardText: (called, requirement, income, raises, effect) =>
    phrase`${called}。条件は${requirement}、収入${income}、宣伝力は${raises}。${effect}`,
  geishaText: (words, reputation) => phrase`${names.called(words)}。${reputation}。「${words.ability}」${words.effect}`,
};
