import type { Lang } from '../../../words/lang.ts';
import { parted, timesEach } from '../../../words/lists.ts';
import { type InBoth, type Phrase, thing } from '../../../words/phrase.ts';
import type { AidPart } from '../../../words/voice.ts';
import { ALL_QUESTS, VALUES } from '../rules/cards.ts';
import { ALL_SPELLS, countHand, countOf } from '../rules/spells.ts';
import type { View } from '../rules/state.ts';
import { spellThing } from '../rules/things.ts';
import { names as en } from './names.en.ts';
import { names as ja } from './names.ja.ts';
import { Namer } from './names.ts';

const words: InBoth<
  Readonly<Record<'spells' | 'discards' | 'quests' | 'bottom' | 'comma', string>> & {
    readonly value: (value: number) => string;
  }
> = {
  en: {
    spells: 'Spells not yet seen, in the deck or in other hands',
    discards: 'Discarded spells',
    quests: 'Quests that nobody has solved',
    bottom: 'Quests known to lie at the bottom, the lowest first',
    comma: ', ',
    value: (value) => `value ${value}`,
  },
  ja: {
    spells: 'まだ見えていない呪文カード（山札か、ほかの人の手札）',
    discards: '捨て札の呪文カード',
    quests: 'まだ誰も達成していないクエスト',
    bottom: '山札の底にあると分かっているクエスト（下から順に）',
    comma: '、',
    value: (value) => `値${value}`,
  },
};

/** Which spells and quests are still to come. */
export function recall({ seats, discards, questDeck }: View, lang: Lang): readonly AidPart[] {
  const said = words[lang];
  const namer = new Namer({ en, ja }[lang]);
  const open = seats.map(({ hand }) => countHand(hand.filter(({ value }) => value !== null)));
  const spells = (count: (value: (typeof VALUES)[number]) => number): Phrase =>
    timesEach(
      VALUES.map((value) => ({ said: [thing(spellThing(value), said.value(value))], count: count(value) })),
      said.comma,
    );
  const solved = new Set(seats.flatMap((seat) => seat.solved));
  const quests = (of: typeof ALL_QUESTS): Phrase => parted(of.map(namer.quest), said.comma);
  const known = questDeck.filter((card) => card !== null);
  const part = (title: string, line: Phrase): AidPart[] => (line.length > 0 ? [{ title, lines: [line] }] : []);
  return [
    ...part(
      said.spells,
      spells((value) =>
        open.reduce((left, hand) => left - countOf(hand, value), countOf(ALL_SPELLS, value) - countOf(discards, value)),
      ),
    ),
    ...part(
      said.discards,
      spells((value) => countOf(discards, value)),
    ),
    ...part(said.quests, quests(ALL_QUESTS.filter((card) => !solved.has(card)))),
    ...part(said.bottom, quests(known)),
  ];
}
