import type { KeptBytes } from '../protocol/shell.ts';
import type { Parcel, PlacedFile, Shipment } from './files.ts';
import { unpacked } from './parcel.ts';
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

/** What is fetched by one question. */
type Load = { readonly parcel: Parcel } | { readonly file: PlacedFile };

/** One after another they would wait for the line's answer each time; all at once they would starve the page. */
const AT_ONCE = 12;
/** As many as keep a slow line busy while an answer is waited for: what comes first is whole before the next is. */
const BYTES_AT_ONCE = 250_000;
/** The network is gone, or a login page answers for everything. */
const LOSSES_TO_GIVE_UP = 5;

/** The files of one build on this device: those that are there are as the build made them. */
export function keepOf({ files, parcels }: Shipment, ground: Ground): Keep {
  const byAddress = new Map(files.map((file) => [file.address, file]));
  const allBytes = bytesOf(files);

  const heldKeys = async (): Promise<ReadonlySet<string>> => {
    const cache = await ground.open();
    return new Set((await cache.keys()).map(({ url }) => url));
  };

  const complete = async (wanted: readonly PlacedFile[]): Promise<boolean> => {
    const keys = await heldKeys();
    const cache = await ground.open();
    let keptBytes = bytesOf(files.filter(({ key }) => keys.has(key)));
    const missing = new Set(wanted.filter(({ key }) => !keys.has(key)));
    const loads = loadsOf(missing, parcels);
    let losses = 0;
    let bytesOnTheWay = 0;
    const onTheWay = new Set<Promise<void>>();

    const keepFile = async (file: PlacedFile, whole: Response): Promise<void> => {
      await cache.put(file.key, whole);
      missing.delete(file);
      keptBytes += file.bytes;
      ground.tell({ keptBytes, allBytes });
    };
    const bring = async (load: Load): Promise<void> => {
      if ('file' in load) return keepFile(load.file, await fetchWhole(load.file, ground.fetch));
      const { parcel } = load;
      const body = await (await fetchWhole(parcel, ground.fetch)).arrayBuffer();
      for (const [file, whole] of unpacked(parcel, body)) if (missing.has(file)) await keepFile(file, whole);
    };
    const begin = (load: Load): void => {
      const bytes = bytesOn(load);
      bytesOnTheWay += bytes;
      const way = bring(load)
        .catch(() => {
          // Its files lie on the host singly too.
          if ('parcel' in load) loads.unshift(...lackedOf(load.parcel, missing).map((file) => ({ file })));
          else losses++;
        })
        .finally(() => {
          bytesOnTheWay -= bytes;
          onTheWay.delete(way);
        });
      onTheWay.add(way);
    };

    while (onTheWay.size > 0 || (loads.length > 0 && losses < LOSSES_TO_GIVE_UP)) {
      const hasRoom = onTheWay.size < AT_ONCE && bytesOnTheWay < BYTES_AT_ONCE && losses < LOSSES_TO_GIVE_UP;
      const next = hasRoom ? loads.shift() : undefined;
      if (next) begin(next);
      else await Promise.race(onTheWay);
    }
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

/** Whole parcels where most of one is missing, single files where little is: a newer build shares most with the older. */
function loadsOf(missing: ReadonlySet<PlacedFile>, parcels: readonly Parcel[]): Load[] {
  const packed = new Map<PlacedFile, Load>();
  for (const parcel of parcels) {
    const lacked = lackedOf(parcel, missing);
    if (bytesOf(lacked) * 2 < bytesOf(parcel.files)) continue;
    const load = { parcel };
    for (const file of lacked) packed.set(file, load);
  }
  return [...new Set([...missing].map((file) => packed.get(file) ?? { file }))];
}

const lackedOf = ({ files }: Parcel, missing: ReadonlySet<PlacedFile>): readonly PlacedFile[] =>
  files.filter((file) => missing.has(file));

const bytesOn = (load: Load): number => bytesOf('file' in load ? [load.file] : load.parcel.files);

const bytesOf = (files: readonly PlacedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
