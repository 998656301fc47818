import type { Sitter } from '../../engine/log.ts';
import { CURVE, LOG, PAUSE, PLAY, STEP_BACK, STEP_ON, TURN_BACK, TURN_ON } from '../../ui/actionIcons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { replayWords } from '../../words/replay.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../settings.ts';
import { Scrubber, type Turn, turnAfter, turnBefore } from './Scrubber.tsx';
import type { Playing } from './useReplay.ts';

interface WalkBarProps {
  readonly turns: readonly Turn[];
  readonly told: readonly Phrase[];
  readonly sitters: readonly Sitter[];
  /** The moment that is wanted, and the one on the table. */
  readonly wanted: number;
  readonly at: number;
  readonly moves: number;
  /** By whom it is seen. */
  readonly seen: string;
  readonly playing: Playing;
  to(moves: number): void;
  /** Null while the match goes on. */
  readonly openWorth: (() => void) | null;
  /** Null where the log lies beside. */
  readonly openLog: (() => void) | null;
}

/** Which moment is on the table and what happened in it; all ways to another one. */
export function WalkBar(props: WalkBarProps) {
  const { turns, told, sitters, wanted, at, moves, seen, playing, to, openWorth, openLog } = props;
  const words = inLang(replayWords);
  const { after, moveBefore, moveAfter } = inLang(tableWords);
  return (
    <div class="walk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard. */}
      <section class="walk-told" tabIndex={0} aria-label={words.scrubber}>
        <div role="status">
          <p class="hint">
            {after(at, moves)} · {seen}
          </p>
          {told.map((phrase, each) => (
            <p key={each}>
              <PhraseLine said={phrase} />
            </p>
          ))}
        </div>
      </section>
      <Scrubber turns={turns} sitters={sitters} at={wanted} moves={moves} to={to} />
      <div class="walk-ways">
        <Way icon={TURN_BACK} name={words.turnBefore} closed={wanted === 0} go={() => to(turnBefore(turns, wanted))} />
        <Way icon={STEP_BACK} name={moveBefore} closed={wanted === 0} go={() => to(wanted - 1)} />
        <Way
          icon={playing.isOn ? PAUSE : PLAY}
          name={playing.isOn ? words.pause : words.play}
          closed={moves === 0}
          go={playing.isOn ? playing.stop : playing.start}
        />
        <Way icon={STEP_ON} name={moveAfter} closed={wanted === moves} go={() => to(wanted + 1)} />
        <Way icon={TURN_ON} name={words.turnAfter} closed={wanted === moves} go={() => to(turnAfter(turns, wanted))} />
        {openWorth && <Way icon={CURVE} name={words.worth} closed={false} go={openWorth} />}
        {openLog && <Way icon={LOG} name={words.log} closed={false} go={openLog} />}
      </div>
    </div>
  );
}

interface WayProps {
  readonly icon: string;
  readonly name: string;
  readonly closed: boolean;
  go(): void;
}

const Way = ({ icon, name, closed, go }: WayProps) => (
  <button type="button" class="round" aria-label={name} aria-disabled={closed} onClick={() => !closed && go()}>
    <Icon of={icon} />
  </button>
);
