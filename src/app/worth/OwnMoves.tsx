import { useMemo } from 'preact/hooks';
import type { Seat } from '../../engine/ids.ts';
import { askBetter } from '../../link/requests.ts';
import type { Better, Replay } from '../../protocol/shown.ts';
import { PhraseLine, PhraseText } from '../../ui/PhraseLine.tsx';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { type WorthWords, worthWords } from '../../words/worth.ts';
import { inLang } from '../words.ts';
import { type Compared, givenBy, movesOf, sums } from './given.ts';
import { Progress } from './Progress.tsx';
import { named, roundsOf, sayInstead } from './said.ts';
import { type Kept, useFindings } from './useFindings.ts';

interface OwnMovesProps {
  readonly replay: Replay;
  readonly voice: AnyVoice;
  to(moves: number): void;
}

const kept: Kept<Compared> = { match: null, found: [] };

/** On demand: every move that people made beside what the strong bot would have done, and what was given away by it. */
export function OwnMoves({ replay, voice, to }: OwnMovesProps) {
  const words = inLang(worthWords);
  const table = inLang(tableWords);
  const { match, lines, choices, sitters, setup } = replay;
  const moments = useMemo(() => {
    const people = sitters.flatMap(({ kind }, seat): Seat[] => (kind === 'person' ? [seat] : []));
    // Where only bots played, the moves of each may be looked at.
    return movesOf({ lines, choices }, people.length > 0 ? people : sitters.map((_, seat) => seat));
  }, [lines, choices, sitters]);
  const roundOf = useMemo(() => roundsOf(lines, voice), [lines, voice]);
  const findings = useFindings({
    match,
    moments,
    kept,
    begins: 'when told',
    ask: async (moves) => {
      const better = await askBetter(match, moves);
      return better && { moves, better };
    },
  });
  const { found, of, state } = findings;
  if (of === 0) return null;
  if (found.length === 0 && state === 'stopped') {
    return (
      <button type="button" class="button" onClick={findings.goOn}>
        {words.compareAll}
      </button>
    );
  }
  const isShared = found.some(({ better }) => better.seat !== found[0]?.better.seat);
  const side = (seat: Seat) => named(seat, { voice, setup, table });
  return (
    <section class="worth-own">
      <h3>{words.ownMoves}</h3>
      <Progress findings={findings} said={words.comparedOf(found.length, of)} name={words.compared} />
      <div role="status">
        {state === 'done' && (
          <ul class="worth-stories">
            {sums(found.map(({ better }) => better)).map((sum) => (
              <li key={sum.seat}>
                <PhraseLine said={words.sum(side(sum.seat), sum)} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <ol class="worth-swings">
        {found.map(({ moves, better }) => (
          <li key={moves}>
            <button type="button" data-given={givenBy(better)} onClick={() => to(moves)}>
              <span>
                {isShared && (
                  <>
                    <PhraseText said={side(better.seat)} />{' '}
                  </>
                )}
                <PhraseText said={sayCompared(better, words.at(roundOf(moves)), voice, words)} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

function sayCompared(better: Better, at: string, voice: AnyVoice, words: WorthWords) {
  const { view, done, move, chances } = better;
  const did = voice.sayMove(done, view);
  if (!chances) return words.didSame(at, did);
  const given = givenBy(better);
  const instead = sayInstead(did, voice.sayMove(move, view), words);
  return given > 0 ? words.didWorse(at, did, instead, given) : words.didOther(at, did, instead);
}
