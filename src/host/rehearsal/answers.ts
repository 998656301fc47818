import type { Answer, CallName } from '../../protocol/calls.ts';
import type { Notice, Request } from '../../protocol/messages.ts';

/** What was answered to which kind of call, for those who listen in: an answer alone does not say it. */
export class Answers {
  readonly #kinds = new Map<number, CallName>();
  readonly #told: { readonly kind: CallName; readonly answer: Answer<CallName> }[] = [];

  asked(request: Request): void {
    if ('call' in request) this.#kinds.set(request.call, request.kind);
  }

  heard(notice: Notice): void {
    const kind = notice.kind === 'answer' ? this.#kinds.get(notice.call) : undefined;
    if (notice.kind === 'answer' && kind) this.#told.push({ kind, answer: notice.answer });
  }

  /** Oldest first. */
  to<Name extends CallName>(kind: Name): Answer<Name>[] {
    return this.#told.flatMap((told) => (told.kind === kind ? [told.answer as Answer<Name>] : []));
  }
}
