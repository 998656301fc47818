import type { Seat } from '../../../engine/ids.ts';
import { many } from '../../../words/lists.ts';
import { icon, name, type Part, type Phrase, phrase, ruleLink } from '../../../words/phrase.ts';
import type { KindName } from '../rules/cards.ts';
import type { Cause, PassedStep, Standing } from '../rules/events.ts';
import { printed } from './cards.en.ts';
import { names } from './names.en.ts';

const an = (kind: KindName, text: string): string => `${kind === 'apple' ? 'an' : 'a'} ${text}`;
const seekerOf = (seat: Seat, other: boolean): Phrase => phrase`${name(seat)}’s ${other ? 'other ' : ''}seeker`;
const withRival = (rival: Seat | null): Phrase =>
  rival === null ? phrase`.` : phrase`, with ${name(rival)}’s seeker there.`;
const causes: Readonly<Record<Cause, string>> = {
  attack: ' attacks',
  fight: ' pays for the fight',
  camp: ' resupplies',
  campAgain: ' resupplies again',
};
const changed =
  (track: Part) =>
  (seat: Seat, by: number, now: number, cause: Cause | null): Phrase =>
    phrase`${name(seat)}${cause ? causes[cause] : ''}: ${track} ${by === 0 ? 'still' : `${by < 0 ? '−' : '+'}${Math.abs(by)}, now`} ${now}.`;
const passes: Readonly<Record<PassedStep, string>> = {
  move: 'does not move the other seeker.',
  victory: 'takes no Fight trophy.',
  consolation: 'takes no Fight trophy for a narrow loss.',
  after: 'does not use the power-up.',
};

/** The lines of the log. */
export const events = {
  starts: (seat: Seat, begins: boolean, pies: string, spells: string): Phrase =>
    phrase`${name(seat)} ${begins ? 'begins' : 'comes next'}, with ${pies} and ${spells}.`,
  began: (seat: Seat): Phrase => phrase`It is ${name(seat)}’s turn.`,
  beganLast: (seat: Seat): Phrase => phrase`${name(seat)} takes a last turn.`,
  acted: (seat: Seat, space: string): Phrase => phrase`${name(seat)} chooses ${space}.`,
  used: (seat: Seat, tile: Part): Phrase => phrase`${name(seat)} uses ${tile}.`,
  moved: (seat: Seat, other: boolean | null, from: Part, to: Part, load: Phrase): Phrase =>
    phrase`${other === null ? phrase`Both seekers of ${name(seat)} go` : phrase`${seekerOf(seat, other)} goes`} from ${from} to ${to}${load.length > 0 ? phrase` with ${load}` : ''}.`,
  delivered: (seat: Seat, load: Phrase): Phrase => phrase`${name(seat)} delivers ${load} to the castle.`,
  attacked: (seat: Seat, rival: Seat, at: Part): Phrase =>
    phrase`${name(seat)} meets ${name(rival)} on ${at}: a pie fight.`,
  sealed: (seat: Seat): Phrase => phrase`${name(seat)} chooses in secret.`,
  fought: (seat: Seat, set: string, rival: Seat, against: string, outcome: Phrase): Phrase =>
    phrase`${name(seat)}: ${set}. ${name(rival)}: ${against}. ${outcome}`,
  setNothing: (total: number): string => `nothing, total ${total}`,
  set: (what: string, total: number): string => `${what}, total ${total}`,
  theCannon: `the ${printed.tiles['pie-cannon'].name}`,
  tied: (winner: Seat): Phrase =>
    phrase`${ruleLink('fight.tie', 'A tie')} goes to the attacker: ${name(winner)} wins the fight.`,
  won: (winner: Seat): Phrase => phrase`${name(winner)} wins the fight.`,
  home: (seat: Seat, other: boolean, from: Part): Phrase =>
    phrase`${seekerOf(seat, other)} returns to camp from ${from}.`,
  friendship: changed(icon('heart', 'friendship')),
  piesChanged: changed(icon('pie', 'pies')),
  draws: (seat: Seat, value: number | null, cause: Cause | null): Phrase =>
    phrase`${name(seat)}${cause ? `${causes[cause]} with` : ' draws'} ${value ? names.spellsOf([value]) : icon('spell', 'a spell')}.`,
  findsNoSpell: (seat: Seat): Phrase => phrase`${name(seat)} finds no spell left to draw.`,
  remade: 'The discarded spells are shuffled into a new deck.',
  discarded: (seat: Seat, value: number): Phrase => phrase`${name(seat)} discards ${names.spellsOf([value])}.`,
  meets: (seat: Seat, at: Part, quest: Part): Phrase => phrase`${name(seat)} meets the quest ${quest} on ${at}.`,
  /** `how` null: left alone. What comes of it has lines of its own. */
  solves: (seat: Seat, how: string | null): Phrase =>
    phrase`${name(seat)} ${how ? `chooses the ${how} side` : 'leaves the quest'}.`,
  rolled: (seat: Seat, dice: string): Phrase => phrase`${name(seat)} rolls ${dice}.`,
  twice: (land: string): string => `${land} twice`,
  rolledFor: (kind: KindName, count: number, lands: string): string =>
    `${lands} for ${count > 1 ? `${kind}s` : an(kind, kind)}`,
  noHexFree: (land: string): Phrase => phrase`No ${land} hex is free for a quest token.`,
  noneLeft: (kind: KindName, land: string): Phrase =>
    phrase`The supply has no ${printed.kinds[kind]} left for the ${land}.`,
  places: (seat: Seat, kind: KindName, again: boolean, at: Part, rival: Seat | null): Phrase =>
    phrase`${name(seat)} places ${icon(kind, again ? `another ${printed.kinds[kind]}` : an(kind, printed.kinds[kind]))} on ${at}${withRival(rival)}`,
  pays: (seat: Seat, kind: KindName, count: number, again: boolean, from: Part): Phrase =>
    phrase`${name(seat)} pays ${names.drawnTokens(kind, count, again)} from ${from}.`,
  gives: (seat: Seat, kind: KindName, count: number, again: boolean, land: Part, rival: Seat): Phrase =>
    phrase`${name(seat)} gives ${names.drawnTokens(kind, count, again)} to ${name(rival)}’s seeker on ${land}.`,
  gains: (seat: Seat, what: Phrase, at: Part): Phrase => phrase`${name(seat)} gains ${what} on ${at}.`,
  gainsNothing: (at: Part): Phrase => phrase`The supply has no token left for ${at}.`,
  throws: (seat: Seat, kind: KindName, from: Part, to: Part, rival: Seat | null): Phrase =>
    phrase`${name(seat)} throws ${names.drawnTokens(kind, 1)} from ${from} to ${to}${withRival(rival)}`,
  jumped: (seat: Seat, to: Part): Phrase => phrase`${name(seat)}’s seeker goes to ${to} without its tokens.`,
  drewThree: (seat: Seat, pile: string): Phrase => phrase`${name(seat)} draws three ${pile} power-ups.`,
  drew: (seat: Seat, tiles: Phrase): Phrase => phrase`${name(seat)} draws ${tiles}.`,
  keeps: (seat: Seat, tile: Part): Phrase => phrase`${name(seat)} keeps ${tile}.`,
  claims: (seat: Seat, field: string, count: number): Phrase =>
    phrase`${name(seat)} takes the ${field} trophy and has ${count} of 4.`,
  claimsWith: (seat: Seat, person: string, field: string, count: number): Phrase =>
    phrase`${name(seat)} shows the ${person} personality, takes the ${field} trophy and has ${count} of 4.`,
  passes,
  passed: (seat: Seat, what: string): Phrase => phrase`${name(seat)} ${what}`,
  ending: (_seat: Seat): Phrase => phrase`Last turns follow, for all who have fewer than 4 trophies.`,
  ended: (late: boolean, winners: Phrase, count: number, [trophies, friendship, controlled]: Standing): Phrase =>
    phrase`${late ? 'Sixty rounds are over. ' : ''}${winners} ${count > 1 ? 'share the victory' : 'wins'}: trophies ${trophies}, friendship ${friendship}, tokens controlled ${controlled}.`,

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
