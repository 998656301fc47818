import { expect, test } from 'vitest';
import type { AnyChecks, AnyGame, Game } from '../game.ts';
import type { Choice } from '../small/game.ts';
import { SPECIMENS } from '../specimens/all.ts';
import type { State as Chain } from '../specimens/chain.ts';
import type { State as Duel } from '../specimens/duel.ts';
import type { State as Rival } from '../specimens/rival.ts';
import type { State as Sealed } from '../specimens/sealed.ts';
import type { State as Veil } from '../specimens/veil.ts';
import { PROPERTIES } from './properties.ts';
import { Broken, holdSetup, type Subject, testSetupsOf } from './trial.ts';

interface States {
  sealed: Sealed;
  duel: Duel;
  chain: Chain;
  rival: Rival;
  veil: Veil;
}

/** What the events of all specimens have in common. */
export interface PlainEvent {
  readonly kind: string;
  readonly [more: string]: unknown;
}
/** A specimen in its own types. */
export type Plain<State> = Game<State, Choice, State, PlainEvent>;
/** A key that is set to undefined is removed. */
type Changed<State> = { readonly [Part in keyof Plain<State>]?: Plain<State>[Part] | undefined };
type Change<Name extends keyof States> = (game: Plain<States[Name]>) => Changed<States[Name]>;

/** One thing broken in a specimen, and what the property says to it. */
export function breaks<Name extends keyof States>(
  property: string,
  name: Name,
  how: string,
  says: string,
  change: Change<Name>,
): void {
  test(`${property}: ${how}`, () => {
    const fault = complaint(property, name, change);
    expect(fault.message).toContain(`${name} breaks ${property} (`);
    expect(fault.message).toContain(says);
  });
}

/** The same with its checks. */
export function breaksChecks(
  property: string,
  name: keyof States,
  how: string,
  says: string,
  change: (checks: AnyChecks, game: AnyGame) => Partial<AnyChecks>,
): void {
  test(`${property}: ${how}`, () => {
    const { game, checks, voices }: Subject = SPECIMENS[name];
    const fault = complaintOf(property, { game, voices, checks: { ...checks, ...change(checks, game) } });
    expect(fault.message).toContain(`${name} breaks ${property} (`);
    expect(fault.message).toContain(says);
  });
}

export function complaint<Name extends keyof States>(property: string, name: Name, change: Change<Name>): Broken {
  const specimen: Subject = SPECIMENS[name];
  const game = specimen.game as unknown as Plain<States[Name]>;
  return complaintOf(property, { ...specimen, game: { ...game, ...change(game) } as unknown as AnyGame });
}

/** The first complaint of a property about a game. */
export function complaintOf(name: string, subject: Subject): Broken {
  const property = PROPERTIES.find((each) => each.name === name);
  if (!property) throw new Error(`there is no property ${name}`);
  for (const setup of testSetupsOf(subject)) {
    try {
      holdSetup(property, subject, setup, GAMES);
    } catch (fault) {
      if (fault instanceof Broken) return fault;
      throw fault;
    }
  }
  throw new Error(`${name} has nothing to say`);
}

const GAMES = 30;
