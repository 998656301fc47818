import type { Seat } from '../../../../engine/ids.ts';
import type { Kingdom } from '../../facts.ts';
import type { Meetings } from '../../words/meetings.ts';
import { Spell } from '../art/cards.tsx';
import { Crest } from '../art/Seeker.tsx';
import { Pie } from '../art/tokens.tsx';
import { Sign } from '../Sign.tsx';
import type { Fought } from './duel.ts';

interface OutcomeProps {
  readonly of: Fought;
  readonly kingdoms: readonly Kingdom[];
  readonly names: (seat: Seat) => string;
  readonly words: Meetings['fight'];
}

/**
 * What both had set, turned over together. Not the shared Reveal, which turns what lay face down on the same table:
 * this table mostly comes from behind a curtain with both choices open.
 */
export const Outcome = ({ of, kingdoms, names, words }: OutcomeProps) => (
  <section class="mls-fight" aria-label={words.at(of.at)}>
    <h2>{words.at(of.at)}</h2>
    <ul class="mls-fighters">
      {[of.seat, of.rival].map((fighter, side) => (
        <li
          key={fighter}
          class="mls-turning"
          data-won={fighter === of.winner}
          aria-label={words.brought(names(fighter), of.pies[side] ?? 0, of.spells[side] ?? [], of.totals[side] ?? 0)}
        >
          <Sign>
            <Crest kingdom={kingdoms[fighter] ?? 0} />
          </Sign>
          <bdi>{names(fighter)}</bdi>
          <span class="mls-counts">
            {of.pies[side]}
            <Sign>
              <Pie />
            </Sign>
            {of.spells[side]?.map((value, at) => (
              <Sign key={at}>
                <Spell value={value} />
              </Sign>
            ))}
          </span>
          <b>{of.totals[side]}</b>
        </li>
      ))}
    </ul>
    <p>{words.won(names(of.winner), of.totals[0] === of.totals[1])}</p>
  </section>
);
