import { at } from '../../../engine/lists.ts';
import { listed, parted } from '../../../words/lists.ts';
import type { Phrase } from '../../../words/phrase.ts';
import { KINDS } from '../rules/cards.ts';
import type { Of } from './chapters.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';

/** Says what everybody begins with, and what decided in the end. */
export class MatchSpeaker extends Namer<NameWords & EventWords> {
  /** What all have alike is said before the first. */
  starts(event: Of<'starts'>, all: readonly Of<'starts'>[]): Phrase {
    const { words } = this;
    const haveOf = ({ friendship, pies, spells }: Of<'starts'>): string[] => [
      words.level(friendship),
      words.pies(pies),
      words.spells(spells),
    ];
    const own = haveOf(event);
    const shared = own.filter((each) => all.length > 1 && all.every((other) => haveOf(other).includes(each)));
    const rest = own.filter((each) => !shared.includes(each));
    const front = event.front.map(({ kind, at }) => words.lies(KINDS[kind], this.land(at)));
    const has = (what: readonly string[]): Phrase => parted(what, words.comma, words.lastOf);
    const where = this.where(at(event.front, 0).at);
    const starts = words.starts(event.seat, event.begins, has(rest), where, listed(front, words.comma, words.lastOf));
    return event.begins && shared.length > 0
      ? listed([words.allStart(has(shared)), starts], words.gap, words.gap)
      : starts;
  }

  /** What was compared, one after the other, until it was decided. */
  ended({ winners, standings, safety }: Of<'ended'>): Phrase {
    const { words } = this;
    const most = at(standings, at(winners, 0));
    let left = standings.map((_, seat) => seat).filter((seat) => standings[seat]?.[0] === most[0]);
    const said = [words.mostTrophies(words.seats(left), left.length, most[0])];
    for (const row of [1, 2] as const) {
      if (left.length === 1) break;
      const best = left.filter((seat) => standings[seat]?.[row] === most[row]);
      const others = left.filter((seat) => !best.includes(seat));
      const behind = others.map((seat) => words.countOf(seat, standings[seat]?.[row] ?? 0));
      said.push(
        words.compared(
          words.rowsOfEnd[row - 1] ?? '',
          most[row],
          behind.length > 0 ? [words.seats(best), listed(behind, words.comma, words.and)] : null,
        ),
      );
      left = best;
    }
    return words.ended(safety, listed(said, words.gap, words.gap), words.seats(winners), winners.length);
  }
}
