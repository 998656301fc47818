import './between.css';
import type { Offer, Seat, ThingId } from '../../../engine/game.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { useTalk } from '../../../ui/talk.ts';
import type { Lang } from '../../../words/voice.ts';
import { COLOUR_NAMES, COLOURS, GEISHA, GEISHA_IDS, geishaThing } from '../rules/cards.ts';
import type { Move } from '../rules/moves.ts';
import type { Round, View } from '../rules/state.ts';
import { type BetweenWords, betweenWords, type Labels } from '../words/say.ts';
import { GEISHA_BOX, Geisha } from './art/Geisha.tsx';
import { Reputation } from './art/signs.tsx';
import { offerOf } from './choice.ts';
import { earnedIn } from './struck.ts';

interface ParloursProps {
  readonly view: View;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Move | null;
  readonly names: (seat: Seat) => string;
  readonly words: Labels;
  readonly said: BetweenWords;
  /** Null while another player chooses: a tap explains. */
  readonly wish: ((move: Move) => void) | null;
  explain(thing: ThingId): void;
}

/** Six geisha to choose from, and at whose house the others are. */
const Parlours = ({ view, offers, selected, names, words, said, wish, explain }: ParloursProps) => (
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

const COLUMNS = ['income', 'effects', 'penalty', 'bonus', 'points'] as const;

interface RoundPadProps {
  readonly round: Round;
  readonly number: number;
  /** Who begins the next one; null after the last. */
  readonly next: Seat | null;
  readonly names: (seat: Seat) => string;
  /** Else the pad tells only how the round ended. */
  readonly showsPoints: boolean;
  readonly said: BetweenWords;
}

/** What a round has brought to whom, part by part, over the table that it is counted from. */
function RoundPad({ round, number, next, names, showsPoints, said }: RoundPadProps) {
  const { sitters } = useTalk();
  const rows = round.hands.map((left, seat) => earnedIn(round, seat, left, round.bonus[seat] ?? 0));
  const shown = COLUMNS.filter((column) => column === 'points' || rows.some((row) => row[column] > 0));
  return (
    <section class="mai-pad" aria-label={said.scored(number)}>
      <p>
        {round.ended === 'out' ? said.out(names(round.by)) : said.lapOver}{' '}
        {next !== null && said.begins(names(next), number + 1)}
      </p>
      {showsPoints && (
        <table>
          <thead>
            <tr>
              <td />
              {shown.map((column) => (
                <th key={column} scope="col">
                  {said[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, seat) => (
              <tr key={seat}>
                <th scope="row">
                  {sitters[seat] && <Badge of={sitters[seat]} />} <bdi>{names(seat)}</bdi>
                </th>
                {shown.map((column) => (
                  <td key={column} data-column={column} data-label={said[column]}>
                    {column === 'penalty' && row.penalty > 0 ? `−${row.penalty}` : row[column]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

interface BetweenProps {
  readonly lang: Lang;
  readonly view: View;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Move | null;
  readonly names: (seat: Seat) => string;
  readonly words: Labels;
  readonly showsPoints: boolean;
  /** Null while nobody here chooses. */
  readonly wish: ((move: Move) => void) | null;
  explain(thing: ThingId): void;
}

/** What lies on the table between two rounds: the pad of the one that was counted, then the geisha while they are chosen. */
export function Between(props: BetweenProps) {
  const { lang, view, names, showsPoints } = props;
  const said = betweenWords[lang];
  const last = view.rounds.at(-1);
  return (
    <>
      {view.stage !== 'geisha' && last && (
        <RoundPad
          round={last}
          number={view.rounds.length}
          next={view.stage === 'over' ? null : view.turn}
          names={names}
          showsPoints={showsPoints}
          said={said}
        />
      )}
      {view.stage === 'geisha' && <Parlours {...props} said={said} />}
    </>
  );
}
