import { type InBoth, listed, type Phrase, plain } from '../../words/phrase.ts';
import { type AnyVoice, LANGS } from '../../words/voice.ts';
import { canonical } from '../equal.ts';
import { type AnyEvent, type AnyMove, type AnyReason, type AnyView, type Ask, claim, type Seat } from '../game.ts';
import { offersTo } from '../match.ts';
import { mayHear } from '../reel.ts';
import { ruleIdIn } from './rulebook.ts';
import type { Met, Property, Step, Trial } from './trial.ts';
import { claimSame, eyesOf, hasMet, lookersAt, metOften, note, walk } from './trial.ts';

/** Says a thing that is met for the first time in this game, and explains the things that are in it. */
export type Say = (
  what: string,
  met: unknown,
  said: (voice: AnyVoice) => Phrase | null,
  view?: AnyView,
  /** In letters; seats are called as "seat 0". */
  longest?: InBoth<number>,
) => void;

/** Both languages at once: `say` what has not been said in this game before, `tell` whatever it is. */
function speakersOf(trial: Trial): { readonly say: Say; readonly tell: Say } {
  const speakers = LANGS.map((lang) => speaker(trial, lang));
  const met = new Set<string>();
  const tell: Say = (what, ...said) => {
    const [en, ja] = speakers.map((speak) => speak(what, ...said));
    claim(Boolean(en) === Boolean(ja), () => `${what} is said in ${en ? 'en' : 'ja'} alone`);
    if (en && ja) claimSame(en, ja, `${what} names other seats in en than in ja`);
  };
  const say: Say = (what, value, ...said) => {
    const key = `${what} ${JSON.stringify(value)}`;
    if (met.has(key)) return;
    met.add(key);
    tell(what, value, ...said);
  };
  return { say, tell };
}

function sayReason(say: Say, reason: AnyReason, view: AnyView): void {
  say(`the reason ${reason.rule}`, reason, (voice) => voice.sayReason(reason), view);
  for (const thing of reason.things ?? []) say(`the thing ${thing}`, thing, (voice) => voice.explain(thing, view));
}

/** Says it, and returns the seats that are named; null if there is nothing to say. */
type Speaker = (...said: Parameters<Say>) => readonly Seat[] | null;

function speaker({ subject, setup }: Trial, lang: (typeof LANGS)[number]): Speaker {
  const voice = subject.voices[lang];
  const explained = new Set<string>();
  const nameOf = (seat: Seat): string => {
    claim(Number.isInteger(seat) && seat >= 0 && seat < setup.seats, `${lang} names seat ${seat}, which is none`);
    return `seat ${seat}`;
  };
  const say: Speaker = (what, _value, said, view, longest) => {
    const words = said(voice);
    // A side that is a seat goes by the name of who sits there.
    if (words === null) return null;
    const text = plain(words, nameOf).trim();
    claim(text !== '' && !UNSAID.test(text), () => `${what} is said as ${JSON.stringify(text)} in ${lang}`);
    const nameless = plain(words, () => '–');
    claim(!SEAT.test(nameless), () => `${what} calls a seat by its number in ${lang}: ${JSON.stringify(nameless)}`);
    const isForeign = lang === 'ja' && ENGLISH.test(nameless);
    claim(!isForeign, () => `${what} is said in English in ja: ${JSON.stringify(text)}`);
    claim(!VERBLESS.test(text), () => `${what} lacks its verb in ${lang}: ${JSON.stringify(text)}`);
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
    const named = words.flatMap((part) => (typeof part !== 'string' && 'name' in part ? [part.name] : []));
    return [...new Set(named)].sort((one, other) => one - other);
  };
  return say;
}

/** What a template says where a value was missing. */
const UNSAID = /undefined|null|NaN|\[object/;

const SEAT = /\bseat \d|席\s?\d|\d番目?の席/i;

/** A word, and no letter of Japanese beside it. */
const ENGLISH = /^[^ぁ-ヿ一-鿿]*[a-z]{3}[^ぁ-ヿ一-鿿]*$/;

/** What the log makes of a deed that ends in no verb, as 10ました. */
const VERBLESS = /[\d\p{Lu}はがをァ-ヿ]ました/u;

/** Whatever a game meets can be said in both languages: asks, moves, events, rows, sides and their things; reasons say `reasons`. */
export const spoken: Property = {
  name: 'spoken',
  check(trial) {
    const { game } = trial.subject;
    const { say, tell } = speakersOf(trial);
    let turn: Turn = { seat: -1, events: [] };
    walk(trial, 'spoken', (step) => {
      if (step.log.length === 0) {
        for (const event of game.opening?.(game.view(step.state, 'onlooker')) ?? []) {
          say('the opening', event, (voice) => worthSaying(voice.sayEvent(event)));
        }
      }
      for (const { event } of step.told) say('an event', event, (voice) => worthSaying(toAll(voice.sayEvent(event))));
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

/** The log is read by everybody round the table; what it quotes of a card is the card's. */
function toAll(line: Phrase): Phrase {
  const text = plain(line, () => '–');
  claim(!YOU.test(text), () => `a line of the log says “you”, whoever reads it: ${JSON.stringify(text)}`);
  return line;
}
const YOU = /\byou(?:rs?)?\b|あなた/i;

const worthSaying = (phrase: Phrase): Phrase | null => (phrase.length === 0 ? null : phrase);

function sayPosition({ state, asks }: Step, trial: Trial, say: Say): void {
  const { subject, setup } = trial;
  const { game } = subject;
  for (const ask of asks) {
    for (const eyes of lookersAt(ask)) {
      const view = game.view(state, eyes);
      say(`the ask ${ask.step}`, ask, (voice) => voice.sayAsk(ask, view), view, LONGEST_ASK);
      for (const move of offersTo(game, state, view, ask.seat)) {
        say('a move', [move, ask], (voice) => voice.sayMove(move, view), view);
      }
    }
  }
  const open = game.view(state, 'onlooker');
  const { rows, totals } = game.sheet(open);
  for (const { row, reasons } of rows) {
    say(`the row ${row}`, row, (voice) => voice.sayRow(row));
    for (const reason of reasons) sayReason(say, reason, open);
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

/** More of it would push the buttons off a small phone. */
const LONGEST_ASK = { en: 60, ja: 30 };

function holdReasons(step: Step, trial: Trial, met: Met, say: Say): void {
  for (const ask of step.asks) holdWishes(step, trial, ask, met, say);
  const { game, checks } = trial.subject;
  for (const eyes of eyesOf(trial)) {
    for (const row of game.sheet(game.view(step.state, eyes)).rows) {
      claim(checks.rules.includes(row.rule), `the sheet's row ${row.row} names ${row.rule}, which is no rule`);
      for (const reason of row.reasons) holdKnown(trial, reason, `the sheet's row ${row.row}`);
    }
  }
}

/** For all eyes that may look, `why` and the offers agree: a seat's own eyes know a reason where the table knows none. */
function holdWishes({ state }: Step, trial: Trial, ask: Ask, met: Met, say: Say): void {
  const { game, checks } = trial.subject;
  const { seat, step, only } = ask;
  const named = (move: AnyMove): Wish => ({ move, text: canonical(move) });
  const legal = game.moves(state, seat).map(named);
  const wishes = checks.wishes(state, seat).map(named);
  const lookers = lookersAt(ask).map((eyes) => {
    const view = game.view(state, eyes);
    return {
      eyes,
      view,
      seen: JSON.stringify(view),
      offered: eyes === seat ? legal : offersTo(game, state, view, seat).map(named),
    };
  });
  const all = new Map(
    [...legal, ...wishes, ...lookers.flatMap(({ offered }) => offered)].map((each) => [each.text, each]),
  );
  for (const { eyes, view, seen, offered } of lookers) {
    const texts = new Set(offered.map(({ text }) => text));
    for (const { move, text } of all.values()) {
      const reason = game.why(view, seat, move);
      const isLegal = texts.has(text);
      claim(reason === null || !isLegal, `why refuses the legal ${text} of seat ${seat} to ${eyes}`);
      claim(reason !== null || isLegal, `why is silent on the illegal ${text} of seat ${seat} to ${eyes}`);
      if (!reason) continue;
      holdKnown(trial, reason, 'why');
      sayReason(say, reason, view);
    }
    for (const { move } of offered) {
      for (const reason of game.foresee(view, seat, move)) {
        holdKnown(trial, reason, 'foresee');
        sayReason(say, reason, view);
      }
      for (const reason of game.merits?.(view, seat, move) ?? []) {
        holdKnown(trial, reason, 'merits');
        sayReason(say, reason, view);
      }
    }
    for (const reason of game.certain?.(view, seat) ?? []) {
      holdKnown(trial, reason, 'certain');
      sayReason(say, reason, view);
    }
    claim(JSON.stringify(view) === seen, `what gives reasons changed the view of ${eyes}`);
  }
  if (only) return;
  note(met, 'asked', step);
  const texts = new Set(legal.map(({ text }) => text));
  if (wishes.some(({ text }) => !texts.has(text))) note(met, 'refused', step);
}

interface Wish {
  readonly move: AnyMove;
  readonly text: string;
}

const holdKnown = ({ subject }: Trial, { rule }: AnyReason, teller: string): void =>
  claim(subject.checks.rules.includes(rule), `${teller} names ${rule}, which is no rule`);

/** `why` and `moves` agree on every wish; whatever gives a reason names a rule of the game, and is said in both languages. */
export const reasons: Property = {
  name: 'reasons',
  check(trial, met) {
    const { say } = speakersOf(trial);
    walk(trial, 'reasons', (step) => holdReasons(step, trial, met, say));
  },
  /** A `why` that nothing illegal was put to has not been tried. */
  whole(met) {
    for (const step of metOften(met, 'asked', 1))
      claim(hasMet(met, 'refused', step), `nothing illegal is wished in ${step}`);
  },
};
