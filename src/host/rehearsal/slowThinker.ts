import type { AnyMove } from '../../engine/game.ts';
import type { BotQuestion, Standing } from '../../protocol/thought.ts';
import type { Historian } from '../bots.ts';

/** Answers when it is told to. */
export class SlowThinker implements Historian {
  readonly asked: { readonly question: BotQuestion; answer(move: AnyMove | null): void; fail(fault: Error): void }[] =
    [];
  readonly judged: { readonly standing: Standing; answer(chances: readonly number[] | null): void }[] = [];
  cancelled = 0;
  gaveWay = 0;

  choose(question: BotQuestion): Promise<AnyMove | null> {
    return new Promise((answer, fail) => this.asked.push({ question, answer, fail }));
  }
  chances(standing: Standing): Promise<readonly number[] | null> {
    return new Promise((answer) => this.judged.push({ standing, answer }));
  }
  cancel(): void {
    this.cancelled++;
  }
  giveWay(): void {
    this.gaveWay++;
  }
}
