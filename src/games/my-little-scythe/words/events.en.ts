import type { Seat } from '../../../engine/ids.ts';
import { listed, many, namesOf } from '../../../words/lists.ts';
import { icon, name, type Part, type Phrase, phrase, ruleLink } from '../../../words/phrase.ts';
import { type KindName, TOP_OF_TRACK } from '../rules/cards.ts';
import type { Cause, PassedStep } from '../rules/events.ts';
import { printed } from './cards.en.ts';
import { names } from './names.en.ts';
import type { Leg } from './sayEvents.ts';

const an = (kind: KindName, text: string): string => `${kind === 'apple' ? 'an' : 'a'} ${text}`;
const A_SEEKER = 'a seeker';
const which = (other: boolean | null): string =>
  other === null ? 'both seekers' : other ? 'the other seeker' : A_SEEKER;
const mostAt = (now: number): string => (now === TOP_OF_TRACK ? ', the limit' : '');
const AND = ' and ';
const THERE = 'there';
const on = (at: Part): Phrase => (at === THERE ? [THERE] : phrase`on ${at}`);
const withLoad = ({ load }: Leg): Phrase => (load.length > 0 ? phrase` with ${load}` : []);
const helped = ({ by }: Leg): Phrase => (by ? phrase` by ${by}` : []);
const withHelp = (leg: Leg): Phrase => phrase`${helped(leg)}${withLoad(leg)}`;
const went = (leg: Leg): Phrase => phrase`${withHelp(leg)} from ${leg.from} to ${leg.to}`;
const ONE_OF_TWO = 'one of the two seekers';
const rest = (count: number): string => `(${count || 'none'} left)`;
const forNow = (what: string): string => ` (${what} for a moment)`;
const heart = icon('heart', 'friendship');
const passes: Readonly<Record<PassedStep, string>> = {
  move: 'leaves the other seeker where it is',
  victory: 'does not take the Fight trophy',
  consolation: 'shows no personality for the narrow loss',
  after: 'uses no power-up',
};
const supplied: Readonly<Partial<Record<Cause, string>>> = { camp: 'resupplies', campAgain: 'resupplies again' };

/** The lines of the log: what a seat did is said without its name. */
export const events = {
  did(seat: Seat, deeds: readonly Phrase[]): Phrase {
    const isLong = deeds.length > 2 || deeds[0]?.some((part) => typeof part === 'string' && part.includes(AND));
    return phrase`${name(seat)} ${listed(deeds, ', ', isLong ? ', and ' : AND)}.`;
  },
  lastOf: ' and ',
  lies: (kind: KindName, at: Part): Phrase => phrase`${icon(kind, an(kind, printed.kinds[kind]))} on ${at}`,
  there: THERE,
  level: (of: number): string => `friendship ${of}`,
  allStart: (has: Phrase): Phrase => phrase`Everybody starts with ${has}.`,
  starts: (seat: Seat, begins: boolean, has: Phrase, where: string, front: Phrase): Phrase =>
    phrase`${name(seat)} ${begins ? 'begins' : 'comes next'}${has.length > 0 ? phrase`, with ${has}` : ''}. In front of ${name(seat)}’s camp ${where} lie ${front}.`,
  began: (seat: Seat, last: boolean, barred: Phrase | null): Phrase =>
    phrase`It is ${name(seat)}’s ${last ? 'last ' : ''}turn${barred ? phrase`; the marker bars ${barred}` : last ? '' : '; no action is barred'}.`,
  acted: (space: Phrase, isTile: boolean): Phrase => phrase`${isTile ? 'uses' : 'chooses'} ${space}`,
  moved: (other: boolean | null, leg: Leg): Phrase => phrase`moves ${which(other)}${went(leg)}`,
  movedBoth(one: Leg, other: Leg, sameFrom: boolean, sameTo: boolean): Phrase {
    const by = one.by && other.by ? helped(one) : [];
    const how = by.length > 0 ? withLoad : withHelp;
    const to = phrase` to ${other.to}`;
    const both = phrase`, both${by}`;
    const end = sameTo ? phrase`${both}${to}` : by.length > 0 ? phrase`${to}${both}` : to;
    return phrase`moves ${A_SEEKER}${how(one)} from ${one.from}${sameTo ? '' : phrase` to ${one.to}`} and the other${how(other)}${sameFrom ? '' : phrase` from ${other.from}`}${end}`;
  },
  delivered: (load: Phrase): Phrase => phrase`delivers ${load}`,
  attacked: (rival: Seat, at: Part): Phrase => phrase`attacks ${name(rival)} ${on(at)}`,
  /** An attack costs nothing with this power-up. */
  spared: (tile: Part): Phrase => phrase`by ${tile} loses no ${heart}`,
  sealed: 'has chosen in secret',
  fought: (seat: Seat, set: string, rival: Seat, against: string, outcome: Phrase): Phrase =>
    phrase`${name(seat)} sets ${set}. ${name(rival)} sets ${against}. ${outcome}`,
  set: (what: string, hasCannon: boolean, total: number | null): string =>
    `${what || 'nothing'}${hasCannon ? `, and the ${printed.tiles['pie-cannon'].name} adds 2` : ''}${total === null ? '' : `: total ${total}`}`,
  tied: (winner: Seat): Phrase =>
    phrase`${ruleLink('fight.tie', 'A tie')} goes to the attacker: ${name(winner)} wins the pie fight.`,
  won: (winner: Seat): Phrase => phrase`${name(winner)} wins the pie fight.`,
  /** `from`: where nothing before has told it; `leaves`: the other one there. */
  home: (other: boolean | null, from: Part | null, leaves: boolean): Phrase =>
    phrase`returns ${other === false && !from ? (leaves ? ONE_OF_TWO : 'the seeker') : which(other)} ${from ? phrase`from ${from} ` : ''}to camp`,
  unmarks: 'takes the marker off the mat',
  /** A new Make power-up takes it. */
  marks: (tile: Part): Phrase => phrase`moves the marker onto ${tile}`,
  friendship: (by: number, now: number, _cause: Cause | null): Phrase =>
    by === 0
      ? phrase`stays at ${heart} ${now}${mostAt(now)}`
      : phrase`${by < 0 ? 'loses' : 'gains'} ${Math.abs(by)} ${heart} (now ${now}${mostAt(now)})`,
  /** `spends`: what is left is told later; `momentary`: but so many are there until then. */
  piesChanged(by: number, now: number, cause: Cause | null, spends?: boolean, momentary?: boolean): Phrase {
    const pies = icon('pie', Math.abs(by) === 1 ? 'pie' : 'pies');
    const again = cause && supplied[cause];
    if (by === 0) return phrase`${again ? `${again} but ` : ''}stays at ${now} ${pies}${mostAt(now)}`;
    if (by < 0) return phrase`pays ${-by} ${pies} ${rest(now)}`;
    return phrase`${again ? `${again} with` : 'gains'} ${by} ${pies}${momentary ? forNow(names.pies(now)) : spends ? '' : ` (now ${names.pies(now)}${mostAt(now)})`}`;
  },
  treated(seats: readonly Seat[], by: number, now: readonly number[]): Phrase {
    const pie = icon('pie', 'pie');
    const all = namesOf(seats, ', ', AND);
    if (seats.length === 1) return phrase`${all} gains ${by} ${pie} (now ${now[0] ?? by}).`;
    if (new Set(now).size === 1) return phrase`${all} gain ${by} ${pie} each (all now ${now[0] ?? by}).`;
    const each = seats.map((seat, at) => phrase`${name(seat)} (now ${now[at] ?? by})`);
    return phrase`${by} ${pie} each goes to ${listed(each, ', ', AND)}.`;
  },
  draws: (value: number | null, now: number, cause: Cause | null, spends?: boolean, momentary?: boolean): Phrase =>
    phrase`${cause && supplied[cause] ? `${supplied[cause]} with` : 'draws'} ${value ? names.spellsOf([value]) : icon('spell', 'a spell')}${momentary ? forNow(`${now} in hand`) : spends ? '' : ` (now ${names.spells(now)})`}`,
  findsNoSpell: 'finds no spell left to draw',
  remade: 'The discarded spells are shuffled into a new deck.',
  discarded: (value: number, now: number): string => `discards ${names.spellsOf([value])} ${rest(now)}`,
  hasLeft: (seat: Seat, what: readonly string[]): Phrase =>
    phrase`${name(seat)} has ${what.map((each) => each.replace(/^0/, 'no')).join(AND)} left`,
  spent: (left: Phrase, _pies: boolean, _spells: boolean): Phrase => phrase`What was set is spent: ${left}.`,
  meets: (at: Part, quest: Part): Phrase => phrase`meets the quest ${quest} ${on(at)}`,
  offers: (met: Phrase, kind: string, bold: string, leave: string | null): Phrase =>
    phrase`${met}. Kind: ${kind}. Bold: ${bold}${leave ? `. Leave: ${leave}` : ''}`,
  /** What depends on how many play. */
  atTable: (side: string, pies: number): string => side.replace(/2( pies), or .+rs/, `${pies}$1`),
  /** `how` null: left alone. */
  solves: (how: string | null): string => (how ? `chooses the ${how} side` : 'leaves the quest'),
  rolled: (dice: string): string => `rolls ${dice}`,
  twice: (land: string): string => `${land} twice`,
  rolledFor: (kind: KindName, count: number, lands: string): string =>
    `${lands} for ${count > 1 ? `${kind}s` : an(kind, kind)}`,
  noHexFree: (land: string): Phrase => phrase`No ${land} hex is free for a quest token.`,
  noneLeft: (kinds: readonly KindName[]): Phrase =>
    phrase`The supply has no ${kinds.map((kind) => `${printed.kinds[kind]}s`).join(' and no ')} left.`,
  theLast: (tokens: Phrase, areBoth = false): Phrase =>
    phrase`${tokens} (the last of ${areBoth ? 'both' : 'the supply'})`,
  placedAt: (tokens: Phrase, at: Part, rival: Seat | null): Phrase =>
    phrase`${tokens} ${rival === null ? '' : phrase`beside ${name(rival)} `}on ${at}`,
  places: (what: Phrase): Phrase => phrase`places ${what}`,
  paidFrom: (tokens: Phrase, from: Part): Phrase => phrase`${tokens} from ${from}`,
  pays: (what: Phrase): Phrase => phrase`pays ${what}`,
  gives: (what: Phrase, land: Part, rival: Seat): Phrase => phrase`gives ${what} to ${name(rival)} on ${land}`,
  /** `now`: what lies there then, if something lay there before. */
  gains: (what: Phrase | null, at: Part, now: string | null): Phrase =>
    what
      ? phrase`gains ${what} ${on(at)}${now ? ` (now ${now}${at === THERE ? '' : ' there'})` : ''}`
      : phrase`finds nothing left in the supply`,
  jumps: (from: Part, to: Part, leaves: boolean): Phrase =>
    phrase`moves ${leaves ? ONE_OF_TWO : 'that seeker'} from ${from} to ${to}`,
  throws: (kind: KindName, from: Part, to: Part, rival: Seat | null): Phrase =>
    phrase`throws ${names.drawnTokens(kind, 1)} from ${from} to ${rival === null ? to : phrase`${name(rival)} on ${to}`}`,
  drewThree: (pile: string): string => `draws three ${pile} power-ups`,
  drew: (tiles: Phrase): Phrase => phrase`draws ${tiles}`,
  keeps: (tile: Part, text: string): Phrase => phrase`keeps ${tile}${text && ` (its effect: ${text.slice(0, -1)})`}`,
  before: (what: string): string => `${what} earlier this turn`,
  exactly: (what: string, has: number): string => what.replace(/\d or more/, `${has}`),
  trophyFor: (field: string, what: string): string => `the ${field} trophy${what && ` for ${what}`}`,
  shows: (person: string): string => `shows the ${person} personality`,
  claims: (what: string, count: number): string => `takes ${what} (now ${count} of 4 trophies)`,
  passes,
  usesNot: (tile: Phrase): Phrase => phrase`does not use ${tile}`,
  /** `full` null: that somebody has four has been told. */
  ending: (full: Phrase | null, count: number): Phrase =>
    phrase`${full ? phrase`${full} ${count > 1 ? 'have' : 'has'} four trophies: everybody with fewer` : 'Everybody with fewer than four trophies'} takes one last turn.`,
  mostTrophies: (seats: Phrase, count: number, trophies: number): Phrase =>
    count > 1 ? phrase`${seats} have ${trophies} trophies each.` : phrase`Only ${seats} has ${trophies} trophies.`,
  countOf: (seat: Seat, count: number): Phrase => phrase`${name(seat)} ${count}`,
  /** Friendship, or what is controlled: how many have most of it; `behind`: what others have, if any has less. */
  compared(friendship: boolean, seats: Phrase, count: number, most: number, behind: Phrase): Phrase {
    const [several, what] = [count > 1, most === 1 ? 'apple or gem' : 'apples and gems'];
    const has = friendship
      ? `${several ? 'have' : 'has'} friendship ${most}`
      : `${several ? 'control' : 'controls'} ${most} ${what}`;
    // All who were named just before.
    if (behind.length === 0) return phrase`They ${has} each.`;
    return phrase`${seats} ${has}${several ? ' each' : ''}, ${behind}.`;
  },
  ended: (late: boolean, why: Phrase, winners: Phrase, count: number): Phrase =>
    phrase`${late ? 'Sixty rounds are over. ' : ''}${why} ${winners} ${count > 1 ? 'share the victory' : 'wins'}.`,

  // A turn in one line.
  between: ' · ',
  turnMoved: (to: Part, load: Phrase): Phrase => phrase`${load}${load.length > 0 ? ' ' : ''}to ${to}`,
  /** Both seekers come to one hex. */
  turnBoth: (to: Part, load: Phrase): Phrase =>
    phrase`both to ${to}${load.length > 0 ? phrase` with ${load} between them` : ''}`,
  /** Not the one that was named before. */
  another: (land: string): string => `${land.endsWith('s') ? 'other' : 'another'} ${land}`,
  turnDelivered: (load: Phrase): Phrase => phrase`${load} delivered`,
  turnFought: (foe: Seat, own: number, other: number, isWon: boolean): Phrase =>
    phrase`pie fight with ${name(foe)} ${isWon ? 'won' : 'lost'} ${own} to ${other}`,
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
