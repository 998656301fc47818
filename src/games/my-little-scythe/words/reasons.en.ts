import type { Reason } from '../../../engine/game.ts';
import type { RuleId } from '../../../engine/ids.ts';
import { name, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { FIELDS, PERSONALITIES, TILES } from '../rules/cards.ts';
import { printed } from './cards.en.ts';
import { kindName, many, tokens } from './names.en.ts';

/** Why not, or what for, in one line each. */
const SAID: Readonly<Record<RuleId, string>> = {
  'turn.action': 'Something else is to be decided now.',
  'turn.marker': 'That was your last action; choose another.',
  'turn.costs': 'It cannot be paid in full.',
  'map.castle': 'The castle is entered only to deliver.',
  'move.seekers': 'Each seeker moves at most once, and at least one must.',
  'move.end': 'A move ends on another hex.',
  'move.load': 'Only what lies where the seeker starts can be picked up.',
  'deliver.four': 'Exactly 4 of a kind are needed where the seekers start.',
  'deliver.reach': 'The castle is too far, or a rival stands in the way.',
  'deliver.joint': 'A joint delivery is for two seekers that have not moved.',
  'deliver.trophy': 'Its trophy cannot be taken now.',
  'fight.each': 'There is no fight.',
  'fight.secret': 'At most your pies, at most 7, and one spell for each seeker there.',
  'quest.when': 'That seeker meets no quest now.',
  'quest.sides': 'Choose kind, bold or leave.',
  'quest.broken-bridge': 'It must be another portal, free of rivals.',
  'gift.rival': 'No rival has a seeker on the map.',
  'seek.dice': 'No die for that is left.',
  'seek.place': 'The dice show other terrain.',
  'seek.quest': 'A quest needs a hex without seeker and quest.',
  'seek.short': 'The supply has none left.',
  'make.tokens': 'Only tokens where your seekers stand can be used.',
  'make.no-spell': 'There is no spell left to draw.',
  'make.power-up': 'That power-up was not drawn.',
  'make.both': 'There is no free slot for a power-up.',
  'make.space': 'You have no Make power-up.',
  'make.field': 'It needs a seeker of yours on the map.',
  'trophy.friendly': 'Trophies need friendship 3.',
  'trophy.one': 'The trophy of this turn is taken.',
  'trophy.once': 'You have that trophy.',
  'trophy.four': 'You have four trophies.',
  'trophy.held': 'Fights and deliveries are claimed when they happen, all else in your own turn.',
  'trophy.personality': 'Your personality does not ease that trophy.',
  'end.last': 'The game is over.',
  'tile.supply-catapult': 'It lands within two hexes, never on the castle.',
  'tile.forager': 'It grows only where a seeker that moved finds no apples and gems.',
  'tile.camp-wagon': 'That seeker has nothing to do now.',
  'tile.herald': 'There is no quest token left.',
  'secret.spells': 'That spell is not in your hand.',
};

export function sayReason(reason: Reason): Phrase {
  const { rule, side = 0, things, data, points } = reason;
  const [, of = ''] = rule.split('.');
  const [place] = things ?? [];
  if (rule.startsWith('tile.') && place?.startsWith('tile:')) {
    const tile = TILES.flat().find((each) => each === of) ?? 'bakery';
    return phrase`${printed.tiles[tile].text}`;
  }
  const field = FIELDS.find((each) => each === of);
  if (rule.startsWith('trophy.') && field) return sayTrophy(reason, field);
  if (rule === 'turn.order') return phrase`${name(side)} is to decide.`;
  if (rule === 'end.last' && reason.side !== undefined)
    return phrase`The fourth trophy: everybody with fewer takes a last turn.`;
  if (rule === 'camp.resupply') return phrase`Then a spell or two pies at camp, and any action next turn.`;
  if (rule === 'fight.total') return phrase`Total ${points ?? 0}.`;
  if (rule === 'seek.bonus')
    return points === 0
      ? phrase`A gift for ${name(side)}. Friendship stays as it is.`
      : phrase`A gift for ${name(side)}: 1 friendship.`;
  if (rule === 'gift.rival' && reason.side !== undefined && place) return phrase`It goes to ${name(side)}.`;
  if (rule === 'gift.rival' && place) return phrase`No rival has a seeker there.`;
  if (rule === 'tile.herald' && place) return phrase`A quest goes on terrain, not on a portal or the castle.`;
  if (rule === 'quest.when' && place) return phrase`A quest waits ${thing(place, 'there')}.`;
  if (rule === 'make.tokens' && points !== undefined) return phrase`${name(side)} controls ${points} tokens.`;
  if (data === undefined) return phrase`${SAID[rule] ?? rule}`;
  if (rule === 'trophy.personality')
    return phrase`Only with the ${printed.people[PERSONALITIES[Number(data.field)] ?? 'baker'].name} personality, which is shown.`;
  if (rule === 'fight.each')
    return phrase`A pie fight with ${name(side)}, who has ${many(Number(data.pies), 'pie')} and ${many(Number(data.spells), 'spell')}. It costs ${Number(data.friendship) === 0 ? 'no' : 1} friendship.`;
  if (rule === 'move.steps' || rule === 'move.cargo') return saySteps(Number(data.steps), rule === 'move.cargo');
  if (rule === 'make.tokens')
    return phrase`${name(side)} will have ${tokens(Number(data.apples), Number(data.gems))} there.`;
  if (rule === 'deliver.reach') return phrase`4 ${kindName(Number(data.kind))}s, one step from the castle.`;
  if (rule === 'turn.costs') return phrase`Costs ${costs(data)}.`;
  if (rule === 'turn.gains') {
    const friendship = Number(data.friendship);
    if (friendship === 0) return phrase`Friendship stays ${Number(data.stays)}.`;
    return friendship < 0 ? phrase`Loses ${-friendship} friendship.` : phrase`Gains ${friendship} friendship.`;
  }
  return phrase`${SAID[rule] ?? rule}`;
}

function saySteps(steps: number, laden: boolean): Phrase {
  const who = laden ? 'With tokens a seeker' : 'Without tokens a seeker';
  return phrase`${who} goes ${steps === 1 ? 'one step' : `up to ${steps} steps, and stops at a rival`}.`;
}

function sayTrophy({ side = 0, data, points }: Reason, field: (typeof FIELDS)[number]): Phrase {
  const words = printed.fields[field];
  if (data?.count !== undefined) return phrase`${words.name}: trophy ${Number(data.count)} of 4.`;
  if (points !== undefined) return phrase`${name(side)}: ${words.name}.`;
  if (data?.left === undefined) return phrase`It needs ${words.text}.`;
  const goal = field === 'apples' || field === 'gems' ? 'a delivery' : 'the trophy';
  const left = Number(data.left);
  return phrase`${words.name}: ${left === 0 ? 'enough' : `${left} more`} for ${goal}.`;
}

function costs(data: Readonly<Record<string, number | string>>): string {
  const of = (kind: string): number => Number(data[kind] ?? 0);
  const parts = [
    tokens(of('apples'), of('gems')),
    of('any') > 0 ? `${of('any')} apple or gem` : '',
    of('pies') > 0 ? many(of('pies'), 'pie') : '',
    of('spells') > 0 ? many(of('spells'), 'spell') : '',
  ];
  return parts.filter(Boolean).join(', ');
}
