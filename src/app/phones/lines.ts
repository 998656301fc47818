import { signal } from '@preact/signals';
import { connection, table } from '../../link/published.ts';
import { enterLine, joinLine } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/shown.ts';
import type { PhoneLine } from '../../pwa/wire/phoneLine.ts';

/**
 * The lines of this page to other phones. They outlive every screen, and go with the page; whoever looks something up in
 * the rules stays connected.
 */
const open = new Set<PhoneLine>();

/** How many phones are connected now. */
export const connected = signal(0);

/** This table's own device leads another one to it. */
export function lead(line: PhoneLine, match: MatchId): void {
  joinLine(match, hold(line));
}

/** Comes to the table of another device. Rejects if it cannot play along there. */
export async function enter(line: PhoneLine): Promise<MatchId> {
  try {
    return await enterLine(hold(line));
  } catch (fault) {
    line.close();
    throw fault;
  }
}

/** All of them: the others play on. */
export function hangUp(): void {
  for (const line of open) line.close();
}

function hold(line: PhoneLine): MessagePort {
  open.add(line);
  connected.value = open.size;
  const port = bridged(line);
  void line.closed.then(() => {
    open.delete(line);
    connected.value = open.size;
  });
  return port;
}

/** Between the channel and the host, which is in a worker and cannot have one. */
function bridged(line: PhoneLine): MessagePort {
  const { channel } = line;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (typeof data !== 'string') line.close();
    else if (channel.readyState === 'open') channel.send(data);
  };
  channel.onmessage = ({ data }) => port1.postMessage(data);
  void line.closed.then(() => port1.postMessage(null));
  return port2;
}

/** A host that died knows of no line: the next one gets them all anew. */
connection.subscribe((now) => {
  const match = table.peek()?.match;
  if (now !== 'restarting' || match === undefined) return;
  for (const line of open) joinLine(match, bridged(line));
});
