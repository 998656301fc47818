import type { Request } from '../../protocol/messages.ts';
import type { NotIn } from '../../protocol/trouble.ts';
import { WIRE_PROTOCOL } from '../../protocol/wire.ts';
import { readMessage, writeMessage } from '../../saves/wire.ts';
import { hangUp } from './lines.ts';

export type EnterRequest = Extract<Request, { kind: 'enter' }>;

interface Entering {
  /** The other device has sent its match. `early`: what it said before that, for the line to hear. */
  came(code: string, early: readonly unknown[]): void;
  failed(why: NotIn): void;
}

/** Asks a device for its match, at the other end of that line. What it says before the match is here waits until it is. */
export function askForMatch(port: EnterRequest['port'], { came, failed }: Entering): void {
  const early: unknown[] = [];
  port.onmessage = ({ data }) => {
    const message = typeof data === 'string' ? readMessage(data) : null;
    if (message?.say === 'beat') return;
    if (message?.say === 'hello' && early.length === 0) {
      early.push(data);
      return;
    }
    port.onmessage = null;
    if (message?.say === 'match') came(message.code, early);
    else {
      hangUp(port);
      failed(message?.say === 'unfit' ? message.why : 'gone');
    }
  };
  port.postMessage(writeMessage({ say: 'want', protocol: WIRE_PROTOCOL }));
}
