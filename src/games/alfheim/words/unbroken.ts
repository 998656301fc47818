import type { Part, Phrase } from '../../../words/phrase.ts';
import type { TableVoice } from '../../../words/voice.ts';
import type { Reason } from '../rules/ids.ts';
import type { Event, Move, View } from '../rules/state.ts';

type Voice = TableVoice<Move, View, Event, Reason>;

/** A browser that breaks Japanese between phrases takes the beginnings of these words for some. */
const keptText = (text: string): string =>
  text.replaceAll('手がかり', '手が\u2060かり').replaceAll('はちみつ', 'は\u2060ちみつ');

function keptPart(part: Part): Part {
  if (typeof part === 'string') return keptText(part);
  return 'text' in part ? { ...part, text: keptText(part.text) } : part;
}

/** As it is drawn: no line ends within a word. */
export const unbroken = (said: Phrase): Phrase => said.map(keptPart);

export const speaking = (voice: Voice): Voice => ({
  ...voice,
  sayMove: (move, view) => unbroken(voice.sayMove(move, view)),
  sayEvent: (event) => unbroken(voice.sayEvent(event)),
  sayEvents: (events) => voice.sayEvents?.(events).map((said) => said && unbroken(said)) ?? [],
  sayTurn: (seat, events) => unbroken(voice.sayTurn(seat, events)),
  sayReason: (reason) => unbroken(voice.sayReason(reason)),
  sayAsk: (ask, view) => unbroken(voice.sayAsk(ask, view)),
  explain: (thing, view) => unbroken(voice.explain(thing, view)),
});
