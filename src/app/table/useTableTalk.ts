import { useMemo } from 'preact/hooks';
import type { Sitter } from '../../engine/log.ts';
import type { TableNews } from '../../protocol/shown.ts';
import type { AnyFace } from '../../ui/face.ts';
import type { Talk } from '../../ui/talk.ts';
import { crestsOf } from './crests.tsx';
import { lead } from './lead.ts';
import type { OpenSheets } from './useOpenSheets.ts';

interface TableTalk {
  readonly talk: Talk;
  /** A lesson leads. */
  readonly isLed: boolean;
}

/** Who sits at the table and what a word of a phrase opens. */
export function useTableTalk(drawn: TableNews, face: AnyFace, sheets: OpenSheets): TableTalk {
  // A lesson plays for the others, who go on as bots after it.
  const learner = lead.value?.learner ?? null;
  const sitters = useMemo(
    () =>
      learner === null
        ? drawn.sitters
        : drawn.sitters.map(
            (sitter, seat): Sitter => (seat === learner ? sitter : { level: 1, ...sitter, kind: 'bot' }),
          ),
    [drawn.sitters, learner],
  );
  const talk = useMemo(
    () => ({
      sitters,
      ...(face.Icon && { Icon: face.Icon }),
      ...crestsOf(face, drawn.setup, sitters),
      openThing: sheets.explain,
      openRule: sheets.openRule,
    }),
    [sitters, face],
  );
  return { talk, isLed: lead.value !== null };
}
