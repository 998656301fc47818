import type { Seat, ThingId } from '../../engine/ids.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { Large } from '../../ui/face.ts';
import { PhraseText } from '../../ui/PhraseLine.tsx';
import { useTalk } from '../../ui/talk.ts';
import type { Part, Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import { inLang } from '../words.ts';
import { foremost, type SaidTurn } from './said.ts';
import './since.css';

interface SinceLineProps {
  /** A line a turn, the oldest first. */
  readonly turns: readonly SaidTurn[];
  /** The seat that decides: what concerned it comes first. */
  readonly own: Seat | null;
  /** A thing as it is drawn large: so it is drawn small, too. */
  readonly pictureOf: (thing: ThingId) => Large | null;
  open(): void;
}

/** As many as there is room for without a step of the board. */
const MOST_TURNS = 3;

/** What the others did since the last turn of the seat that decides, in small things; it opens the whole log. */
export function SinceLine({ turns, own, pictureOf, open }: SinceLineProps) {
  const words = inLang(tableWords);
  const { sitters } = useTalk();
  const newest = foremost(turns, own, MOST_TURNS);
  return (
    <button type="button" class="since" aria-haspopup="dialog" data-lines={newest.length} onClick={open}>
      <span class="hidden">{words.log}: </span>
      {newest.length === 0 && <span>{words.emptyLog}</span>}
      {newest.map(({ seat, said }, index) => {
        const sitter = seat === null ? undefined : sitters[seat];
        return (
          <span key={index}>
            {sitter && (
              <>
                <Badge of={sitter} />
                <span class="hidden">{sitter.name}: </span>{' '}
              </>
            )}
            <Signs of={said} pictureOf={pictureOf} />{' '}
          </span>
        );
      })}
    </button>
  );
}

/** A phrase with a small picture in the place of every thing that has one. */
function Signs({ of, pictureOf }: Pick<SinceLineProps, 'pictureOf'> & { readonly of: Phrase }) {
  return (
    <>
      {runsOf(of, pictureOf).map((run, index) =>
        'said' in run ? (
          <PhraseText key={index} said={run.said} />
        ) : (
          <span
            key={index}
            class="since-thing"
            role="img"
            aria-label={run.text}
            style={{ aspectRatio: `${run.drawn.shape}` }}
          >
            {run.drawn.picture}
          </span>
        ),
      )}
    </>
  );
}

type Run = { readonly said: readonly Part[] } | { readonly drawn: Large; readonly text: string };

/** What stands between two pictures stays together. */
function runsOf(phrase: Phrase, pictureOf: SinceLineProps['pictureOf']): readonly Run[] {
  const runs: Run[] = [];
  for (const part of phrase) {
    const drawn = typeof part === 'object' && 'thing' in part ? pictureOf(part.thing) : null;
    const last = runs.at(-1);
    if (drawn && typeof part === 'object' && 'text' in part) runs.push({ drawn, text: part.text });
    else if (last && 'said' in last) runs[runs.length - 1] = { said: [...last.said, part] };
    else runs.push({ said: [part] });
  }
  return runs;
}
