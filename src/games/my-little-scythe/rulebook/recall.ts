import { at, sum } from '../../../engine/lists.ts';
import type { Lang } from '../../../words/lang.ts';
import { parted, timesEach } from '../../../words/lists.ts';
import { type InBoth, type Phrase, thing } from '../../../words/phrase.ts';
import type { AidPart } from '../../../words/voice.ts';
import { ALL_QUESTS, QUEST_NAMES, SPELLS, VALUES, type Value } from '../rules/cards.ts';
import { questThing, spellThing } from '../rules/ids.ts';
import type { View } from '../rules/state.ts';
import { printed } from '../words/cards.ts';

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
    spells: 'まだ見えていない呪文カード（山札か、ほかのプレイヤーの手札）',
    discards: '捨て札の呪文カード',
    quests: 'まだだれも解決していないクエスト',
    bottom: '山札の一番下にあると分かっているクエスト（下から順に）',
    comma: '、',
    value: (value) => `値${value}`,
  },
};

/** Which spells and quests are still to come. */
export function recall({ seats, discards, questDeck }: View, lang: Lang): readonly AidPart[] {
  const said = words[lang];
  const spells = (count: (value: Value, place: number) => number): Phrase =>
    timesEach(
      VALUES.map((value, place) => ({
        said: [thing(spellThing(value), said.value(value))],
        count: count(value, place),
      })),
      said.comma,
    );
  const isOpen = (value: Value): number =>
    sum(seats.map(({ hand }) => hand.filter((own) => own.value === value).length));
  const solved = new Set(seats.flatMap((seat) => seat.solved));
  const quests = (of: typeof ALL_QUESTS): Phrase =>
    parted(
      of.map((card) => thing(questThing(card), printed[lang].quests[QUEST_NAMES[card]].name)),
      said.comma,
    );
  const part = (title: string, line: Phrase): AidPart[] => (line.length > 0 ? [{ title, lines: [line] }] : []);
  return [
    ...part(
      said.spells,
      spells((value, place) => at(SPELLS, place) - at(discards, place) - isOpen(value)),
    ),
    ...part(
      said.discards,
      spells((_, place) => at(discards, place)),
    ),
    ...part(said.quests, quests(ALL_QUESTS.filter((card) => !solved.has(card)))),
    ...part(said.bottom, quests(questDeck.filter((card) => card !== null))),
  ];
}
