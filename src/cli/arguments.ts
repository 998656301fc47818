import type { Facts, Setup } from '../engine/game.ts';
import { plainOptions, seatCounts, setupFault } from '../engine/setup.ts';

/** Arguments that make no sense; the message is a sentence for the person who typed them. */
export class BadArguments extends Error {}

const EXIT_BAD_ARGUMENTS = 2;

/** Runs a command; typed nonsense ends it with a sentence, anything else with its trace. */
export async function command(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (fault) {
    if (!(fault instanceof BadArguments) && !isParseFault(fault)) throw fault;
    console.error(fault.message);
    process.exitCode = EXIT_BAD_ARGUMENTS;
  }
}

/** node:util's parseArgs says in its own sentence what it does not know. */
const isParseFault = (fault: unknown): fault is Error =>
  fault instanceof TypeError && 'code' in fault && String(fault.code).startsWith('ERR_PARSE_ARGS');

/**
 * A table of so many seats with options as typed, `k=v,…`, and looks, `a,b,…`; what is not typed is as the game has it
 * unasked.
 */
export function typedSetup(facts: Facts, seats: number, options: string, looks = ''): Setup {
  const counts = seatCounts(facts);
  if (!counts.includes(seats)) {
    throw new BadArguments(
      `${facts.id} takes ${[...new Set([counts[0], counts.at(-1)])].join(' to ')} seats, not ${seats}.`,
    );
  }
  const typed = options.split(',').filter(Boolean).map(halves);
  const setup: Setup = {
    seats,
    options: { ...plainOptions(facts, seats), ...Object.fromEntries(typed) },
    ...(looks !== '' && { looks: looks.split(',') }),
  };
  const fault = setupFault(facts, setup);
  if (fault === 'looks') throw new BadArguments(looksSentence(facts, seats));
  if (fault) throw new BadArguments(optionsSentence(facts, seats));
  return setup;
}

function halves(pair: string): [string, string] {
  const at = pair.indexOf('=');
  return at < 0 ? [pair, ''] : [pair.slice(0, at), pair.slice(at + 1)];
}

function looksSentence({ id, looks = [] }: Facts, seats: number): string {
  return looks.length === 0
    ? `${id} has no looks.`
    : `${id} takes ${seats} of these looks, none twice: ${looks.join(', ')}.`;
}

function optionsSentence(facts: Facts, seats: number): string {
  const known = facts.options(seats).map(({ id, values }) => `${id}=${values.join('|')}`);
  return known.length === 0 ? `${facts.id} has no options.` : `The options of ${facts.id} are ${known.join(', ')}.`;
}
