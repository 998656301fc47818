import { SECURITY_HEADERS } from '../protocol/headers.ts';
import type { Parcel, PlacedFile } from './files.ts';

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
