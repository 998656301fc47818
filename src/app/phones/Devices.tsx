import type { Sitter } from '../../engine/log.ts';
import type { CircleDevice } from '../../protocol/wire.ts';
import { Badge } from '../../ui/Badge.tsx';
import { phonesWords } from '../../words/phones.ts';
import { inLang } from '../words.ts';

interface DevicesProps {
  readonly of: readonly CircleDevice[];
  readonly sitters: readonly Sitter[];
}

/** Who plays on which device, and which of them can be reached. */
export function Devices({ of, sitters }: DevicesProps) {
  const words = inLang(phonesWords);
  return (
    <section class="devices" aria-label={words.devices}>
      <ul>
        {of.map(({ seats, isHere, isThere }, at) => (
          <li key={at} data-there={isThere}>
            <span class="device-people">
              {seats.length === 0 && words.nobody}
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
            <span class="hint">{isHere ? words.here : isThere ? words.connectedNow : words.notConnected}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
