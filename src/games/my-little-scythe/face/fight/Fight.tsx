import type { Eyes, Seat } from '../../../../engine/ids.ts';
import type { BoardProps } from '../../../../ui/face.ts';
import type { SeenFight as Pending } from '../../rules/asks.ts';
import type { Event } from '../../rules/events.ts';
import { seatAt } from '../../rules/hexes.ts';
import { hexThing } from '../../rules/ids.ts';
import type { Move } from '../../rules/move.ts';
import type { View } from '../../rules/state.ts';
import { isChoosing } from '../../rules/steps/fight.ts';
import type { Meetings } from '../../words/labels.ts';
import { Crest } from '../art/Seeker.tsx';
import { Spell } from '../art/Spell.tsx';
import { Pie } from '../art/tokens.tsx';
import { Sign } from '../Sign.tsx';
import { Dial } from './Dial.tsx';
import { choiceAt, type Fought, fightIn } from './duel.ts';
import { Outcome } from './Outcome.tsx';
import './fight.css';

type Wanted = 'view' | 'eyes' | 'lang' | 'seat' | 'offers' | 'selected' | 'events' | 'names' | 'compose';
interface FightProps extends Pick<BoardProps<Move, View, Event>, Wanted> {
  readonly words: Meetings['fight'];
}

/** A pie fight as these eyes see it: one's own dial, or two who choose; and what came of the last one. Nothing without a fight. */
export function Fight(props: FightProps) {
  const { view, eyes, events, names, words } = props;
  const pending = fightIn(view);
  const fought = events.findLast((event): event is Fought => event.is === 'fought');
  if (!pending) return fought ? <Outcome of={fought} view={view} names={names} words={words} /> : null;
  return (
    <section class="mls-fight" data-thing={hexThing(pending.at)} aria-label={words.at(pending.at)}>
      <h2>{words.at(pending.at)}</h2>
      <ul class="mls-fighters">
        {[pending.seat, pending.rival].map((fighter) => (
          <Fighter key={fighter} of={fighter} pending={pending} view={view} eyes={eyes} names={names} words={words} />
        ))}
      </ul>
      {props.seat !== null && props.seat === eyes && isChoosing(pending, props.seat) && (
        <Dial {...props} seat={props.seat} />
      )}
    </section>
  );
}

interface FighterProps {
  readonly of: Seat;
  readonly pending: Pending;
  readonly view: View;
  readonly eyes: Eyes;
  readonly names: (seat: Seat) => string;
  readonly words: Meetings['fight'];
}

const Fighter = ({ of, pending, view, eyes, names, words }: FighterProps) => (
  <li aria-label={words.might(names(of), seatAt(view, of).pies, seatAt(view, of).hand.length)}>
    <Sign>
      <Crest kingdom={seatAt(view, of).kingdom} />
    </Sign>
    <bdi>{names(of)}</bdi>
    <span class="mls-counts">
      {seatAt(view, of).pies}
      <Sign>
        <Pie />
      </Sign>
      {seatAt(view, of).hand.length}
      <Sign>
        <Spell value={null} />
      </Sign>
    </span>
    <small>
      {of === pending.seat ? words.attacks : words.defends}
      {of !== eyes && ` · ${choiceAt(pending, of) === null ? words.chooses : words.chosen}`}
    </small>
  </li>
);
