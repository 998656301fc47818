import type { AnyMove } from '../../engine/game.ts';
import type { BotQuestion } from '../../protocol/thought.ts';
import type { Thinker } from '../thinker.ts';

/** Answers when it is told to. */
export class SlowThinker implements Thinker {
  readonly asked: { readonly question: BotQuestion; answer(move: AnyMove | null): void; fail(fault: Error): void }[] =
    [];
  cancelled = 0;
  gaveWay = 0;

  choose(question: BotQuestion): Promise<AnyMove | null> {
    return new Promise((answer, fail) => this.asked.push({ question, answer, fail }));
  }
  cancel(): void {
    this.cancelled++;
  }
  giveWay(): void {
    this.gaveWay++;
  }
}
