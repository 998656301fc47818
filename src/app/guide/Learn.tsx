import { EMBLEMS, type Sitter } from '../../engine/log.ts';
import { shelf } from '../../link/published.ts';
import { startMatch } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/shown.ts';
import type { AnyFace } from '../../ui/face.ts';
import { learnWords } from '../../words/learn.ts';
import { seatsWords } from '../../words/seats.ts';
import { NotBegun } from '../box/NotBegun.tsx';
import { knownPeople } from '../box/people.ts';
import { useFace } from '../face.ts';
import { lang } from '../settings.ts';
import { useBegin } from '../useBegin.ts';
import { inLang } from '../words.ts';
import { lessons } from './lessons.ts';
import { beginLesson, LESSON_LEVEL } from './teaching.ts';

/** Begins a guided first game, or goes on with the one that was left on the table. */
export function Learn({ game }: { readonly game: string }) {
  const face = useFace(game).face;
  const { state, begin } = useBegin();
  const seats = inLang(seatsWords);
  if (!face?.guide) return null;

  const lay = async (): Promise<MatchId> => {
    const match =
      unfinished(game) ?? (await startMatch({ game, lesson: true, ...(await laidOut(face, seats.emblems.crane)) }));
    beginLesson(game, match);
    return match;
  };
  return (
    <>
      <button type="button" class="button" aria-disabled={state === 'starting'} onClick={() => begin(lay)}>
        {inLang(learnWords).learn}
      </button>
      <NotBegun state={state} />
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
