import type { Answer, Answered, CallName } from '../protocol/calls.ts';

/** Who waits for an answer. Calls of all kinds wait side by side: that each gets its own kind is the host's promise. */
interface Waiting {
  resolve(answer: Answer<CallName>): void;
  reject(reason: Error): void;
}

const waiting = new Map<number, Waiting>();
let lastCall = 0;

/** A request that is answered once gets a number of its own. */
export function openCall<Name extends CallName>(): { call: number; answered: Promise<Answer<Name>> } {
  const call = ++lastCall;
  const answered = new Promise<Answer<Name>>((resolve, reject) => {
    waiting.set(call, { resolve, reject });
  });
  return { call, answered };
}

export function closeCall({ call, answer }: Answered): void {
  waiting.get(call)?.resolve(answer);
  waiting.delete(call);
}

export function refuseCall(call: number, why: string): void {
  waiting.get(call)?.reject(new Error(why));
  waiting.delete(call);
}

/** The host died: nobody will answer. */
export const dropCalls = (): void => {
  for (const call of [...waiting.keys()]) refuseCall(call, 'hostDied');
};
