import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ScoreSheet } from '../../../engine/game.ts';
import type { Side } from '../../../engine/ids.ts';
import { motionMs } from '../../../ui/motion.ts';
import { PhraseLine } from '../../../ui/PhraseLine.tsx';
import { perform } from '../../../ui/stage/perform.ts';
import { name, plain } from '../../../words/phrase.ts';
import type { AnyVoice } from '../../../words/voice.ts';
import { nobody } from '../rules/cards.ts';
import { CONTESTS, honoursBySide } from '../rules/score.ts';
import { BACH, isAlone, type View } from '../rules/state.ts';
import type { FinaleWords } from '../words/finale.ts';
import { ContestCard } from './art/ContestCard.tsx';
import { HonourMark } from './art/emblems.tsx';
import { ScoreBack, ScoreCard } from './art/ScoreCard.tsx';
import { countsAll } from './counting.tsx';
import { Ensemble } from './Ensemble.tsx';
import { litBy } from './lit.ts';

interface ScoreStepProps {
  readonly view: View;
  readonly sheet: ScoreSheet;
  readonly at: number;
  readonly voice: AnyVoice;
  readonly words: FinaleWords;
  nameOf(side: Side): string;
}

/** One step of the count, on the orchestras themselves: who counts lights up, what it brings flies to the sum, and it is said why. */
export function ScoreStep({ view, sheet, at, voice, words, nameOf }: ScoreStepProps) {
  const { row = '', reasons = [] } = sheet.rows[at] ?? {};
  const contest = CONTESTS.find((each) => each === row);
  const honours = honoursBySide(view);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const rows = place.current?.querySelectorAll<HTMLElement>('.fc-step-sides > li');
    if (!rows || !place.current || motionMs(place.current, '--card-time') === 0) return;
    place.current.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const counted = sides.map(({ gain, total }, nth) => ({ row: rows[nth] as HTMLElement, gain, total }));
    return perform((room) => countsAll(room, counted));
  }, [at]);
  const rowName = plain(voice.sayRow(row), nameOf);
  const sides = view.orchestras.map((_, side) => ({
    side,
    why: reasons.filter((reason) => reason.side === side),
    marks: (honours[side] ?? []).filter((honour) => row === 'honours' || row === honour),
    gain: sheet.rows[at]?.by[side] ?? 0,
    total: sheet.rows.slice(0, at + 1).reduce((sum, { by }) => sum + (by[side] ?? 0), 0),
  }));
  return (
    <div ref={place} class="fc-step" role="status" style={{ '--fc-sides': sides.length }}>
      <p class="fc-heading">{words.step(at + 1, sheet.rows.length, rowName)}</p>
      {contest && (
        <div class="fc-step-card" key={row}>
          <ContestCard of={contest} contests={view} />
        </div>
      )}
      <ul class="fc-step-sides" key={at}>
        {sides.map(({ side, why, marks, total }) => (
          <li key={side}>
            {contest && (
              <Ensemble
                orchestra={view.orchestras[side] ?? nobody()}
                lit={litBy(contest, view, view.orchestras[side] ?? nobody())}
              />
            )}
            <div class="fc-step-why">
              <div class="fc-step-said">
                {why.length === 0 ? (
                  <p>
                    <PhraseLine said={words.nothing(isAlone(view) && side === BACH ? words.bach : name(side))} />
                  </p>
                ) : (
                  why.map((reason, nth) => (
                    <p key={nth}>
                      <PhraseLine said={voice.sayReason(reason)} />
                    </p>
                  ))
                )}
              </div>
              {row === 'scoreCards' && <Kept view={view} side={side} />}
            </div>
            {marks.map((of) => (
              <span key={of} class="fc-step-mark" role="img" aria-label={words.honour(plain(voice.sayRow(of), nameOf))}>
                <HonourMark of={of} />
              </span>
            ))}
            <span class="fc-step-total" role="img" aria-label={words.total(nameOf(side), total)}>
              {words.soFar} <b>{total}</b>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The score cards by a board, met or not; those of Bach turn over. */
function Kept({ view, side }: { readonly view: View; readonly side: Side }) {
  const cards = view.scoreCards[side];
  return (
    <span class="fc-step-cards">
      {cards
        ? cards.map((card) => <ScoreCard key={card} card={card} has={view.orchestras[side] ?? nobody()} />)
        : view.faceDown.map((card, at) => (
            <span key={at} class="fc-step-turned">
              {card === null ? <ScoreBack /> : <ScoreCard card={card} has={nobody()} />}
            </span>
          ))}
    </span>
  );
}
