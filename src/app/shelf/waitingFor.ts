import type { Card } from '../../protocol/messages.ts';
import type { Phrase } from '../../words/phrase.ts';
import type { ShelfWords } from '../../words/shelf.ts';

/** What a match on the shelf waits for, or how it ended. A rival of the rules has no name before its face is there. */
export function waitingFor(
  { floor, result, sitters }: Pick<Card, 'floor' | 'result' | 'sitters'>,
  { waits }: ShelfWords,
): Phrase {
  if (result) {
    const { winners } = result;
    if (winners.length === 0) return sitters.length > 1 ? waits.draw : waits.over;
    return winners.every((side) => side < sitters.length) ? waits.won(winners) : waits.over;
  }
  switch (floor.kind) {
    case 'open':
    case 'private':
      return waits.turn(floor.seat);
    case 'curtain':
      return waits.turn(floor.to);
    case 'forced':
      return waits.turn(floor.seats[0] ?? 0);
    case 'bots':
      return waits.thinking(floor.seats[0] ?? 0);
    case 'reveal':
      return waits.uncovered;
    case 'elsewhere':
      return waits.elsewhere;
    case 'over':
      return waits.over;
  }
}
