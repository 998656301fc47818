import type { Outcome } from '../../saves/format.ts';
import { botWords, levelName } from '../../words/bots.ts';
import { recordsWords } from '../../words/records.ts';
import { boxOf } from '../boxes.ts';
import { useFace } from '../face.ts';
import { inLang } from '../words.ts';
import { Medal } from './Medal.tsx';
import { medalsOf, rungsOf } from './medals.ts';

interface MedalsProps {
  readonly game: string;
  readonly outcomes: readonly Outcome[];
  readonly name: string;
}

/** What can be reached alone in a title, and what of it a person has. */
export function Medals({ game, outcomes, name }: MedalsProps) {
  const words = inLang(recordsWords);
  const { face } = useFace(game);
  const box = boxOf(game);
  if (!face?.targets || !box) return null;
  const { targets, voice } = face;
  const won = medalsOf(outcomes, name, targets);
  const rungs = rungsOf(outcomes, name, targets);
  const { ladder } = targets;
  return (
    <>
      <h3>{words.medals}</h3>
      <p class="hint">{words.medalsHint(levelName(inLang(botWords), targets.level, box.levels))}</p>
      <ul class="medals">
        {targets.leads.map((lead, each) => (
          <Goal key={lead} rank={each} has={each < won} said={`${words.medal[each]}: ${words.byLead(lead)}`} />
        ))}
        {ladder?.values.map((value, each) => (
          <Goal
            key={value}
            rank={each}
            has={rungs.includes(value)}
            said={`${voice.options[ladder.option]?.name ?? ''}: ${voice.options[ladder.option]?.values[value]?.name ?? value}`}
          />
        ))}
      </ul>
    </>
  );
}

interface GoalProps {
  readonly rank: number;
  readonly has: boolean;
  readonly said: string;
}

const Goal = ({ rank, has, said }: GoalProps) => (
  <li data-has={has}>
    <Medal rank={rank} has={has} />
    <span>
      {said}
      {has && <span class="hint"> {inLang(recordsWords).reached}</span>}
    </span>
  </li>
);
