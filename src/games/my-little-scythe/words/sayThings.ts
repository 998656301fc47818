import { listed } from '../../../words/lists.ts';
import { type Phrase, phrase } from '../../../words/phrase.ts';
import { FIELDS, type Field, KINDS, SPACES } from '../rules/cards.ts';
import { CASTLE, type Hex, isPortal, landOf } from '../rules/hexes.ts';
import type { Known, KnownHex } from './known.ts';
import type { NameWords } from './names.en.ts';
import { Namer } from './names.ts';
import type { ThingWords } from './things.en.ts';

/** Decides what is said of a thing, once for every language. */
export class ThingSpeaker extends Namer<NameWords & ThingWords> {
  explain(known: Known): Phrase {
    const { words } = this;
    switch (known.is) {
      case 'hex':
        return this.#hexNow(known);
      case 'camp':
        return words.aCamp(known.seat, known.home);
      case 'seeker':
        return words.seekerOn(known.seat, this.place(known.spot));
      case 'friendship':
        return words.hasFriendship(known.seat, known.count);
      case 'pies':
        return words.hasPies(known.seat, known.count);
      case 'hand':
        return words.hasSpells(
          known.seat,
          known.values.length > 0 ? words.spellsOf(known.values) : words.spells(known.count),
        );
      case 'solved': {
        const quests = known.cards.map((card) => [this.quest(card)]);
        return words.hasSolved(
          known.seat,
          quests.length === 0 ? [words.noQuest] : listed(quests, words.comma, words.comma),
        );
      }
      case 'card':
        return words.openCard(known.seat, known.field === null ? words.stillSecret : this.#person(known.field));
      case 'spell':
        return [known.value === null ? words.hiddenSpell : words.aSpell(known.value)];
      case 'die': {
        const die = words.printed.dice[KINDS[known.kind]];
        return [known.terrain === null ? words.idleDie(die) : words.aDie(die, this.landName(known.terrain))];
      }
      case 'supply':
        return [words.supply(KINDS[known.kind], known.count)];
      case 'tile': {
        const { name, text } = this.tileOf(known.pile, known.tile);
        return [words.aCard(name, text)];
      }
      case 'quest': {
        const { name, kind, bold, leave } = this.questOf(known.card);
        return [words.quest(name, kind, bold, leave)];
      }
      case 'trophy': {
        const { name, text } = words.printed.fields[FIELDS[known.field]];
        const taken = known.seats.length === 0 ? words.freeTrophy : words.trophyOf(words.seats(known.seats));
        const come = known.come.map(({ seat, has, wants }) => words.hasCome(seat, has, wants));
        return phrase`${words.trophy(name, text)}${taken}${listed(come, '', '')}`;
      }
      case 'person':
        return [this.#person(known.field)];
      case 'space': {
        const { name, text } = words.printed.spaces[SPACES[known.space]];
        if (known.seats.length === 0) return words.space(name, text);
        return words.barredSpace(name, text, words.seats(known.seats));
      }
      case 'nothing':
        return [words.nothing];
    }
  }

  #hexNow({ hex, apples, gems, quest, seats }: KnownHex): Phrase {
    const { words } = this;
    const lying = [...(apples + gems > 0 ? [this.tokens(apples, gems)] : []), ...(quest ? [words.aQuest] : [])];
    const stock = lying.length === 0 ? '' : words.lying(lying.join(words.comma));
    return phrase`${this.#ground(hex)}${stock}${seats.length === 0 ? [] : words.held(words.seats(seats))}`;
  }

  #ground(hex: Hex): string {
    const { words } = this;
    if (hex === CASTLE) return words.aCastle;
    return isPortal(hex) ? words.aPortal : words.aTerrain(words.first(this.landName(landOf(hex))));
  }

  #person(field: Field): string {
    const { name, text } = this.personOf(field);
    return this.words.person(name, text);
  }
}
