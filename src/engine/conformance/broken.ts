import type { MatchRecord } from '../log.ts';

/** What most often has to be mended in a game that breaks a promise, by the promise's name. */
export const ADVICE: Readonly<Record<string, string>> = {
  moves: 'asks and moves depend on the state alone: some moves for each seat that is asked, none for others',
  reasons:
    'why gives a reason for what moves does not offer, and null for what it does; wishes holds illegal moves too',
  bounds: 'play, or holds in checks.ts if that asks too much',
  conserved: 'play moves components from pile to pile; what is used up stays in a pile that the census counts',
  moveIds: 'moveId gives every move a number of its own',
  json: 'the state holds numbers, texts, lists and plain objects, and all that play needs: nothing stands beside it',
  copies: 'play changes its state alone, in lists of its own: neither constants nor lists that two states share',
  replay: 'play takes chance from its rng, and keeps nothing outside of the state',
  undoing: 'tell with news what others learn by a move',
  guesses: 'view hides what a seat does not know, and guess fills in just that, from what has not been seen',
  unveiling: 'sheet counts a view that shows more than one seat knows, too',
  twins: 'twin in checks.ts puts something else wherever those eyes do not see',
  wire: 'view, asks and events keep from every seat what it does not know',
  openAsks:
    'whoever is asked in the open has the same moves whatever is secret; if not, the ask is private or offers says all',
  offers: 'offers lists what may be legal as far as the table knows, and nothing else',
  conceals: 'conceals says whether a seat sees more of its own than the table does',
  secrets:
    "an event that uncovers something is told with news to those who learn by it; with 'none' it tells nothing new",
  sealed: 'what is chosen at once stays hidden in views and untold until the last has chosen',
  ending: 'sheet and result count the same points, a number a side, and whoever wins has most',
  spoken:
    'words/ says the same in both languages of whatever can be asked, moved, told and explained: with names, never “you”',
};

/** A broken promise, told in one line: the promise, what happened instead, what to mend, and the record that shows it. */
export class Broken extends Error {
  readonly property: string;
  readonly record: MatchRecord;
  constructor(property: string, fault: unknown, record: MatchRecord) {
    const { game, setup, seed, log } = record;
    const options = Object.entries(setup.options).map(([id, value]) => `${id}=${value}`);
    const where = [`${setup.seats} seats`, ...options, `deal ${seed}`, `after ${log.length} moves`].join(', ');
    const told = `${game} breaks ${property} (${where}): ${sentence(fault)}. To mend: ${mendOf(property, fault)}.`;
    super(`${told} ${JSON.stringify(record)}`, { cause: fault });
    this.property = property;
    this.record = record;
  }
}

/** What fell over keeps no promise: the place tells more than what the promise asks for. */
function mendOf(property: string, fault: unknown): string | undefined {
  const place =
    fault instanceof TypeError || fault instanceof RangeError ? PLACE.exec(fault.stack ?? '')?.[1] : undefined;
  return place ? `it fell over at ${place}` : ADVICE[property];
}
const PLACE = /\b(src\/[\w./-]+:\d+):\d+/;

const sentence = (fault: unknown): string =>
  (fault instanceof Error ? fault.message : String(fault)).replace(/\s+/g, ' ').trim();
