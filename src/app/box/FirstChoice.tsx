import type { Sitter } from '../../engine/log.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Picks } from '../../ui/Picks.tsx';
import { seatsWords } from '../../words/seats.ts';
import { inLang } from '../words.ts';
import type { Plan } from './plan.ts';

interface FirstChoiceProps {
  readonly plan: Plan;
  readonly sitters: readonly Sitter[];
  /** Of the first player, in the game’s own words. */
  readonly name: string | undefined;
  readonly custom: string | undefined;
  change(plan: Plan): void;
}

export function FirstChoice({ plan, sitters, name, custom, change }: FirstChoiceProps) {
  const words = inLang(seatsWords);
  const say = (first: Plan['first']) => {
    const sitter = first === 'chance' ? undefined : sitters[first];
    if (!sitter) return words.byChance;
    return (
      <>
        <Badge of={sitter} />
        <bdi>{sitter.name}</bdi>
      </>
    );
  };
  return (
    <Picks
      legend={name ?? words.first}
      hint={custom && words.custom(custom)}
      of={['chance' as const, ...sitters.keys()]}
      now={plan.first}
      say={say}
      choose={(first) => change({ ...plan, first })}
    />
  );
}
