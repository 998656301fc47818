import type { Seat } from '../engine/game.ts';
import { type InBoth, listed, name, type Phrase, phrase, plain } from './phrase.ts';
import { LANGS, type Lang, type TableVoice } from './voice.ts';

/**
 * What one event says, in both languages. A `line` is a whole sentence. A `deed` has no subject (“draws 2 cards”; in Japanese
 * it ends before ました): deeds of one seat in a row become one sentence, and a `first` one begins a new sentence.
 */
export interface Saying {
  readonly kind: 'line' | 'deed' | 'first' | 'silent';
  readonly text: InBoth<Phrase>;
  /** The verb of a deed, which several in a row have in common. */
  readonly verb: InBoth<Phrase> | null;
  /** What the one-line summary of a turn says of it; null: nothing. */
  readonly brief: InBoth<Phrase> | null;
  /** The seat that it was done to: a summary that this seat reads begins with it. */
  readonly hits: Seat | null;
  /** What a turn was about: its summary says that before all but what was done to the reader. */
  readonly isChief: boolean;
}

type Say = (en: Phrase, ja: Phrase, briefEn?: Phrase, briefJa?: Phrase) => Saying;
const saying =
  (kind: Saying['kind']): Say =>
  (en, ja, briefEn, briefJa) => ({
    kind,
    text: both(en, ja),
    verb: null,
    brief: briefEn && briefJa ? both(briefEn, briefJa) : null,
    hits: null,
    isChief: false,
  });
export const line = saying('line');
export const deed = saying('deed');
export const first = saying('first');
/**
 * A deed in two parts, “places” and “an apple here”: in a row of one seat with the same verb, the verb is said once, in
 * Japanese after the last.
 */
export const doing = (verbEn: Phrase, verbJa: Phrase, ...said: Parameters<Say>): Saying => ({
  ...deed(...said),
  verb: both(verbEn, verbJa),
});
/** No line: the event before or after it says it too, or the table shows it. */
export const silent = (briefEn?: Phrase, briefJa?: Phrase): Saying => saying('silent')([], [], briefEn, briefJa);
export const hitting = (hits: Seat | null, said: Saying): Saying => ({ ...said, hits });
export const chief = (said: Saying): Saying => ({ ...said, isChief: true });

/** One text in both languages, side by side; the second has the type of the first. */
export const both = <Text>(en: Text, ja: NoInfer<Text>): InBoth<Text> => ({ en, ja });

type Catalogue<Texts> = { readonly [Key in keyof Texts]: Texts[Key] extends InBoth<infer Text> ? Text : never };
/** Texts written side by side, as one catalogue a language. */
export const catalogues = <Texts extends Readonly<Record<string, InBoth<unknown>>>>(
  texts: Texts,
): InBoth<Catalogue<Texts>> => {
  const inOne = (lang: Lang): Catalogue<Texts> =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[lang]])) as Catalogue<Texts>;
  return { en: inOne('en'), ja: inOne('ja') };
};

interface Told {
  readonly is: string;
}
/** The events of one seat's moves in a row, round the one that is said. */
export interface Around<Event> {
  readonly before: Event | undefined;
  readonly after: readonly Event[];
  /** Whose turn a summary sums up; null in the log. */
  readonly turnOf: Seat | null;
}
/** One entry for each kind of event. */
export type Sayings<Event extends Told> = {
  readonly [Is in Event['is']]: (event: Extract<Event, { is: Is }>, around: Around<Event>) => Saying;
};

interface Telling<Event> {
  /** Whose deed it is; null: nobody's. Absent: the event's `seat`. */
  readonly by?: (event: Event) => Seat | null;
  /** The summary of a seat's turn tells this event. Absent: all of them. */
  readonly isOfTurn?: (event: Event, seat: Seat) => boolean;
}

/** What one verb says; a deed without a verb of its own is one thing. */
interface Deed {
  readonly verb: Phrase | null;
  readonly things: readonly Phrase[];
}
const DEED: InBoth<(deed: Deed) => Phrase> = both(
  ({ verb, things }) => phrase`${verb ? phrase`${verb} ` : []}${listed(things, ', ', ' and ')}`,
  ({ verb, things }) => phrase`${listed(things, '、', '、')}${verb ?? []}`,
);
const SENTENCE: InBoth<(by: Seat, deeds: readonly Deed[]) => Phrase> = both(
  (by, deeds) => {
    const and = deeds.some(({ things }) => things.length > 1) ? ', and ' : ' and ';
    return phrase`${name(by)} ${listed(deeds.map(DEED.en), ', ', and)}.`;
  },
  (by, deeds) => phrase`${name(by)}さんは${listed(deeds.map(DEED.ja), '、', '、')}ました。`,
);
const isSame = (one: Phrase, other: Phrase): boolean => plain(one, String) === plain(other, String);
const joined = (deeds: readonly Deed[], { verb, things }: Deed): readonly Deed[] => {
  const last = deeds.at(-1);
  return verb && last?.verb && isSame(last.verb, verb)
    ? [...deeds.slice(0, -1), { verb, things: [...last.things, ...things] }]
    : [...deeds, { verb, things }];
};
const BETWEEN: InBoth<string> = both(' · ', '、');

/** Letters in two lines of a small phone's log: a longer sentence is told as two. */
const ROOM: InBoth<number> = both(86, 42);
/** How many letters of the room a name takes, since names are not known here. */
const NAME = '＿＿＿＿';
const SIGN = '＿';
/** A place is drawn as a sign: its words are for those who do not see the board. */
const drawn = (sentence: Phrase): Phrase =>
  sentence.map((part) => (typeof part === 'object' && 'isPlace' in part ? SIGN : part));
const fits = (sentence: Phrase, lang: Lang): boolean => plain(drawn(sentence), () => NAME).length <= ROOM[lang];

type Teller<Event> = Required<Pick<TableVoice<unknown, unknown, Event>, 'sayEvent' | 'sayEvents' | 'sayTurn'>>;

/** The log of a game in each language, from one entry an event. */
export const tellers = <Event extends Told>(
  sayings: Sayings<Event>,
  { by = seatOf, isOfTurn = () => true }: Telling<Event> = {},
): InBoth<Teller<Event>> => {
  const sayAll = (events: readonly Event[], turnOf: Seat | null = null): Saying[] =>
    events.map((event, at) => {
      // The entry of this very kind: more than the compiler can follow.
      const say = sayings[event.is as Event['is']] as (event: Event, around: Around<Event>) => Saying;
      return say(event, { before: events[at - 1], after: events.slice(at + 1), turnOf });
    });

  const tellerIn = (lang: Lang): Teller<Event> => {
    /** A sentence for each event; null: the sentence of a later one tells it too; empty: nothing says it. */
    const sayEvents = (events: readonly Event[]): (Phrase | null)[] => {
      const told: (Phrase | null)[] = [];
      /** The sentence that the next deed may join. */
      let open = null as { readonly at: number; readonly seat: Seat; readonly deeds: readonly Deed[] } | null;
      for (const [at, { kind, text, verb }] of sayAll(events).entries()) {
        told.push(kind === 'line' ? text[lang] : []);
        if (kind === 'silent') continue;
        const seat = by(events[at] as Event);
        if (kind === 'line' || seat === null) {
          open = null;
          continue;
        }
        const alone: Deed = { verb: verb?.[lang] ?? null, things: [text[lang]] };
        const together = joined(open?.deeds ?? [], alone);
        const joins = open?.seat === seat && kind === 'deed' && fits(SENTENCE[lang](seat, together), lang);
        if (open && joins) told[open.at] = null;
        open = { at, seat, deeds: joins ? together : [alone] };
        told[at] = SENTENCE[lang](seat, open.deeds);
      }
      return told;
    };
    return {
      sayEvents,
      sayEvent: (event) => sayEvents([event])[0] ?? [],
      sayTurn: (seat, events, reader = null) => {
        const said = sayAll(events, seat).filter((_, at) => isOfTurn(events[at] as Event, seat));
        const hit = said.filter(({ hits }) => hits !== null && hits === reader);
        const chiefs = said.filter(({ isChief }) => isChief);
        const briefs = [...new Set([...hit, ...chiefs, ...said])].flatMap(({ brief }) => (brief ? [brief[lang]] : []));
        return listed(briefs, BETWEEN[lang], BETWEEN[lang]);
      },
    };
  };
  return Object.fromEntries(LANGS.map((lang) => [lang, tellerIn(lang)])) as InBoth<Teller<Event>>;
};

const seatOf = (event: object): Seat | null => ('seat' in event && typeof event.seat === 'number' ? event.seat : null);
