const SENT_BY = /^(?:mailto|https):/;

/** Where the host of a build wants reports sent, as `ENZA_REPORTS` names it; null: the app says whom to ask, and no address. */
export function reportsAddress(named: string | undefined): string | null {
  if (!named) return null;
  if (!URL.canParse(named) || !SENT_BY.test(new URL(named).protocol))
    throw new Error(`ENZA_REPORTS is ${named}: it must begin with mailto: or https:`);
  return new URL(named).href;
}
