import { type Joined, toldTogether } from '../../../words/chronicle.ts';
import { icon, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { CLUES, type Clue, cluesOf, letterOf } from '../rules/clues.ts';
import { costOf, KING, type Kind, NAMES, QUEEN, type Tile, TOMTE } from '../rules/fairies.ts';
import { type Cell, eastOf, halves, southOf } from '../rules/grid.ts';
import { type Beside, type Called, type Event, type Parts, ROUNDS } from '../rules/state.ts';
import { cellThing, costThing } from '../rules/things.ts';
import type { Words } from './en.ts';
import type { Drawing, Ranked, Way } from './log.en.ts';
import { Names } from './names.ts';
import { spotAmong } from './spot.ts';

type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

/** Decides how events are told in the log, to people who may not see the fields. */
export class Teller {
  readonly #words: Words;
  readonly #names: Names;

  constructor(words: Words) {
    this.#words = words;
    this.#names = new Names(words);
  }

  tellAll = (events: readonly Event[]): (Phrase | null)[] =>
    toldTogether(
      events,
      // Whoever is told of next has the turn.
      (event) => (event.is === 'done' ? [] : this.tell(event)),
      (first, others) => this.#join(first, others),
    );

  tell(event: Event): Phrase {
    const { log } = this.#words;
    const names = this.#names;
    switch (event.is) {
      case 'pair': {
        const [west, east] = event.clues;
        if (west === undefined || east === undefined) return [];
        return west === east
          ? log.pairAlike(event.seat, names.clue(west))
          : log.pair(event.seat, names.clue(west), names.clue(east));
      }
      case 'shown':
        return this.#shown(event);
      case 'refused':
        return log.refuses(event.seat, this.#drawing(event));
      case 'placed':
        return log.places(event.seat, this.#clue(event), this.#where(event, [event.clue]));
      case 'aside':
        return log.noRoom(event.seat, event.clue === null ? phrase`${log.theFootprint}` : names.drawnClue(event.clue));
      case 'called':
        return this.#called(event);
      case 'tomte':
        if (event.tile === null) return log.takesTomte(event.seat, event.first);
        return log.takesTomteFor(event.seat, this.#cost(TOMTE, event.tile));
      case 'done':
        return log.ends(event.seat);
      case 'costs':
        // The King has none before the seventh round.
        return phrase`${event.turned.some(({ kind }) => kind === KING) ? log.seventhCosts : log.firstCosts}`;
      case 'cost': {
        const say = event.second ? log.secondCost : log.cost;
        return say(names.fairyFirst(event.kind), this.#cost(event.kind, event.tile));
      }
      case 'footprints':
        return phrase`${log.turnedFootprints}`;
      case 'tracked':
        return log.placesFootprint(
          event.seat,
          names.footprintAt(event.seat, event.cell),
          names.footprint(event.footprint),
          this.#where(event, []),
        );
      case 'expert':
        return this.#experts([event]);
      case 'never':
        return log.neverCame(event.seat, this.#cost(TOMTE, event.tile));
      case 'counted':
        return this.#counted(event);
      case 'ended': {
        const who = this.#people(event.winners);
        const { length } = event.winners;
        return length > 1 ? log.share(who, Math.max(...event.points), length) : log.wins(who);
      }
    }
  }

  /** A clue is placed in one sentence with the refusal before; all experts of a round are told together. */
  #join(first: Event, others: readonly Event[]): Joined | null {
    const [next] = others;
    if (first.is === 'refused' && next?.is === 'placed') return { said: this.#refusedAndPlaced(first, next), count: 2 };
    if (first.is !== 'expert') return null;
    const after = others.findIndex(({ is }) => is !== 'expert');
    const all = [first, ...others.slice(0, after < 0 ? others.length : after)].filter((event) => event.is === 'expert');
    return { said: this.#experts(all), count: all.length };
  }

  #experts(all: readonly Of<'expert'>[]): Phrase {
    const { log } = this.#words;
    const each = all.map(({ set, seats, points }, at) => {
      const areSame = String(all[at - 1]?.seats) === String(seats);
      return log.expert(
        areSame ? null : this.#people(seats),
        seats.length,
        this.#names.expertText(set),
        points,
        at === 0,
      );
    });
    return log.takeExperts(each);
  }

  #shown({ round, clue, first }: Of<'shown'>): Phrase {
    const { log } = this.#words;
    const say = round === 2 ? log.shownSecond : round === ROUNDS ? log.shownLast : log.shown;
    return say(round, this.#names.drawnClue(clue), first);
  }

  #drawing = ({ clue, drawn, again }: Of<'refused'>): Drawing => ({
    clue: this.#names.drawnClue(clue),
    drawn: this.#names.drawnClue(drawn),
    alike: clue === drawn,
    again,
  });

  #refusedAndPlaced(refused: Of<'refused'>, placed: Of<'placed'>): Phrase {
    const { log } = this.#words;
    const that = this.#names.at(placed.seat, log.drawnOne, placed.cell);
    const where = this.#where(placed, [refused.clue, placed.clue]);
    return log.refusesAndPlaces(refused.seat, this.#drawing(refused), that, this.#clue(placed), where);
  }

  #clue = ({ seat, clue, cell }: Of<'placed'>): Phrase => [
    icon(letterOf(clue), ''),
    ...this.#names.clueAt(seat, clue, cell),
  ];

  /**
   * By what it lies beside, and of several of its kind by which; of a kind that was just named it is another. Those are no
   * things of this sentence: what it names is marked on the board, and new is the one alone.
   */
  #where({ cell, beside, alike }: Of<'placed' | 'tracked'>, named: readonly Clue[]): Phrase {
    const { log, footprint } = this.#words;
    // By one alone, where both are of a kind: they would have to be told from each other.
    const isByOne = new Set(beside.map((each) => each.clue)).size === 1 || alike.length > 0;
    const [ranked] = isByOne ? beside.flatMap(rankedOf).sort(outermostFirst) : [];
    if (ranked) {
      const { at, clue, spot } = ranked;
      return log.besideRanked(wayFrom(at, cell), this.#names.clueText(clue), named.includes(clue), spot);
    }
    const isAmid = lieAcross(cell, beside);
    const inOrder = isAmid ? [...beside].sort((one, other) => one.cell - other.cell) : beside;
    const each = inOrder.map(({ cell: at, clue }, place) => {
      const way = wayFrom(at, cell);
      if (clue === null) return { way, what: [footprint] };
      const order = isIn(clue, inOrder.slice(0, place))
        ? 'next'
        : isIn(clue, inOrder.slice(place + 1))
          ? 'first'
          : 'only';
      return { way, what: log.lying(this.#names.clueText(clue), { isOther: named.includes(clue), order }) };
    });
    const said = isAmid ? [log.amid(each)] : each.map(({ way, what }) => log.beside(way, what));
    const spot = spotAmong(cell, alike);
    return spot ? log.besidesAt(said, log.spot(spot)) : log.besides(said);
  }

  #called(event: Called): Phrase {
    const { log } = this.#words;
    const names = this.#names;
    const { seat, kind, domino, run, alike, tile, last, late, atOnce } = event;
    const clues = names.run(
      seat,
      [...run].sort((one, other) => one.cell - other.cell),
    );
    const { beyond, end, way } = lyingOf(event);
    const [, second] = halves(domino);
    const spot = spotAmong(beyond, alike);
    const fairy = names.fairy(kind);
    return log.calls(seat, {
      fairy: [icon(NAMES[kind], ''), ...names.fairyAt(seat, kind, domino)],
      run: clues,
      end,
      way,
      half: (text) => thing(cellThing(seat, second), text),
      spot: spot && log.spot(spot),
      atOnce,
      late,
      took: tile === null ? [] : log.took({ seat, fairy, cost: this.#cost(kind, tile), last }),
    });
  }

  /** The Queen wants all kinds but one: that one is heard faster than the five. */
  #cost(kind: Kind, tile: Tile): Part {
    const { log, and } = this.#words;
    if (kind === KING) return this.#names.cost(kind, tile);
    const wanted = cluesOf(costOf(kind, tile));
    const [left] = CLUES.filter((clue) => !wanted.includes(clue));
    const all = wanted.map(this.#names.clueText);
    const text =
      kind === QUEEN && left !== undefined
        ? log.allBut(this.#names.clueText(left))
        : `${all.slice(0, -1).join(and[0])}${and[1]}${all.at(-1)}`;
    return thing(costThing(kind, tile), text);
  }

  #counted({ seat, parts }: Of<'counted'>): Phrase {
    const { log } = this.#words;
    const gained = PARTS.filter((part) => parts[part] > 0);
    const total = PARTS.reduce((sum, part) => sum + parts[part], 0);
    return log.counted(
      seat,
      total,
      gained.map((part) => log.part(part, parts[part], gained.length === 1)),
    );
  }

  #people = (seats: readonly number[]): Phrase => this.#words.people(seats.map(this.#words.person));
}

const PARTS: readonly (keyof Parts)[] = ['fairies', 'experts', 'footprint'];

/** A clue beside, and which of several of its kind it is. */
interface RankedBeside {
  readonly at: Cell;
  readonly clue: Clue;
  readonly spot: Ranked;
}

/** None, if it is the only one, or if where it lies could be told by a way from the first clue alone. */
function rankedOf({ cell, clue, others }: Beside): RankedBeside[] {
  const spot = clue === null ? null : spotAmong(cell, others);
  return clue === null || !spot || spot.is === 'away' ? [] : [{ at: cell, clue, spot }];
}
const outermostFirst = (one: RankedBeside, other: RankedBeside): number =>
  Number(one.spot.is !== 'outermost') - Number(other.spot.is !== 'outermost');

/** Two things, and the place between them. */
const lieAcross = (cell: Cell, beside: readonly Beside[]): boolean =>
  beside.length === 2 && beside.reduce((sum, each) => sum + each.cell, 0) === 2 * cell;

const isIn = (clue: Clue, all: readonly Beside[]): boolean => all.some((each) => each.clue === clue);

/** Which way the other cell lies, in the same row or column. */
function wayFrom(cell: Cell, other: Cell): Way {
  const east = eastOf(other) - eastOf(cell);
  if (east !== 0) return east > 0 ? 'right' : 'left';
  return southOf(other) > southOf(cell) ? 'down' : 'up';
}

/** The cell at an end of the run that the tile continues, and where its other half is. */
function lyingOf({ domino, run }: Called): { readonly beyond: Cell; readonly end: Way; readonly way: Way } {
  const [one, other] = halves(domino);
  const from = run[0]?.cell ?? one;
  const isNext = (cell: Cell): boolean =>
    Math.abs(eastOf(cell) - eastOf(from)) + Math.abs(southOf(cell) - southOf(from)) === 1;
  const [next, far] = isNext(one) ? [one, other] : [other, one];
  return { beyond: next, end: wayFrom(from, next), way: wayFrom(next, far) };
}
