import { useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import { claim } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import type { CircleNews } from '../../protocol/wire.ts';
import { phonesWords } from '../../words/phones.ts';
import { PeopleHere } from '../elsewhere/PeopleHere.tsx';
import { inLang } from '../settings.ts';

interface WhoseProps {
  readonly news: TableNews;
  readonly circle: CircleNews;
}

/** Nobody plays on this device as yet: whose is it? Somebody who is asked for is let in where the table stands. */
export function Whose({ news: { sitters }, circle }: WhoseProps) {
  const words = inLang(phonesWords);
  const taken = circle.devices.flatMap(({ seats, isThere }) => (isThere ? seats : []));
  const free = personSeats(sitters).filter((seat) => !taken.includes(seat));
  const [isOnlooker, setOnlooker] = useState(false);
  if (isOnlooker || free.length === 0) return null;
  if (circle.isWishing) {
    return (
      <div class="note" role="status">
        <p>{words.asked}</p>
      </div>
    );
  }
  return (
    <div class="note">
      <PeopleHere
        sitters={sitters}
        seats={free}
        // Where one seat is free there is nothing to choose.
        before={free.length === 1 ? free : []}
        question={words.whoAreYou}
        hint={() => words.whoHint}
        go={words.choose}
        choose={claim}
      >
        <button type="button" class="button" onClick={() => setOnlooker(true)}>
          {words.lookOn}
        </button>
      </PeopleHere>
    </div>
  );
}
