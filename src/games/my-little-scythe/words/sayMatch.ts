import type { ScoreSheet } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import { at } from '../../../engine/lists.ts';
import { listed, parted } from '../../../words/lists.ts';
import type { Phrase } from '../../../words/phrase.ts';
import { KINDS } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';
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

  ended({ winners, standings, safety }: Of<'ended'>): Phrase {
    const { words } = this;
    const said = this.#compared(([0, 1, 2] as const).map((row) => standings.map((each) => each[row])));
    return words.ended(safety, listed(said, words.gap, words.gap), words.seats(winners), winners.length);
  }

  /** Null where the trophies alone decided. */
  tie = (_: View, { rows }: ScoreSheet): Phrase | null => {
    const { gap } = this.words;
    const said = this.#compared(rows.map(({ by }) => by));
    return said.length > 1 ? listed(said, gap, gap) : null;
  };

  /** One thing after the other, until it was decided: each as many as every seat has of it. */
  #compared(counts: readonly (readonly number[])[]): Phrase[] {
    const { words } = this;
    const said: Phrase[] = [];
    let left: readonly Seat[] = at(counts, 0).map((_, seat) => seat);
    counts.forEach((by, row) => {
      if (row > 0 && left.length === 1) return;
      const most = Math.max(...left.map((seat) => at(by, seat)));
      const best = left.filter((seat) => by[seat] === most);
      const behind = left.filter((seat) => by[seat] !== most).map((seat) => words.countOf(seat, at(by, seat)));
      said.push(
        row === 0
          ? words.mostTrophies(words.seats(best), best.length, most)
          : words.compared(row === 1, words.seats(best), best.length, most, listed(behind, words.comma, words.and)),
      );
      left = best;
    });
    return said;
  }
}
