import { useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/ids.ts';
import { claim } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import type { CircleNews } from '../../protocol/wire.ts';
import { Badge } from '../../ui/Badge.tsx';
import { phonesWords } from '../../words/phones.ts';
import { inLang } from '../words.ts';
import './phones.css';

interface WhoseProps {
  readonly news: TableNews;
  readonly circle: CircleNews;
}

/** Nobody plays on this device as yet: whose is it? Somebody who is asked for is let in where the table stands. */
export function Whose({ news: { sitters }, circle }: WhoseProps) {
  const words = inLang(phonesWords);
  const taken = circle.devices.flatMap(({ seats, isThere }) => (isThere ? seats : []));
  const free = personSeats(sitters).filter((seat) => !taken.includes(seat));
  const [chosen, setSeats] = useState<readonly Seat[] | null>(null);
  // Where one seat is free there is nothing to choose.
  const seats = (chosen ?? (free.length === 1 ? free : [])).filter((seat) => free.includes(seat));
  const [isOnlooker, setOnlooker] = useState(false);
  if (isOnlooker || free.length === 0) return null;
  if (circle.isWishing) {
    return (
      <div class="note whose" role="status">
        <p>{words.asked}</p>
      </div>
    );
  }
  return (
    <form
      class="note whose"
      onSubmit={(event) => {
        event.preventDefault();
        if (seats.length > 0) claim(seats);
      }}
    >
      <fieldset>
        <legend>{words.whoAreYou}</legend>
        {free.map((seat) => {
          const sitter = sitters[seat];
          return (
            sitter && (
              <label key={seat}>
                <input
                  type="checkbox"
                  checked={seats.includes(seat)}
                  onChange={({ currentTarget: { checked } }) =>
                    setSeats(checked ? [...seats, seat] : seats.filter((each) => each !== seat))
                  }
                />
                <Badge of={sitter} />
                <bdi>{sitter.name}</bdi>
              </label>
            )
          );
        })}
      </fieldset>
      <p class="hint">{words.whoHint}</p>
      <div class="answers">
        <button type="button" class="button" onClick={() => setOnlooker(true)}>
          {words.lookOn}
        </button>
        <button type="submit" class="button primary" aria-disabled={seats.length === 0}>
          {words.choose}
        </button>
      </div>
    </form>
  );
}
