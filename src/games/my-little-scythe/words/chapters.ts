import { sum } from '../../../engine/lists.ts';
import {
  APPLES,
  type Field,
  FRIENDSHIP,
  GEMS,
  MOVE,
  PIES,
  POWER_UPS,
  QUEST,
  QUESTS,
  SPELL_HAND,
} from '../rules/cards.ts';
import type { Event } from '../rules/events.ts';
import { WANTED } from '../rules/trophies.ts';

export type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

export const kinds = (...of: Event['is'][]): ReadonlySet<Event['is']> => new Set(of);
/** A line begins with these; all else comes of something, and is told in its line. */
const FIRST = kinds('starts', 'began', 'acted', 'used', 'solved', 'ending', 'ended');
/** Nothing comes of these. */
const ALONE = kinds('starts', 'began', 'ending', 'ended');
/** Those of a seat in a row are one deed. */
const TOGETHER = kinds('put', 'paid', 'moved', 'home');
const ON_THE_WAY = kinds('moved', 'claimed');

const isMove = (event: Event): boolean => event.is === 'acted' && event.space === MOVE;
type Track = Of<'friendship' | 'pies'>;
const isTrack = (event: Event): event is Track => event.is === 'friendship' || event.is === 'pies';
type FightCost = Track | Of<'spent'>;
export const isFightCost = (event: Event): event is FightCost =>
  event.is === 'spent' || (event.is === 'pies' && event.cause === 'fight');

export const isCostOfAttack = (event: Event): boolean => event.is === 'friendship' && event.cause === 'attack';

/** An event with those that are told in its line. */
export function chapterOf(first: Event, others: readonly Event[]): Event[] {
  const chapter = [first];
  for (const next of others) {
    if (!joins(chapter, next)) break;
    chapter.push(next);
  }
  return chapter;
}

function joins(chapter: readonly Event[], next: Event): boolean {
  const isOn = chapter.every((event) => ON_THE_WAY.has(event.is) || isMove(event));
  if (chapter.some(({ is }) => ALONE.has(is))) return false;
  switch (next.is) {
    case 'moved':
      return isOn;
    case 'delivered':
      return chapter.every(isMove);
    case 'quest':
      return isOn && stopsOf(chapter).at(-1) === next.at;
    case 'attacked':
      return isOn && stopsOf(chapter).length > 0;
    case 'fought':
      return chapter.every(({ is }) => is === 'sealed');
    case 'passed':
      return isOn && next.step === 'move';
    default:
      return !FIRST.has(next.is);
  }
}

/** Where seekers went and what they met there, each place once. */
export const stopsOf = (told: readonly Event[]): number[] => [
  ...new Set(told.flatMap((event) => (event.is === 'moved' ? [event.to] : event.is === 'quest' ? [event.at] : []))),
];

/**
 * Everything once, trophies after all that led to them, and what a quest card says at last, so that what is chosen
 * follows. What is delivered or won brings its trophy before anybody goes home, and what still counted its own before it
 * is spent.
 */
export function inOrder(chapter: readonly Event[]): Event[] {
  const has = (...of: Event['is'][]): boolean => chapter.some(({ is }) => of.includes(is));
  const isPlacing = has('put');
  const claims = chapter.slice(1).filter(isLater);
  const spent = chapter.findIndex(isFightCost);
  const rest = chapter.filter((event, at) => {
    switch (event.is) {
      case 'acted':
        // That somebody moves is told by where to.
        return !isMove(event) || !has('moved', 'delivered');
      case 'sealed':
        return chapter.length === 1;
      case 'passed':
        return event.step !== 'consolation';
      case 'rolled':
        // The dice are told by what was placed for them.
        return !isPlacing;
      case 'put':
      case 'lost':
      case 'quest':
        return false;
      case 'friendship':
        return !isPlacing;
      case 'claimed':
        return at === 0 || !isLater(event);
      default:
        return !isFightCost(event);
    }
  });
  return [
    ...rest,
    ...chapter.filter(({ is }) => is === 'put'),
    ...(isPlacing ? inAll(chapter.filter(isTrack)) : []),
    ...shortages(chapter),
    ...claims.filter((claim) => chapter.indexOf(claim) < spent),
    ...chapter.filter(isFightCost),
    ...claims.filter((claim) => chapter.indexOf(claim) > spent),
    ...chapter.filter(({ is }) => is === 'quest'),
  ];
}

function inAll(changes: readonly Track[]): Event[] {
  const last = changes.at(-1);
  return last ? [{ ...last, by: sum(changes.map(({ by }) => by)) }] : [];
}

/** Once a kind, and not where the last was placed; quest tokens never come back, so that this was told once for all. */
const shortages = (chapter: readonly Event[]): Event[] =>
  chapter.filter(
    (event, at) =>
      event.is === 'lost' &&
      (event.left > 0 || event.kind !== QUEST) &&
      chapter.findIndex((other) => (other.is === 'lost' || endsSupply(other)) && other.kind === event.kind) === at,
  );
const endsSupply = (event: Event): event is Of<'put'> => event.is === 'put' && event.left === 0;

/** What the trophies of these fields are taken for, and by what it comes and goes. */
const CAUSES: Readonly<Partial<Record<Field, ReadonlySet<Event['is']>>>> = {
  [FRIENDSHIP]: kinds('friendship'),
  [POWER_UPS]: kinds('kept'),
  [SPELL_HAND]: kinds('spell', 'discarded', 'spent'),
  // How many were solved is told nowhere else.
  [QUESTS]: kinds(),
  [PIES]: kinds('pies'),
};
const isLater = (event: Event): boolean => event.is === 'claimed' && CAUSES[event.field] !== undefined;
/** Those that a personality makes easier by one, and asks for nothing beside. */
const EASED_BY_ONE: ReadonlySet<Field> = new Set([FRIENDSHIP, APPLES, GEMS, PIES]);
/** Whether it has just been told what a trophy is for; that of a delivery or a fight says it. */
export function isTold(told: readonly Event[], claim: Of<'claimed'>): boolean {
  const { field, seat, eased } = claim;
  if (eased && !EASED_BY_ONE.has(field)) return false;
  const causes = CAUSES[field];
  // What is spent later was there when it was taken.
  const last = told
    .slice(0, told.indexOf(claim))
    .findLast((event) => causes?.has(event.is) && 'seat' in event && event.seat === seat);
  if (!last) return !causes;
  return !('now' in last && typeof last.now === 'number' && last.now < WANTED[field] - (eased ? 1 : 0));
}

/** Those in a row that one deed tells. */
export function together(events: readonly Event[]): (readonly Event[])[] {
  const groups: Event[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    const before = last?.[0];
    if (last && before && areOne(before, event)) last.push(event);
    else groups.push([event]);
  }
  return groups.map(oneWay);
}

function areOne(one: Event, other: Event): boolean {
  if (isFightCost(one)) return isFightCost(other);
  if (one.is === 'lost') return one.left === 0 && other.is === 'lost' && other.left === 0;
  return TOGETHER.has(one.is) && one.is === other.is;
}

/** Both seekers on one way move as one. */
function oneWay(group: readonly Event[]): readonly Event[] {
  const [one, other] = group;
  if (one?.is !== 'moved' || other?.is !== 'moved' || one.from !== other.from || one.to !== other.to) return group;
  const [apples, gems] = [one.apples + other.apples, one.gems + other.gems];
  return [{ ...one, other: null, apples, gems, by: one.by ?? other.by }];
}
