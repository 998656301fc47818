import type { Ref } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { type Deal, readDealCode } from '../../engine/dealCode.ts';
import type { Facts } from '../../engine/game.ts';
import { SHELF } from '../../games/shelf.ts';
import { seatsWords } from '../../words/seats.ts';
import { inLang } from '../words.ts';

interface DealCodeEntryProps {
  readonly facts: Facts;
  readonly sent?: string | undefined;
  readonly good: boolean;
  readonly field: Ref<HTMLInputElement>;
  /** Null: nothing is typed. */
  read(deal: Deal | 'faulty' | null): void;
}

export function DealCodeEntry({ facts, sent = '', good, field, read }: DealCodeEntryProps) {
  const words = inLang(seatsWords);
  const [text, setText] = useState(sent);
  const [left, setLeft] = useState(false);
  const hint = useId();
  const found = readDeal(text, facts);
  // While a code is being typed, its length is no fault yet.
  const fault = typeof found === 'string' && text.trim() !== '' && (left || found !== 'length') ? found : null;
  const enter = (value: string): void => {
    const deal = readDeal(value, facts);
    setText(value);
    setLeft(false);
    if (value.trim() === '') read(null);
    else read(typeof deal === 'string' ? 'faulty' : deal);
  };
  useEffect(() => {
    if (sent) enter(sent);
  }, []);
  return (
    <details class="deal" open={sent !== ''}>
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
          onInput={({ currentTarget }) => enter(currentTarget.value)}
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
