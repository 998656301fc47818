import type { Seat } from '../../../engine/ids.ts';
import { at, sum } from '../../../engine/lists.ts';
import { toldTogether } from '../../../words/chronicle.ts';
import { listed, parted } from '../../../words/lists.ts';
import { type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import {
  APPLE,
  GEM,
  GOOD_SPORT,
  KINDS,
  LEAVE,
  MAKE_PILE,
  MOVE_PILE,
  PIES,
  SIDES_OF_QUEST,
  SPELL_HAND,
} from '../rules/cards.ts';
import type { Event, Force } from '../rules/events.ts';
import type { Hex, Spot } from '../rules/hexes.ts';
import { WANTED } from '../rules/trophies.ts';
import {
  chapterOf,
  inOrder,
  isCostOfAttack,
  isFightCost,
  isTold,
  kinds,
  type Of,
  stopsOf,
  together,
} from './chapters.ts';
import type { EventWords } from './events.en.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';
import { MatchSpeaker } from './sayMatch.ts';
import { TokenSpeaker } from './sayTokens.ts';

/** What has a sentence of its own; all else is something that a seat did. */
type Sentence = Of<'starts' | 'began' | 'fought' | 'treated' | 'remade' | 'lost' | 'ending' | 'ended'>;
type Deed = Exclude<Event, Sentence>;

const SENTENCES = kinds('starts', 'began', 'fought', 'treated', 'remade', 'lost', 'ending', 'ended');
const isSentence = (event: Event): event is Sentence => SENTENCES.has(event.is);

/** The way of a seeker. */
export interface Leg {
  readonly from: Part;
  readonly to: Part;
  readonly load: Phrase;
  /** The power-up that this takes. */
  readonly by: Part | null;
}

/** What stands before an event in the log. */
interface Before {
  /** What its line tells. */
  readonly chapter: readonly Event[];
  /** What the seat has done since another one acted, the line itself included. */
  readonly told: readonly Event[];
  /** The only place that was named as where somebody went. */
  readonly here: Hex | null;
  /** All that begin. */
  readonly starts: readonly Of<'starts'>[];
}

/** Decides how an event is said, once for every language. */
export class EventSpeaker<Words extends NameWords & EventWords = NameWords & EventWords> extends Namer<Words> {
  readonly #tokens = new TokenSpeaker(this.words);
  readonly #match = new MatchSpeaker(this.words);

  tie = this.#match.tie;

  event = (event: Event): Phrase => this.#line([event], null);

  /** A deed with all that comes of it, each thing once, and what a card says where it first comes up. */
  events = (events: readonly Event[]): (Phrase | null)[] => {
    const starts = events.filter((event) => event.is === 'starts');
    return toldTogether(events, this.event, (first, others) => {
      const chapter = chapterOf(first, others);
      const told = events.slice(0, events.length - others.length - 1 + chapter.length);
      // A trophy between would take the place's name too far away.
      const isNear = chapter.some(({ is }) => is === 'moved' || is === 'solved');
      const [stop = null, another] = isNear && !chapter.some(({ is }) => is === 'claimed') ? stopsOf(told) : [];
      const here = another === undefined ? stop : null;
      return { said: this.#line(inOrder(chapter), { chapter, told, here, starts }), count: chapter.length };
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
      if (isSentence(event) || isFightCost(event)) {
        end();
        said.push(isSentence(event) ? this.#sentence(event, group, before) : this.#spent(group));
        continue;
      }
      if (event.seat !== by || (hasClaimed && event.is !== 'claimed')) end();
      hasClaimed = event.is === 'claimed';
      by = event.seat;
      if (event.is === 'claimed' && event.eased) deeds.push([words.shows(this.personOf(event.field).name)]);
      deeds.push(this.#deed(event, group, before));
      if (event.is === 'attacked' && before && !events.some(isCostOfAttack))
        deeds.push(words.spared(this.tile(MOVE_PILE, GOOD_SPORT)));
      if (event.is === 'home' && event.unmarks) deeds.push([words.unmarks]);
      if (event.is === 'kept' && event.pile === MAKE_PILE && before?.chapter[0]?.is === 'acted')
        deeds.push(words.marks(this.tile(MAKE_PILE, event.tile)));
    }
    end();
    return listed(said, words.gap, words.gap);
  }

  #sentence(event: Sentence, group: readonly Event[], before: Before | null): Phrase {
    const { words } = this;
    switch (event.is) {
      case 'starts':
        return this.#match.starts(event, before?.starts ?? []);
      case 'began': {
        const { seat, last, barred, tile } = event;
        return words.began(seat, last, barred === null ? null : [this.space(barred, tile)]);
      }
      case 'fought': {
        const { seat, rival, winner, attack, defence } = event;
        const outcome = attack.total === defence.total ? words.tied(winner) : words.won(winner);
        return words.fought(seat, this.#set(attack), rival, this.#set(defence), outcome);
      }
      case 'treated':
        return words.treated(event.seats, event.by, event.now);
      case 'remade':
        return [words.remade];
      case 'lost': {
        return event.left > 0
          ? words.noHexFree(this.landName(event.terrain))
          : words.noneLeft(group.flatMap((each) => (each.is === 'lost' ? [KINDS[each.kind]] : [])));
      }
      case 'ending':
        // The last turn of one alone says all of it.
        if (before && event.others < 2) return [];
        return words.ending(before ? null : words.seats(event.full), event.full.length);
      case 'ended':
        return this.#match.ended(event);
    }
  }

  #deed(event: Exclude<Deed, Of<'spent'>>, group: readonly Event[], before: Before | null): Phrase {
    const { words } = this;
    const here = (spot: Spot): Part => (spot === before?.here ? words.there : this.place(spot));
    // What was set in a fight still counts then: what is left is told when that is spent.
    const spends = before?.chapter.some(
      (cost) => isFightCost(cost) && cost.seat === event.seat && (cost.is === 'pies') === (event.is === 'pies'),
    );
    switch (event.is) {
      case 'acted':
        return words.acted([this.space(event.space, event.tile)], event.tile !== null);
      case 'used':
        return words.acted([this.tile(MOVE_PILE, event.tile)], true);
      case 'moved': {
        const [, other] = group;
        if (other?.is === 'moved') {
          return words.movedBoth(this.#leg(event), this.#leg(other), event.from === other.from, event.to === other.to);
        }
        return words.moved(event.other, this.#leg(event));
      }
      case 'delivered':
        return words.delivered(this.#tokens.delivered(event));
      case 'attacked':
        return words.attacked(event.rival, here(event.at));
      case 'sealed':
        return [words.sealed];
      case 'noSpell':
        return [words.findsNoSpell];
      case 'home':
        return words.home(
          group.length > 1 ? null : event.other,
          before?.chapter[0]?.is === 'used' ? this.place(event.from) : null,
          event.leaves,
        );
      case 'friendship':
        return words.friendship(event.by, event.now, event.cause);
      case 'pies':
        return words.piesChanged(event.by, event.now, event.cause, spends, spends && event.now >= WANTED[PIES]);
      case 'spell':
        return words.draws(event.value, event.now, event.cause, spends, spends && event.now >= WANTED[SPELL_HAND]);
      case 'discarded':
        return [words.discarded(event.value, event.now)];
      case 'quest': {
        const { kind, bold, leave } = this.questOf(event.card);
        const met = words.meets(here(event.at), this.quest(event.card));
        const left = leave === words.printed.nothing ? null : leave;
        const { festival } = event;
        return before && festival !== null ? words.offers(met, kind, words.atTable(bold, festival), left) : met;
      }
      case 'solved':
        return [words.solves(event.side === LEAVE ? null : words.sides[SIDES_OF_QUEST[event.side]])];
      case 'rolled':
        return [words.rolled(this.#tokens.rolled(event))];
      case 'put':
        return this.#tokens.placed(group.filter((each) => each.is === 'put'));
      case 'paid':
        return this.#tokens.paid(group.filter((each) => each.is === 'paid'));
      case 'gained': {
        const { apples, gems, now, short } = event;
        const [ofApples, ofGems] = [apples > 0 ? now[APPLE] : 0, gems > 0 ? now[GEM] : 0];
        const isMore = ofApples + ofGems > apples + gems;
        const lies = isMore ? this.tokens(ofApples, ofGems) : null;
        const gained = this.drawnTokens(apples, gems);
        const what = short ? words.theLast(gained) : gained;
        return words.gains(apples + gems > 0 ? what : null, here(event.at), lies);
      }
      case 'launched':
        return words.throws(KINDS[event.kind], this.place(event.from), this.place(event.to), event.rival);
      case 'jumped':
        return words.jumps(this.place(event.from), this.place(event.to), event.leaves);
      case 'drew': {
        const { pile, tiles } = event;
        if (tiles === null) return [words.drewThree(words.piles[pile])];
        const drawn = tiles.map((tile) => this.tile(pile, tile));
        return words.drew(parted(drawn, words.comma, words.and));
      }
      case 'kept': {
        const { text } = this.tileOf(event.pile, event.tile);
        return words.keeps(this.tile(event.pile, event.tile), before ? text : '');
      }
      case 'claimed': {
        const { field, count, has, eased } = event;
        const { name, text } = this.fieldOf(field);
        const wanted = WANTED[field];
        const what = has < wanted ? words.before(words.exactly(text, wanted)) : words.exactly(text, has);
        const told = isTold(before?.told ?? [], event);
        return [
          words.claims(eased && !told ? this.personOf(field).text : words.trophyFor(name, told ? '' : what), count),
        ];
      }
      case 'passed': {
        const { step, tile } = event;
        return tile === null ? phrase`${words.passes[step]}` : words.usesNot([this.tile(MOVE_PILE, tile)]);
      }
    }
  }

  #leg({ from, to, apples, gems, by }: Of<'moved'>): Leg {
    const load = this.drawnTokens(apples, gems);
    return { from: this.place(from), to: this.place(to), load, by: by === null ? null : this.tile(MOVE_PILE, by) };
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
    const has = (is: Event['is']): boolean => costs.some((cost) => cost.is === is);
    return words.spent(listed(left, words.comma, words.comma), has('pies'), has('spent'));
  }

  /** What one of the two set, and what a cannon adds. */
  #set({ pies, spells, total }: Force): string {
    const { words } = this;
    const cannon = total > pies + sum(spells);
    const parts = [...(pies > 0 ? [words.pies(pies)] : []), ...(spells.length > 0 ? [words.spellsOf(spells)] : [])];
    const isSum = (pies > 0 ? 1 : 0) + spells.length + (cannon ? 1 : 0) > 1;
    return words.set(parts.join(words.and), cannon, isSum ? total : null);
  }
}
