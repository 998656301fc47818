import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Outcome } from '../../saves/format.ts';
import { recordsWords } from '../../words/records.ts';
import { inLang } from '../settings.ts';
import { ahead, peopleOf } from './tally.ts';

/** What a person has made of bots of one strength. */
export interface Bout {
  readonly strength: number;
  readonly games: number;
  /** The person ended above all of them at that table. */
  readonly beaten: number;
}

/** Weakest first. `strengthOf`: of a level, which is another in another game; below 0: it does not count. */
export function boutsOf(
  outcomes: readonly Outcome[],
  name: string,
  strengthOf: (game: string, level: number) => number,
): Bout[] {
  const bouts = new Map<number, Bout>();
  for (const outcome of outcomes) {
    const { game, sitters, result } = outcome;
    const own = peopleOf(outcome).find(({ isOwn, sitter }) => isOwn && sitter.name === name)?.seat;
    if (own === undefined) continue;
    const bots = sitters.flatMap((sitter, seat) =>
      sitter.kind === 'bot' ? [{ seat, strength: strengthOf(game, sitter.level) }] : [],
    );
    for (const strength of new Set(bots.map((bot) => bot.strength))) {
      if (strength < 0) continue;
      const isAbove = bots.every((bot) => bot.strength !== strength || ahead(result, own, bot.seat) > 0);
      const { games, beaten } = bouts.get(strength) ?? { games: 0, beaten: 0 };
      bouts.set(strength, { strength, games: games + 1, beaten: beaten + (isAbove ? 1 : 0) });
    }
  }
  return [...bouts.values()].sort((one, other) => one.strength - other.strength);
}

/** Two people who sat at one table. */
export interface Duel {
  /** By name, so that two people are one pair. */
  readonly names: readonly [string, string];
  /** How often each of them ended above the other. */
  readonly ahead: readonly [number, number];
  readonly even: number;
}

/** The people of this device against everybody, those first who met most. */
export function duelsOf(outcomes: readonly Outcome[]): Duel[] {
  const duels = new Map<string, Duel>();
  for (const outcome of outcomes) {
    const { result } = outcome;
    const people = peopleOf(outcome)
      .map(({ sitter: { name }, seat, isOwn }) => ({ name, seat, isOwn }))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
    for (const [index, one] of people.entries()) {
      for (const other of people.slice(index + 1)) {
        if (!one.isOwn && !other.isOwn) continue;
        const key = JSON.stringify([one.name, other.name]);
        const before = duels.get(key) ?? { names: [one.name, other.name], ahead: [0, 0], even: 0 };
        duels.set(key, after(before, ahead(result, one.seat, other.seat)));
      }
    }
  }
  return [...duels.values()].sort((one, other) => metIn(other) - metIn(one));
}

export const metIn = ({ ahead: [one, other], even }: Duel): number => one + other + even;

function after({ names, ahead: [one, other], even }: Duel, lead: number): Duel {
  const above = (is: boolean): number => (is ? 1 : 0);
  return { names, ahead: [one + above(lead > 0), other + above(lead < 0)], even: even + above(lead === 0) };
}

interface FewProps<Item> {
  readonly of: readonly Item[];
  /** So many more at a time. */
  readonly few: number;
  /** Draws the items that are shown. */
  children(shown: readonly Item[]): ComponentChildren;
}

/** The first of many, and the way to more of them. */
export function Few<Item>({ of, few, children }: FewProps<Item>) {
  const [shown, setShown] = useState(few);
  return (
    <>
      {children(of.slice(0, shown))}
      {of.length > shown && (
        <button type="button" class="word record-more" onClick={() => setShown(shown + few)}>
          {inLang(recordsWords).more(Math.min(few, of.length - shown))}
        </button>
      )}
    </>
  );
}

const FEW = 6;

/** People who played at one table, two by two. */
export function Duels({ outcomes }: { readonly outcomes: readonly Outcome[] }) {
  const words = inLang(recordsWords);
  const duels = duelsOf(outcomes);
  if (duels.length === 0) return null;
  return (
    <section class="duels">
      <h2>{words.duels}</h2>
      <p class="hint">{words.duelsHint}</p>
      <Few of={duels} few={FEW}>
        {(shown) => (
          <ul>
            {shown.map((duel) => {
              const [[one, other], [ahead, behind]] = [duel.names, duel.ahead];
              return (
                <li key={`${one}\n${other}`}>
                  <span class="duel">
                    <bdi>{one}</bdi>
                    <b>{`${ahead} : ${behind}`}</b>
                    <bdi>{other}</bdi>
                  </span>
                  <span class="hint">{words.duel(metIn(duel), duel.even)}</span>
                </li>
              );
            })}
          </ul>
        )}
      </Few>
    </section>
  );
}
