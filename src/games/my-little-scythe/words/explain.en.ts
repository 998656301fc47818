import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import { FIELDS, PERSONALITIES, QUEST_NAMES, SPACES, TILES } from '../rules/cards.ts';
import { UNKNOWN } from '../rules/state.ts';
import { printed } from './cards.en.ts';
import type { Known } from './known.ts';
import { capital, hexName, kindName, many, seats, theHex, tokens } from './names.en.ts';

/** What a thing is, and how it stands now. */
export function explained(known: Known): Phrase {
  switch (known.is) {
    case 'hex':
      return ofHex(known);
    case 'camp':
      return phrase`The camp of ${name(known.seat)}, with ${many(known.home, 'seeker')}. Nothing is ever left here.`;
    case 'seeker':
      return known.hex < 0
        ? phrase`A seeker of ${name(known.seat)}, at camp.`
        : phrase`A seeker of ${name(known.seat)}, on ${theHex(known.hex)}.`;
    case 'friendship':
      return phrase`${name(known.seat)} has friendship ${known.count} of 10. Taking a trophy needs 3.`;
    case 'pies':
      return phrase`${name(known.seat)} has ${many(known.count, 'pie')}, of 10 at most.`;
    case 'hand':
      return phrase`${name(known.seat)} holds ${many(known.count, 'spell')}.`;
    case 'card':
      return known.field === UNKNOWN
        ? phrase`The personality of ${name(known.seat)}, still secret.`
        : phrase`The personality of ${name(known.seat)}. ${ofPerson(known.field)}`;
    case 'spell':
      return known.value === 0 ? phrase`A spell, face down.` : phrase`A spell: it adds ${known.value} in a pie fight.`;
    case 'die':
      return known.terrain < 0
        ? phrase`The ${printed.dice[known.kind] ?? ''} has nothing to place.`
        : phrase`The ${printed.dice[known.kind] ?? ''} shows ${printed.lands[known.terrain] ?? ''}.`;
    case 'supply':
      return phrase`The supply has ${many(known.count, kindName(known.kind))} left.`;
    case 'tile': {
      const tile = printed.tiles[TILES[known.pile]?.[known.tile] ?? 'bakery'];
      return phrase`${tile.name}: ${tile.text}`;
    }
    case 'quest': {
      const { name: title, kind, bold, leave } = printed.quests[QUEST_NAMES[known.card] ?? 'old-well'];
      return phrase`${title}. Kind: ${kind}. Bold: ${bold}. Leave: ${leave}.`;
    }
    case 'trophy': {
      const field = printed.fields[FIELDS[known.field] ?? 'pies'];
      if (known.seats.length === 0) return phrase`${field.name} trophy: ${field.text}. Nobody has it yet.`;
      return phrase`${field.name} trophy: ${field.text}. Taken by ${seats(known.seats)}.`;
    }
    case 'person':
      return ofPerson(known.field);
    case 'space': {
      const space = printed.spaces[SPACES[known.space] ?? 'move'];
      if (known.seats.length === 0) return phrase`${space.name}. ${space.text}`;
      return phrase`${space.name}. ${space.text} Barred next turn for ${seats(known.seats)}.`;
    }
    case 'nothing':
      return phrase`Nothing of this game.`;
  }
}

function ofHex({ hex, apples, gems, quest, seats: there }: Extract<Known, { is: 'hex' }>): Phrase {
  const lying = [apples + gems > 0 ? tokens(apples, gems) : '', quest ? 'a quest' : ''].filter(Boolean).join(', ');
  const stock = lying === '' ? 'No tokens' : capital(lying);
  if (there.length === 0) return phrase`${capital(hexName(hex))}. ${stock}.`;
  return phrase`${capital(hexName(hex))}. ${stock}. Seekers of ${seats(there)}.`;
}

function ofPerson(field: number): Phrase {
  const person = printed.people[PERSONALITIES[field] ?? 'baker'];
  return phrase`${person.name}: ${person.text}.`;
}
