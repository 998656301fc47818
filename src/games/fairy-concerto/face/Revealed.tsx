import type { Seat } from '../../../engine/ids.ts';
import type { Event } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { FairyCard } from './art/FairyCard.tsx';
import { ScoreBack, ScoreCard } from './art/ScoreCard.tsx';

export type RevealedEvent = Extract<Event, { is: 'revealed' }>;
export type BachEvent = Extract<Event, { is: 'bach' }>;

interface RevealedProps {
  readonly of: readonly RevealedEvent[];
  readonly toBach: BachEvent | null;
  /** Something else is asked already; the score cards that stay are seen by the boards. */
  readonly small: boolean;
  readonly names: (seat: Seat) => string;
  readonly words: Labels;
}

/**
 * What everybody chose, turned over at once: who joins, who leaves the game, which score card stays, and what Bach gets. Not the shared
 * Reveal, which turns what lay face down on the same table: this table comes from behind a curtain with all of it open.
 */
export const Revealed = ({ of, toBach, small, names, words }: RevealedProps) => (
  <section class={small ? 'fcb-revealed' : 'fcb-revealed fcb-large'} aria-label={words.revealed}>
    <ul>
      {of.map(({ seat, took, removed, kept }) => (
        <li key={seat} aria-label={words.adds(names(seat), took, removed)}>
          <bdi>{names(seat)}</bdi>
          <span class="fcb-row fcb-turning">
            {took.map((kind, at) => (
              <span key={at} class="fcb-small">
                <FairyCard kind={kind} />
              </span>
            ))}
            {removed !== null && (
              <span class="fcb-small fcb-leaves">
                <FairyCard kind={removed} />
              </span>
            )}
            {kept !== null && !small && (
              <span class="fcb-small-score">
                <ScoreCard card={kept} />
              </span>
            )}
          </span>
        </li>
      ))}
      {toBach && (
        <li aria-label={words.adds(words.bach, toBach.took, null)}>
          <bdi>{words.bach}</bdi>
          <span class="fcb-row fcb-turning">
            {toBach.took.map((kind, at) => (
              <span key={at} class="fcb-small">
                <FairyCard kind={kind} />
              </span>
            ))}
            {Array.from({ length: toBach.cards }, (_, at) => (
              <span key={at} class="fcb-small-score">
                <ScoreBack />
              </span>
            ))}
          </span>
        </li>
      )}
    </ul>
  </section>
);
