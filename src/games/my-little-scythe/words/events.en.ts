import type { Seat } from '../../../engine/ids.ts';
import { listed, many } from '../../../words/lists.ts';
import { icon, name, type Part, type Phrase, phrase, ruleLink } from '../../../words/phrase.ts';
import type { KindName } from '../rules/cards.ts';
import type { Cause, PassedStep } from '../rules/events.ts';
import { type CardWords, printed } from './cards.en.ts';
import { names } from './names.en.ts';

const an = (kind: KindName, text: string): string => `${kind === 'apple' ? 'an' : 'a'} ${text}`;
const seekerOf = (rival: Seat): Phrase => phrase`${name(rival)}’s seeker`;
const A_SEEKER = 'a seeker';
const which = (other: boolean | null): string =>
  other === null ? 'both seekers' : other ? 'the other seeker' : A_SEEKER;
const heart = icon('heart', 'friendship');
const passes: Readonly<Record<PassedStep, string>> = {
  move: 'leaves the other seeker where it is',
  victory: 'does not take the Fight trophy',
  consolation: 'shows no personality for having lost narrowly',
  after: 'uses no power-up',
};
const supplied: Readonly<Partial<Record<Cause, string>>> = { camp: 'resupplies', campAgain: 'resupplies again' };

/** The lines of the log: what a seat did is said without its name. */
export const events = {
  did: (seat: Seat, deeds: readonly Phrase[]): Phrase =>
    phrase`${name(seat)} ${listed(deeds, ', ', deeds.length > 2 ? ', and ' : ' and ')}.`,
  lastOf: ' and ',
  lies: (kind: KindName, at: Part): Phrase => phrase`${icon(kind, an(kind, printed.kinds[kind]))} on ${at}`,
  starts: (seat: Seat, begins: boolean, level: number, pies: string, spells: string, front: Phrase): Phrase =>
    phrase`${name(seat)} ${begins ? 'begins' : 'comes next'}, with friendship ${level}, ${pies} and ${spells}. In front of the camp lie ${front}.`,
  began: (seat: Seat, last: boolean, barred: Phrase | null): Phrase =>
    phrase`It is ${name(seat)}’s ${last ? 'last ' : ''}turn${barred ? phrase`; the marker bars ${barred}` : ''}.`,
  acted: (space: Phrase, isTile: boolean): Phrase => phrase`${isTile ? 'uses' : 'chooses'} ${space}`,
  moved: (other: boolean | null, from: Part, to: Part, load: Phrase): Phrase =>
    phrase`moves ${which(other)}${load.length > 0 ? phrase` with ${load}` : ''} from ${from} to ${to}`,
  delivered: (load: Phrase): Phrase => phrase`delivers ${load} to the castle`,
  attacked: (rival: Seat, at: Part): Phrase => phrase`attacks ${name(rival)} on ${at}`,
  sealed: 'has chosen in secret',
  fought: (seat: Seat, set: string, rival: Seat, against: string, outcome: Phrase): Phrase =>
    phrase`${name(seat)} sets ${set}. ${name(rival)} sets ${against}. ${outcome}`,
  set: (what: string, hasCannon: boolean, total: number): string =>
    `${what || 'nothing'}${hasCannon ? `, and the ${printed.tiles['pie-cannon'].name} adds 2` : ''}: total ${total}`,
  tied: (winner: Seat): Phrase =>
    phrase`${ruleLink('fight.tie', 'A tie')} goes to the attacker: ${name(winner)} wins the pie fight.`,
  won: (winner: Seat): Phrase => phrase`${name(winner)} wins the pie fight.`,
  home: (other: boolean | null, from: Part): Phrase => phrase`sends ${which(other)} from ${from} back to camp`,
  unmarks: 'takes the marker off the mat',
  friendship: (by: number, now: number, _cause: Cause | null): Phrase =>
    by === 0
      ? phrase`stays at ${heart} ${now}`
      : phrase`${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} ${heart} (now ${now})`,
  piesChanged(by: number, now: number, cause: Cause | null): Phrase {
    const pies = icon('pie', Math.abs(by) === 1 ? 'pie' : 'pies');
    const again = cause && supplied[cause];
    if (by === 0) return phrase`${again ? `${again} but ` : ''}stays at ${now} ${pies}`;
    if (by < 0) return phrase`${cause ? 'spends' : 'pays'} ${-by} ${pies}${cause ? ' on the fight' : ''} (${now} left)`;
    return phrase`${again ? `${again} with` : 'gains'} ${by} ${pies} (now ${now})`;
  },
  draws: (value: number | null, cause: Cause | null): Phrase =>
    phrase`${cause && supplied[cause] ? `${supplied[cause]} with` : 'draws'} ${value ? names.spellsOf([value]) : icon('spell', 'a spell')}`,
  findsNoSpell: 'finds no spell left to draw',
  remade: 'The discarded spells are shuffled into a new deck.',
  discarded: (value: number): string => `discards ${names.spellsOf([value])}`,
  meets: (at: Part, quest: Part): Phrase => phrase`meets the quest ${quest} on ${at}`,
  offers: (met: Phrase, kind: string, bold: string, leave: string | null): Phrase =>
    phrase`${met}. Kind: ${kind}. Bold: ${bold}${leave ? `. Leave: ${leave}` : ''}`,
  /** `how` null: left alone. */
  solves: (how: string | null): string => (how ? `chooses the ${how} side` : 'leaves the quest'),
  rolled: (dice: string): string => `rolls ${dice}`,
  twice: (land: string): string => `${land} twice`,
  rolledFor: (kind: KindName, count: number, lands: string): string =>
    `${lands} for ${count > 1 ? `${kind}s` : an(kind, kind)}`,
  noHexFree: (land: string): Phrase => phrase`No ${land} hex is free for a quest token.`,
  noneLeft: (kind: KindName, land: string): Phrase =>
    phrase`The supply has no ${printed.kinds[kind]} left for the ${land}.`,
  places: (kind: KindName, again: boolean, at: Part, rival: Seat | null): Phrase =>
    phrase`places ${icon(kind, again ? `another ${printed.kinds[kind]}` : an(kind, printed.kinds[kind]))} ${rival === null ? '' : phrase`beside ${seekerOf(rival)} `}on ${at}`,
  paidFrom: (tokens: Phrase, from: Part): Phrase => phrase`${tokens} from ${from}`,
  andFrom: ' and ',
  pays: (what: Phrase): Phrase => phrase`pays ${what}`,
  gives: (what: Phrase, land: Part, rival: Seat): Phrase => phrase`gives ${what} to ${seekerOf(rival)} on ${land}`,
  gains: (what: Phrase | null, at: Part): Phrase =>
    what ? phrase`gains ${what} on ${at}` : phrase`gains nothing, as the supply has none left`,
  throws: (kind: KindName, from: Part, to: Part, rival: Seat | null): Phrase =>
    phrase`throws ${names.drawnTokens(kind, 1)} from ${from} to ${rival === null ? to : phrase`${seekerOf(rival)} on ${to}`}`,
  drewThree: (pile: string): string => `draws three ${pile} power-ups`,
  drew: (tiles: Phrase): Phrase => phrase`draws ${tiles}`,
  keeps: (tile: Part, text: string): Phrase => phrase`keeps ${tile}${text && `: “${text.slice(0, -1)}”`}`,
  claims: (field: string, what: string, count: number): Phrase =>
    phrase`takes the ${field} trophy${what && ` for ${what}`} and now has ${count} of 4`,
  claimsWith: (person: CardWords, field: string, count: number): Phrase =>
    phrase`shows the ${person.name} personality (“${person.text}”), takes the ${field} trophy and now has ${count} of 4`,
  passes,
  usesNot: (tile: Phrase): Phrase => phrase`does not use ${tile}`,
  ending: (full: Phrase, count: number): Phrase =>
    phrase`${full} ${count > 1 ? 'have' : 'has'} four trophies: everybody with fewer takes one last turn.`,
  mostTrophies: (seats: Phrase, count: number, trophies: number): Phrase =>
    count > 1 ? phrase`${seats} have ${trophies} trophies each.` : phrase`Only ${seats} has ${trophies} trophies.`,
  hasOfRow: (seat: Seat, count: number): Phrase => phrase`${name(seat)} ${count}`,
  hasTrophies: (seat: Seat, fields: readonly string[]): Phrase =>
    phrase`${name(seat)} ${fields.length}${fields.length > 0 ? ` (${fields.join(', ')})` : ''}`,
  compared: {
    0: (each: Phrase): Phrase => phrase`Trophies: ${each}.`,
    1: (each: Phrase): Phrase => phrase`Friendship: ${each}.`,
    2: (each: Phrase): Phrase => phrase`Apples and gems controlled: ${each}.`,
  },
  ended: (late: boolean, why: Phrase, winners: Phrase, count: number): Phrase =>
    phrase`${late ? 'Sixty rounds are over. ' : ''}${why} ${winners} ${count > 1 ? 'share the victory' : 'wins'}.`,

  // A turn in one line.
  between: ' · ',
  turnMoved: (to: Part, load: Phrase): Phrase => phrase`${load}${load.length > 0 ? ' ' : ''}to ${to}`,
  turnDelivered: (load: Phrase): Phrase => phrase`${load} delivered`,
  turnFought: (own: number, other: number, winner: Seat): Phrase =>
    phrase`pie fight ${own} to ${other}, ${name(winner)} wins`,
  turnSealed: 'a choice in secret',
  turnSolved: (quest: Part, how: string): Phrase => phrase`${quest}: ${how}`,
  turnPlaced: (tokens: Phrase): Phrase => phrase`${tokens} placed`,
  turnGiven: (tokens: Phrase): Phrase => phrase`${tokens} given`,
  turnThrown: (kind: KindName, to: Part): Phrase => phrase`${names.drawnTokens(kind, 1)} thrown to ${to}`,
  turnKept: (tile: Part): Phrase => phrase`keeps ${tile}`,
  turnClaimed: (field: string): Phrase => phrase`${field} trophy`,
  turnSpells: (count: number): Phrase => phrase`${many(count, 'spell')} drawn`,
  turnPies: (by: string): Phrase => phrase`${icon('pie', 'pies')} ${by}`,
  turnFriendship: (by: string): Phrase => phrase`${icon('heart', 'friendship')} ${by}`,
};

export type EventWords = typeof events;
