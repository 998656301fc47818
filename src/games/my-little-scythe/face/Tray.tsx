import type { ComponentChildren } from 'preact';
import type { Offer } from '../../../engine/game.ts';
import type { Seat } from '../../../engine/ids.ts';
import type { BoardProps } from '../../../ui/face.ts';
import type { TableVoice } from '../../../words/voice.ts';
import type { Event } from '../rules/events.ts';
import type { Move } from '../rules/move.ts';
import type { Reason } from '../rules/reasons.ts';
import { top, type View } from '../rules/state.ts';
import type { Labels } from '../words/labels.ts';
import { Buttons, listed } from './Buttons.tsx';
import { Cargo } from './Cargo.tsx';
import { Dice } from './Dice.tsx';
import { carried, type Half, type Walk } from './walk.ts';

interface TrayProps extends Pick<BoardProps<Move, View, Event>, 'view' | 'lang' | 'offers' | 'press' | 'explain'> {
  readonly selected: Offer<Move> | null;
  /** A person decides for this seat now. */
  readonly decides: boolean;
  readonly walk: Walk | null;
  readonly die: number | null;
  readonly voice: TableVoice<Move, View, Event, Reason>;
  readonly words: Labels;
  put(half: Partial<Half>): void;
}

/** What is asked of a seat beside the map: dice, cargo, or a few buttons; null where its actions have the place. */
export function trayOf(seat: Seat, props: TrayProps): ComponentChildren {
  const { view, lang, offers, selected, decides, walk, die, voice, words, put, press, explain } = props;
  const pending = top(view);
  if (pending?.step === 'seek' && pending.seat === seat) {
    return (
      <Dice
        view={view}
        chosen={die}
        words={words}
        choose={decides ? (each) => put({ die: each }) : null}
        explain={explain}
      />
    );
  }
  if (!decides || !pending) return null;
  const buttons = listed(pending.step, offers);
  const carries = walk !== null && walk.stock.apples + walk.stock.gems > 0;
  if (!carries && buttons.length === 0) return null;
  return (
    <>
      {carries && (
        <Cargo
          lang={lang}
          walk={walk}
          load={carried(walk, selected?.move ?? null)}
          words={words}
          change={(apples, gems) => put({ seeker: walk.seeker, apples, gems })}
        />
      )}
      {buttons.length > 0 && (
        <Buttons view={view} of={buttons} selected={selected?.move ?? null} voice={voice} words={words} press={press} />
      )}
    </>
  );
}
