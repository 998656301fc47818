import { conform } from '../engine/conformance/properties.ts';
import { checks } from './toy/checks.ts';
import { game } from './toy/rules/index.ts';
import { voices } from './toy/words/index.ts';

/** What `npm run new` writes is held to all that is promised of games. */
conform({ game, checks, voices });
