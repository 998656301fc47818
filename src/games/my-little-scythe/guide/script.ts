import type { GuideStep } from '../../../words/guide.ts';
import type { Move } from '../rules/move.ts';
import { fight } from './fight.ts';
import { opening } from './opening.ts';
import { trophies } from './trophies.ts';

export const script: readonly GuideStep<Move>[] = [...opening, ...trophies, ...fight];
