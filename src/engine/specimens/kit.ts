import { type InBoth, phrase } from '../../words/phrase.ts';
import { type Pair, type SmallTexts, smallVoices } from '../../words/small.ts';
import { line } from '../../words/tell.ts';
import type { AnyWholeVoice, OptionWords } from '../../words/voice.ts';
import type { Facts } from '../game.ts';
import { type SmallFacts, smallFacts } from '../small/facts.ts';

interface Own extends Pick<SmallFacts, 'seats' | 'decisions'> {
  readonly options?: Readonly<Record<string, readonly string[]>>;
}

/** The facts that all specimens have in common. */
export const specimenFacts = (id: string, { options = {}, ...own }: Own): Facts =>
  smallFacts({
    id,
    code: 31,
    minutes: [1, 1],
    begins: 'somebody',
    options: () => Object.entries(options).map(([name, values]) => ({ id: name, values })),
    ...own,
  });

/** Puts cards where a view has none. */
export const fill = (cards: readonly number[], unknown: number[]): number[] =>
  cards.map((card) => card || (unknown.pop() ?? 0));

interface PlainEvent {
  readonly kind: string;
}

export interface Texts extends Pick<SmallTexts<unknown, string, PlainEvent>, 'rules'> {
  /** The question, and the verb of the moves that answer it. */
  readonly steps: Readonly<Record<string, Pair>>;
  readonly events: Readonly<Record<string, Pair>>;
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** The side that no seat has. */
  readonly rival?: Pair;
}

/** Voices as small as they can be: enough to be heard by the checks. */
export function tinyVoices({ rules, steps, events, options = {}, rival }: Texts): InBoth<AnyWholeVoice> {
  const words = Object.fromEntries(Object.entries(options).map(([id, values]) => [id, optionWords(id, values)]));
  const sayings = Object.entries(events).map(([kind, [en, ja]]) => [kind, () => line([en], [ja], [en], [ja])]);
  const { en, ja } = smallVoices<unknown, string, PlainEvent>({
    rules,
    rows: rules,
    asks: steps,
    moves: ({ step, value }) => [
      phrase`${steps[step]?.[0] ?? ''} ${value}`,
      phrase`${steps[step]?.[1] ?? ''} ${value}`,
    ],
    events: Object.fromEntries(sayings),
    options: { en: words, ja: words },
    custom: ['whoever woke up first', '一番早く起きた人'],
  });
  if (!rival) return { en, ja };
  return {
    en: { ...en, saySide: (side) => (side > 0 ? phrase`${rival[0]}` : null) },
    ja: { ...ja, saySide: (side) => (side > 0 ? phrase`${rival[1]}` : null) },
  };
}

function optionWords(name: string, values: readonly string[]): OptionWords {
  return { name, values: Object.fromEntries(values.map((value) => [value, { name: value, sentence: value }])) };
}
