import type { Sight } from '../../engine/ids.ts';
import { branchMatch } from '../../link/requests.ts';
import { BRANCH, LOG } from '../../ui/actionIcons.ts';
import { MenuItem } from '../../ui/MenuItem.tsx';
import { Picks } from '../../ui/Picks.tsx';
import { replayWords } from '../../words/replay.ts';
import { settingsWords } from '../../words/settings.ts';
import { shelfWords } from '../../words/shelf.ts';
import { hashOf, SHELF_ROUTE } from '../routes.ts';
import { useBegin } from '../useBegin.ts';
import { inLang } from '../words.ts';
import { seenAs } from './seenAs.ts';
import { type Playing, WALKING_PACES } from './usePlaying.ts';
import type { Shown } from './useReplay.ts';

interface HowToWatchProps {
  readonly shown: Shown;
  readonly playing: Playing;
  see(sight: Sight): void;
  openLog(): void;
}

/** With whose eyes and how fast the game is watched, and what can come of a moment. */
export function HowToWatch({ shown: { replay, past }, playing, see, openLog }: HowToWatchProps) {
  const words = inLang(replayWords);
  const { paces } = inLang(settingsWords);
  const isOver = replay.result !== null;
  // What ended early could have gone on from its last move too.
  const isCut = replay.lines.at(-1)?.kind === 'early';
  const end = isOver ? replay.moves + (isCut ? 1 : 0) : null;
  return (
    <>
      <Picks
        legend={words.sight}
        hint={isOver ? words.sightHint : words.sightNow}
        of={replay.sights}
        now={replay.sight}
        say={(sight) => seenAs(sight, words, replay.sitters)}
        choose={see}
      />
      <Picks
        legend={words.pace}
        of={WALKING_PACES}
        now={playing.pace}
        say={(pace) => paces[pace]}
        choose={playing.setPace}
      />
      <ul class="menu">
        <MenuItem icon={LOG} name={words.log} hint={words.logHint} act={openLog} />
        <PlayOn match={replay.match} at={past.frame.moveCount} end={end} />
      </ul>
      <p>
        <a class="word" href={hashOf(SHELF_ROUTE)}>
          {inLang(shelfWords).toShelf}
        </a>
      </p>
    </>
  );
}

interface PlayOnProps {
  readonly match: string;
  readonly at: number;
  /** After so many moves nothing could come any more; null: it goes on. */
  readonly end: number | null;
}

function PlayOn({ match, at, end }: PlayOnProps) {
  const words = inLang(replayWords);
  const { state, begin } = useBegin();
  const why = end === null ? words.branchLater : at === end ? words.branchEarlier : null;
  return (
    <MenuItem
      icon={BRANCH}
      name={words.branch}
      hint={why ?? (state === 'failed' ? words.notBranched : words.branchHint)}
      closed={why !== null || state === 'starting'}
      act={() => begin(() => branchMatch(match, at))}
    />
  );
}
