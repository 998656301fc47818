import { LETTERS } from '../../rules/cards.ts';
import { type Contest, HonourMark } from './emblems.tsx';
import { Mark } from './instruments.tsx';

const CONTESTS: readonly string[] = ['popular', 'conductor', 'soloist', 'pianist', 'harpist'] satisfies Contest[];

/** A fairy by its letter, or a contest by its name, in a sentence and one em high. */
export const Icon = ({ of }: { readonly of: string }) =>
  CONTESTS.includes(of) ? <HonourMark of={of as Contest} /> : <Mark kind={LETTERS.indexOf(of)} />;
