import type { AnyReason, Eyes, RuleId, ThingId } from '../engine/game.ts';
import type { Choice } from '../engine/small/game.ts';
import { type InBoth, type Phrase, phrase } from './phrase.ts';
import { type Around, type Saying, type Sayings, tellers } from './tell.ts';
import { type AnyWholeVoice, defineVoices, type Lang, type OptionWords, type Voice } from './voice.ts';

/** One text in English and in Japanese. */
export type Pair = readonly [en: string, ja: string];
/** The same, with names and numbers in it. */
export type Said = readonly [en: Phrase, ja: Phrase];

interface AnyKind {
  readonly kind: string;
}
/** An entry for each kind of event: a `line`, a `deed` or `silent` of `tell.ts`. */
type SmallSayings<Event extends AnyKind> = {
  readonly [Kind in Event['kind']]: (event: Event & { readonly kind: Kind }, around: Around<Event>) => Saying;
};

/** All that a small game says, both languages side by side. */
export interface SmallTexts<State, Step extends string, Event extends AnyKind> {
  /** The rulebook, a paragraph a rule; a paragraph is also what refuses a move that its rule forbids. */
  readonly rules: Readonly<Record<RuleId, Pair>>;
  /** The rules that are decisions of this edition. */
  readonly house?: readonly RuleId[];
  /** The rows of the score sheet, by their rules. */
  readonly rows: Readonly<Record<RuleId, Pair>>;
  /** The question of a step. */
  readonly asks: Readonly<Record<Step, Pair>>;
  /** What the button says for an answer. */
  moves(choice: Choice<Step>, view: State): Said;
  /**
   * What the log says of an event, with names and never "you", and what the one line of a whole turn says of it. An event with
   * a `seat` is told in the turn of that seat alone: where all choose at once, one answer brings the events of all.
   */
  readonly events: SmallSayings<Event>;
  /** What lies on the table, line by line, for a board that draws nothing. */
  lies?(view: State, eyes: Eyes): readonly Said[];
  /** What a thing is that a drawn board explains when it is tapped; one that lists lines has no things. */
  explain?(thing: ThingId, view: State): Said;
  /** By option, its name and then its values, each with a name and a sentence. */
  readonly options?: InBoth<Readonly<Record<string, OptionWords>>>;
  readonly custom?: Pair;
}

/** As events of larger games are told apart. */
type Tagged<Event extends AnyKind> = Event & { readonly is: string };
const tagged = <Event extends AnyKind>(event: Event): Tagged<Event> => ({ ...event, is: event.kind });

export const smallVoices = <State, Step extends string, Event extends AnyKind>(
  texts: SmallTexts<State, Step, Event>,
): InBoth<AnyWholeVoice> => {
  // Each kind's own entry gets an event of that kind: more than the compiler can follow.
  const log = tellers(texts.events as unknown as Sayings<Tagged<Event>>, {
    isOfTurn: (event, seat) => !('seat' in event) || event.seat === seat,
  });
  const voice = (lang: Lang): Voice<Choice<Step>, State, Event> => {
    const { sayEvent, sayEvents, sayTurn } = log[lang];
    return {
      ...voiceIn(texts, lang),
      sayEvent: (event) => sayEvent(tagged(event)),
      sayEvents: (events) => sayEvents(events.map(tagged)),
      sayTurn: (seat, events) => sayTurn(seat, events.map(tagged)),
    };
  };
  return defineVoices<Choice<Step>, State, Event>({ en: voice('en'), ja: voice('ja') });
};

function voiceIn<State, Step extends string, Event extends AnyKind>(
  texts: SmallTexts<State, Step, Event>,
  lang: Lang,
): Omit<Voice<Choice<Step>, State, Event>, 'sayEvent' | 'sayTurn'> {
  const pick = <Text>([en, ja]: readonly [en: Text, ja: Text]): Text => (lang === 'en' ? en : ja);
  const text = (pair: Pair | undefined): Phrase => phrase`${pair ? pick(pair) : ''}`;
  const { rules, house = [], rows, asks, moves, lies, explain, options, custom } = texts;
  return {
    sayMove: (choice, view) => pick(moves(choice, view)),
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
