import type { ComponentChildren } from 'preact';
import type { ThingId } from '../../../engine/game.ts';
import { useTalk } from '../../../ui/talk.ts';
import { BACKS, isBack, type Kind, kindThing, type Light, SUN } from '../rules/cards.ts';
import { hearts } from '../rules/sheet.ts';
import type { View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { counted } from '../words/names.ts';
import { Card, HeartMark } from './Card.tsx';
import { Icon } from './symbols.tsx';

/** What is marked on a card of a hand: placed next, chosen, going back, or its number in the new order. */
export type Mark = 'next' | 'chosen' | 'back' | number;

interface AreaProps {
  readonly view: View;
  readonly light: Light;
  readonly words: Labels;
  readonly name: string;
  /** Of the one who looks or decides: large, and below the forest. */
  readonly near: boolean;
  /** Of the player who looks: nobody else holds these cards. */
  readonly isOwn: boolean;
  readonly turn: boolean;
  /** Not where points are hidden until the end. */
  readonly showsHearts: boolean;
  /** What came from the stock just now; it lies last. */
  readonly opened: Kind | null;
  mark(at: number): Mark | null;
  /** Null: nothing is chosen here now. */
  readonly tap: ((at: number, kind: Kind) => void) | null;
  explain(thing: ThingId): void;
  readonly children?: ComponentChildren;
}

/** A side's open cards or hand, its stock and its hearts. */
export function Area(props: AreaProps) {
  const { view, light, words, name, near, isOwn, turn, showsHearts, opened, mark, tap, explain, children } = props;
  const { isDealing = false } = useTalk();
  const side = light === SUN ? 'sun' : 'moon';
  const open = view.open[light] ?? null;
  const begins = view.first === light && (view.step === 'exchange' || view.step === 'order');
  const won = view.grid.some(isBack) ? null : (hearts(view.grid)[light] ?? 0);
  return (
    <section
      class={`fl-area fl-${side}-side ${near ? 'fl-near' : 'fl-far'}`}
      aria-label={words.cardsOf(name, light, view.variant === 'dark' || view.variant === 'free')}
      data-turn={turn && !isDealing}
      data-own={isOwn || undefined}
    >
      <div class="fl-who">
        <bdi class="fl-name">{name}</bdi>
        <div class="fl-part">
          <Icon of={side} />
          {showsHearts && (
            <button
              type="button"
              class="fl-hearts"
              data-thing={`hearts:${side}`}
              aria-label={won === null ? words.heartsLater : words.hearts(won)}
              onClick={() => explain(`hearts:${side}`)}
            >
              <HeartMark />
              {won ?? '?'}
            </button>
          )}
          {begins && <span class="fl-begins">{words.begins}</span>}
        </div>
      </div>
      <ol class="fl-hand">
        {(open ? slots(open, view.variant === 'free') : []).map(({ kind, at, count }) => (
          <li key={`${at} ${kind}`}>
            <OwnHand
              kind={kind}
              at={at}
              count={count}
              home={homeOf(light, kind)}
              words={words}
              mark={mark(at)}
              isOlder={kind === opened && at < (open?.length ?? 0) - 1}
              tap={tap}
              explain={explain}
            />
          </li>
        ))}
        {open === null && <Hidden {...props} side={side} />}
        {view.variant !== 'free' && <Stock {...props} side={side} />}
      </ol>
      {children}
    </section>
  );
}

/** In the free forest equal cards lie on one another. */
const slots = (open: readonly Kind[], stacked: boolean) =>
  stacked
    ? counted(open).map((each) => ({ ...each, at: open.indexOf(each.kind) }))
    : open.map((kind, at) => ({ kind, at, count: 1 }));

type PileProps = AreaProps & { readonly side: 'sun' | 'moon' };

function Stock({ view, light, side, words, explain }: PileProps) {
  const count = view.stock[light] ?? 0;
  return (
    <li>
      <button
        type="button"
        class="fl-stock"
        data-thing={`stock:${side}`}
        aria-label={words.stock(count)}
        onClick={() => explain(`stock:${side}`)}
      >
        {count > 0 && <Card kind={BACKS[light] as Kind} />}
        <span class="fl-number">{count}</span>
      </button>
    </li>
  );
}

function Hidden({ view, light, side, words, explain }: PileProps) {
  const count = view.held[light] ?? 0;
  return (
    <li>
      <button
        type="button"
        class="fl-fan"
        data-home={homeOf(light, BACKS[light] as Kind)}
        data-thing={`hand:${side}`}
        aria-label={words.hidden(count)}
        onClick={() => explain(`hand:${side}`)}
      >
        {Array.from({ length: count }, (_, at) => (
          <span key={at}>
            <Card kind={BACKS[light] as Kind} />
          </span>
        ))}
      </button>
    </li>
  );
}

interface OwnHandProps {
  readonly kind: Kind;
  readonly at: number;
  readonly count: number;
  readonly home: string;
  readonly words: Labels;
  readonly mark: Mark | null;
  /** It looks like the one that came just now. */
  readonly isOlder: boolean;
  readonly tap: ((at: number, kind: Kind) => void) | null;
  explain(thing: ThingId): void;
}

/** A card that lies open or is held; where it cannot be chosen, a tap tells what it is. */
function OwnHand({ kind, at, count, home, words, mark, isOlder, tap, explain }: OwnHandProps) {
  const numbered = typeof mark === 'number';
  return (
    <button
      type="button"
      class="fl-held"
      data-thing={kindThing(kind)}
      data-home={home}
      data-mark={numbered ? 'number' : mark}
      data-older={isOlder || undefined}
      aria-label={labelOf(kind, count, mark, words)}
      aria-pressed={tap ? mark !== null : undefined}
      onClick={() => (tap ? tap(at, kind) : explain(kindThing(kind)))}
    >
      <Card kind={kind} />
      {count > 1 && <span class="fl-number fl-copies">×{count}</span>}
      {numbered && <span class="fl-number fl-order">{mark}</span>}
    </button>
  );
}

function labelOf(kind: Kind, count: number, mark: Mark | null, words: Labels): string {
  const label = count > 1 ? words.copies(words.card(kind), count) : words.card(kind);
  if (typeof mark === 'number') return words.nth(label, mark);
  if (mark === 'back') return words.goesBack(label);
  return mark === 'next' ? words.next(label) : label;
}

/** Names where a card lay before it was placed: the left-most of its kind in that hand. */
export const homeOf = (light: Light, kind: Kind): string => `${light} ${kind}`;
