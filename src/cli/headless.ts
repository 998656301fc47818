import { random } from '../bots/simple.ts';
import { accountOf } from '../engine/account.ts';
import { defineKnowledge } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { RULES } from '../games/rules.ts';
import { loadSubject } from '../games/subjects.ts';
import { BadArguments, command } from './badArguments.ts';
import { type GameWithBots, loadBots, loadGame } from './games.ts';
import { type Deal, type OutputStyle, readArgs, readDeal } from './headlessArgs.ts';
import { playerOf } from './players.ts';
import { playOut } from './playOut.ts';
import { readMatch } from './readMatch.ts';
import { storyOf } from './story.ts';

/** Plays a whole game with bots, or an old one again, and says what came of it. */
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
