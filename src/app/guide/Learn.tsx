import { EMBLEMS, type Sitter } from '../../engine/log.ts';
import { shelf } from '../../link/published.ts';
import { startMatch } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { type AnyGuide, learnWords } from '../../words/guide.ts';
import { seatsWords } from '../../words/seats.ts';
import { knownPeople } from '../box/people.ts';
import { fetchFace, useFace } from '../face.ts';
import { inLang, lang } from '../settings.ts';
import { NotBegun, useBegin } from '../useBegin.tsx';
import { keyOf, type LessonName, lessons } from './lessons.ts';
import { beginLesson, LESSON_LEVEL } from './teaching.ts';

/**
 * Begins a guided first game, or goes on with the one that was left on the table; beside it a short one on sharing a phone.
 * Both stand there before the face has come that knows whether there are any, so that nothing beside them moves.
 */
export function Learn({ game }: { readonly game: string }) {
  const { face } = useFace(game);
  const { state, begin } = useBegin();
  const words = inLang(learnWords);
  const { crane } = inLang(seatsWords).emblems;

  const lay = async (lesson: LessonName): Promise<MatchId> => {
    const left = unfinished(keyOf(game, lesson));
    if (left) return left;
    const taught = face ?? (await fetchFace(game, lang.peek()).catch(() => null));
    const fetched = await taught?.[lesson]?.();
    if (!fetched) throw new Error('cannotStart');
    const { guide } = fetched;
    const { setup, seed } = guide;
    const match = await startMatch({ game, lesson: true, setup, seed, sitters: sittersOf(guide, crane) });
    beginLesson(keyOf(game, lesson), { match, deal: seed });
    return match;
  };
  const isOffered = (lesson: LessonName): boolean => !face || face[lesson] !== undefined;
  return (
    <>
      {isOffered('guide') && (
        <button
          type="button"
          class="button"
          aria-disabled={state === 'starting'}
          onClick={() => begin(() => lay('guide'))}
        >
          {words.learn}
        </button>
      )}
      {isOffered('passing') && (
        <button
          type="button"
          class="word"
          aria-disabled={state === 'starting'}
          onClick={() => begin(() => lay('passing'))}
        >
          {words.passing}
        </button>
      )}
      <NotBegun state={state} />
    </>
  );
}

function unfinished(key: string): MatchId | null {
  const led = lessons.peek()[key];
  const card = shelf.peek()?.find(({ id }) => id === led?.match);
  return card && card.result === null ? card.id : null;
}

function sittersOf({ setup, learner, partners, isShared }: AnyGuide, unnamed: string): Sitter[] {
  return Array.from({ length: setup.seats }, (_, seat): Sitter => {
    const emblem = EMBLEMS[seat] ?? 'crane';
    const partner = partners[seat]?.[lang.peek()] ?? '';
    if (seat !== learner && !isShared) return { kind: 'bot', name: partner, emblem, level: LESSON_LEVEL };
    const [first, second] = knownPeople();
    const name = seat === learner ? (first?.name ?? unnamed) : (second?.name ?? partner);
    return { kind: 'person', name, emblem };
  });
}
