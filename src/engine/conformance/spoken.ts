import { LANGS } from '../../words/lang.ts';
import { listed } from '../../words/lists.ts';
import { type InBoth, type Phrase, plain } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { claim } from '../claim.ts';
import type { AnyEvent, AnyReason, AnyView } from '../game.ts';
import type { Seat } from '../ids.ts';
import { offersTo } from '../match.ts';
import { mayHear } from '../reel.ts';
import { ruleIdIn } from './ruleIds.ts';
import { eyesOf, lookersAt, type Property, type Step, type Trial, walk } from './trial.ts';

/** Whatever a game meets can be said in both languages: asks, moves, events, reasons, rows, sides and their things. */
export const spoken: Property = {
  name: 'spoken',
  check(trial) {
    const { game } = trial.subject;
    const speakers = LANGS.map((lang) => speaker(trial, lang));
    const met = new Set<string>();
    const tell: Say = (...said) => {
      for (const speak of speakers) speak(...said);
    };
    const say: Say = (what, value, ...said) => {
      const key = `${what} ${JSON.stringify(value)}`;
      if (met.has(key)) return;
      met.add(key);
      tell(what, value, ...said);
    };
    let turn: Turn = { seat: -1, events: [] };
    walk(trial, 'spoken', (step) => {
      if (step.log.length === 0) {
        for (const event of game.opening?.(game.view(step.state, 'onlooker')) ?? []) {
          say('the opening', event, (voice) => voice.sayEvent(event));
        }
      }
      for (const { event } of step.told) say('an event', event, (voice) => voice.sayEvent(event));
      turn = turnWith(step, turn);
      const { seat, events } = turn;
      say('a turn in the log', turn, (voice) => worthSaying(inLog(voice, turn)));
      say('a turn', turn, (voice) => worthSaying(voice.sayTurn(seat, events)));
      sayPosition(step, trial, say);
      sayTables(step, trial, tell);
    });
  },
};

/** What everybody has heard of a seat since another one acted. */
interface Turn {
  readonly seat: Seat;
  readonly events: readonly AnyEvent[];
}

function turnWith({ log, told }: Step, { seat, events }: Turn): Turn {
  const heard = told.flatMap(({ event, to }) => (mayHear(to, 'onlooker') ? [event] : []));
  const by = log.at(-1)?.seat ?? seat;
  return { seat: by, events: by === seat ? [...events, ...heard] : heard };
}

/** A turn that begins in the log must end there, with a line of its own for the last event. */
function inLog(voice: AnyVoice, { events }: Turn): Phrase {
  const lines = voice.sayEvents?.(events) ?? [];
  claim(
    !voice.sayEvents || lines.length === events.length,
    `${events.length} events are told in ${lines.length} lines`,
  );
  claim(lines.length === 0 || lines.at(-1) !== null, 'the last event of a turn is told in no line');
  return lines.flatMap((line) => line ?? []);
}

const worthSaying = (phrase: Phrase): Phrase | null => (phrase.length === 0 ? null : phrase);

/** Says a thing that is met for the first time in this game, and explains the things that are in it. */
type Say = (
  what: string,
  met: unknown,
  said: (voice: AnyVoice) => Phrase | null,
  view?: AnyView,
  /** In letters; seats are called as "seat 0". */
  longest?: InBoth<number>,
) => void;

function sayPosition({ state, asks }: Step, trial: Trial, say: Say): void {
  const { subject, setup } = trial;
  const { game, checks } = subject;
  const sayReason = (reason: AnyReason, view: AnyView): void => {
    say(`the reason ${reason.rule}`, reason, (voice) => voice.sayReason(reason), view);
    for (const thing of reason.things ?? []) say(`the thing ${thing}`, thing, (voice) => voice.explain(thing, view));
  };
  for (const ask of asks) {
    for (const eyes of lookersAt(ask)) {
      const view = game.view(state, eyes);
      say(`the ask ${ask.step}`, ask, (voice) => voice.sayAsk(ask, view), view, LONGEST_ASK);
      for (const move of offersTo(game, state, view, ask.seat)) {
        say('a move', [move, ask], (voice) => voice.sayMove(move, view), view);
        for (const reason of game.foresee(view, ask.seat, move)) sayReason(reason, view);
      }
      for (const wish of checks.wishes(state, ask.seat)) {
        const reason = game.why(view, ask.seat, wish);
        if (reason) sayReason(reason, view);
      }
    }
  }
  const open = game.view(state, 'onlooker');
  const { rows, totals } = game.sheet(open);
  for (const { row, reasons } of rows) {
    say(`the row ${row}`, row, (voice) => voice.sayRow(row));
    for (const reason of reasons) sayReason(reason, open);
  }
  totals.forEach((_, side) => {
    say(`side ${side}`, side, (voice) => voice.saySide(side, setup));
  });
}

/** No two positions of a game are alike: to remember which were said would cost more than to say them. */
function sayTables({ state }: Step, trial: Trial, tell: Say): void {
  for (const eyes of eyesOf(trial)) {
    const view = trial.subject.game.view(state, eyes);
    tell('the table', view, ({ sayTable }) => listed(sayTable?.(view, eyes) ?? [['-']], ' ', ' '), view);
  }
}

function speaker({ subject, setup }: Trial, lang: (typeof LANGS)[number]): Say {
  const voice = subject.voices[lang];
  const explained = new Set<string>();
  const nameOf = (seat: Seat): string => {
    claim(Number.isInteger(seat) && seat >= 0 && seat < setup.seats, `${lang} names seat ${seat}, which is none`);
    return `seat ${seat}`;
  };
  const say: Say = (what, _value, said, view, longest) => {
    const words = said(voice);
    // A side that is a seat goes by the name of who sits there.
    if (words === null) return;
    const text = plain(words, nameOf).trim();
    claim(text !== '' && !UNSAID.test(text), () => `${what} is said as ${JSON.stringify(text)} in ${lang}`);
    const most = longest?.[lang] ?? text.length;
    claim(text.length <= most, () => `${what} has more than ${most} letters in ${lang}: ${JSON.stringify(text)}`);
    const id = ruleIdIn(text, subject.checks.rules);
    claim(id === undefined, () => `${what} names the rule ${id} in ${lang}: ${JSON.stringify(text)}`);
    for (const part of words) {
      if (typeof part === 'string') continue;
      if ('rule' in part) claim(subject.checks.rules.includes(part.rule), `${what} links to ${part.rule}, no rule`);
      if ('thing' in part && view !== undefined && !explained.has(part.thing)) {
        explained.add(part.thing);
        say(`the thing ${part.thing}`, part.thing, (by) => by.explain(part.thing, view));
      }
    }
  };
  return say;
}

/** More of it would push the buttons off a small phone. */
const LONGEST_ASK = { en: 60, ja: 30 };

/** What a template says where a value was missing. */
const UNSAID = /undefined|null|NaN|\[object/;
