import { many } from '../../../words/lists.ts';
import { type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { OptionWords } from '../../../words/voice.ts';
import type { KindName, SideName } from '../rules/cards.ts';
import type { PassedStep } from '../rules/events.ts';
import type { Step } from '../rules/pending.ts';
import type { RowName } from '../rules/reasons.ts';
import { printed } from './cards.en.ts';
import { events } from './events.en.ts';
import { names } from './names.en.ts';
import { reasons } from './reasons.en.ts';
import { things } from './things.en.ts';

const solveMoves: Readonly<Record<SideName, string>> = { kind: 'Be kind', bold: 'Be bold', leave: 'Leave it' };
const passMoves: Readonly<Record<PassedStep | 'end', string>> = {
  move: 'Leave the other seeker',
  victory: 'Take no trophy',
  consolation: 'Take no trophy',
  after: 'Do not use it',
  end: 'End the turn',
};
/** How a hex is chosen, where it is not only gone to. */
export type GoStep = 'fights' | 'launch' | 'gift' | 'field';
const goes: Readonly<Record<GoStep, string>> = {
  fights: 'Fight first on',
  launch: 'Throw it to',
  gift: 'Give to the rival on',
  field: 'Place on',
};
/** What settles by itself is never asked, and some are asked in words of their own. */
export type AskedStep = Exclude<Step, 'rout' | 'spend' | 'reap' | 'quest' | 'seek' | 'pay'>;
const asks: Readonly<Record<AskedStep, string>> = {
  action: 'Choose an action',
  move: 'Move: choose a seeker',
  route: 'Move: where to?',
  fights: 'Which fight comes first?',
  fight: 'Set your pies and spells',
  victory: 'You won: take the trophy?',
  consolation: 'A narrow loss: take the trophy?',
  resupply: 'Resupply: a spell or 2 pies?',
  quests: 'Which seeker meets its quest first?',
  after: 'Use your power-up?',
  launch: 'Throw it to which hex?',
  gift: 'Who gets the gift?',
  discard: 'Discard which spell?',
  mix: 'Which 2 tokens do you gain?',
  field: 'On which of your hexes?',
  herald: 'Place the quest',
  portal: 'To which portal?',
  pile: 'Draw from which pile?',
  draft: 'Keep 1 of 3 power-ups',
  end: 'Take a trophy, or end the turn',
};
const rows: Readonly<Record<RowName, string>> = {
  trophies: 'Trophies',
  friendship: 'Friendship',
  controlled: 'Apples and gems controlled',
};
const options: Readonly<Record<string, OptionWords>> = {
  evenSeats: {
    name: 'Even seats',
    values: {
      off: { name: 'Off', sentence: 'Everybody starts alike; early seats win more often.' },
      on: {
        name: 'On',
        sentence: 'All but the first start with 2 more pies; of four or more, all but the first two with 1 more spell.',
      },
    },
  },
};
const looks: Readonly<Record<string, string>> = {
  bear: 'Bears',
  wolf: 'Wolves',
  eagle: 'Eagles',
  bison: 'Bison',
  tiger: 'Tigers',
  boar: 'Boars',
  monkey: 'Monkeys',
};

/** Every sentence of the table: the speakers alone decide which. */
export const en = {
  ...names,
  ...events,
  ...reasons,
  ...things,
  options,
  looks,
  rows,
  asks,
  askQuest: (quest: string): string => `${quest}: choose a side`,
  askOther: 'Move the other seeker, or leave it',
  askLoaded: 'Load, then choose a hex',
  askSeek: (left: number): string => (left === 1 ? 'Seek: place the last token' : `Seek: place ${left} tokens`),
  askPay: (left: number): string => `Pay ${many(left, 'token')}: which?`,
  askGive: (left: number): string => `Give ${many(left, 'token')}: which?`,

  seekerHome: phrase`a seeker at camp`,
  /** `isOne`: the other one stands elsewhere. */
  seekerAt: (hex: Phrase, isOne: boolean): Phrase => phrase`${isOne ? 'the' : 'a'} seeker on ${hex}`,
  bothSeekers: phrase`both seekers`,
  pick: (seeker: Phrase): Phrase => phrase`Choose ${seeker}`,
  bringHome: (seeker: Phrase): Phrase => phrase`Send home ${seeker}`,
  passMoves,
  load: (kind: KindName, hex: Phrase): Phrase => phrase`Pick up 1 ${printed.kinds[kind]} on ${hex}`,
  use: (kind: KindName, hex: Phrase): Phrase => phrase`Use 1 ${printed.kinds[kind]} from ${hex}`,
  goTo: (hex: Phrase): Phrase => phrase`Go to ${hex}`,
  goes,
  goFor: (what: string, hex: Phrase): Phrase => phrase`${what} ${hex}`,
  deliver: (kind: KindName, count: number, seekers: Phrase): Phrase =>
    phrase`Deliver ${names.tokens(kind, count)} with ${seekers}`,
  deliverApart: (kind: KindName, one: number, two: number, seekers: Phrase): Phrase =>
    phrase`Deliver ${names.tokens(kind, one + two)} with ${seekers}: ${one} and ${two}`,
  dial: (pies: number, spells: string): string => `${names.pies(pies)}, ${spells}`,
  claim: (field: string): string => `Take the ${field} trophy`,
  solveMoves,
  solve: (how: string, quest: string): string => `${how}: ${quest}`,
  forSpell: 'Draw a spell',
  forPies: 'Take 2 pies',
  put: (kind: KindName, hex: Phrase): Phrase =>
    phrase`Place ${kind === 'quest' ? 'a' : '1'} ${printed.kinds[kind]} on ${hex}`,
  drawFrom: (pile: string): string => `Draw 3 ${pile} power-ups`,
  keep: (tile: Part, under: Part): Phrase => phrase`Keep ${tile}; ${under} goes under the pile first`,
  discard: (value: number): string => `Discard a value-${value} spell`,
};

export type Words = typeof en;
