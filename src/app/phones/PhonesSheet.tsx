import './phones.css';
import { useState } from 'preact/hooks';
import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import { gather } from '../../link/requests.ts';
import type { TableNews } from '../../protocol/shown.ts';
import type { CircleDevice } from '../../protocol/wire.ts';
import { canConnect } from '../../pwa/wire/phoneLine.ts';
import { Badge } from '../../ui/Badge.tsx';
import { phonesWords } from '../../words/phones.ts';
import { PeopleHere } from '../elsewhere/PeopleHere.tsx';
import { inLang } from '../settings.ts';
import { stayOpen } from '../table/useOpenSheets.ts';
import { Pairing } from './Pairing.tsx';
import { connected, hangUp, lead } from './usePairing.ts';

interface DevicesProps {
  readonly of: readonly CircleDevice[];
  readonly sitters: readonly Sitter[];
}

/** Who plays on which device, which of them can be reached, and who has none as yet. */
function Devices({ of, sitters }: DevicesProps) {
  const words = inLang(phonesWords);
  const missing = personSeats(sitters).filter((seat) => !of.some(({ seats }) => seats.includes(seat)));
  return (
    <section class="devices" aria-label={words.devices}>
      <ul>
        {of.map(({ seats, isHere, isThere }, at) => (
          <li key={at} data-there={isThere}>
            {seats.length === 0 ? words.nobody : <People seats={seats} sitters={sitters} />}
            <span class="hint">{isHere ? words.here : isThere ? words.connectedNow : words.notConnected}</span>
          </li>
        ))}
        {missing.length > 0 && (
          <li data-there={false}>
            <People seats={missing} sitters={sitters} />
            <span class="hint">{words.noPhone}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

const People = ({ seats, sitters }: { readonly seats: readonly Seat[]; readonly sitters: readonly Sitter[] }) => (
  <span class="device-people">
    {seats.map((seat) => {
      const sitter = sitters[seat];
      return (
        sitter && (
          <span key={seat}>
            <Badge of={sitter} />
            <bdi>{sitter.name}</bdi>
          </span>
        )
      );
    })}
  </span>
);

interface PhonesSheetProps {
  readonly news: TableNews;
  onDone(): void;
}

/** The door of the table for other phones. Nothing is asked of the network before it is opened. */
export function PhonesSheet({ news, onDone }: PhonesSheetProps) {
  const words = inLang(phonesWords);
  const { circle, match } = news;
  const [wants, setPairing] = useState(false);
  // While somebody is missing, the code that brings them back is already shown.
  const isPairing = wants || (circle?.orders === true && circle.away.length > 0);
  const closed = closedBy(news);
  if (!canConnect()) return <p role="alert">{words.cannot}</p>;
  if (closed === 'follows') {
    return (
      <>
        <p>{words.notThis.follows}</p>
        {circle && <Devices of={circle.devices} sitters={news.sitters} />}
        <Leave />
      </>
    );
  }
  if (closed) return <p>{words.notThis[closed]}</p>;
  if (!circle?.orders) return <Opening news={news} />;
  return (
    <>
      {isPairing ? (
        <Pairing
          side="table"
          paired={(line) => {
            lead(line, match);
            // The phone that has come asks for a seat, at the table.
            onDone();
          }}
        />
      ) : (
        <button type="button" class="button primary" onClick={() => setPairing(true)}>
          {connected.value > 0 ? words.another : words.connect}
        </button>
      )}
      <Devices of={circle.devices} sitters={news.sitters} />
      <Leave />
    </>
  );
}

function Leave() {
  const words = inLang(phonesWords);
  if (connected.value === 0) return null;
  return (
    <p class="hang-up">
      <button type="button" class="word" onClick={hangUp}>
        {words.hangUp}
      </button>{' '}
      <span class="hint">{words.hangUpHint}</span>
    </p>
  );
}

/** Why no phones can come to this table; null: they can. */
function closedBy({ result, daily, sitters, circle }: TableNews): keyof ReturnType<typeof notThis> | null {
  if (daily) return 'daily';
  if (circle && !circle.orders) return 'follows';
  if (circle) return null;
  if (result) return 'over';
  return personSeats(sitters).length < 2 ? 'alone' : null;
}
const notThis = () => inLang(phonesWords).notThis;

/** Said before anything is done: what it is, what it needs, and that every phone holds everything. */
function Opening({ news: { match, sitters } }: { readonly news: TableNews }) {
  const words = inLang(phonesWords);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <div class="phones-words">
        <p>{words.trial}</p>
        <p>
          <strong>{words.trust}</strong>
        </p>
      </div>
      {failed && <p role="alert">{words.opened}</p>}
      <PeopleHere
        sitters={sitters}
        before={personSeats(sitters).slice(0, 1)}
        question={words.who}
        hint={(here) => (here.length === 0 ? words.whoNobody : null)}
        go={words.open}
        mayBeNobody
        choose={(here) => {
          // The table is drawn for other eyes then.
          stayOpen('phones');
          gather(match, here).catch(() => setFailed(true));
        }}
      />
    </>
  );
}
