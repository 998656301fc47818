import type { Seat } from '../../../../engine/ids.ts';
import { FIGHT, MOVE_PILE, PIE_CANNON, tileName } from '../../rules/cards.ts';
import type { Force } from '../../rules/events.ts';
import { seatAt } from '../../rules/hexes.ts';
import { hexThing } from '../../rules/ids.ts';
import type { View } from '../../rules/state.ts';
import { takeFault } from '../../rules/trophies.ts';
import type { Meetings } from '../../words/labels.ts';
import { PowerUp } from '../art/PowerUp.tsx';
import { Crest } from '../art/Seeker.tsx';
import { Spell } from '../art/Spell.tsx';
import { Pie } from '../art/tokens.tsx';
import { Sign } from '../Sign.tsx';
import type { Fought } from './duel.ts';

interface OutcomeProps {
  readonly of: Fought;
  readonly view: View;
  readonly names: (seat: Seat) => string;
  readonly words: Meetings['fight'];
}

/** It has added something to what was set. */
const CANNON_TILE = tileName(MOVE_PILE, PIE_CANNON);

const sidesOf = ({ seat, rival, attack, defence }: Fought): (Force & { readonly fighter: Seat })[] => [
  { ...attack, fighter: seat },
  { ...defence, fighter: rival },
];

/**
 * What both had set, turned over together. Not the shared Reveal, which turns what lay face down on the same table:
 * this table mostly comes from behind a curtain with both choices open.
 */
export const Outcome = ({ of, view, names, words }: OutcomeProps) => (
  <section class="mls-fight" data-thing={hexThing(of.at)} aria-label={words.at(of.at)}>
    <h2>{words.at(of.at)}</h2>
    <ul class="mls-fighters">
      {sidesOf(of).map(({ fighter, pies, spells, total }) => (
        <li
          key={fighter}
          class="mls-turning"
          data-won={fighter === of.winner}
          aria-label={words.brought(names(fighter), pies, spells, total)}
        >
          <Sign>
            <Crest kingdom={seatAt(view, fighter).kingdom} />
          </Sign>
          <bdi>{names(fighter)}</bdi>
          <span class="mls-counts">
            {pies}
            <Sign>
              <Pie />
            </Sign>
            {spells.map((value, at) => (
              <Sign key={at}>
                <Spell value={value} />
              </Sign>
            ))}
            {total > spells.reduce<number>((sum, value) => sum + value, pies) && (
              <Sign>
                <PowerUp of={CANNON_TILE} />
              </Sign>
            )}
          </span>
          <b>{total}</b>
        </li>
      ))}
    </ul>
    <p>{words.won(names(of.winner), of.attack.total === of.defence.total)}</p>
    <small>{words.prize(takeFault(view, of.winner, FIGHT))}</small>
  </section>
);
