import type { Offer } from '../../../engine/game.ts';
import type { Seat, ThingId } from '../../../engine/ids.ts';
import { COLOUR_NAMES, COLOURS } from '../rules/cards.ts';
import { GEISHA, GEISHA_IDS, geishaThing } from '../rules/geisha.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import type { BetweenWords } from '../words/between.ts';
import type { Labels } from '../words/say.ts';
import { GEISHA_BOX, Geisha } from './art/Geisha.tsx';
import { Reputation } from './art/Reputation.tsx';
import { offerOf } from './choice.ts';

interface ParloursProps {
  readonly view: View;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Move | null;
  readonly names: (seat: Seat) => string;
  readonly words: Labels;
  readonly said: BetweenWords;
  /** Null while somebody else chooses: a tap explains. */
  readonly wish: ((move: Move) => void) | null;
  explain(thing: ThingId): void;
}

/** Six geisha to choose from, and at whose house the others are. */
export const Parlours = ({ view, offers, selected, names, words, said, wish, explain }: ParloursProps) => (
  <ul class="mai-parlours" aria-label={said.choose}>
    {GEISHA_IDS.map((geisha) => {
      const move: Move = { do: 'choose', geisha };
      const house = view.geisha.indexOf(geisha);
      const isOffered = offerOf(offers, move) !== null;
      return (
        <li key={geisha}>
          <button
            type="button"
            data-thing={geishaThing(geisha)}
            aria-label={house < 0 ? words.geishaText(geisha) : words.geisha(geisha, names(house), false)}
            aria-pressed={wish ? selected?.do === 'choose' && selected.geisha === geisha : undefined}
            aria-disabled={(wish !== null && !isOffered) || undefined}
            onClick={() => (wish ? wish(move) : explain(geishaThing(geisha)))}
          >
            <svg class="mai-portrait" viewBox={GEISHA_BOX} aria-hidden="true">
              <Geisha of={geisha} />
            </svg>
            <b>{words.geishaName(geisha)}</b>
            <small>{words.ability(geisha)}</small>
            {house < 0 ? (
              <span class="mai-own-fame">
                {COLOURS.map((colour) => (
                  <svg key={colour} viewBox="-12 -12 24 24" aria-hidden="true">
                    <Reputation of={COLOUR_NAMES[colour]} value={GEISHA[geisha][colour]} />
                  </svg>
                ))}
              </span>
            ) : (
              <bdi>{names(house)}</bdi>
            )}
          </button>
        </li>
      );
    })}
  </ul>
);
