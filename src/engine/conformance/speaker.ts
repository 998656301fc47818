import { LANGS } from '../../words/lang.ts';
import { type InBoth, type Phrase, plain } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { claim } from '../claim.ts';
import type { AnyReason, AnyView } from '../game.ts';
import type { Seat } from '../ids.ts';
import { claimSame } from './difference.ts';
import { ruleIdIn } from './ruleIds.ts';
import type { Trial } from './trial.ts';

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
export function speakersOf(trial: Trial): { readonly say: Say; readonly tell: Say } {
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

export function sayReason(say: Say, reason: AnyReason, view: AnyView): void {
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
