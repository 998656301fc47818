import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Offer } from '../../../../engine/game.ts';
import type { Seat } from '../../../../engine/ids.ts';
import { Stepper } from '../../../../ui/stepper/Stepper.tsx';
import { useMomentary } from '../../../../ui/useMomentary.ts';
import type { Lang } from '../../../../words/lang.ts';
import { PIE_CANNON } from '../../rules/cards.ts';
import { ownsMoveTile, seatAt } from '../../rules/hexes.ts';
import { piesThing, spellThing } from '../../rules/ids.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/state.ts';
import type { Meetings } from '../../words/labels.ts';
import { Spell } from '../art/Spell.tsx';
import { Sign } from '../Sign.tsx';
import { limitsIn, NOTHING_SET, offerOf, type Setting, settingOf, tapped } from './duel.ts';

interface DialProps {
  readonly view: View;
  readonly lang: Lang;
  readonly words: Meetings['fight'];
  readonly seat: Seat;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Offer<Move> | null;
  compose(offer: Offer<Move> | null): void;
}

/** Pies on the dial and spells beside it, seen by nobody else. */
export function Dial({ view, lang, words, seat, offers, selected, compose }: DialProps) {
  const [last, setLast] = useMomentary(NOTHING_SET, view, seat);
  const [told, setTold] = useState(false);
  const { hand, pies } = seatAt(view, seat);
  const most = limitsIn(offers);
  const move = selected?.move ?? null;
  const set = settingOf(move, hand, last);
  const change = (next: Setting): void => {
    setLast(next);
    compose(offerOf(offers, hand, next));
  };
  // Nothing is chosen that cannot be seen: where the card is longer than the screen, it begins with the dial.
  const dial = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => dial.current?.scrollIntoView({ block: 'start', inline: 'nearest', behavior: 'instant' }), []);
  const tap = (place: number): void => {
    const next = tapped(set, place, most.spells);
    setTold(next === null);
    if (next) change(next);
  };
  return (
    <div ref={dial} class="mls-dial">
      <Stepper
        lang={lang}
        label={words.pies}
        thing={piesThing(seat)}
        value={set.pies}
        range={{ least: 0, most: most.pies }}
        why={{ least: words.noFewer, most: words.noMore(most.pies, pies) }}
        change={(count) => change({ ...set, pies: count })}
      />
      <button
        type="button"
        class="mlt-choice"
        aria-pressed={move?.do === 'dial' && move.pies + move.spells.length === 0}
        onClick={() => change(NOTHING_SET)}
      >
        {words.nothing}
      </button>
      <fieldset class="mls-dial-spells">
        <legend>
          {words.spells(hand.length, most.spells)}
          {ownsMoveTile(view, seat, PIE_CANNON) && ` · ${words.cannon}`}
        </legend>
        {hand.map(({ value }, place) => (
          <button
            key={place}
            type="button"
            class="mls-dial-spell"
            data-thing={spellThing(value)}
            aria-label={words.spell(value ?? 0)}
            aria-pressed={set.spells.includes(place)}
            onClick={() => tap(place)}
          >
            <Sign>
              <Spell value={value} />
            </Sign>
          </button>
        ))}
        <p role="status">{told && words.enough}</p>
      </fieldset>
    </div>
  );
}
