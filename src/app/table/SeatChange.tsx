import { useState } from 'preact/hooks';
import type { Seat } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import { sit as seatAnew } from '../../link/requests.ts';
import { LONGEST_NAME } from '../../saves/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { seatsWords } from '../../words/seats.ts';
import { tableWords } from '../../words/table.ts';
import { isNamesake, middleLevel, typedName } from '../box/people.ts';
import { inLang } from '../settings.ts';

interface SeatChangeProps {
  /** How strong this game's bots can be. */
  readonly levels: number;
  readonly sitters: readonly Sitter[];
  onDone(): void;
}

/** Somebody leaves and a bot plays on under the same name, so that the log stays readable; or a person takes a bot's seat. */
export function SeatChange({ levels, sitters, onDone }: SeatChangeProps) {
  const change = (seat: Seat, sitter: Sitter): void => {
    seatAnew(seat, sitter);
    onDone();
  };
  return (
    <ul class="sitters">
      {sitters.map((sitter, seat) => (
        <li key={sitter.emblem}>
          <Badge of={sitter} />
          {sitter.kind === 'person' ? (
            <Person sitter={sitter} level={middleLevel(levels)} leave={(bot) => change(seat, bot)} />
          ) : (
            <Bot
              sitter={sitter}
              seat={seat}
              isTaken={(name) => sitters.some((each) => each.kind === 'person' && isNamesake(each.name, name))}
              sitDown={(person) => change(seat, person)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface PersonProps {
  readonly level: number;
  readonly sitter: Sitter;
  leave(bot: Sitter): void;
}

function Person({ sitter: { name, emblem }, level, leave }: PersonProps) {
  const words = inLang(tableWords);
  return (
    <>
      <span>
        <bdi>{name}</bdi>
        <span class="hint">{words.personHere}</span>
      </span>
      <button type="button" class="button" onClick={() => leave({ kind: 'bot', name, emblem, level })}>
        {words.botTakesOver}
      </button>
    </>
  );
}

interface BotProps {
  readonly sitter: Sitter;
  readonly seat: Seat;
  /** Another person here is called so. */
  isTaken(name: string): boolean;
  sitDown(person: Sitter): void;
}

function Bot({ sitter: { name, emblem }, seat, isTaken, sitDown }: BotProps) {
  const words = inLang(tableWords);
  const [called, setCalled] = useState(name);
  const [isRefused, setRefused] = useState(false);
  const wanted = typedName(called) || name;
  const sit = (): void => {
    if (isTaken(wanted)) setRefused(true);
    else sitDown({ kind: 'person', name: wanted, emblem });
  };
  return (
    <>
      <span>
        <input
          type="text"
          class="name"
          aria-label={words.nameFor(seat)}
          value={called}
          maxLength={LONGEST_NAME}
          autocomplete="off"
          onInput={({ currentTarget }) => setCalled(currentTarget.value)}
        />
        <span class="hint" role="status">
          {isRefused && isTaken(wanted) ? inLang(seatsWords).sameName(wanted) : words.botHere}
        </span>
      </span>
      <button type="button" class="button" onClick={sit}>
        {words.personTakesOver}
      </button>
    </>
  );
}
