interface Call {
  resolve(answer: unknown): void;
  reject(reason: Error): void;
}

const open = new Map<number, Call>();
let last = 0;

export function openCall<Answer>(): { call: number; answered: Promise<Answer> } {
  const call = ++last;
  const answered = new Promise<Answer>((resolve, reject) => {
    open.set(call, { resolve: (answer) => resolve(answer as Answer), reject });
  });
  return { call, answered };
}

export function closeCall(call: number, answer: unknown): void {
  open.get(call)?.resolve(answer);
  open.delete(call);
}

export function refuseCall(call: number, why: string): void {
  open.get(call)?.reject(new Error(why));
  open.delete(call);
}

/** The host died: nobody will answer. */
export const dropCalls = (): void => {
  for (const call of [...open.keys()]) refuseCall(call, 'hostDied');
};
