import type { Seat } from '../../../engine/ids.ts';
import { at, sum } from '../../../engine/lists.ts';
import { toldTogether } from '../../../words/chronicle.ts';
import { listed } from '../../../words/lists.ts';
import { type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import {
  ALL_KINDS,
  APPLE,
  GEM,
  GOOD_SPORT,
  KIND_OF_DIE,
  KINDS,
  type Kind,
  LEAVE,
  MAKE_PILE,
  MOVE_PILE,
  QUEST_NAMES,
  SIDES_OF_QUEST,
  SPACES,
  type Space,
  type Tile,
  type Ware,
} from '../rules/cards.ts';
import type { Event, Force } from '../rules/events.ts';
import type { Hex, Spot } from '../rules/hexes.ts';
import { broughtBy, SEEKERS } from '../rules/state.ts';
import {
  chapterOf,
  inOrder,
  isCostOfAttack,
  isFightCost,
  isTreat,
  lastStop,
  type Of,
  reasonTold,
  together,
} from './chapters.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';

/** What has a sentence of its own; all else is something that a seat did. */
type Sentence = Of<'starts' | 'began' | 'fought' | 'remade' | 'lost' | 'ending' | 'ended'>;
type Deed = Exclude<Event, Sentence>;

const SENTENCES: ReadonlySet<Event['is']> = new Set<Sentence['is']>([
  ...(['starts', 'began', 'fought', 'remade', 'lost', 'ending', 'ended'] as const),
]);
const isSentence = (event: Event): event is Sentence => SENTENCES.has(event.is);

/** The way of a seeker. */
export interface Leg {
  readonly from: Part;
  readonly to: Part;
  readonly load: Phrase;
}

/** What stands before an event in the log. */
interface Before {
  /** How its line begins. */
  readonly first: Event;
  /** What the seat has done since another one acted, the line itself included. */
  readonly told: readonly Event[];
  /** The place that was named last. */
  readonly here: Hex | null;
  /** All that begin. */
  readonly starts: readonly Of<'starts'>[];
}

/** Decides how an event is said, once for every language. */
export class EventSpeaker<Words extends NameWords & EventWords = NameWords & EventWords> extends Namer<Words> {
  event = (event: Event): Phrase => this.#line([event], null);

  /** A deed with all that comes of it, each thing once, and what a card says where it first comes up. */
  events = (events: readonly Event[]): (Phrase | null)[] => {
    const starts = events.filter((event) => event.is === 'starts');
    let met: Hex | null = null;
    return toldTogether(events, this.event, (first, others) => {
      const chapter = chapterOf(first, others);
      // A trophy between would take the place's name too far away.
      const here = first.is === 'solved' ? met : chapter.some(({ is }) => is === 'claimed') ? null : lastStop(chapter);
      for (const event of chapter) if (event.is === 'quest') met = event.at;
      const told = events.slice(0, events.length - others.length - 1 + chapter.length);
      return { said: this.#line(inOrder(chapter), { first, told, here, starts }), count: chapter.length };
    });
  };

  /** Sentences, one for all that a seat did without another between. */
  #line(events: readonly Event[], before: Before | null): Phrase {
    const { words } = this;
    const said: Phrase[] = [];
    const deeds: Phrase[] = [];
    let by: Seat = 0;
    let hasClaimed = false;
    const end = (): void => {
      if (deeds.length > 0) said.push(words.did(by, deeds.splice(0)));
    };
    for (const group of together(events)) {
      const event = at(group, 0);
      if (isTreat(event) && group.length > 1) {
        end();
        const treats = group.filter(isTreat);
        said.push(
          words.treated(
            words.seats(treats.map((each) => each.seat)),
            treats.map(({ now }) => now),
          ),
        );
        continue;
      }
      if (isSentence(event) || isFightCost(event)) {
        end();
        said.push(isSentence(event) ? this.#sentence(event, group, before) : this.#spent(group));
        continue;
      }
      if (event.seat !== by || (hasClaimed && event.is !== 'claimed')) end();
      hasClaimed = event.is === 'claimed';
      by = event.seat;
      deeds.push(this.#deed(event, group, before));
      if (event.is === 'attacked' && before && !events.some(isCostOfAttack))
        deeds.push(words.spared(this.tile(MOVE_PILE, GOOD_SPORT)));
      if (event.is === 'home' && event.unmarks) deeds.push([words.unmarks]);
    }
    end();
    return listed(said, words.gap, words.gap);
  }

  #sentence(event: Sentence, group: readonly Event[], before: Before | null): Phrase {
    const { words } = this;
    switch (event.is) {
      case 'starts':
        return this.#starts(event, before?.starts ?? []);
      case 'began': {
        const { seat, last, barred, tile } = event;
        // Who is on turn is told by what comes; what is barred is not.
        if (before && !last && barred === null) return [];
        return words.began(seat, last, barred === null ? null : this.#space(barred, tile));
      }
      case 'fought': {
        const { seat, rival, winner, attack, defence } = event;
        const outcome = attack.total === defence.total ? words.tied(winner) : words.won(winner);
        return words.fought(seat, this.#set(attack), rival, this.#set(defence), outcome);
      }
      case 'remade':
        return [words.remade];
      case 'lost': {
        return event.left > 0
          ? words.noHexFree(this.landName(event.terrain))
          : words.noneLeft(group.flatMap((each) => (each.is === 'lost' ? [KINDS[each.kind]] : [])));
      }
      case 'ending':
        return words.ending(before ? null : words.seats(event.full), event.full.length);
      case 'ended':
        return this.#ended(event);
    }
  }

  /** What all have alike is said before the first. */
  #starts(event: Of<'starts'>, all: readonly Of<'starts'>[]): Phrase {
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
    const has = (what: readonly string[]): Phrase =>
      listed(
        what.map((each) => [each]),
        words.comma,
        words.lastOf,
      );
    const where = this.where(at(event.front, 0).at);
    const starts = words.starts(event.seat, event.begins, has(rest), where, listed(front, words.comma, words.lastOf));
    return event.begins && shared.length > 0
      ? listed([words.allStart(has(shared)), starts], words.gap, words.gap)
      : starts;
  }

  #deed(event: Exclude<Deed, Of<'spent'>>, group: readonly Event[], before: Before | null): Phrase {
    const { words } = this;
    const here = (spot: Spot): Part => (spot === before?.here ? words.there : this.place(spot));
    switch (event.is) {
      case 'acted':
        return words.acted(this.#space(event.space, event.tile), event.tile !== null);
      case 'used':
        return words.acted([this.tile(MOVE_PILE, event.tile)], true);
      case 'moved': {
        const [, other] = group;
        if (other?.is === 'moved') {
          const [sameFrom, sameTo] = [event.from === other.from, event.to === other.to];
          const second = this.#leg(other, !sameFrom && !sameTo, event.to);
          return words.movedBoth(this.#leg(event), second, sameFrom, sameTo);
        }
        return words.moved(event.other, this.#leg(event));
      }
      case 'delivered':
        return words.delivered(this.#load(event));
      case 'attacked':
        return words.attacked(event.rival, here(event.at));
      case 'sealed':
        return [words.sealed];
      case 'noSpell':
        return [words.findsNoSpell];
      case 'home':
        return words.home(
          group.length > 1 ? null : event.other,
          before?.first.is === 'used' ? this.place(event.from) : null,
        );
      case 'friendship':
        return words.friendship(event.by, event.now, event.cause);
      case 'pies':
        return words.piesChanged(event.by, event.now, event.cause);
      case 'spell':
        return words.draws(event.value, event.now, event.cause);
      case 'discarded':
        return [words.discarded(event.value, event.now)];
      case 'quest': {
        const { kind, bold, leave } = words.printed.quests[QUEST_NAMES[event.card]];
        const met = words.meets(here(event.at), this.quest(event.card));
        return before ? words.offers(met, kind, bold, leave === words.printed.nothing ? null : leave) : met;
      }
      case 'solved':
        return [words.solves(event.side === LEAVE ? null : words.sides[SIDES_OF_QUEST[event.side]])];
      case 'rolled':
        return [words.rolled(this.#rolls(event))];
      case 'put':
        return this.#placed(group.filter((each) => each.is === 'put'));
      case 'paid':
        return this.#payment(
          group.filter((each) => each.is === 'paid'),
          here,
        );
      case 'gained': {
        const { apples, gems, now } = event;
        const [ofApples, ofGems] = [apples > 0 ? now[APPLE] : 0, gems > 0 ? now[GEM] : 0];
        const isMore = ofApples + ofGems > apples + gems;
        const lies = isMore ? this.tokens(ofApples, ofGems) : null;
        return words.gains(apples + gems > 0 ? this.drawnTokens(apples, gems) : null, here(event.at), lies);
      }
      case 'launched':
        return words.throws(KINDS[event.kind], this.place(event.from), this.place(event.to), event.rival);
      case 'jumped':
        return words.jumps(this.place(event.to));
      case 'drew': {
        const { pile, tiles } = event;
        if (tiles === null) return [words.drewThree(words.piles[pile])];
        const drawn = tiles.map((tile) => [this.tile(pile, tile)]);
        return words.drew(listed(drawn, words.comma, words.and));
      }
      case 'kept': {
        const { text } = this.tileOf(event.pile, event.tile);
        return words.keeps(this.tile(event.pile, event.tile), before ? text : '');
      }
      case 'claimed': {
        const { field, count, eased } = event;
        if (eased) return words.claimsWith(this.personOf(field), count);
        const { name, text } = this.fieldOf(field);
        const reason = reasonTold(before?.told ?? [], event);
        return words.claims(name, reason === 'told' ? '' : reason === 'sunk' ? words.before(text) : text, count);
      }
      case 'passed': {
        const { step, tile } = event;
        return tile === null ? phrase`${words.passes[step]}` : words.usesNot([this.tile(MOVE_PILE, tile)]);
      }
    }
  }

  #space(space: Space, tile: Tile | null): Phrase {
    return [tile === null ? this.words.printed.spaces[SPACES[space]].name : this.tile(MAKE_PILE, tile)];
  }

  /** `before`: where the other seeker went, which this one may come from. */
  #leg({ from, to, apples, gems }: Of<'moved'>, isAlone = true, before?: Hex): Leg {
    return {
      from: from === before ? this.words.there : this.place(from),
      to: isAlone ? this.next(to, from) : this.place(to),
      load: this.drawnTokens(apples, gems),
    };
  }

  #load({ kind, by, from }: Of<'delivered'>): Phrase {
    const { words } = this;
    const carriers = SEEKERS.filter((seeker) => by[seeker] > 0);
    const loads =
      from[0] === from[1]
        ? [words.paidFrom(words.drawnTokens(KINDS[kind], broughtBy(by)), this.place(from[0]))]
        : carriers.map((seeker) =>
            words.paidFrom(words.drawnTokens(KINDS[kind], by[seeker]), this.place(from[seeker])),
          );
    return listed(loads, words.comma, words.andFrom);
  }

  /** Hex by hex what came there. */
  #placed(all: readonly Of<'put'>[]): Phrase {
    const { words } = this;
    const parts = placesOf(all.map(({ at }) => at)).map((hex) => {
      const here = all.filter(({ at }) => at === hex);
      const kinds = ALL_KINDS.filter((kind) => here.some((each) => each.kind === kind));
      const isLast = (kind: Kind): boolean => here.some((each) => each.kind === kind && each.left === 0);
      const areBoth = kinds.length > 1 && kinds.every(isLast);
      const tokens = kinds.map((kind) => {
        const drawn = words.drawnTokens(KINDS[kind], here.filter((each) => each.kind === kind).length);
        return areBoth || !isLast(kind) ? drawn : words.theLast(drawn);
      });
      const said = listed(tokens, words.and, words.and);
      const rival = here.find((each) => each.rival !== null)?.rival ?? null;
      return words.placedAt(areBoth ? words.theLast(said, true) : said, this.place(hex), rival);
    });
    return words.places(listed(parts, words.comma, words.andFrom));
  }

  /** Together what was paid one by one. */
  #payment(all: readonly Of<'paid'>[], here: (hex: Hex) => Part): Phrase {
    const { words } = this;
    const count = (of: Hex, ware: Ware): number =>
      sum(all.map(({ from, kind, count }) => (from === of && kind === ware ? count : 0)));
    const hexes = placesOf(all.map(({ from }) => from));
    const called = hexes.length > 1 ? this.place : here;
    const parts = hexes.map((hex) => words.paidFrom(this.drawnTokens(count(hex, APPLE), count(hex, GEM)), called(hex)));
    const what = listed(parts, words.comma, words.andFrom);
    const { to, rival } = at(all, 0);
    return to === 'supply' || rival === null ? words.pays(what) : words.gives(what, this.place(to), rival);
  }

  /** What both sides of a fight have left. */
  #spent(all: readonly Event[]): Phrase {
    const { words } = this;
    const costs = all.filter(isFightCost);
    const left = [...new Set(costs.map(({ seat }) => seat))].map((seat) =>
      words.hasLeft(
        seat,
        costs.flatMap((cost) => (cost.seat === seat ? [words[cost.is === 'pies' ? 'pies' : 'spells'](cost.now)] : [])),
      ),
    );
    return words.spent(listed(left, words.comma, words.comma));
  }

  /** What was compared, one after the other, until it was decided. */
  #ended({ winners, standings, safety }: Of<'ended'>): Phrase {
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

  /** What one of the two set, and what a cannon adds. */
  #set({ pies, spells, total }: Force): string {
    const { words } = this;
    const cannon = total > pies + sum(spells);
    const parts = [...(pies > 0 ? [words.pies(pies)] : []), ...(spells.length > 0 ? [words.spellsOf(spells)] : [])];
    const isSum = (pies > 0 ? 1 : 0) + spells.length + (cannon ? 1 : 0) > 1;
    return words.set(parts.join(words.and), cannon, isSum ? total : null);
  }

  #rolls({ dice }: Of<'rolled'>): string {
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
