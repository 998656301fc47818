import { sayMutants } from '../host/rehearsal/mutate.ts';
import { keepFigure } from './measured.ts';

/**
 * Says changed messages on the lines between devices at one match, and looks whether the match of each can still be opened:
 * npm run -s wire [mutants] [seed]
 * Fails if one cannot.
 */
const MUTANTS = 10_000;
const [mutants = MUTANTS, seed = 1] = process.argv.slice(2).map(Number);
const { understood, broken } = sayMutants(mutants, seed);
console.log(
  `${mutants} mutants: ${understood} could be read as messages; ${broken} left a match that cannot be opened`,
);
keepFigure('wire', `${mutants.toLocaleString('en')} messages: ${broken} matches that cannot be opened`);
if (broken > 0) process.exitCode = 1;
