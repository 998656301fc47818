import type { KeptBytes } from '../protocol/shell.ts';
import { type Parcel, type PlacedFile, type Shipment, type Source, unpacked } from './files.ts';

/** One question after another would wait for the line's answer each time; all at once would starve the page. */
const AT_ONCE = 12;
/** As many bytes on their way as keep a slow line busy while an answer is waited for; more would delay the files asked for first. */
const BYTES_AT_ONCE = 300_000;

/** Lets fetches go in the order in which they were asked for, some at a time. */
class Line {
  readonly #waiting: (() => void)[] = [];
  #onTheWay = 0;
  #bytesOnTheWay = 0;

  async send<Came>(bytes: number, fetch: () => Promise<Came>): Promise<Came> {
    await new Promise<void>((go) => {
      this.#waiting.push(() => {
        this.#onTheWay++;
        this.#bytesOnTheWay += bytes;
        go();
      });
      this.#next();
    });
    try {
      return await fetch();
    } finally {
      this.#onTheWay--;
      this.#bytesOnTheWay -= bytes;
      this.#next();
    }
  }

  #next(): void {
    while (this.#onTheWay < AT_ONCE && this.#bytesOnTheWay < BYTES_AT_ONCE) {
      const go = this.#waiting.shift();
      if (!go) return;
      go();
    }
  }
}

export type Fetch = (address: string, how: RequestInit) => Promise<Response>;

/**
 * What lies there as its build made it, or nothing: a login page, an empty body, a host's own page for what is not there,
 * another build's file all come with status 200.
 */
async function fetchWhole(source: Source, fetch: Fetch): Promise<Response> {
  const ask = (cache: RequestCache): Promise<Response> => fetch(source.address, { cache, integrity: source.integrity });
  // A file in the browser's own cache may have been wrong when it was fetched.
  const came = await ask(source.isNamed ? 'default' : 'no-cache').catch(() => ask('reload'));
  if (!came.ok) throw new Error(`${source.url}: ${came.status}`);
  // A browser opens no page with an answer that was redirected.
  return came.redirected ? new Response(came.body, came) : came;
}

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
  /** Fetches a file that is needed now, and keeps it. Rejects unless it is what its build made. */
  fetch(file: PlacedFile): Promise<Response>;
  /**
   * Fetches those that are missing and not on their way yet, in this order. What came stays, so that the next try goes on
   * there.
   */
  complete(wanted: readonly PlacedFile[]): Promise<boolean>;
}

/** The files that one request fetches. */
type Load = { readonly parcel: Parcel } | { readonly file: PlacedFile };

/** The network is gone, or a login page answers for everything. */
const LOSSES_TO_GIVE_UP = 5;

/** The files of one build on this device: those that are there are as the build made them. */
export function keepOf({ files, parcels }: Shipment, ground: Ground): Keep {
  const byAddress = new Map(files.map((file) => [file.address, file]));
  const allBytes = bytesOf(files);
  const line = new Line();
  /** Whether it arrived, once that is known. */
  const coming = new Map<PlacedFile, Promise<boolean>>();
  const here = new Set<PlacedFile>();
  let losses = 0;

  const heldKeys = async (): Promise<ReadonlySet<string>> => {
    const cache = await ground.open();
    return new Set((await cache.keys()).map(({ url }) => url));
  };

  const put = async (file: PlacedFile, whole: Response): Promise<void> => {
    const cache = await ground.open();
    await cache.put(file.key, whole);
    here.add(file);
    ground.tell({ keptBytes: bytesOf([...here]), allBytes });
  };

  const bringFile = async (file: PlacedFile): Promise<boolean> => {
    try {
      const whole = await line.send(file.bytes, async () => {
        if (losses >= LOSSES_TO_GIVE_UP) throw new Error('given up');
        return fetchWhole(file, ground.fetch);
      });
      await put(file, whole);
      return true;
    } catch {
      losses++;
      return false;
    }
  };

  const bringParcel = async (parcel: Parcel, lacked: readonly PlacedFile[]): Promise<boolean> => {
    const bring = async (): Promise<ArrayBuffer> => (await fetchWhole(parcel, ground.fetch)).arrayBuffer();
    try {
      const inside = unpacked(parcel, await line.send(bytesOf(parcel.files), bring));
      await Promise.all(inside.map(([file, whole]) => lacked.includes(file) && put(file, whole)));
      return true;
    } catch {
      // Its files lie on the host singly too.
      const came = await Promise.all(lacked.map((file) => here.has(file) || bringFile(file)));
      return !came.includes(false);
    }
  };

  const complete = async (wanted: readonly PlacedFile[]): Promise<boolean> => {
    const keys = await heldKeys();
    if (coming.size === 0) {
      losses = 0;
      here.clear();
    }
    for (const file of files) if (keys.has(file.key)) here.add(file);
    const missing = wanted.filter((file) => !here.has(file));
    const unasked = new Set(missing.filter((file) => !coming.has(file)));
    for (const load of loadsOf(unasked, parcels)) {
      const lacked = 'file' in load ? [load.file] : lackedOf(load.parcel, unasked);
      const came = 'file' in load ? bringFile(load.file) : bringParcel(load.parcel, lacked);
      for (const file of lacked) coming.set(file, came);
      void came.then(() => lacked.map((file) => coming.delete(file)));
    }
    const came = await Promise.all(missing.map((file) => coming.get(file)));
    return !came.includes(false);
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
      // A device without room still shows the file that was fetched.
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
function loadsOf(missing: ReadonlySet<PlacedFile>, parcels: readonly Parcel[]): ReadonlySet<Load> {
  const packed = new Map<PlacedFile, Load>();
  for (const parcel of parcels) {
    const lacked = lackedOf(parcel, missing);
    if (bytesOf(lacked) * 2 < bytesOf(parcel.files)) continue;
    const load = { parcel };
    for (const file of lacked) packed.set(file, load);
  }
  return new Set([...missing].map((file) => packed.get(file) ?? { file }));
}

const lackedOf = ({ files }: Parcel, missing: ReadonlySet<PlacedFile>): readonly PlacedFile[] =>
  files.filter((file) => missing.has(file));

const bytesOf = (files: readonly PlacedFile[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);
