import type { Part, Phrase } from '../words/phrase.ts';
import { Badge } from './Badge.tsx';
import { useTalk } from './talk.ts';
import { isLink, together } from './together.ts';

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
