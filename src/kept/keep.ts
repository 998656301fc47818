import type { KeptBytes } from '../protocol/shell.ts';
import type { PlacedFile } from './files.ts';
import { type Fetch, fetchWhole } from './whole.ts';

/** What a keep stands on. */
export interface Ground {
  readonly fetch: Fetch;
  open(): Promise<Pick<Cache, 'keys' | 'match' | 'put'>>;
  /** Called with every file that has come. */
  tell(kept: KeptBytes): void;
}

export interface Keep {
  fileAt(address: string): PlacedFile | undefined;
  /** From the device; undefined: it is not there. */
  held(key: string): Promise<Response | undefined>;
  isComplete(): Promise<boolean>;
  /** Fetches one that is needed now, and keeps it. Rejects unless it comes as it should be. */
  fetch(file: PlacedFile): Promise<Response>;
  /** Fetches those that are missing, in this order. What came stays, so that the next try goes on there. */
  complete(wanted: readonly PlacedFile[]): Promise<boolean>;
}

/** One after another they would wait for the line's answer each time; all at once they would starve the page. */
const AT_ONCE = 12;
/** The network is gone, or a login page answers for everything. */
const LOSSES_TO_GIVE_UP = 5;

/** The files of one build on this device: those that are there are as the build made them. */
export function keepOf(files: readonly PlacedFile[], ground: Ground): Keep {
  const byAddress = new Map(files.map((file) => [file.address, file]));
  const allBytes = bytesOf(files);

  const heldKeys = async (): Promise<ReadonlySet<string>> => {
    const cache = await ground.open();
    return new Set((await cache.keys()).map(({ url }) => url));
  };

  const fetchAndKeep = async (file: PlacedFile): Promise<Response> => {
    const whole = await fetchWhole(file, ground.fetch);
    const cache = await ground.open();
    await cache.put(file.key, whole.clone());
    return whole;
  };

  const complete = async (wanted: readonly PlacedFile[]): Promise<boolean> => {
    const keys = await heldKeys();
    let keptBytes = bytesOf(files.filter(({ key }) => keys.has(key)));
    const missing = wanted.filter(({ key }) => !keys.has(key));
    let losses = 0;
    const fetchInTurn = async (): Promise<void> => {
      for (let file = missing.shift(); file && losses < LOSSES_TO_GIVE_UP; file = missing.shift()) {
        try {
          await fetchAndKeep(file);
          keptBytes += file.bytes;
          ground.tell({ keptBytes, allBytes });
        } catch {
          losses++;
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fetchInTurn));
    return losses === 0;
  };

  return {
    fileAt: (address) => byAddress.get(address),
    held: async (key) => (await ground.open()).match(key),
    async isComplete() {
      const keys = await heldKeys();
      return files.every(({ key }) => keys.has(key));
    },
    async fetch(file) {
      const whole = await fetchWhole(file, ground.fetch);
      const copy = whole.clone();
      // A device without room still shows what came.
      await ground
        .open()
        .then((cache) => cache.put(file.key, copy))
        .catch(() => undefined);
      return whole;
    },
    complete,
  };
}

const bytesOf = (files: readonly PlacedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
