import { listed } from '../../words/lists.ts';
import { type Phrase, plain } from '../../words/phrase.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { claim } from '../claim.ts';
import type { AnyEvent } from '../game.ts';
import type { Seat } from '../ids.ts';
import { offersTo } from '../match.ts';
import { mayHear } from '../reel.ts';
import { type Say, sayReason, speakersOf } from './speaker.ts';
import { eyesOf, lookersAt, type Property, type Step, type Trial, walk } from './trial.ts';

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
