import type { Offer } from '../../../engine/game.ts';
import type { Seat, ThingId } from '../../../engine/ids.ts';
import type { Lang } from '../../../words/lang.ts';
import type { Move } from '../rules/moves.ts';
import type { View } from '../rules/state.ts';
import { betweenWords } from '../words/between.ts';
import type { Labels } from '../words/say.ts';
import { Parlours } from './Parlours.tsx';
import { RoundPad } from './RoundPad.tsx';
import './between.css';

interface BetweenProps {
  readonly lang: Lang;
  readonly view: View;
  readonly offers: readonly Offer<Move>[];
  readonly selected: Move | null;
  readonly names: (seat: Seat) => string;
  readonly words: Labels;
  readonly showsPoints: boolean;
  /** Null while nobody here chooses. */
  readonly wish: ((move: Move) => void) | null;
  explain(thing: ThingId): void;
}

/** What lies on the table between two rounds: the pad of the one that was counted, then the geisha while they are chosen. */
export function Between(props: BetweenProps) {
  const { lang, view, names, showsPoints } = props;
  const said = betweenWords[lang];
  const last = view.rounds.at(-1);
  return (
    <>
      {view.stage !== 'geisha' && last && (
        <RoundPad
          round={last}
          number={view.rounds.length}
          next={view.stage === 'over' ? null : view.turn}
          names={names}
          showsPoints={showsPoints}
          said={said}
        />
      )}
      {view.stage === 'geisha' && <Parlours {...props} said={said} />}
    </>
  );
}
