import type { Request } from '../protocol/messages.ts';
import { dropCalls, openCall } from './calls.ts';
import { hostConnection } from './hostConnection.ts';
import { connection } from './published.ts';
import { receive } from './receive.ts';

export const host = hostConnection({
  start: () => new Worker(new URL('../host/main.ts', import.meta.url), { type: 'module', name: 'host' }),
  hear: receive,
  changed: (now) => {
    connection.value = now;
  },
  died: dropCalls,
});

/** Posts a request that is answered once; rejects if the host refuses it or dies over it. */
export function answer<Answer>(request: (call: number) => Request): Promise<Answer> {
  const { call, answered } = openCall<Answer>();
  host.post(request(call));
  return answered;
}
