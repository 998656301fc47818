import { kindOf } from '../../rules/cards.ts';
import { CONTESTS } from '../../rules/score.ts';
import { HonourMark } from './emblems.tsx';
import { Mark } from './instruments.tsx';

/** A fairy by its letter, or a contest by its name, in a sentence and one em high. */
export function Icon({ of }: { readonly of: string }) {
  const contest = CONTESTS.find((each) => each === of);
  return contest ? <HonourMark of={contest} /> : <Mark kind={kindOf(of)} />;
}
