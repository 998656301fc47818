import type { TableNews } from '../../protocol/shown.ts';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { inLang } from '../words.ts';
import { sideName } from './sideName.ts';
import './standings.css';

interface StandingsProps {
  readonly news: Pick<TableNews, 'floor' | 'setup' | 'sitters' | 'circle'> & Partial<Pick<TableNews, 'here'>>;
  readonly totals: readonly number[];
  /** They are secret at this table, or at the end not counted yet. */
  readonly areCovered: boolean;
  /** These eyes cannot know them yet. */
  readonly arePartial: boolean;
  readonly voice: AnyVoice;
  open(): void;
}

/** Everybody in the order of the seats, with their points; whose moment it is stands out. It opens the score pad. */
export function Standings({ news, totals, areCovered, arePartial, voice, open }: StandingsProps) {
  const words = inLang(tableWords);
  const { floor, setup, sitters, circle, here = [] } = news;
  const isElsewhere = (side: number): boolean =>
    circle !== undefined && sitters[side]?.kind === 'person' && !here.includes(side);
  const onFloor = (side: number): boolean =>
    'seat' in floor ? floor.seat === side : 'seats' in floor && floor.seats.includes(side);
  return (
    <button type="button" class="standings" aria-haspopup="dialog" onClick={open}>
      <span class="hidden">{words.scores}: </span>
      {totals.map((points, side) => (
        <span
          key={side}
          class="standing"
          data-now={onFloor(side)}
          data-away={circle?.away.includes(side)}
          data-elsewhere={isElsewhere(side) || undefined}
          data-emblem={sitters[side]?.emblem}
        >
          <SideName said={sideName(side, setup, voice)} isSeat={side < setup.seats} />{' '}
          {circle?.away.includes(side) && <span class="hidden">({words.notThere}) </span>}
          {!areCovered && <b>{arePartial ? '?' : points}</b>}
        </span>
      ))}
    </button>
  );
}

/** A rival has no badge before the name: where there is little room the name is cut like others. */
const SideName = ({ said, isSeat }: { readonly said: Phrase; readonly isSeat: boolean }) =>
  isSeat ? (
    <PhraseText said={said} />
  ) : (
    <bdi>
      <PhraseText said={said} />
    </bdi>
  );
