import { useMemo } from 'preact/hooks';
import type { TableNews } from '../../protocol/shown.ts';
import type { AnyFace } from '../../ui/face.ts';
import type { Talk } from '../../ui/talk.ts';
import { crestsOf } from './crests.tsx';
import type { OpenSheets } from './useOpenSheets.ts';

/** Who sits at the table and what a word of a phrase opens. */
export const useTableTalk = ({ setup, sitters }: TableNews, face: AnyFace, { explain, openRule }: OpenSheets): Talk =>
  useMemo(() => {
    const { Icon } = face;
    return { sitters, ...(Icon && { Icon }), ...crestsOf(face, setup, sitters), openThing: explain, openRule };
  }, [sitters, face]);
