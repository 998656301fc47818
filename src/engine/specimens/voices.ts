import type { Lang } from '../../words/lang.ts';
import { listed } from '../../words/lists.ts';
import { type InBoth, type Phrase, phrase } from '../../words/phrase.ts';
import { type AnyWholeVoice, defineVoices, type Voice } from '../../words/voice.ts';
import type { RuleId } from '../ids.ts';
import type { PlainMove } from './kit.ts';

/** English and Japanese of one text. */
export type Pair = readonly [en: string, ja: string];

export interface Texts {
  /** Sentences of the rulebook; the rows of the sheet bear the names of their rules. */
  readonly rules: Readonly<Record<RuleId, Pair>>;
  /** What is asked, and the verb of the moves that answer. */
  readonly steps: Readonly<Record<string, Pair>>;
  readonly events: Readonly<Record<string, Pair>>;
  readonly options?: Readonly<Record<string, readonly string[]>>;
  /** The side that no seat has. */
  readonly rival?: Pair;
}

type PlainEvent = { readonly kind: string } & Readonly<Record<string, unknown>>;

/** Voices as small as they can be: enough to be heard by the checks. */
export const tinyVoices = (texts: Texts): InBoth<AnyWholeVoice> =>
  defineVoices<PlainMove<string>, unknown, PlainEvent>({ en: voice(texts, 'en'), ja: voice(texts, 'ja') });

function voice(texts: Texts, lang: Lang): Voice<PlainMove<string>, unknown, PlainEvent> {
  const say = (pair: Pair | undefined): string => pair?.[lang === 'en' ? 0 : 1] ?? '';
  const { rival } = texts;
  const options = Object.entries(texts.options ?? {}).map(([id, values]) => {
    const words = values.map((value) => [value, { name: value, sentence: value }] as const);
    return [id, { name: id, values: Object.fromEntries(words) }] as const;
  });
  return {
    sayMove: ({ step, value }) => phrase`${say(texts.steps[step])} ${value}`,
    sayTurn: (_, events) =>
      listed(
        events.map(({ kind }) => phrase`${say(texts.events[kind])}`),
        ', ',
        ', ',
      ),
    sayEvent: ({ kind }) => phrase`${say(texts.events[kind])}`,
    sayReason: ({ rule, points }): Phrase => phrase`${say(texts.rules[rule])} ${points ?? ''}`,
    sayAsk: ({ step }) => phrase`${say(texts.steps[step])}`,
    explain: (thing) => phrase`${thing}`,
    sayRow: (row) => phrase`${say(texts.rules[row])}`,
    saySide: (side) => (rival && side > 0 ? phrase`${say(rival)}` : null),
    options: Object.fromEntries(options),
    custom: say(['who woke up first', '一番早く起きた人']),
    rulebook: [
      {
        title: say(['Rules', 'ルール']),
        paragraphs: Object.keys(texts.rules).map((rule) => ({ rule, text: phrase`${say(texts.rules[rule])}` })),
      },
    ],
  };
}
