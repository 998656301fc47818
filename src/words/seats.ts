import type { DealCodeFault } from '../engine/dealCode.ts';
import type { Emblem } from '../engine/log.ts';
import type { InBoth } from './phrase.ts';
import { seatsEn } from './seats.en.ts';
import { seatsJa } from './seats.ja.ts';

/** The open box: what the game is, who sits, how it is played. */
export interface SeatsWords {
  readonly seats: string;
  readonly count: string;
  readonly emblems: Readonly<Record<Emblem, string>>;
  readonly emblem: string;
  /** On the emblem of a seat: what it is, and that it can be changed. */
  changeEmblem(emblem: string): string;
  /** Those who sat at this device's tables before. */
  readonly people: string;
  nameOf(seat: number): string;
  readonly person: string;
  readonly bot: string;
  whoSits(seat: number): string;
  /** What the pieces of this seat look like. */
  lookOf(name: string): string;
  /** On the handle of a seat: where a tap would move it. */
  reseat(name: string, from: number, to: number): string;
  readonly reseatHint: string;
  readonly first: string;
  readonly byChance: string;
  /** The custom in the game's own words. */
  custom(who: string): string;
  readonly knownDeal: string;
  readonly dealHint: string;
  readonly dealCode: string;
  readonly dealFits: string;
  readonly faults: Readonly<Record<DealCodeFault | 'otherGame', string>>;
  readonly play: string;
  readonly rules: string;
  readonly records: string;
  readonly notStarted: string;
}

export const seatsWords: InBoth<SeatsWords> = { en: seatsEn, ja: seatsJa };
