import type { Ref } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { type Deal, readDealCode } from '../../engine/dealCode.ts';
import type { Facts } from '../../engine/game.ts';
import type { Sitter } from '../../engine/log.ts';
import { SHELF } from '../../games/shelf.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Picks } from '../../ui/Picks.tsx';
import { seatsWords } from '../../words/seats.ts';
import { inLang } from '../settings.ts';
import type { Plan } from './plan.ts';

interface FirstChoiceProps {
  readonly plan: Plan;
  readonly sitters: readonly Sitter[];
  /** Of the first player, in the game’s own words. */
  readonly name: string | undefined;
  readonly custom: string | undefined;
  change(plan: Plan): void;
}

export function FirstChoice({ plan, sitters, name, custom, change }: FirstChoiceProps) {
  const words = inLang(seatsWords);
  const say = (first: Plan['first']) => {
    const sitter = first === 'chance' ? undefined : sitters[first];
    if (!sitter) return words.byChance;
    return (
      <>
        <Badge of={sitter} />
        <bdi>{sitter.name}</bdi>
      </>
    );
  };
  return (
    <Picks
      legend={name ?? words.first}
      hint={custom && words.custom(custom)}
      of={['chance' as const, ...sitters.keys()]}
      now={plan.first}
      say={say}
      choose={(first) => change({ ...plan, first })}
    />
  );
}

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
