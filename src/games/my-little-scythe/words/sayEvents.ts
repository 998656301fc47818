import { toldTogether } from '../../../words/chronicle.ts';
import { listed } from '../../../words/lists.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import { KINDS, LEAVE, MAKE_PILE, SIDES_OF_QUEST, SPACES, type Space } from '../rules/cards.ts';
import type { Event, Force } from '../rules/events.ts';
import { broughtBy } from '../rules/state.ts';
import { KIND_OF_DIE } from '../rules/steps/seek.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';

type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

/** Decides how an event is said, once for every language. */
export class EventSpeaker<Words extends NameWords & EventWords = NameWords & EventWords> extends Namer<Words> {
  event = (event: Event): Phrase => {
    const { words } = this;
    switch (event.is) {
      case 'starts':
        return words.starts(event.seat, event.begins, words.pies(event.pies), words.spells(event.spells));
      case 'began':
        return event.last ? words.beganLast(event.seat) : words.began(event.seat);
      case 'acted':
        if (event.tile !== null) return words.used(event.seat, this.tile(MAKE_PILE, event.tile));
        return words.acted(event.seat, this.#space(event.space));
      case 'moved':
        return words.moved(
          event.seat,
          event.other,
          this.place(event.from),
          this.place(event.to),
          this.drawnTokens(event.apples, event.gems),
        );
      case 'delivered':
        return words.delivered(event.seat, words.drawnTokens(KINDS[event.kind], broughtBy(event.by)));
      case 'attacked':
        return words.attacked(event.seat, event.rival, this.place(event.at));
      case 'sealed':
        return words.sealed(event.seat);
      case 'fought': {
        const { seat, rival, winner, attack, defence } = event;
        const outcome = attack.total === defence.total ? words.tied(winner) : words.won(winner);
        return words.fought(seat, this.#set(attack), rival, this.#set(defence), outcome);
      }
      case 'home':
        return words.home(event.seat, event.other, this.place(event.from));
      case 'friendship':
        return words.friendship(event.seat, event.by, event.now, event.cause);
      case 'pies':
        return words.piesChanged(event.seat, event.by, event.now, event.cause);
      case 'spell':
        return words.draws(event.seat, event.value, event.cause);
      case 'noSpell':
        return words.findsNoSpell(event.seat);
      case 'remade':
        return phrase`${words.remade}`;
      case 'discarded':
        return words.discarded(event.seat, event.value);
      case 'quest':
        return words.meets(event.seat, this.place(event.at), this.quest(event.card));
      case 'solved':
        return words.solves(event.seat, event.side === LEAVE ? null : words.sides[SIDES_OF_QUEST[event.side]]);
      case 'rolled':
        return words.rolled(event.seat, this.#rolls(event));
      case 'lost': {
        const land = this.landName(event.terrain);
        return event.left > 0 ? words.noHexFree(land) : words.noneLeft(KINDS[event.kind], land);
      }
      case 'put':
        return words.places(event.seat, KINDS[event.kind], event.again, this.place(event.at), event.rival);
      case 'paid': {
        const { seat, count, last, from, to, rival } = event;
        const kind = KINDS[event.kind];
        if (to === 'supply' || rival === null) {
          return words.pays(seat, kind, count, last === from, this.place(from));
        }
        return words.gives(seat, kind, count, last !== null, this.place(to), rival);
      }
      case 'gained': {
        const { seat, apples, gems } = event;
        const at = this.place(event.at);
        return apples + gems === 0 ? words.gainsNothing(at) : words.gains(seat, this.drawnTokens(apples, gems), at);
      }
      case 'launched':
        return words.throws(event.seat, KINDS[event.kind], this.place(event.from), this.place(event.to), event.rival);
      case 'jumped':
        return words.jumped(event.seat, this.place(event.to));
      case 'drew': {
        const { seat, pile, tiles } = event;
        if (tiles === null) return words.drewThree(seat, words.piles[pile]);
        const drawn = tiles.map((tile) => [this.tile(pile, tile)]);
        return words.drew(seat, listed(drawn, words.comma, words.comma));
      }
      case 'kept':
        return words.keeps(event.seat, this.tile(event.pile, event.tile));
      case 'claimed': {
        const { seat, field, count, eased } = event;
        const { name } = this.fieldOf(field);
        return eased ? words.claimsWith(seat, this.personOf(field).name, name, count) : words.claims(seat, name, count);
      }
      case 'passed':
        return words.passed(event.seat, words.passes[event.step]);
      case 'ending':
        return words.ending(event.seat);
      case 'ended': {
        const { winners, standing, safety } = event;
        return words.ended(safety, words.seats(winners), winners.length, standing);
      }
    }
  };

  #space = (space: Space): string => this.words.printed.spaces[SPACES[space]].name;

  /** Both seekers on one way, and with what was done what it changed on the tracks. */
  events = (events: readonly Event[]): (Phrase | null)[] =>
    toldTogether(events, this.event, (first, others) => {
      const both = bothMoved(first, others[0]);
      const said = [this.event(both ?? first)];
      for (const change of both ? others.slice(1) : others) {
        if (change.is !== 'friendship' && change.is !== 'pies') break;
        said.push(this.event(change));
      }
      return { said: listed(said, this.words.gap, this.words.gap), count: said.length + (both ? 1 : 0) };
    });

  /** What one of the two set, and what a cannon adds. */
  #set({ pies, spells, total }: Force): string {
    const { words } = this;
    const cannon = total > spells.reduce<number>((sum, value) => sum + value, pies);
    const parts = [
      ...(pies > 0 ? [words.pies(pies)] : []),
      ...(spells.length > 0 ? [words.spellsOf(spells)] : []),
      ...(cannon ? [words.theCannon] : []),
    ];
    return parts.length === 0 ? words.setNothing(total) : words.set(parts.join(words.and), total);
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

/** One move of both seekers, if they go one way. */
const bothMoved = (one: Event, other: Event | undefined): Of<'moved'> | null =>
  one.is === 'moved' && other?.is === 'moved' && one.from === other.from && one.to === other.to
    ? { ...one, other: null, apples: one.apples + other.apples, gems: one.gems + other.gems }
    : null;
