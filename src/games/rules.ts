import type { Outlook } from '../bots/chances.ts';
import type { AnyManner, Former, Level } from '../bots/level.ts';
import type { Player } from '../bots/measuring.ts';
import type { AnyGame, AnyKnowledge } from '../engine/game.ts';

interface Bots {
  readonly knowledge: AnyKnowledge;
  /** Weakest first. */
  readonly levels: readonly Level[];
  readonly outlook: Outlook;
  readonly former?: Former;
  /** Of the bots that have a name and play in their own way. */
  readonly manners?: readonly AnyManner[];
  /** Players of the game's own that the levels are measured against. */
  readonly players?: Readonly<Record<string, Player>>;
}

interface Playable {
  /** As its facts have it: what a match in a code names its game by. */
  readonly code: number;
  rules(): Promise<{ readonly game: AnyGame }>;
  bots(): Promise<Bots>;
}

/** Counted up whenever a bot of any game would choose otherwise than before: what was measured with it is measured anew. */
export const BOT_GENERATION = 9;

/** Every game's rules and bots, loaded when asked for; one line each. Workers and node only. */
export const RULES: Readonly<Record<string, Playable>> = {
  'fairy-light': {
    code: 1,
    rules: () => import('./fairy-light/rules/index.ts'),
    bots: () => import('./fairy-light/bot/index.ts'),
  },
  'fairy-concerto': {
    code: 2,
    rules: () => import('./fairy-concerto/rules/index.ts'),
    bots: () => import('./fairy-concerto/bot/index.ts'),
  },
  alfheim: {
    code: 3,
    rules: () => import('./alfheim/rules/index.ts'),
    bots: () => import('./alfheim/bot/index.ts'),
  },
  maihoshi: {
    code: 4,
    rules: () => import('./maihoshi/rules/index.ts'),
    bots: () => import('./maihoshi/bot/index.ts'),
  },
  'my-little-scythe': {
    code: 5,
    rules: () => import('./my-little-scythe/rules/index.ts'),
    bots: () => import('./my-little-scythe/bot/index.ts'),
  },
};
