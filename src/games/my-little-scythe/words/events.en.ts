import type { Seat } from '../../../engine/ids.ts';
import { icon, name, type Phrase, phrase, ruleLink, thing } from '../../../words/phrase.ts';
import { APPLE, FIELDS, KINDS, PERSONALITIES, QUEST_NAMES, SIDES_OF_QUEST, SPACES } from '../rules/cards.ts';
import type { Event, Step } from '../rules/state.ts';
import { KIND_OF_DIE } from '../rules/steps/seek.ts';
import { questThing } from '../rules/things.ts';
import { NOTHING, printed } from './cards.en.ts';
import { drawn, drawnTokens, kindName, many, seats, spellsOf, theHex, theTile } from './names.en.ts';

const FROM_CAMP = 'camp';
const hexOrCamp = (hex: number): Phrase => (hex < 0 ? phrase`${FROM_CAMP}` : phrase`${theHex(hex)}`);
const changed = (by: number, now: number): string =>
  by === 0 ? `still ${now}` : `${by < 0 ? `−${-by}` : `+${by}`}, now ${now}`;
const gift = (rival: Seat): Phrase => (rival < 0 ? phrase`` : phrase`, a gift for ${name(rival)}`);

type Fought = Extract<Event, { is: 'fought' }>;
/** What one of the two set, and what a cannon adds. */
function used({ pies, spells, totals }: Fought, side: number): string {
  const [baked = 0, cast = [], total = 0] = [pies[side], spells[side], totals[side]];
  const cannon = total > cast.reduce((sum, value) => sum + value, baked);
  const parts = [
    baked > 0 ? many(baked, 'pie') : '',
    cast.length > 0 ? spellsOf(cast) : '',
    cannon ? `the ${printed.tiles['pie-cannon'].name}` : '',
  ].filter(Boolean);
  return `${parts.length === 0 ? 'nothing' : parts.join(' and ')}, total ${total}`;
}
const won = ({ winner, totals }: Fought): Phrase =>
  totals[0] === totals[1]
    ? phrase`${ruleLink('fight.tie', 'A tie')} is the attacker’s: ${name(winner)} wins.`
    : phrase`${name(winner)} wins.`;

const PASSED: Partial<Record<Step, string>> = {
  move: 'leaves the other seeker.',
  victory: 'takes no trophy for it.',
  consolation: 'takes no trophy for it.',
  after: 'leaves the power-up unused.',
};

export function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'began':
      return event.last ? phrase`${name(event.seat)} takes a last turn.` : phrase`It is ${name(event.seat)}’s turn.`;
    case 'acted':
      return event.tile < 0
        ? phrase`${name(event.seat)}: ${printed.spaces[SPACES[event.space] ?? 'move'].name}.`
        : phrase`${name(event.seat)} uses ${theTile(1, event.tile)}.`;
    case 'moved': {
      const load = event.apples + event.gems > 0 ? phrase` with ${drawnTokens(event.apples, event.gems)}` : [];
      return phrase`${name(event.seat)}’s seeker goes from ${hexOrCamp(event.from)} to ${theHex(event.to)}${load}.`;
    }
    case 'delivered': {
      const [one = 0, two = 0] = event.by;
      return phrase`${name(event.seat)} delivers ${event.kind === APPLE ? drawnTokens(one + two, 0) : drawnTokens(0, one + two)} to the castle.`;
    }
    case 'attacked':
      return phrase`${name(event.seat)} meets ${name(event.rival)} on ${theHex(event.at)}: a pie fight.`;
    case 'sealed':
      return phrase`${name(event.seat)} has chosen in secret.`;
    case 'fought':
      return phrase`${name(event.seat)}: ${used(event, 0)}. ${name(event.rival)}: ${used(event, 1)}. ${won(event)}`;
    case 'home':
      return phrase`${name(event.seat)}’s seeker returns to camp from ${theHex(event.from)}.`;
    case 'friendship':
      return phrase`${name(event.seat)}: ${icon('heart', 'friendship')} ${changed(event.by, event.now)}.`;
    case 'pies':
      return phrase`${name(event.seat)}: ${icon('pie', 'pies')} ${changed(event.by, event.now)}.`;
    case 'spell':
      return event.value === 0
        ? phrase`${name(event.seat)} draws ${icon('spell', 'a spell')}.`
        : phrase`${name(event.seat)} draws a spell of ${event.value}.`;
    case 'noSpell':
      return phrase`${name(event.seat)} finds no spell left.`;
    case 'remade':
      return phrase`The discarded spells are shuffled into a new deck.`;
    case 'discarded':
      return phrase`${name(event.seat)} discards a spell of ${event.value}.`;
    case 'quest': {
      const title = printed.quests[QUEST_NAMES[event.card] ?? 'old-well'].name;
      return phrase`${name(event.seat)} meets a quest on ${theHex(event.at)}: ${thing(questThing(event.card), title)}.`;
    }
    case 'solved': {
      const quest = printed.quests[QUEST_NAMES[event.card] ?? 'old-well'];
      const side = SIDES_OF_QUEST[event.side] ?? 'leave';
      if (side === 'leave' && quest.leave === NOTHING) return phrase`${name(event.seat)} leaves the quest.`;
      return side === 'leave'
        ? phrase`${name(event.seat)} leaves the quest: ${quest.leave}.`
        : phrase`${name(event.seat)} is ${side}: ${quest[side]}.`;
    }
    case 'rolled':
      return phrase`${name(event.seat)} rolls ${rolls(event.dice)}.`;
    case 'lost':
      return event.left > 0
        ? phrase`No hex of the ${printed.lands[event.terrain] ?? ''} is free for a quest.`
        : phrase`No ${kindName(event.kind)} is left for the ${printed.lands[event.terrain] ?? ''}.`;
    case 'put':
      return phrase`${name(event.seat)} places ${drawn(event.kind, `${event.kind === APPLE ? 'an' : 'a'} ${kindName(event.kind)}`)} on ${theHex(event.at)}${gift(event.rival)}.`;
    case 'paid':
      return event.to < 0
        ? phrase`${name(event.seat)} pays 1 ${drawn(event.kind, kindName(event.kind))} from ${theHex(event.from)}.`
        : phrase`${name(event.seat)} gives 1 ${drawn(event.kind, kindName(event.kind))} to ${theHex(event.to)}.`;
    case 'gained':
      return event.apples + event.gems === 0
        ? phrase`The supply has nothing left for ${theHex(event.at)}.`
        : phrase`${drawnTokens(event.apples, event.gems)} for ${name(event.seat)} on ${theHex(event.at)}.`;
    case 'launched':
      return phrase`${name(event.seat)} throws 1 ${drawn(event.kind, kindName(event.kind))} from ${theHex(event.from)} to ${theHex(event.to)}${gift(event.rival)}.`;
    case 'jumped':
      return phrase`${name(event.seat)}’s seeker goes alone to ${theHex(event.to)}.`;
    case 'drew':
      return event.tiles.length === 0
        ? phrase`${name(event.seat)} draws three ${event.pile === 0 ? 'Move' : 'Make'} power-ups.`
        : phrase`${name(event.seat)} draws ${event.tiles.flatMap((tile, at) => [...(at > 0 ? [', '] : []), theTile(event.pile, tile)])}.`;
    case 'kept':
      return phrase`${name(event.seat)} keeps ${theTile(event.pile, event.tile)}.`;
    case 'claimed': {
      const field = printed.fields[FIELDS[event.field] ?? 'pies'].name;
      const person = printed.people[PERSONALITIES[event.field] ?? 'baker'].name;
      return event.eased
        ? phrase`${name(event.seat)} shows the ${person} personality and takes a trophy: ${field}, ${event.count} of 4.`
        : phrase`${name(event.seat)} takes a trophy: ${field}, ${event.count} of 4.`;
    }
    case 'passed':
      return phrase`${name(event.seat)} ${PASSED[event.step] ?? 'goes on.'}`;
    case 'ending':
      return phrase`Four trophies: after ${name(event.seat)}, everybody with fewer has a last turn.`;
    case 'ended':
      return event.safety
        ? phrase`Sixty rounds are over. ${seats(event.winners)} ${event.winners.length > 1 ? 'win' : 'wins'}.`
        : phrase`${seats(event.winners)} ${event.winners.length > 1 ? 'share the victory' : 'wins'}.`;
  }
}

function rolls(dice: readonly number[]): string {
  return KINDS.flatMap((kind, of) => {
    const lands = dice.flatMap((terrain, die) =>
      terrain >= 0 && KIND_OF_DIE[die] === of ? [printed.lands[terrain] ?? ''] : [],
    );
    const [one, two] = lands;
    return `${one === two ? `${one} twice` : lands.join(' and ')} for ${lands.length > 1 ? `${kind}s` : `${kind === 'apple' ? 'an' : 'a'} ${kind}`}`;
  }).join(', ');
}
