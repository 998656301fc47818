import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Sitter } from '../../engine/log.ts';
import type { Outcome } from '../../saves/format.ts';
import { BadgedName } from '../../ui/Badge.tsx';
import { recordsWords } from '../../words/records.ts';
import { waitingWords } from '../../words/tickets.ts';
import { localeOf } from '../amounts.ts';
import { boxOf } from '../boxes.tsx';
import { inLang, lang } from '../settings.ts';
import { ahead, peopleOf, playedHere } from './tally.ts';

// Who played with whom: bouts against bots, duels, and evenings.

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

/** Games that the same people played on one day. */
export interface Evening {
  readonly day: string;
  /** Who won most before the others. */
  readonly people: readonly { readonly sitter: Sitter; readonly won: number }[];
  /** Newest first, as outcomes come. */
  readonly games: readonly Outcome[];
}

/** The newest first. All who sat at the table count as there, on any device. */
export function eveningsOf(outcomes: readonly Outcome[], dayOf = eveningDay): Evening[] {
  const evenings = new Map<string, Outcome[]>();
  for (const outcome of playedHere(outcomes)) {
    const key = JSON.stringify([
      dayOf(outcome.endedAt),
      ...peopleOf(outcome)
        .map(({ sitter: { name } }) => name)
        .sort(),
    ]);
    const games = evenings.get(key);
    if (games) games.push(outcome);
    else evenings.set(key, [outcome]);
  }
  return [...evenings.values()].map((games) => eveningOf(games, dayOf));
}

function eveningOf(games: readonly Outcome[], dayOf: (endedAt: number) => string): Evening {
  const [newest] = games;
  const people = (newest ? peopleOf(newest) : []).map(({ sitter }) => ({ sitter, won: winsOf(sitter, games) }));
  people.sort((one, other) => other.won - one.won);
  return { day: newest ? dayOf(newest.endedAt) : '', people, games };
}

const winsOf = ({ name }: Sitter, games: readonly Outcome[]): number =>
  games.filter(({ sitters, result }) =>
    result.winners.some((seat) => sitters[seat]?.kind === 'person' && sitters[seat].name === name),
  ).length;

/** A game after midnight belongs to the evening before, until the early morning. */
const NIGHT_MS = 5 * 3_600_000;

/** The day of an evening, by the clock of this device. */
function eveningDay(endedAt: number): string {
  const day = new Date(endedAt - NIGHT_MS);
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => `${part}`.padStart(2, '0')).join('-');
}

const FEW_EVENINGS = 6;

interface EveningsProps {
  readonly outcomes: readonly Outcome[];
  readonly isOneGame: boolean;
  remove(outcome: Outcome): void;
}

/** Who met when, what was played, and who won most. */
export function Evenings({ outcomes, isOneGame, remove }: EveningsProps) {
  return (
    <section class="evenings">
      <h2>{inLang(recordsWords).evenings}</h2>
      <Few of={eveningsOf(outcomes)} few={FEW_EVENINGS}>
        {(evenings) => (
          <ol>
            {evenings.map((evening, index) => (
              <li key={index}>
                <Head of={evening} />
                <ul>
                  {evening.games.map((outcome, each) => (
                    <Played key={each} of={outcome} isOneGame={isOneGame} remove={() => remove(outcome)} />
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        )}
      </Few>
    </section>
  );
}

function Head({ of: { day, people } }: { readonly of: Evening }) {
  const words = inLang(recordsWords);
  // A day by itself is one of the universal calendar, whatever the clock here says.
  const written = new Intl.DateTimeFormat(localeOf(lang.value), { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <h3>
      <time dateTime={day}>{written.format(new Date(day))}</time>
      {people.length === 0 && <span>{words.onlyBots}</span>}
      {people.map(({ sitter, won }) => (
        <span key={sitter.name} class="evening-who">
          <BadgedName of={sitter} />
          {won > 0 && <span class="evening-won">{words.wins(won)}</span>}
        </span>
      ))}
    </h3>
  );
}

interface PlayedProps {
  readonly of: Outcome;
  readonly isOneGame: boolean;
  remove(): void;
}

function Played({ of, isOneGame, remove }: PlayedProps) {
  const { game, sitters, result, gaveUp = [] } = of;
  const words = inLang(recordsWords);
  const { bot, comma } = inLang(waitingWords);
  const box = boxOf(game);
  const title = box ? inLang(box.title) : game;
  const who = sitters.map(({ name }) => name).join(comma);
  return (
    <li data-game={game}>
      {!isOneGame && <span class="evening-game">{title}</span>}
      <ul>
        {sitters.map((sitter, seat) => (
          <li key={seat} data-won={result.winners.includes(seat)}>
            <bdi>{sitter.kind === 'bot' ? bot(sitter.name) : sitter.name}</bdi>
            <b>{result.points[seat]}</b>
            {gaveUp.includes(seat) && <span class="hint">{words.gaveUp}</span>}
            {result.winners.includes(seat) && <span class="won">{words.victory}</span>}
          </li>
        ))}
      </ul>
      <button type="button" class="word evening-remove" aria-label={words.removeOf(title, who)} onClick={remove}>
        {words.remove}
      </button>
    </li>
  );
}
