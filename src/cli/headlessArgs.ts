import { parseArgs } from 'node:util';
import type { Facts, Setup } from '../engine/game.ts';
import { isSeed, SEED_BOUND } from '../engine/setup.ts';
import { LANGS, type Lang } from '../words/lang.ts';
import { BadArguments } from './badArguments.ts';
import { typedSetup } from './typedSetup.ts';

export type Asked =
  | { readonly kind: 'play'; readonly game: string; readonly shown: OutputStyle; readonly typed: Typed }
  | { readonly kind: 'replay'; readonly file: string; readonly shown: OutputStyle };

export interface OutputStyle {
  readonly json: boolean;
  readonly lang: Lang;
}

/** What can only be read when the game's facts are known. */
export interface Typed {
  readonly seats: string;
  readonly options: string;
  readonly looks: string;
  readonly deal: string;
}

const USAGE = `npm run -s headless -- --game G --seats 0,0 --deal 7 [--options k=v,…] [--looks a,b] [--lang en|ja] [--json]
npm run -s headless -- --replay FILE [--lang en|ja] [--json]`;

export function readArgs(args: readonly string[]): Asked {
  const { values } = parseArgs({
    args: [...args],
    options: {
      game: { type: 'string' },
      seats: { type: 'string' },
      deal: { type: 'string' },
      options: { type: 'string', default: '' },
      looks: { type: 'string', default: '' },
      replay: { type: 'string' },
      lang: { type: 'string', default: 'en' },
      json: { type: 'boolean', default: false },
    },
  });
  const lang = LANGS.find((each) => each === values.lang);
  if (!lang) throw new BadArguments(`There is no language ${values.lang}; there are ${LANGS.join(' and ')}.`);
  const shown = { json: values.json, lang };
  if (values.replay !== undefined) return { kind: 'replay', file: values.replay, shown };
  const { game, seats, deal, options, looks } = values;
  if (game === undefined || seats === undefined || deal === undefined) {
    throw new BadArguments(`A game needs --game, --seats and --deal:\n${USAGE}`);
  }
  return { kind: 'play', game, shown, typed: { seats, deal, options, looks } };
}

export interface Deal {
  readonly setup: Setup;
  readonly seed: number;
  /** One name a seat, as `playerOf` knows them. */
  readonly players: readonly string[];
}

export function readDeal(facts: Facts, { seats, options, looks, deal }: Typed): Deal {
  const players = seats.split(',').map(playerName);
  const seed = Number(deal);
  if (deal === '' || !isSeed(seed)) throw new BadArguments(`A deal is a whole number from 0 to ${SEED_BOUND - 1}.`);
  return { setup: typedSetup(facts, players.length, options, looks), seed, players };
}

/** 0 plays at random, 1 is the weakest level; every other name is `playerOf`'s. */
function playerName(typed: string): string {
  if (typed === '0') return 'random';
  return /^\d+$/.test(typed) ? `level:${typed}` : typed;
}
