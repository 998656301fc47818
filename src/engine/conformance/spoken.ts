import { LANGS, type Phrase, plain } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';
import type { AnyView, Reason } from '../game.ts';
import type { Seat } from '../ids.ts';
import { claim } from './broken.ts';
import { everyStep, lookersAt, type Step, type Trial } from './trial.ts';

/** Whatever is met can be said in both languages: asks, moves, events, reasons, rows, sides and the things in them. */
export const spoken = everyStep('spoken', (step, trial) => {
  for (const lang of LANGS) {
    const voice = trial.subject.voices[lang];
    const say = sayer(trial, lang, voice);
    for (const { event } of step.told) say('an event', voice.sayEvent(event));
    sayPosition(step, trial, voice, say);
  }
});

type Say = (what: string, said: Phrase, view?: AnyView) => void;

function sayPosition({ state, asks }: Step, { subject }: Trial, voice: AnyVoice, say: Say): void {
  const { game, checks } = subject;
  const sayReason = (reason: Reason, view: AnyView): void => {
    say(`the reason ${reason.rule}`, voice.sayReason(reason), view);
    for (const thing of reason.things ?? []) say(`the thing ${thing}`, voice.explain(thing, view));
  };
  for (const ask of asks) {
    for (const eyes of lookersAt(ask)) {
      const view = game.view(state, eyes);
      say(`the ask ${ask.step}`, voice.sayAsk(ask, view), view);
      for (const move of game.moves(state, ask.seat)) {
        say('a move', voice.sayMove(move, view), view);
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
    say(`the row ${row}`, voice.sayRow(row));
    for (const reason of reasons) sayReason(reason, open);
  }
  totals.forEach((_, side) => {
    const part = voice.saySide(side);
    if (part) say(`side ${side}`, part);
  });
}

function sayer({ subject, setup }: Trial, lang: string, voice: AnyVoice): Say {
  const nameOf = (seat: Seat): string => {
    claim(Number.isInteger(seat) && seat >= 0 && seat < setup.seats, `${lang} names seat ${seat}, which is none`);
    return `seat ${seat}`;
  };
  const say: Say = (what, said, view) => {
    const text = plain(said, nameOf).trim();
    claim(text !== '' && !UNSAID.test(text), () => `${what} is said as ${JSON.stringify(text)} in ${lang}`);
    for (const part of said) {
      if (typeof part === 'string') continue;
      if ('rule' in part) claim(subject.game.rules.includes(part.rule), `${what} links to ${part.rule}, no rule`);
      if ('thing' in part && view !== undefined) say(`the thing ${part.thing}`, voice.explain(part.thing, view));
    }
  };
  return say;
}

/** What a template says where a value was missing. */
const UNSAID = /undefined|null|NaN|\[object/;
