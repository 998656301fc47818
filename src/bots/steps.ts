/** A computation that pauses between small steps, so that its caller may let others have the processor. */
export type Steps<Answer> = Generator<undefined, Answer, undefined>;

export function finish<Answer>(steps: Steps<Answer>): Answer {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
