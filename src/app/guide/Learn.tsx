import { useState } from 'preact/hooks';
import { EMBLEMS, type Sitter } from '../../engine/log.ts';
import { shelf } from '../../link/published.ts';
import { startMatch } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/shown.ts';
import type { AnyFace } from '../../ui/face.ts';
import { learnWords } from '../../words/learn.ts';
import { seatsWords } from '../../words/seats.ts';
import { knownPeople } from '../box/people.ts';
import { useFace } from '../face.ts';
import { layOnShelf } from '../navigation.ts';
import { lang } from '../settings.ts';
import { inLang } from '../words.ts';
import { lessons } from './lessons.ts';
import { beginLesson, LESSON_LEVEL } from './teaching.ts';

/** Begins a guided first game, or goes on with the one that was left on the table. */
export function Learn({ game }: { readonly game: string }) {
  const face = useFace(game).face;
  const [state, setState] = useState<'idle' | 'starting' | 'failed'>('idle');
  const seats = inLang(seatsWords);
  if (!face?.guide) return null;

  const begin = async (): Promise<void> => {
    setState('starting');
    try {
      const match = unfinished(game) ?? (await startMatch({ game, ...(await laidOut(face, seats.emblems.crane)) }));
      beginLesson(game, match);
      layOnShelf({ screen: 'table', match });
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button
        type="button"
        class="button"
        aria-disabled={state === 'starting'}
        onClick={() => state !== 'starting' && begin()}
      >
        {inLang(learnWords).learn}
      </button>
      {state === 'failed' && (
        <p class="note" role="alert">
          {seats.notStarted}
        </p>
      )}
    </>
  );
}

function unfinished(game: string): MatchId | null {
  const match = lessons.peek()[game];
  const card = shelf.peek()?.find(({ id }) => id === match);
  return card && card.result === null ? card.id : null;
}

async function laidOut(face: AnyFace, unnamed: string) {
  const fetched = await face.guide?.();
  if (!fetched) throw new Error('no guide to begin with');
  const { setup, seed, partners, company } = fetched.guide;
  const sitters = Array.from({ length: setup.seats }, (_, seat): Sitter => {
    const emblem = EMBLEMS[seat] ?? 'crane';
    const bot = company[seat]?.[lang.peek()];
    if (bot !== undefined) return { kind: 'bot', name: bot, emblem, level: LESSON_LEVEL };
    return { kind: 'person', name: partners[seat]?.[lang.peek()] ?? knownPeople()[0]?.name ?? unnamed, emblem };
  });
  return { setup, seed, sitters };
}
