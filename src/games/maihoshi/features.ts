import type { Setup } from '../../engine/game.ts';
import { CARDS, EFFECTS } from './rules/cards.ts';
import type { Event } from './rules/events.ts';
import type { EffectKind } from './rules/folk.ts';
import { FOLK } from './rules/folk.ts';
import { geishaId, HIOUGI, SAYO } from './rules/geisha.ts';
import type { Move } from './rules/moves.ts';
import { isRed } from './rules/score.ts';
import type { State } from './rules/state.ts';

const UNUSED: readonly EffectKind[] = ['none', 'guard', 'scoring-per-publicity'];
const folkOf = (card: number): string => CARDS[card]?.folk ?? 'none';
const usable = FOLK.filter(({ effect }) => !UNUSED.includes(effect.kind));
const aimed = ['kawaraban', 'okappiki', 'suri', 'kenjutsu'];

export const features: readonly string[] = [
  ...FOLK.flatMap(({ id }) => [`guest:${id}`, `publicity:${id}`, `introduced:${id}`]),
  ...usable.flatMap(({ id }) => [`used:${id}`, `declined:${id}`]),
  ...aimed.flatMap((id) => [`aimed:${id} at oneself`, `aimed:${id} at another`]),
  'reserve:used',
  'reserve:effect used',
  'reserve:met',
  'reserve:failed',
  'reserve:extra from the deck',
  'reserve:extra from publicity',
  'reserve:second',
  ...['hinagiku', 'hiougi', 'seoto', 'tokiwa', 'sayo', 'yukishiro'].map((id) => `ability:${id}`),
  'ability:tokiwa at the end of a round',
  'scoring:broker',
  'scoring:floor',
  'rested',
  'closed',
  'lap:guests',
  'lap:deck',
  'lap:idle',
  'end:A',
  'end:A in the last lap',
  'end:B',
  'end:C',
  'bonus:5',
  'bonus:10',
  'extra turn',
  'extra turn in the last lap',
  'tie:none',
  'tie:hands',
  'tie:shared',
  'first:chance',
];

export function met(state: State, move: Move, events: readonly Event[], { first }: Setup): string[] {
  const shown = events.flatMap((event) => metBy(event, state, events));
  if (move.do === 'top') shown.push('reserve:extra from the deck');
  if (first === 'chance') shown.push('first:chance');
  return shown;
}

function metBy(event: Event, state: State, events: readonly Event[]): string[] {
  switch (event.is) {
    case 'guest':
      return [`guest:${folkOf(event.card)}`, ...(event.from === 'reserve' ? ['reserve:used'] : [])];
    case 'advertised':
      return [`publicity:${folkOf(event.card)}`];
    case 'discarded':
      return event.introducing ? [`introduced:${folkOf(event.card)}`] : [];
    case 'used':
      return usedBy(event, state);
    case 'declined':
      return [`declined:${folkOf(event.card)}`];
    case 'laid':
      return state.geisha.includes(SAYO) ? ['ability:sayo'] : [];
    case 'ability': {
      const settling = events.some(({ is }) => is === 'roundEnded');
      const id = geishaId(event.geisha);
      return [
        `ability:${id}${settling && id === 'tokiwa' ? ' at the end of a round' : ''}`,
        ...(id === 'yukishiro' ? ['reserve:second'] : []),
      ];
    }
    case 'rested':
    case 'closed':
      return [event.is];
    case 'revealed':
      return [event.met ? 'reserve:met' : 'reserve:failed'];
    case 'recalled':
      return ['reserve:extra from publicity'];
    case 'lap':
      return [`lap:${event.cause}`];
    case 'roundEnded':
      return [
        `end:${event.ending}`,
        ...(event.ending === 'A' && event.inLap ? ['end:A in the last lap'] : []),
        ...event.bonus.flatMap((bonus) => (bonus > 0 ? [`bonus:${bonus}`] : [])),
      ];
    case 'scored':
      return scoredBy(event, state);
    case 'again':
      return ['extra turn', ...(state.lap === 'running' ? ['extra turn in the last lap'] : [])];
    case 'ended':
      return [`tie:${event.tie}`];
    default:
      return [];
  }
}

function usedBy({ card, seat, target }: Extract<Event, { is: 'used' }>, state: State): string[] {
  const id = folkOf(card);
  const at =
    target === null || !aimed.includes(id) ? [] : [`aimed:${id} at ${target === seat ? 'oneself' : 'another'}`];
  return [`used:${id}`, ...at, ...(state.business === 'reserve' ? ['reserve:effect used'] : [])];
}

function scoredBy(event: Extract<Event, { is: 'scored' }>, state: State): string[] {
  const scored = state.rounds.at(-1);
  const guests = scored?.guests[event.seat] ?? [];
  const hasBroker = guests.some((card) => EFFECTS[card]?.kind === 'scoring-per-publicity');
  const dances = scored?.geisha[event.seat] === HIOUGI && guests.some(isRed);
  return [
    ...(hasBroker && (scored?.publicity[event.seat]?.length ?? 0) > 0 ? ['scoring:broker'] : []),
    ...(dances ? ['ability:hiougi'] : []),
    ...(event.income + event.effects < event.penalty ? ['scoring:floor'] : []),
  ];
}
