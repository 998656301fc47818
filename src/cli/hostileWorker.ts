import { parentPort, workerData } from 'node:worker_threads';
import type { MoveEntry } from '../engine/log.ts';
import { fixturesOf } from '../games/fixtures.ts';
import { MemoryStore } from '../host/rehearsal/browser.ts';
import { hostileTexts } from '../host/rehearsal/hostile.ts';
import { takeIn } from '../host/travel.ts';
import type { Import } from '../protocol/messages.ts';
import { FORMAT, type SavedMatch } from '../saves/format.ts';
import { botSitters, loadGame } from './games.ts';

/** How one hostile text was judged. */
export interface HostileReport {
  readonly id: string;
  readonly kind: string;
  readonly ms: number;
  readonly answer: string;
}

const SIZE = 64_000;
const TRIES = 5;
const US_PER_MS = 1000;

const id = String(workerData);
const game = await loadGame(id);
const save = await longestOf(id);
const reports: HostileReport[] = [];
for (const [kind, text] of Object.entries(hostileTexts(save, SIZE))) {
  let ms = Number.POSITIVE_INFINITY;
  let answer = '';
  for (let count = 0; count < TRIES; count++) {
    const begin = process.cpuUsage();
    const got = await takeIn(text, {
      store: new MemoryStore(),
      rules: async () => game,
      now: () => 0,
      newId: () => 'new',
    });
    const { user, system } = process.cpuUsage(begin);
    ms = Math.min(ms, (user + system) / US_PER_MS);
    answer = told(got);
  }
  reports.push({ id, kind, ms, answer });
}
parentPort?.postMessage(reports);

/** The longest recorded game of the title. */
async function longestOf(title: string): Promise<SavedMatch> {
  const [longest] = fixturesOf(title).sort((one, other) => other.log.length - one.log.length);
  if (!longest) throw new Error(`no game of ${title} was ever recorded`);
  const { game, edition, seed, setup } = longest;
  const sitters = botSitters(setup.seats);
  const log = longest.log as readonly MoveEntry[];
  const seen = sitters.map(() => 0);
  return { format: FORMAT, game, edition, seed, setup, sitters, log, seen, shown: 0, title: null, touchedAt: 1 };
}

function told(got: Import): string {
  if ('refused' in got) return `${got.refused} at ${got.place}`;
  const [first, ...more] = got.matches.map((one) =>
    one.got === 'refused' ? `${one.refusal.refused} at ${one.refusal.place}` : one.got,
  );
  return more.length > 0 ? `${first}, and ${more.length} more` : (first ?? 'no match in it');
}
