import { useState } from 'preact/hooks';
import type { Seat } from '../../engine/ids.ts';
import type { Sitter } from '../../engine/log.ts';
import { Badge } from '../../ui/Badge.tsx';
import { elsewhereWords } from '../../words/elsewhere.ts';
import { inLang } from '../words.ts';
import './elsewhere.css';

interface PeopleHereProps {
  readonly sitters: readonly Sitter[];
  readonly before: readonly Seat[];
  /** Nothing more is to be done until it is settled. */
  readonly isBusy: boolean;
  choose(here: readonly Seat[]): void;
}

/** Who plays on this device, where the others play by messages on theirs. */
export function PeopleHere({ sitters, before, isBusy, choose }: PeopleHereProps) {
  const words = inLang(elsewhereWords);
  const [here, setHere] = useState(before);
  return (
    <form
      class="people-here"
      onSubmit={(event) => {
        event.preventDefault();
        if (here.length > 0 && !isBusy) choose(here);
      }}
    >
      <fieldset>
        <legend>{words.whoHere}</legend>
        {sitters.map(
          (sitter, seat) =>
            sitter.kind === 'person' && (
              <label key={seat}>
                <input
                  type="checkbox"
                  checked={here.includes(seat)}
                  onChange={({ currentTarget: { checked } }) =>
                    setHere(checked ? [...here, seat].sort() : here.filter((each) => each !== seat))
                  }
                />
                <Badge of={sitter} />
                <bdi>{sitter.name}</bdi>
              </label>
            ),
        )}
      </fieldset>
      <p class="hint">{here.length > 0 ? words.whoHereHint : words.noneChosen}</p>
      <button type="submit" class="button primary" aria-disabled={here.length === 0 || isBusy}>
        {words.goOn}
      </button>
    </form>
  );
}
