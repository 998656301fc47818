import { personSeats } from '../../engine/floor.ts';
import type { Seat } from '../../engine/ids.ts';
import type { Sitter } from '../../engine/log.ts';
import type { CircleDevice } from '../../protocol/wire.ts';
import { Badge } from '../../ui/Badge.tsx';
import { phonesWords } from '../../words/phones.ts';
import { inLang } from '../words.ts';

interface DevicesProps {
  readonly of: readonly CircleDevice[];
  readonly sitters: readonly Sitter[];
}

/** Who plays on which device, which of them can be reached, and who has none as yet. */
export function Devices({ of, sitters }: DevicesProps) {
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
