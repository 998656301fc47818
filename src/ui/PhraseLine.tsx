import type { Part, Phrase } from '../words/phrase.ts';
import { Badge } from './Badge.tsx';
import { useTalk } from './talk.ts';

/**
 * A phrase in runs that no line may break: a count goes with the icon that says what is counted, what opens a quotation
 * with the icon or name behind it, what closes a sentence with the thing before it, and an icon with the word that a space which
 * does not break holds it to, or that it stands right behind. By itself such a space is no help, for a line may break beside any icon.
 */
export function together(said: Phrase): Phrase[] {
  const runs: Part[][] = [];
  for (const part of said) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (isIcon(part) || isName(part)) {
      const bindsTo = isIcon(part) ? BOUND_AT_END : OPENING_AT_END;
      const [rest, bound] = typeof before === 'string' ? cutAt(before, before.search(bindsTo)) : [before, ''];
      if (last && bound) {
        runs.pop();
        if (last.length > 1) runs.push([...last.slice(0, -1), bound, part]);
        else runs.push(...(rest ? [[rest]] : []), [bound, part]);
      } else if (last && isIcon(part) && isLink(before)) last.push(part);
      else runs.push([part]);
    } else if (typeof part === 'string' && last && (isIcon(before) || isLink(before))) {
      const bound = isIcon(before) ? BOUND_TO_ICON : CLOSING_AT_START;
      const [tail, rest] = cutAt(part, bound.exec(part)?.[0].length ?? 0);
      if (tail) last.push(tail);
      if (rest) runs.push([rest]);
    } else if (last && (isMute(before) || (isIcon(before) && isLink(part)))) last.push(part);
    else runs.push([part]);
  }
  return runs;
}

const BOUND_AT_END = /(?:[\d×]+\s?|\u00a0|[「（(“])$/;
const OPENING_AT_END = /[「（(“]$/;
const CLOSING = '[.,:;?’”)。、？：」）]+';
const CLOSING_AT_START = new RegExp(`^${CLOSING}`);
const BOUND_TO_ICON = new RegExp(`^(?:\\s?[+−]?[\\d×]+|${CLOSING})`);

const isIcon = (part: Part | undefined): boolean => typeof part === 'object' && 'icon' in part;

const isName = (part: Part): boolean => typeof part === 'object' && 'name' in part;

/** Decoration of the thing behind it. */
const isMute = (part: Part | undefined): boolean => typeof part === 'object' && 'icon' in part && part.text === '';

const isLink = (part: Part | undefined): part is Extract<Part, { thing: unknown } | { rule: unknown }> =>
  typeof part === 'object' && ('thing' in part || 'rule' in part);

function cutAt(text: string, at: number): [string, string] {
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

/** A phrase in the line: names with their badge and isolated for direction, things and rules that can be opened. */
export const PhraseLine = ({ said }: { readonly said: Phrase }) => <Runs of={said} />;

/** For the inside of a button, which can hold no other: names and icons, the rest as text. */
export const PhraseText = ({ said }: { readonly said: Phrase }) => (
  <Runs of={said.map((part) => (isLink(part) ? part.text : part))} />
);

const Runs = ({ of }: { readonly of: Phrase }) => (
  <>
    {together(of).map((run, index) => {
      const [only] = run;
      if (only !== undefined && run.length === 1) return Spoken(only, index);
      return (
        <span key={index} class="together">
          {run.map(Spoken)}
        </span>
      );
    })}
  </>
);

function Spoken(part: Part, index: number) {
  if (typeof part === 'string') return <Text key={index} of={part} />;
  if ('name' in part) return <Named key={index} seat={part.name} />;
  if ('icon' in part) return <InLine key={index} of={part.icon} text={part.text} />;
  return <Opener key={index} part={part} />;
}

function Text({ of }: { readonly of: string }) {
  const { mark } = useTalk();
  return <>{mark ? mark(of) : of}</>;
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
  if (of === '') return <span class="hidden">{text}</span>;
  if (!Icon) return <Text of={text} />;
  if (text === '')
    return (
      <span class="in-line" aria-hidden="true">
        <Icon of={of} />
      </span>
    );
  return (
    <span class="in-line" role="img" aria-label={text} data-apart={text.endsWith(' ') || undefined}>
      <Icon of={of} />
    </span>
  );
}

function Opener({ part }: { readonly part: Extract<Part, { thing: unknown } | { rule: unknown }> }) {
  const { openThing, openRule } = useTalk();
  const open = 'thing' in part ? openThing && (() => openThing(part.thing)) : openRule && (() => openRule(part.rule));
  if (!open)
    return (
      <span>
        <Text of={part.text} />
      </span>
    );
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    open();
  };
  // A button element is one box, which no line breaks: https://html.spec.whatwg.org/multipage/rendering.html#button-layout
  return (
    <span
      role="button"
      tabIndex={0}
      class="opener"
      data-opens={'thing' in part ? part.thing : part.rule}
      onClick={open}
      onKeyDown={press}
    >
      <Text of={part.text} />
    </span>
  );
}
