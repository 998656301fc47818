import { type ComponentChildren, createContext, type FunctionComponent } from 'preact';
import { useContext } from 'preact/hooks';
import type { RuleId, ThingId } from '../engine/ids.ts';
import type { Sitter } from '../engine/log.ts';
import type { Part, Phrase } from '../words/phrase.ts';
import { Badge } from './Badge.tsx';
import { together } from './together.ts';

/** What a phrase needs of the place where it is said. What is lacking is read as plain text. */
export interface Talk {
  readonly sitters: readonly Sitter[];
  readonly Icon?: FunctionComponent<{ readonly of: string }>;
  openThing?(thing: ThingId): void;
  openRule?(rule: RuleId): void;
}

const Place = createContext<Talk>({ sitters: [] });
export const TalkPlace = Place.Provider;
export const useTalk = (): Talk => useContext(Place);

/** A phrase in the line: names with their badge and isolated for direction, things and rules that can be opened. */
export const PhraseLine = ({ said }: { readonly said: Phrase }) => <Runs of={said} speak={Spoken} />;

/** For the inside of a button, which can hold no other: names and icons, the rest as text. */
export const PhraseText = ({ said }: { readonly said: Phrase }) => (
  <Runs of={said} speak={(part, index) => (isLink(part) ? part.text : Spoken(part, index))} />
);

interface RunsProps {
  readonly of: Phrase;
  speak(part: Part, index: number): ComponentChildren;
}

const Runs = ({ of, speak }: RunsProps) => (
  <>
    {together(of).map((run, index) => {
      const [only] = run;
      if (only !== undefined && run.length === 1) return speak(only, index);
      return (
        <span key={index} class="together">
          {run.map(speak)}
        </span>
      );
    })}
  </>
);

const isLink = (part: Part): part is Extract<Part, { thing: unknown } | { rule: unknown }> =>
  typeof part !== 'string' && ('thing' in part || 'rule' in part);

function Spoken(part: Part, index: number) {
  if (typeof part === 'string') return part;
  if ('name' in part) return <Named key={index} seat={part.name} />;
  if ('icon' in part) return <InLine key={index} of={part.icon} text={part.text} />;
  return <Opener key={index} part={part} />;
}

function Named({ seat }: { readonly seat: number }) {
  const sitter = useTalk().sitters[seat];
  if (!sitter) return null;
  return (
    <span class="named">
      <Badge of={sitter} />
      <bdi>{sitter.name}</bdi>
    </span>
  );
}

function InLine({ of, text }: { readonly of: string; readonly text: string }) {
  const { Icon } = useTalk();
  if (!Icon) return <>{text}</>;
  return (
    <span class="in-line" role="img" aria-label={text}>
      <Icon of={of} />
    </span>
  );
}

function Opener({ part }: { readonly part: Extract<Part, { thing: unknown } | { rule: unknown }> }) {
  const { openThing, openRule } = useTalk();
  const open = 'thing' in part ? openThing && (() => openThing(part.thing)) : openRule && (() => openRule(part.rule));
  if (!open) return <>{part.text}</>;
  return (
    <button type="button" class="opener" onClick={open}>
      {part.text}
    </button>
  );
}
