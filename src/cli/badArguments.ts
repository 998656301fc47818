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
