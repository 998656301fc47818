import { at, sum } from '../../../engine/lists.ts';
import { toldTogether } from '../../../words/chronicle.ts';
import { listed } from '../../../words/lists.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import {
  APPLE,
  APPLES,
  FIGHT,
  type Field,
  GEM,
  GEMS,
  KIND_OF_DIE,
  KINDS,
  LEAVE,
  MAKE_PILE,
  MOVE,
  MOVE_PILE,
  QUEST_NAMES,
  SIDES_OF_QUEST,
  SPACES,
  type Space,
  type Tile,
  type Ware,
} from '../rules/cards.ts';
import type { Event, Force } from '../rules/events.ts';
import type { Hex } from '../rules/hexes.ts';
import { broughtBy, SEEKERS } from '../rules/state.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';

type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;
/** What has a sentence of its own; all else is something that a seat did. */
type Sentence = Of<'starts' | 'began' | 'fought' | 'remade' | 'lost' | 'ending' | 'ended'>;
type Deed = Exclude<Event, Sentence>;

const SENTENCES: ReadonlySet<Event['is']> = new Set<Sentence['is']>([
  ...(['starts', 'began', 'fought', 'remade', 'lost', 'ending', 'ended'] as const),
]);
const isSentence = (event: Event): event is Sentence => SENTENCES.has(event.is);
/** What comes of a deed, and is told in its line. */
const EFFECTS: ReadonlySet<Event['is']> = new Set<Event['is']>([
  ...(['rolled', 'paid', 'discarded', 'friendship', 'pies', 'spell', 'noSpell', 'gained', 'kept', 'launched'] as const),
]);
/** What they are won with has just been told. */
const WON_BY_DEEDS: readonly Field[] = [APPLES, GEMS, FIGHT];

/** Decides how an event is said, once for every language. */
export class EventSpeaker<Words extends NameWords & EventWords = NameWords & EventWords> extends Namer<Words> {
  event = (event: Event): Phrase => this.#line([event], false);

  /** A deed with all that comes of it, both seekers on one way, and what a card says where it first comes up. */
  events = (events: readonly Event[]): (Phrase | null)[] =>
    toldTogether(events, this.event, (first, others) => {
      // That somebody moves is told by where to.
      const skipped = isMove(first) && goes(others[0]) ? 1 : 0;
      const [one = first, ...more] = [first, ...others].slice(skipped);
      const both = bothGo(one, more[0]);
      const rest = both ? more.slice(1) : more;
      const end = rest.findIndex(({ is }) => !EFFECTS.has(is) && !(one.is === 'used' && is === 'home'));
      const effects = end < 0 ? rest : rest.slice(0, end);
      return {
        said: this.#line([both ?? one, ...effects], true),
        count: skipped + (both ? 2 : 1) + effects.length,
      };
    });

  /** Sentences, one for all that a seat did without another between. */
  #line(events: readonly Event[], inLog: boolean): Phrase {
    const { words } = this;
    const said: Phrase[] = [];
    const deeds: Phrase[] = [];
    const paid: Of<'paid'>[] = [];
    for (const [place, event] of events.entries()) {
      if (isSentence(event)) {
        said.push(this.#sentence(event, inLog));
        continue;
      }
      const next = events[place + 1];
      if (event.is === 'paid') paid.push(event);
      else deeds.push(this.#deed(event, inLog));
      if (event.is === 'home' && event.unmarks) deeds.push([words.unmarks]);
      if (paid.length > 0 && next?.is !== 'paid') deeds.push(this.#payment(paid.splice(0)));
      if (!next || isSentence(next) || next.seat !== event.seat) said.push(words.did(event.seat, deeds.splice(0)));
    }
    return listed(said, words.gap, words.gap);
  }

  #sentence(event: Sentence, inLog: boolean): Phrase {
    const { words } = this;
    switch (event.is) {
      case 'starts': {
        const { seat, begins, friendship, pies, spells } = event;
        const front = event.front.map(({ kind, at }) => words.lies(KINDS[kind], this.place(at)));
        return words.starts(
          seat,
          begins,
          friendship,
          words.pies(pies),
          words.spells(spells),
          listed(front, words.comma, words.lastOf),
        );
      }
      case 'began': {
        const { seat, last, barred, tile } = event;
        return words.began(seat, last, barred === null ? null : this.#space(barred, tile));
      }
      case 'fought': {
        const { seat, rival, winner, attack, defence } = event;
        const outcome = attack.total === defence.total ? words.tied(winner) : words.won(winner);
        return words.fought(seat, this.#set(attack), rival, this.#set(defence), outcome);
      }
      case 'remade':
        return phrase`${words.remade}`;
      case 'lost': {
        const land = this.landName(event.terrain);
        return event.left > 0 ? words.noHexFree(land) : words.noneLeft(KINDS[event.kind], land);
      }
      case 'ending':
        return words.ending(words.seats(event.full), event.full.length);
      case 'ended':
        return this.#ended(event, inLog);
    }
  }

  #deed(event: Exclude<Deed, Of<'paid'>>, inLog: boolean): Phrase {
    const { words } = this;
    switch (event.is) {
      case 'acted':
        return words.acted(this.#space(event.space, event.tile), event.tile !== null);
      case 'used':
        return words.acted([this.tile(MOVE_PILE, event.tile)], true);
      case 'moved': {
        const { other, from, to, apples, gems } = event;
        return words.moved(other, this.place(from), this.place(to), this.drawnTokens(apples, gems));
      }
      case 'delivered':
        return words.delivered(this.#load(event));
      case 'attacked':
        return words.attacked(event.rival, this.place(event.at));
      case 'sealed':
        return phrase`${words.sealed}`;
      case 'home':
        return words.home(event.other, this.place(event.from));
      case 'friendship':
        return words.friendship(event.by, event.now, event.cause);
      case 'pies':
        return words.piesChanged(event.by, event.now, event.cause);
      case 'spell':
        return words.draws(event.value, event.cause);
      case 'noSpell':
        return phrase`${words.findsNoSpell}`;
      case 'discarded':
        return phrase`${words.discarded(event.value)}`;
      case 'quest': {
        const { kind, bold, leave } = words.printed.quests[QUEST_NAMES[event.card]];
        const met = words.meets(this.place(event.at), this.quest(event.card));
        return inLog ? words.offers(met, kind, bold, leave === words.printed.nothing ? null : leave) : met;
      }
      case 'solved':
        return phrase`${words.solves(event.side === LEAVE ? null : words.sides[SIDES_OF_QUEST[event.side]])}`;
      case 'rolled':
        return phrase`${words.rolled(this.#rolls(event))}`;
      case 'put':
        return words.places(KINDS[event.kind], event.again, this.place(event.at), event.rival);
      case 'gained': {
        const { apples, gems } = event;
        return words.gains(apples + gems === 0 ? null : this.drawnTokens(apples, gems), this.place(event.at));
      }
      case 'launched':
        return words.throws(KINDS[event.kind], this.place(event.from), this.place(event.to), event.rival);
      case 'jumped':
        return words.moved(false, this.place(event.from), this.place(event.to), []);
      case 'drew': {
        const { pile, tiles } = event;
        if (tiles === null) return phrase`${words.drewThree(words.piles[pile])}`;
        const drawn = tiles.map((tile) => [this.tile(pile, tile)]);
        return words.drew(listed(drawn, words.comma, words.and));
      }
      case 'kept': {
        const { text } = this.tileOf(event.pile, event.tile);
        return words.keeps(this.tile(event.pile, event.tile), inLog ? text : '');
      }
      case 'claimed': {
        const { field, count, eased } = event;
        const { name, text } = this.fieldOf(field);
        if (eased) return words.claimsWith(this.personOf(field), name, count);
        return words.claims(name, WON_BY_DEEDS.includes(field) ? '' : text, count);
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

  /** Together what was paid one by one. */
  #payment(all: readonly Of<'paid'>[]): Phrase {
    const { words } = this;
    const count = (of: Hex, ware: Ware): number =>
      sum(all.map(({ from, kind, count }) => (from === of && kind === ware ? count : 0)));
    const parts = [...new Set(all.map(({ from }) => from))].map((hex) =>
      words.paidFrom(this.drawnTokens(count(hex, APPLE), count(hex, GEM)), this.place(hex)),
    );
    const what = listed(parts, words.comma, words.andFrom);
    const { to, rival } = at(all, 0);
    return to === 'supply' || rival === null ? words.pays(what) : words.gives(what, this.place(to), rival);
  }

  /** Who has which trophies, and what was compared, one after the other, until it was decided. */
  #ended({ winners, standings, trophies, safety }: Of<'ended'>, inLog: boolean): Phrase {
    const { words } = this;
    const most = at(standings, at(winners, 0));
    let left = standings.map((_, seat) => seat).filter((seat) => standings[seat]?.[0] === most[0]);
    const each = trophies.map((fields, seat) =>
      words.hasTrophies(
        seat,
        fields.map((field) => this.fieldOf(field).name),
      ),
    );
    const said = [
      ...(inLog ? [words.compared[0](listed(each, words.comma, words.comma))] : []),
      words.mostTrophies(words.seats(left), left.length, most[0]),
    ];
    for (const row of [1, 2] as const) {
      if (left.length === 1) break;
      const held = left.map((seat) => words.hasOfRow(seat, standings[seat]?.[row] ?? 0));
      said.push(words.compared[row](listed(held, words.comma, words.comma)));
      left = left.filter((seat) => standings[seat]?.[row] === most[row]);
    }
    return words.ended(safety, listed(said, words.gap, words.gap), words.seats(winners), winners.length);
  }

  /** What one of the two set, and what a cannon adds. */
  #set({ pies, spells, total }: Force): string {
    const { words } = this;
    const cannon = total > pies + sum(spells);
    const parts = [...(pies > 0 ? [words.pies(pies)] : []), ...(spells.length > 0 ? [words.spellsOf(spells)] : [])];
    return words.set(parts.join(words.and), cannon, total);
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

const goes = (event: Event | undefined): boolean => event?.is === 'moved' || event?.is === 'delivered';
const isMove = (event: Event): boolean => event.is === 'acted' && event.space === MOVE;

/** What both seekers did, if they go one way. */
function bothGo(one: Event, other: Event | undefined): Of<'moved' | 'home'> | null {
  if (one.is === 'home' && other?.is === 'home' && other.other && one.from === other.from)
    return { ...one, other: null };
  return one.is === 'moved' && other?.is === 'moved' && one.from === other.from && one.to === other.to
    ? { ...one, other: null, apples: one.apples + other.apples, gems: one.gems + other.gems }
    : null;
}
