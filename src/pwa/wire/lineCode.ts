/**
 * What the end of a line tells the other of itself, in few bytes: people carry it from screen to camera. An offer says who
 * offers; the answer says as well where the one that answers can be reached, and the other calls there.
 */
export interface LineCode {
  readonly kind: 'offer' | 'answer';
  /** Of the certificate that this end will show: SHA-256. */
  readonly fingerprint: Uint8Array;
  readonly ufrag: string;
  readonly password: string;
  readonly addresses: readonly Address[];
}

export interface Address {
  /** IPv4, IPv6 without shortening, or a name that only this network knows: `….local`. */
  readonly host: string;
  readonly port: number;
}

const FINGERPRINT_BYTES = 32;
/** Far more than a device has in one network. */
const MOST_ADDRESSES = 4;
/** As RFC 8839 has them, and no longer than browsers make them. */
const UFRAG = /^[A-Za-z0-9+/]{4,32}$/;
const PASSWORD = /^[A-Za-z0-9+/]{22,64}$/;
/** The first byte: of another version nothing is read. */
const KINDS = { offer: 0x10, answer: 0x11 } as const;

const IPV4 = 4;
const IPV6 = 6;
const LOCAL = 1;
const BYTES_OF = { [IPV4]: 4, [IPV6]: 16, [LOCAL]: 16 } as const;
type Family = keyof typeof BYTES_OF;

export function writeLineCode({ kind, fingerprint, ufrag, password, addresses }: LineCode): Uint8Array {
  const text = (of: string): number[] => [of.length, ...Array.from(of, (letter) => letter.charCodeAt(0))];
  const where = addresses.slice(0, MOST_ADDRESSES).flatMap(({ host, port }) => {
    const coded = codedHost(host);
    return coded ? [coded.family, ...coded.bytes, port >> 8, port & 255] : [];
  });
  return Uint8Array.from([KINDS[kind], ...fingerprint, ...text(ufrag), ...text(password), ...where]);
}

/** Null: it is none. */
export function readLineCode(bytes: Uint8Array): LineCode | null {
  let at = 0;
  const take = (count: number): Uint8Array => {
    at += count;
    return bytes.slice(at - count, at);
  };
  const text = (): string => String.fromCharCode(...take(take(1)[0] ?? 0));
  const first = take(1)[0];
  const kind = first === KINDS.offer ? 'offer' : first === KINDS.answer ? 'answer' : null;
  const fingerprint = take(FINGERPRINT_BYTES);
  const [ufrag, password] = [text(), text()];
  const isFit = fingerprint.length === FINGERPRINT_BYTES && UFRAG.test(ufrag) && PASSWORD.test(password);
  if (!kind || !isFit) return null;
  const addresses: Address[] = [];
  while (at < bytes.length) {
    const family = take(1)[0] as Family | undefined;
    const count = family === undefined ? undefined : BYTES_OF[family];
    if (family === undefined || count === undefined || addresses.length === MOST_ADDRESSES) return null;
    const host = hostOf(family, take(count));
    const port = take(2);
    if (port.length < 2) return null;
    addresses.push({ host, port: (port[0] ?? 0) * 256 + (port[1] ?? 0) });
  }
  const isReachable = addresses.every(({ port }) => port > 0);
  if (!isReachable || addresses.length > 0 !== (kind === 'answer')) return null;
  return { kind, fingerprint, ufrag, password, addresses };
}

const NAME = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.local$/i;

function codedHost(host: string): { readonly family: Family; readonly bytes: readonly number[] } | null {
  const name = NAME.exec(host)?.[1];
  if (name) return { family: LOCAL, bytes: pairs(name.replaceAll('-', '')) };
  const parts = host.split('.');
  if (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(host) && parts.every((part) => Number(part) < 256))
    return { family: IPV4, bytes: parts.map(Number) };
  const groups = groupsOf(host);
  return groups && { family: IPV6, bytes: groups.flatMap((group) => pairs(group.padStart(4, '0'))) };
}

const IPV6_GROUPS = 8;

/** Null: it is no address of IPv6. */
function groupsOf(host: string): string[] | null {
  const [before = '', after, ...more] = host.split('::');
  const groups = (of: string): string[] => (of === '' ? [] : of.split(':'));
  const [left, right] = [groups(before), groups(after ?? '')];
  const missing = IPV6_GROUPS - left.length - right.length;
  if (more.length > 0 || (after === undefined ? missing !== 0 : missing < 1)) return null;
  const all = [...left, ...Array<string>(missing).fill('0'), ...right];
  return all.every((group) => /^[0-9a-f]{1,4}$/i.test(group)) ? all : null;
}

const pairs = (hex: string): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

export const hexOf = (bytes: Iterable<number>): string[] =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0'));

function hostOf(family: Family, bytes: Uint8Array): string {
  if (family === IPV4) return bytes.join('.');
  const hex = hexOf(bytes).join('');
  if (family === IPV6) return (hex.match(/.{4}/g) ?? []).join(':');
  return `${hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')}.local`;
}
