import { describe } from 'vitest';
import { SPECIMENS } from '../engine/specimens/all.ts';
import { testWholeMatches } from '../tests/wholeMatches.ts';

// The games for play go through the host with their conformance.
describe.each(Object.entries(SPECIMENS))('%s', (_, { game }) => testWholeMatches(game));
