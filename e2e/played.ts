import type { Page } from 'playwright/test';
import { saveOf } from '../src/cli/scenes.ts';
import { EMBLEMS, type Sitter } from '../src/engine/log.ts';
import { FACES } from '../src/games/faces.ts';
import { fixturesOf } from '../src/games/fixtures.ts';
import { writeFile } from '../src/saves/file.ts';
import type { SavedMatch } from '../src/saves/format.ts';
import { dataWords } from '../src/words/data.ts';
import type { Press } from './player.ts';

const NAMES = ['Aya', 'Ren', 'Mio', 'Sora', 'Kai', 'Yui', 'Nao'];

/** Every so many games there was an evening of some. */
const [GAMES_AN_EVENING, EVENINGS_MS, GAME_MS] = [3, 5 * 86_400_000, 1_800_000];
/** To come by all of them, in another order than they stand in. */
const STRIDE = 7;

/** So many recorded games, every one of them over: by turns of these titles, with other people and at other times. */
export function playedMatches(count: number, titles = Object.keys(FACES)): SavedMatch[] {
  const whole = titles.flatMap(fixturesOf);
  return Array.from({ length: count }, (_, at) => {
    const fixture = whole[(at * STRIDE) % whole.length];
    if (!fixture) throw new Error('nothing is recorded of these titles');
    const save = saveOf(fixture, fixture.log.length);
    const evening = Math.floor(at / GAMES_AN_EVENING);
    // Whenever all have come, others sit there with other emblems: no two are the same match.
    const round = Math.floor(at / whole.length);
    const emblem = EMBLEMS[round % EMBLEMS.length] ?? 'crane';
    const sitters = save.sitters.map((_, seat): Sitter => {
      if (seat === 1 && evening % 3 === 0) return { kind: 'bot', level: 1 + (evening % 4), name: 'Ko', emblem };
      return { kind: 'person', name: NAMES[(seat + round) % NAMES.length] ?? '', emblem };
    });
    const touchedAt = NEWEST - evening * EVENINGS_MS - (at % GAMES_AN_EVENING) * GAME_MS;
    return { ...save, sitters, touchedAt, title: at % 20 === 7 ? `Final ${at}` : null };
  });
}

const NEWEST = Date.UTC(2026, 10, 20, 12);

/** Through the settings, as a person does. */
export async function takeIn(page: Page, url: string, matches: readonly SavedMatch[], press: Press): Promise<void> {
  const words = dataWords.en;
  await page.goto(`${url}#/settings`);
  await press(page.getByRole('button', { name: new RegExp(`^${words.in}`) }));
  const buffer = Buffer.from(writeFile(matches));
  await page.getByLabel(words.chooseFile).setInputFiles({ name: 'enza.json', mimeType: 'application/json', buffer });
  await page.getByRole('dialog').getByRole('status').getByText(words.added(matches.length)).waitFor();
}
