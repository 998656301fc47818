import type { Ref } from 'preact';
import { useId, useState } from 'preact/hooks';
import { type Deal, readDealCode } from '../../engine/dealCode.ts';
import type { Facts } from '../../engine/game.ts';
import { SHELF } from '../../games/shelf.ts';
import { seatsWords } from '../../words/seats.ts';
import { inLang } from '../words.ts';

interface DealCodeEntryProps {
  readonly facts: Facts;
  readonly good: boolean;
  readonly field: Ref<HTMLInputElement>;
  /** Null: nothing is typed. */
  read(deal: Deal | 'faulty' | null): void;
}

export function DealCodeEntry({ facts, good, field, read }: DealCodeEntryProps) {
  const words = inLang(seatsWords);
  const [text, setText] = useState('');
  const [left, setLeft] = useState(false);
  const hint = useId();
  const found = readDeal(text, facts);
  // While a code is being typed, its length is no fault yet.
  const fault = typeof found === 'string' && text.trim() !== '' && (left || found !== 'length') ? found : null;
  return (
    <details class="deal">
      <summary>{words.knownDeal}</summary>
      <p class="hint">{words.dealHint}</p>
      <label class="field">
        <span>{words.dealCode}</span>
        <input
          ref={field}
          type="text"
          value={text}
          autocomplete="off"
          autocapitalize="characters"
          spellcheck={false}
          aria-invalid={fault !== null}
          aria-describedby={hint}
          onInput={({ currentTarget }) => {
            const { value } = currentTarget;
            const deal = readDeal(value, facts);
            setText(value);
            setLeft(false);
            if (value.trim() === '') read(null);
            else read(typeof deal === 'string' ? 'faulty' : deal);
          }}
          onBlur={() => setLeft(true)}
        />
      </label>
      <p id={hint} class="verdict" role="status">
        {fault ? words.faults[fault] : good && words.dealFits}
      </p>
    </details>
  );
}

function readDeal(text: string, facts: Facts): Deal | keyof (typeof seatsWords)['en']['faults'] {
  const found = readDealCode(
    text,
    SHELF.map((box) => box.facts),
  );
  return typeof found !== 'string' && found.facts.id !== facts.id ? 'otherGame' : found;
}
