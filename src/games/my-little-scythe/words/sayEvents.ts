import { listed } from '../../../words/lists.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import { KINDS, kindName, LEAVE, MAKE_PILE, NO_TILE, type Space, sideName, spaceName } from '../rules/cards.ts';
import { deedOfQuest, isIdle } from '../rules/deeds.ts';
import { type Event, NO_DIE, NOBODY, TO_SUPPLY } from '../rules/state.ts';
import { KIND_OF_DIE } from '../rules/steps/seek.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';

type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

/** Decides how an event is said, once for every language. */
export class EventSpeaker<Words extends NameWords & EventWords = NameWords & EventWords> extends Namer<Words> {
  event(event: Event): Phrase {
    const { words } = this;
    switch (event.is) {
      case 'began':
        return event.last ? words.beganLast(event.seat) : words.began(event.seat);
      case 'acted':
        if (event.tile !== NO_TILE) return words.used(event.seat, this.tile(MAKE_PILE, event.tile));
        return words.acted(event.seat, this.#space(event.space));
      case 'moved':
        return this.#moved(event);
      case 'delivered': {
        const [one = 0, two = 0] = event.by;
        return words.delivered(event.seat, words.drawnTokens(kindName(event.kind), one + two));
      }
      case 'attacked':
        return words.attacked(event.seat, event.rival, this.hex(event.at));
      case 'sealed':
        return words.sealed(event.seat);
      case 'fought': {
        const { seat, rival, winner, totals } = event;
        const outcome = totals[0] === totals[1] ? words.tied(winner) : words.won(winner);
        return words.fought(seat, this.#set(event, 0), rival, this.#set(event, 1), outcome);
      }
      case 'home':
        return words.home(event.seat, this.hex(event.from));
      case 'friendship':
        return words.friendship(event.seat, this.#change(event));
      case 'pies':
        return words.piesChanged(event.seat, this.#change(event));
      case 'spell':
        return event.value === 0 ? words.draws(event.seat) : words.drawsOf(event.seat, event.value);
      case 'noSpell':
        return words.findsNoSpell(event.seat);
      case 'remade':
        return phrase`${words.remade}`;
      case 'discarded':
        return words.discarded(event.seat, event.value);
      case 'quest':
        return words.meets(event.seat, this.hex(event.at), this.quest(event.card));
      case 'solved':
        return this.#solved(event);
      case 'rolled':
        return words.rolled(event.seat, this.#rolls(event));
      case 'lost': {
        const land = this.landOf(event.terrain);
        return event.left > 0 ? words.noHexFree(land) : words.noneLeft(kindName(event.kind), land);
      }
      case 'put': {
        const { seat, rival } = event;
        const [kind, at] = [kindName(event.kind), this.hex(event.at)];
        return rival === NOBODY ? words.places(seat, kind, at) : words.placesFor(seat, kind, at, rival);
      }
      case 'paid': {
        const kind = kindName(event.kind);
        if (event.to === TO_SUPPLY) return words.pays(event.seat, kind, this.hex(event.from));
        return words.gives(event.seat, kind, this.hex(event.to));
      }
      case 'gained': {
        const { seat, apples, gems } = event;
        const at = this.hex(event.at);
        return apples + gems === 0 ? words.gainsNothing(at) : words.gains(seat, this.drawnTokens(apples, gems), at);
      }
      case 'launched': {
        const { seat, rival } = event;
        const [kind, from, to] = [kindName(event.kind), this.hex(event.from), this.hex(event.to)];
        return rival === NOBODY ? words.throws(seat, kind, from, to) : words.throwsTo(seat, kind, from, to, rival);
      }
      case 'jumped':
        return words.jumped(event.seat, this.hex(event.to));
      case 'drew': {
        const { seat, pile, tiles } = event;
        if (tiles.length === 0) return words.drewThree(seat, words.piles[pile === MAKE_PILE ? 1 : 0]);
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
        const { winners, safety } = event;
        return (safety ? words.endedLate : words.ended)(words.seats(winners), winners.length);
      }
    }
  }

  #space = (space: Space): string => this.words.printed.spaces[spaceName(space)].name;

  #moved({ seat, from, to, apples, gems }: Of<'moved'>): Phrase {
    const { words } = this;
    const [start, end] = [this.hexOrCamp(from), this.hex(to)];
    if (apples + gems === 0) return words.moved(seat, start, end);
    return words.carried(seat, start, end, this.drawnTokens(apples, gems));
  }

  /** What one of the two set, and what a cannon adds. */
  #set({ pies, spells, totals }: Of<'fought'>, side: 0 | 1): string {
    const { words } = this;
    const [baked = 0, cast = [], total = 0] = [pies[side], spells[side], totals[side]];
    const cannon = total > cast.reduce((sum, value) => sum + value, baked);
    const parts = [
      ...(baked > 0 ? [words.pies(baked)] : []),
      ...(cast.length > 0 ? [words.spellsOf(cast)] : []),
      ...(cannon ? [words.theCannon] : []),
    ];
    return parts.length === 0 ? words.setNothing(total) : words.set(parts.join(words.and), total);
  }

  #change({ by, now }: { readonly by: number; readonly now: number }): string {
    const { words } = this;
    if (by === 0) return words.stays(now);
    return by < 0 ? words.falls(-by, now) : words.rises(by, now);
  }

  #solved({ seat, card, side }: Of<'solved'>): Phrase {
    const { words } = this;
    const name = sideName(side);
    const outcome = this.questOf(card)[name];
    if (side !== LEAVE) return words.solves(seat, words.sides[name], outcome);
    return isIdle(deedOfQuest(card, side)) ? words.leaves(seat) : words.leavesFor(seat, outcome);
  }

  #rolls({ dice }: Of<'rolled'>): string {
    const { words } = this;
    const rolled = KINDS.map((name, kind) => {
      const lands = dice.filter((terrain, die) => terrain !== NO_DIE && KIND_OF_DIE[die] === kind).map(this.landOf);
      const [one = '', two] = lands;
      return words.rolledFor(name, lands.length, one === two ? words.twice(one) : lands.join(words.and));
    });
    return rolled.join(words.comma);
  }
}
