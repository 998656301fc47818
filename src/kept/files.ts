import { SECURITY_HEADERS } from '../protocol/shell.ts';

/** A file of this build; vite.config.ts lists them all. */
export interface ShellFile {
  /** Relative to the folder of the app. */
  readonly url: string;
  readonly bytes: number;
  /** What must be in it. */
  readonly integrity: string;
  /** Who needs it first; absent: a screen. */
  readonly need?: 'shelf' | 'game';
}

/** Many small files as one: those that follow it in the list lie in it, one after the other. */
export interface ShellParcel {
  readonly url: string;
  readonly integrity: string;
  /** How many. */
  readonly holds: number;
}

/** What the host has at an address. */
export interface Source {
  readonly url: string;
  readonly integrity: string;
  readonly address: string;
  /** Whether its address has a hash of its content: that address never serves anything else. */
  readonly isNamed: boolean;
}

/** A file, and its addresses on the host and on the device. */
export interface PlacedFile extends ShellFile, Source {
  readonly key: string;
}

export interface Parcel extends Source {
  readonly files: readonly PlacedFile[];
}

export interface Shipment {
  /** Those that a visit needs first stand first. */
  readonly files: readonly PlacedFile[];
  readonly parcels: readonly Parcel[];
}

const KEY_CHARS = 16;

export function placed(listed: readonly (ShellFile | ShellParcel)[], scope: string): Shipment {
  const sourceOf = ({ url, integrity }: ShellFile | ShellParcel): Source => ({
    url,
    integrity,
    address: new URL(url, scope).href,
    isNamed: url.startsWith('assets/'),
  });
  const placedFile = (file: ShellFile): PlacedFile => {
    const source = sourceOf(file);
    // The same address holds another file in another build: both are kept side by side.
    const mark = source.isNamed ? '' : `?${encodeURIComponent(file.integrity.slice(-KEY_CHARS))}`;
    return { ...file, ...source, key: source.address + mark };
  };
  const files = listed.flatMap((each) => ('holds' in each ? [] : [placedFile(each)]));
  const parcels: Parcel[] = [];
  let filesBefore = 0;
  for (const each of listed) {
    if (!('holds' in each)) filesBefore++;
    else parcels.push({ ...sourceOf(each), files: files.slice(filesBefore, filesBefore + each.holds) });
  }
  return { files, parcels };
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

/** What a parcel holds, as a host would have answered for each. The parcel itself has been judged. */
export function unpacked({ files }: Parcel, body: ArrayBuffer): readonly (readonly [PlacedFile, Response])[] {
  let from = 0;
  return files.map((file) => {
    const to = from + file.bytes;
    const answer = new Response(body.slice(from, to), {
      headers: { ...SECURITY_HEADERS, 'content-type': typeOf(file) },
    });
    from = to;
    return [file, answer] as const;
  });
}

/** Whether only such files lie in parcels whose type is known here. */
export const canBePacked = (url: string): boolean => typeByName(url) !== undefined;

const typeOf = ({ url }: PlacedFile): string => typeByName(url) ?? 'application/octet-stream';

const typeByName = (url: string): string | undefined => TYPES[url.slice(url.lastIndexOf('.') + 1)];
