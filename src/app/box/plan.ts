import type { Facts, Seat, Setup } from '../../engine/game.ts';
import { EMBLEMS, type Emblem, type Sitter } from '../../engine/log.ts';
import { plainOptions } from '../../engine/setup.ts';
import { LONGEST_NAME } from '../../saves/format.ts';
import type { GameBox } from '../../ui/face.ts';
import { type Character, characterOf } from '../../words/bots.ts';
import type { Lang } from '../../words/voice.ts';
import { isNamesake, middleLevel, typedName } from './people.ts';

/** A seat as it is being laid out; a name left empty becomes a named bot's, or the emblem's. */
export interface Chair {
  readonly kind: Sitter['kind'];
  readonly name: string;
  readonly emblem: Emblem;
  /** Of the bot that sits here, or would. */
  readonly level: number;
  /** What its pieces look like; null in a game that has no looks. */
  readonly look: string | null;
}

export type Game = Pick<GameBox, 'facts' | 'levels'>;
const LEVELS = [1, 2, 3, 4, 5];

/** Invariant: as many chairs as the game seats, no emblem and no look twice, `options` and `first` fit that many. */
export interface Plan {
  readonly chairs: readonly Chair[];
  readonly options: Setup['options'];
  readonly first: Seat | 'chance';
}

/** A person and bots, or what was laid out here last. */
export function firstPlan(game: Game, remembered: unknown): Plan {
  const { seats, best = seats.fewest } = game.facts;
  const { chairs: known, options, first }: Unread<Plan> = isObject(remembered) ? remembered : {};
  const chairs = readChairs(known, game.levels);
  const count = chairs.length === 0 ? best : Math.min(Math.max(chairs.length, seats.fewest), seats.most);
  const picked = typeof first === 'number' && Number.isInteger(first) && first >= 0 ? first : 'chance';
  return withCount({ chairs, options: readOptions(options), first: picked }, game, count);
}

export function withCount(plan: Plan, { facts, levels }: Game, count: number): Plan {
  const chairs = plan.chairs.slice(0, count);
  while (chairs.length < count) {
    const emblem = EMBLEMS.find((each) => !chairs.some((chair) => chair.emblem === each)) ?? 'crane';
    const kind = chairs.length === 0 ? 'person' : 'bot';
    chairs.push({ kind, name: '', emblem, level: middleLevel(levels), look: null });
  }
  const first = plan.first === 'chance' || plan.first < count ? plan.first : 'chance';
  return { chairs: withLooks(chairs, facts.looks ?? []), first, options: optionsFor(facts, count, plan) };
}

export function withChair(plan: Plan, seat: Seat, part: Partial<Chair>): Plan {
  return { ...plan, chairs: plan.chairs.map((chair, each) => (each === seat ? { ...chair, ...part } : chair)) };
}

/** Whoever had that emblem gets the one that becomes free. */
export function withEmblem(plan: Plan, seat: Seat, emblem: Emblem): Plan {
  const before = plan.chairs[seat]?.emblem;
  if (before === undefined) return plan;
  const chairs = plan.chairs.map((chair, each) => {
    if (each === seat) return { ...chair, emblem };
    return chair.emblem === emblem ? { ...chair, emblem: before } : chair;
  });
  return { ...plan, chairs };
}

/** Whoever had that look gets the one that becomes free. */
export function withLook(plan: Plan, seat: Seat, look: string): Plan {
  const before = plan.chairs[seat]?.look ?? null;
  const chairs = plan.chairs.map((chair, each) => {
    if (each === seat) return { ...chair, look };
    return chair.look === look ? { ...chair, look: before } : chair;
  });
  return { ...plan, chairs };
}

/** Every chair has a look of its own: the one that it had, or the first that is free. */
function withLooks(chairs: readonly Chair[], looks: readonly string[]): Chair[] {
  const kept = chairs.map(({ look }, seat) =>
    look !== null && looks.includes(look) && chairs.findIndex((chair) => chair.look === look) === seat ? look : null,
  );
  const free = looks.filter((look) => !kept.includes(look));
  return chairs.map((chair, seat) => ({ ...chair, look: kept[seat] ?? free.shift() ?? null }));
}

/** Somebody who is known sits down, with the emblem that is theirs. */
export const withPerson = (plan: Plan, seat: Seat, { name, emblem }: Pick<Chair, 'name' | 'emblem'>): Plan =>
  withEmblem(withChair(plan, seat, { kind: 'person', name }), seat, emblem);

/** To another place in turn order; the player picked to begin stays picked. */
export function reseated(plan: Plan, from: Seat, to: Seat): Plan {
  const chairs = [...plan.chairs];
  chairs.splice(to, 0, ...chairs.splice(from, 1));
  const picked = plan.first === 'chance' ? undefined : plan.chairs[plan.first];
  return { ...plan, chairs, first: picked ? chairs.indexOf(picked) : 'chance' };
}

/** Who a seat may be called after where nobody has given it a name. */
export interface Known {
  emblemName(emblem: Emblem): string;
  /** The game's bots that have a name and a manner. */
  readonly company: readonly Character[];
  readonly lang: Lang;
}

export function sittersOf({ chairs }: Plan, { emblemName, company, lang }: Known): Sitter[] {
  const isSeated = (each: Character): boolean => chairs.some(({ name }) => characterOf([each], typedName(name)));
  const free = company.filter((each) => !isSeated(each));
  // By their emblems, which go with a chair to another place.
  const unnamed = EMBLEMS.filter((each) =>
    chairs.some(({ kind, name, emblem }) => kind === 'bot' && emblem === each && typedName(name) === ''),
  );
  return chairs.map(({ kind, name, emblem, level }) => {
    const called = typedName(name) || (free[unnamed.indexOf(emblem)]?.name[lang] ?? emblemName(emblem));
    return kind === 'person' ? { kind, name: called, emblem } : { kind, name: called, emblem, level };
  });
}

/** A named bot sits down here; where it sat already, another one does. Null: a plain bot, under the emblem's name. */
export function withCharacter(plan: Plan, seat: Seat, character: Character | null, { emblemName, lang }: Known): Plan {
  const chairs = plan.chairs.map((chair, each): Chair => {
    if (each === seat) return { ...chair, name: character?.name[lang] ?? emblemName(chair.emblem) };
    return character && characterOf([character], typedName(chair.name)) ? { ...chair, name: '' } : chair;
  });
  return { ...plan, chairs };
}

/** Whoever is a person now does not keep a bot's name. */
export const withKind = (plan: Plan, seat: Seat, kind: Chair['kind'], company: readonly Character[]): Plan => {
  const isBots = characterOf(company, typedName(plan.chairs[seat]?.name ?? '')) !== null;
  return withChair(plan, seat, { kind, ...(kind === 'person' && isBots && { name: '' }) });
};

/** The second of two people of one name; null: there is none. */
export function namesakeAt(sitters: readonly Sitter[]): Seat | null {
  const isTwice = ({ kind, name }: Sitter, seat: Seat): boolean =>
    kind === 'person' && sitters.slice(0, seat).some((each) => each.kind === kind && isNamesake(each.name, name));
  const seat = sitters.findIndex(isTwice);
  return seat < 0 ? null : seat;
}

export function setupOf({ chairs, options, first }: Plan, { begins }: Facts): Setup {
  const looks = chairs.flatMap(({ look }) => look ?? []);
  return {
    seats: chairs.length,
    options,
    ...(begins !== 'nobody' && { first }),
    ...(looks.length > 0 && { looks }),
  };
}

/** As far as they fit this many seats; else what the table gets unasked, as also where it had what it got unasked before. */
function optionsFor(facts: Facts, count: number, { chairs, options }: Plan): Setup['options'] {
  const plain = plainOptions(facts, count);
  const before = count === chairs.length ? {} : plainOptions(facts, chairs.length);
  const kept = facts.options(count).filter(({ id, values }) => {
    const value = options[id];
    return value !== undefined && values.includes(value) && value !== before[id];
  });
  return { ...plain, ...Object.fromEntries(kept.map(({ id }) => [id, options[id] ?? ''])) };
}

/* What was remembered, as far as it makes sense. */

type Unread<Shape> = Partial<Record<keyof Shape, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

function readOptions(remembered: unknown): Setup['options'] {
  if (!isObject(remembered)) return {};
  return Object.fromEntries(Object.entries(remembered).filter(([, value]) => typeof value === 'string'));
}

function readChairs(remembered: unknown, levels: number): Chair[] {
  if (!Array.isArray(remembered)) return [];
  const chairs: Chair[] = [];
  for (const each of remembered as unknown[]) {
    const chair = readChair(each, levels);
    if (!chair || chairs.some(({ emblem }) => emblem === chair.emblem)) return chairs;
    chairs.push(chair);
  }
  return chairs;
}

function readChair(each: unknown, levels: number): Chair | null {
  if (!isObject(each)) return null;
  const { kind, name, emblem, level, look }: Unread<Chair> = each;
  const known = EMBLEMS.find((one) => one === emblem);
  if (!known || (kind !== 'person' && kind !== 'bot') || typeof name !== 'string') return null;
  const strength = LEVELS.slice(0, levels).find((one) => one === level) ?? middleLevel(levels);
  const worn = typeof look === 'string' ? look : null;
  return { kind, name: name.slice(0, LONGEST_NAME), emblem: known, level: strength, look: worn };
}
