import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import { BadgedName } from '../../ui/Badge.tsx';
import type { ElsewhereWords } from '../../words/elsewhere.ts';
import './elsewhere.css';

interface PeopleHereProps {
  readonly sitters: readonly Sitter[];
  /** Who can be chosen; absent: every person at the table. */
  readonly seats?: readonly Seat[];
  /** The seats ticked when the form opens. */
  readonly before: readonly Seat[];
  readonly question: string;
  hint(here: readonly Seat[]): string | null;
  /** What the button says. */
  readonly go: string;
  /** A device may stand in the middle, with nobody who plays on it. */
  readonly mayBeNobody?: boolean;
  /** Nothing more is to be done until it is settled. */
  readonly isBusy?: boolean;
  /** Other ways on, beside the button. */
  readonly children?: ComponentChildren;
  choose(here: readonly Seat[]): void;
}

/** Who plays on this device, where others have devices of their own. */
export function PeopleHere(props: PeopleHereProps) {
  const { sitters, seats = personSeats(sitters), before, question, hint, go, children, choose } = props;
  const { mayBeNobody = false, isBusy = false } = props;
  const [chosen, setChosen] = useState<readonly Seat[] | null>(null);
  // Another device may have taken one of these seats while the form was open.
  const here = (chosen ?? before).filter((seat) => seats.includes(seat));
  const cannotGo = isBusy || (here.length === 0 && !mayBeNobody);
  const hinted = hint(here);
  return (
    <form
      class="people-here"
      onSubmit={(event) => {
        event.preventDefault();
        if (!cannotGo) choose(here);
      }}
    >
      <fieldset>
        <legend>{question}</legend>
        {seats.map((seat) => {
          const sitter = sitters[seat];
          return (
            sitter && (
              <label key={seat}>
                <input
                  type="checkbox"
                  checked={here.includes(seat)}
                  onChange={({ currentTarget: { checked } }) =>
                    setChosen(checked ? [...here, seat].sort() : here.filter((each) => each !== seat))
                  }
                />
                <BadgedName of={sitter} />
              </label>
            )
          );
        })}
      </fieldset>
      {hinted && <p class="hint">{hinted}</p>}
      <div class="answers">
        {children}
        <button type="submit" class="button primary" aria-disabled={cannotGo}>
          {go}
        </button>
      </div>
    </form>
  );
}

/** Asked where the others play by messages: at least one person has to play here. */
export const askedOf = (words: ElsewhereWords): Pick<PeopleHereProps, 'question' | 'hint' | 'go'> => ({
  question: words.whoHere,
  hint: (here) => (here.length > 0 ? words.whoHereHint : words.noneChosen),
  go: words.goOn,
});
