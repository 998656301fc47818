import type { Facts, Setup } from './game.ts';
import { isSeed, SEED_BITS } from './setup.ts';

/**
 * A deal in fourteen characters that can be read out: game, edition, seats, options, seed, check character; Crockford's base 32.
 * The check, mod 37, finds every single wrong character and every swap of two neighbours.
 */
export interface Deal {
  readonly facts: Facts;
  readonly seats: number;
  readonly options: Setup['options'];
  readonly seed: number;
}

export type DealCodeFault = 'length' | 'character' | 'check' | 'game' | 'edition' | 'seats' | 'options';

export function dealCode({ facts, seats, options, seed }: Deal): string {
  const body =
    digits(facts.code, 1) +
    digits(facts.edition, 1) +
    digits(seats, 1) +
    digits(optionsNumber(facts, seats, options), OPTION_CHARACTERS) +
    digits(seed, SEED_CHARACTERS);
  return grouped(body + CHECK_ALPHABET[remainder(body)]);
}

export function readDealCode(text: string, shelf: readonly Facts[]): Deal | DealCodeFault {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (plain.length !== BODY_CHARACTERS + 1) return 'length';
  const body = plain.slice(0, -1);
  if ([...body].some((each) => !ALPHABET.includes(each))) return 'character';
  if (CHECK_ALPHABET[remainder(body)] !== plain.at(-1)) return 'check';
  const facts = shelf.find(({ code }) => code === number(body.slice(0, 1)));
  if (!facts) return 'game';
  if (facts.edition !== number(body.slice(1, 2))) return 'edition';
  const seats = number(body.slice(2, 3));
  if (seats < facts.seats.fewest || seats > facts.seats.most) return 'seats';
  const options = optionsOf(facts, seats, number(body.slice(3, 3 + OPTION_CHARACTERS)));
  const seed = number(body.slice(3 + OPTION_CHARACTERS));
  return options && isSeed(seed) ? { facts, seats, options, seed } : 'options';
}

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CHECK_ALPHABET = `${ALPHABET}*~$=U`;
const OPTION_CHARACTERS = 2;
const SEED_CHARACTERS = SEED_BITS / 5;
const BODY_CHARACTERS = 3 + OPTION_CHARACTERS + SEED_CHARACTERS;

function digits(value: number, length: number): string {
  let rest = value;
  let text = '';
  for (let place = 0; place < length; place++) {
    text = ALPHABET[rest % 32] + text;
    rest = Math.floor(rest / 32);
  }
  if (rest > 0) throw new Error(`${value} needs more than ${length} characters`);
  return text;
}

const number = (text: string): number => [...text].reduce((sum, each) => sum * 32 + ALPHABET.indexOf(each), 0);

const remainder = (text: string): number =>
  [...text].reduce((sum, each) => (sum * 32 + ALPHABET.indexOf(each)) % CHECK_ALPHABET.length, 0);

const grouped = (text: string): string => `${text.slice(0, 5)}-${text.slice(5, 9)}-${text.slice(9)}`;

function optionsNumber(facts: Facts, seats: number, options: Setup['options']): number {
  return facts
    .options(seats)
    .reduce((sum, { id, values }) => sum * values.length + Math.max(0, values.indexOf(options[id] ?? '')), 0);
}

function optionsOf(facts: Facts, seats: number, sum: number): Setup['options'] | null {
  const options: Record<string, string> = {};
  let rest = sum;
  for (const { id, values } of [...facts.options(seats)].reverse()) {
    options[id] = values[rest % values.length] ?? '';
    rest = Math.floor(rest / values.length);
  }
  return rest === 0 ? options : null;
}
