import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { random } from '../bots/measuring.ts';
import { type Account, accountOf, setupOf } from '../engine/account.ts';
import { type AnyGame, defineKnowledge, type Facts, type Setup } from '../engine/game.ts';
import type { Emblem } from '../engine/log.ts';
import type { Match } from '../engine/match.ts';
import { lines } from '../engine/reel.ts';
import { isSeed, SEED_BOUND } from '../engine/setup.ts';
import { RULES } from '../games/rules.ts';
import { loadSubject } from '../games/subjects.ts';
import { FORMAT, type SavedMatch } from '../saves/format.ts';
import { parseSave } from '../saves/parse.ts';
import { replay } from '../saves/replay.ts';
import { chronicle } from '../words/chronicle.ts';
import { type InBoth, type Part, type Phrase, plain } from '../words/phrase.ts';
import { type AnyVoice, LANGS, type Lang } from '../words/voice.ts';
import { BadArguments, command, typedSetup } from './arguments.ts';
import { botSitters, type GameWithBots, loadBots, loadGame, playerOf, playOut } from './games.ts';

/** A saved match, or the line of a headless or recorded one. */
export async function readMatch(file: string, gameOf: (id: string) => Promise<AnyGame>): Promise<Match> {
  const save = parseSave(asSave(parsed(file)));
  if ('refused' in save) throw new BadArguments(`${file} holds no match (${save.refused} at ${save.place}).`);
  const match = replay(await gameOf(save.game), save);
  if ('refused' in match) throw new BadArguments(`The rules refuse ${file} (${match.refused} at ${match.place}).`);
  return match;
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (fault) {
    throw new BadArguments(`${file} cannot be read: ${(fault as Error).message}`);
  }
}

function asSave(raw: unknown): unknown {
  if (typeof raw !== 'object' || raw === null || !('table' in raw)) return raw;
  const account = raw as Account;
  const { game, edition, seed, seats, log } = account;
  const sitters = Number.isInteger(seats) ? botSitters(seats) : [];
  const save: SavedMatch = {
    format: FORMAT,
    game,
    edition,
    seed,
    setup: setupOf(account),
    sitters,
    log,
    seen: sitters.map(() => 0),
    shown: 0,
    title: null,
    touchedAt: 0,
  };
  return save;
}

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

interface HeadlessWords {
  /** Bots are called by their emblem. */
  readonly names: Readonly<Record<Emblem, string>>;
  /** As a player is called in a sentence. */
  player(name: string): string;
  withPart(name: string, part: string): string;
  side(number: number): string;
  readonly total: string;
  won(names: readonly string[]): string;
  readonly nobodyWon: string;
}

/** What the headless table says beside the game itself. */
export const headlessWords: InBoth<HeadlessWords> = {
  en: {
    names: { crane: 'Crane', pine: 'Pine', fan: 'Fan', plum: 'Plum', bell: 'Bell', wave: 'Wave' },
    player: (name) => name,
    withPart: (name, part) => `${name} (${part})`,
    side: (number) => `Side ${number}`,
    total: 'Total',
    won: (names) => (names.length === 1 ? `${names[0]} wins.` : `${names.join(' and ')} share the victory.`),
    nobodyWon: 'It is a draw.',
  },
  ja: {
    names: { crane: '鶴', pine: '松', fan: '扇', plum: '梅', bell: '鈴', wave: '波' },
    player: (name) => `${name}さん`,
    withPart: (name, part) => `${name}（${part}）`,
    side: (number) => `陣営${number}`,
    total: '合計',
    won: (names) => (names.length === 1 ? `${names[0]}の勝ちです。` : `${names.join('と')}は、ともに勝者です。`),
    nobodyWon: '引き分けです。',
  },
};

/** What happened, line by line as the open table heard it, and the score sheet below. */
export function storyOf(match: Match, voice: AnyVoice, lang: Lang): string[] {
  const words = headlessWords[lang];
  const nameOf = (seat: number): string => words.names[match.record.sitters[seat]?.emblem ?? 'crane'];
  const sideName = (side: number): string => {
    const part = voice.saySide(side, match.record.setup);
    if (side >= match.record.setup.seats) return part ? plain(part, nameOf) : words.side(side + 1);
    const name = nameOf(side);
    return part ? words.withPart(name, plain(part, nameOf)) : name;
  };
  const told = chronicle(lines(match, 'onlooker'), voice);
  const { rows, totals, ranks } = match.game.sheet(match.game.view(match.state, 'onlooker'));
  const { winners } = match.game.result(match.state);
  const called = (side: number): string =>
    side < match.record.setup.seats ? words.player(nameOf(side)) : sideName(side);
  const won = winners.length === 0 ? words.nobodyWon : words.won(winners.map(called));
  const last = told.at(-1);
  const hasBeenTold = last !== undefined && plain(last, nameOf).endsWith(won);
  return [
    ...told.map((phrase, index) => `${index + 1}. ${plain(withoutPlaces(phrase), nameOf)}`),
    '',
    ['', ...totals.map((_, side) => sideName(side))].join('\t'),
    ...rows.map(({ row, by }) => [plain(voice.sayRow(row), nameOf), ...by].join('\t')),
    ...(ranks || rows.length === 1 ? [] : [[words.total, ...totals].join('\t')]),
    ...(hasBeenTold ? [] : ['', won]),
  ];
}

/** As those read it who see the board: a place that has no name is a sign there. */
const withoutPlaces = (said: Phrase): Phrase =>
  said.flatMap((part, at) => {
    if (isPlace(part)) return [];
    return typeof part === 'string' && isPlace(said[at + 1]) ? [part.trimEnd()] : [part];
  });
const isPlace = (part: Part | undefined): boolean => typeof part === 'object' && 'isPlace' in part;

/** Plays a whole game with bots, or an old one again, and prints its result. */
await command(async () => {
  const asked = readArgs(process.argv.slice(2));
  const match =
    asked.kind === 'replay' ? await readMatch(asked.file, knownGame) : await played(asked.game, asked.typed);
  await show(match, asked.shown);
});

async function played(id: string, typed: Parameters<typeof readDeal>[1]): Promise<Match> {
  const game = await knownGame(id);
  const deal = readDeal(game.facts, typed);
  const { knowledge, levels } = await botsFor(id, deal);
  const players = deal.players.map((name) => {
    try {
      return name === 'random' ? random : playerOf(name, levels);
    } catch {
      throw new BadArguments(`Nobody plays like ${name}; ${id} has the levels 0 to ${levels.length}.`);
    }
  });
  return playOut({ game, knowledge, ...deal }, players);
}

/** A game whose bots know nothing yet can still be played at random. */
async function botsFor(id: string, { players }: Deal): Promise<Pick<GameWithBots, 'knowledge' | 'levels' | 'players'>> {
  const thinks = players.some((name) => name !== 'random');
  return thinks ? loadBots(id) : { knowledge: defineKnowledge({ scale: 1 }), levels: [], players: {} };
}

async function knownGame(id: string): ReturnType<typeof loadGame> {
  if (!(id in RULES)) throw new BadArguments(`There is no game ${id}; there are: ${Object.keys(RULES).join(', ')}.`);
  return loadGame(id);
}

async function show(match: Match, { json, lang }: OutputStyle): Promise<void> {
  if (json) {
    console.log(JSON.stringify(accountOf(match)));
    return;
  }
  const { voices } = await loadSubject(match.record.game);
  for (const line of storyOf(match, voices[lang], lang)) console.log(line);
}
