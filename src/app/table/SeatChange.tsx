import { useState } from 'preact/hooks';
import type { Seat } from '../../engine/ids.ts';
import type { Sitter } from '../../engine/log.ts';
import { sit } from '../../link/requests.ts';
import { LONGEST_NAME } from '../../saves/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { tableWords } from '../../words/table.ts';
import { middleLevel } from '../sitters.ts';
import { inLang } from '../words.ts';

interface SeatChangeProps {
  /** How strong this game's bots can be. */
  readonly levels: number;
  readonly sitters: readonly Sitter[];
  onDone(): void;
}

/** Somebody leaves and a bot plays on under the same name, so that the log stays readable; or a person takes a bot's seat. */
export function SeatChange({ levels, sitters, onDone }: SeatChangeProps) {
  const change = (seat: Seat, sitter: Sitter): void => {
    sit(seat, sitter);
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
            <Bot sitter={sitter} seat={seat} sitDown={(person) => change(seat, person)} />
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
  sitDown(person: Sitter): void;
}

function Bot({ sitter: { name, emblem }, seat, sitDown }: BotProps) {
  const words = inLang(tableWords);
  const [called, setCalled] = useState(name);
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
        <span class="hint">{words.botHere}</span>
      </span>
      <button
        type="button"
        class="button"
        onClick={() => sitDown({ kind: 'person', name: called.trim() || name, emblem })}
      >
        {words.personTakesOver}
      </button>
    </>
  );
}
