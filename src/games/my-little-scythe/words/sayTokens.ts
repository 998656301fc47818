import { at, sum } from '../../../engine/lists.ts';
import { listed } from '../../../words/lists.ts';
import type { Phrase } from '../../../words/phrase.ts';
import { ALL_KINDS, APPLE, GEM, KIND_OF_DIE, KINDS, type Kind, type Ware } from '../rules/cards.ts';
import type { Hex } from '../rules/hexes.ts';
import { broughtBy, SEEKERS } from '../rules/state.ts';
import type { Of } from './chapters.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';

/** Says what became of apples, gems and quest tokens, and from where to where. */
export class TokenSpeaker extends Namer<NameWords & EventWords> {
  delivered({ kind, by, from }: Of<'delivered'>): Phrase {
    const { words } = this;
    const carriers = SEEKERS.filter((seeker) => by[seeker] > 0);
    const loads =
      from[0] === from[1]
        ? [words.paidFrom(words.drawnTokens(KINDS[kind], broughtBy(by)), this.place(from[0]))]
        : carriers.map((seeker) =>
            words.paidFrom(words.drawnTokens(KINDS[kind], by[seeker]), this.place(from[seeker])),
          );
    return listed(loads, words.comma, words.lastOf);
  }

  /** Hex by hex what came there. */
  placed(all: readonly Of<'put'>[]): Phrase {
    const { words } = this;
    const parts = placesOf(all.map(({ at }) => at)).map((hex) => {
      const here = all.filter(({ at }) => at === hex);
      const isLast = (kind: Kind): boolean => here.some((each) => each.kind === kind && each.left === 0);
      const there = ALL_KINDS.filter((kind) => here.some((each) => each.kind === kind));
      // What is the last of its kind comes last, so that it is not heard of the others too.
      const kinds = [...there.filter((kind) => !isLast(kind)), ...there.filter(isLast)];
      const areBoth = kinds.length > 1 && kinds.every(isLast);
      const tokens = kinds.map((kind) => {
        const drawn = words.drawnTokens(KINDS[kind], here.filter((each) => each.kind === kind).length);
        return areBoth || !isLast(kind) ? drawn : words.theLast(drawn);
      });
      const said = listed(tokens, words.and, words.and);
      const rival = here.find((each) => each.rival !== null)?.rival ?? null;
      return words.placedAt(areBoth ? words.theLast(said, true) : said, this.place(hex), rival);
    });
    return words.places(listed(parts, words.comma, words.lastOf));
  }

  /** Together what was paid one by one. */
  paid(all: readonly Of<'paid'>[]): Phrase {
    const { words } = this;
    const count = (of: Hex, ware: Ware): number =>
      sum(all.map(({ from, kind, count }) => (from === of && kind === ware ? count : 0)));
    const parts = placesOf(all.map(({ from }) => from)).map((hex) =>
      words.paidFrom(this.drawnTokens(count(hex, APPLE), count(hex, GEM)), this.place(hex)),
    );
    const what = listed(parts, words.comma, words.lastOf);
    const { to, rival } = at(all, 0);
    return to === 'supply' || rival === null ? words.pays(what) : words.gives(what, this.place(to), rival);
  }

  rolled({ dice }: Of<'rolled'>): string {
    const { words } = this;
    const rolled = KINDS.map((name, kind) => {
      const lands = dice.flatMap((terrain, die) =>
        terrain !== null && KIND_OF_DIE[die] === kind ? [this.landName(terrain)] : [],
      );
      const [one = '', two] = lands;
      return words.rolledFor(name, lands.length, one === two ? words.twice(one) : lands.join(words.and));
    });
    return rolled.join(words.comma);
  }
}

/** Each once. */
const placesOf = (hexes: readonly Hex[]): Hex[] => [...new Set(hexes)];
