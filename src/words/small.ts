import type { AnyReason } from '../engine/game.ts';
import type { Eyes, RuleId, ThingId } from '../engine/ids.ts';
import type { Choice } from '../engine/small/game.ts';
import type { Lang } from './lang.ts';
import { listed } from './lists.ts';
import { type InBoth, type Phrase, phrase } from './phrase.ts';
import { type AnyWholeVoice, defineVoices, type OptionWords, type Voice } from './voice.ts';

/** One text in English and in Japanese. */
export type Pair = readonly [en: string, ja: string];
/** The same, with names and numbers in it. */
export type Said = readonly [en: Phrase, ja: Phrase];

interface AnyKind {
  readonly kind: string;
}
type Saying<Event extends AnyKind> = {
  readonly [Kind in Event['kind']]: (event: Event & { readonly kind: Kind }) => Said;
};

/** All that a small game says, both languages side by side. */
export interface SmallTexts<State, Step extends string, Event extends AnyKind> {
  /** The rulebook, a paragraph a rule; a paragraph is also what refuses a move that its rule forbids. */
  readonly rules: Readonly<Record<RuleId, Pair>>;
  /** The rules that are decisions of this edition. */
  readonly house?: readonly RuleId[];
  /** The rows of the score sheet, by their rules. */
  readonly rows: Readonly<Record<RuleId, Pair>>;
  /** What is asked in a step. */
  readonly asks: Readonly<Record<Step, Pair>>;
  /** What the button says for an answer. */
  moves(choice: Choice<Step>, view: State): Said;
  /** A line of the log, with names and never "you". */
  readonly events: Saying<Event>;
  /**
   * Of an event, what is worth a word in the one line of a whole turn, without the name; absent: nothing. An event with a
   * `seat` is told of that seat alone: where all choose at once, one answer brings the events of all.
   */
  readonly turns?: Partial<Saying<Event>>;
  /** What lies on the table, line by line, for a board that draws nothing. */
  lies?(view: State, eyes: Eyes): readonly Said[];
  /** What a thing is that a drawn board explains when it is tapped; one that lists lines has no things. */
  explain?(thing: ThingId, view: State): Said;
  /** By option, its name and then its values, each with a name and a sentence. */
  readonly options?: InBoth<Readonly<Record<string, OptionWords>>>;
  readonly custom?: Pair;
}

export const smallVoices = <State, Step extends string, Event extends AnyKind>(
  texts: SmallTexts<State, Step, Event>,
): InBoth<AnyWholeVoice> =>
  defineVoices<Choice<Step>, State, Event>({ en: voiceIn(texts, 'en'), ja: voiceIn(texts, 'ja') });

function voiceIn<State, Step extends string, Event extends AnyKind>(
  texts: SmallTexts<State, Step, Event>,
  lang: Lang,
): Voice<Choice<Step>, State, Event> {
  const pick = <Text>([en, ja]: readonly [en: Text, ja: Text]): Text => (lang === 'en' ? en : ja);
  const text = (pair: Pair | undefined): Phrase => phrase`${pair ? pick(pair) : ''}`;
  const { rules, house = [], rows, asks, moves, lies, explain, options, custom } = texts;
  const eventSaid = (sayings: Partial<Saying<Event>>, event: Event): Phrase | null => {
    // Each kind's own saying gets an event of that kind: more than the compiler can follow.
    const say = (sayings as Readonly<Record<string, ((event: Event) => Said) | undefined>>)[event.kind];
    return say ? pick(say(event)) : null;
  };
  const between = pick<string>([', ', '、']);
  return {
    sayMove: (choice, view) => pick(moves(choice, view)),
    sayEvent: (event) => eventSaid(texts.events, event) ?? [],
    sayTurn: (seat, events) =>
      listed(
        events.flatMap((event) => {
          if ('seat' in event && event.seat !== seat) return [];
          const said = eventSaid(texts.turns ?? {}, event);
          return said ? [said] : [];
        }),
        between,
        between,
      ),
    sayReason: ({ rule, points }: AnyReason) =>
      points === undefined || !rows[rule] ? text(rules[rule]) : phrase`${text(rows[rule])} ${points}`,
    sayAsk: ({ step }) => text(asks[step as Step]),
    sayRow: (row) => text(rows[row]),
    explain: (thing, view) => (explain ? pick(explain(thing, view)) : phrase`${thing}`),
    saySide: () => null,
    options: options?.[lang] ?? {},
    ...(lies && { sayTable: (view: State, eyes: Eyes) => lies(view, eyes).map((line) => pick(line)) }),
    ...(custom && { custom: pick(custom) }),
    rulebook: [
      {
        title: pick(['Rules', 'ルール']),
        paragraphs: Object.entries(rules).map(([rule, pair]) => ({
          rule,
          text: text(pair),
          ...(house.includes(rule) && { house: true as const }),
        })),
      },
    ],
  };
}
