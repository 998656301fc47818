import type { Setup } from '../../engine/game.ts';
import { cardOf, EFFECTS, type Effect, FOLK, type FolkId, GEISHA_IDS } from './rules/cards.ts';
import type { Event } from './rules/events.ts';
import type { Move } from './rules/moves.ts';
import { isRed } from './rules/sheet.ts';
import type { State } from './rules/state.ts';

const UNUSED: readonly Effect[] = ['none', 'guard', 'scoring-per-publicity'];
const folkOf = (card: number): FolkId => cardOf(card).folk;
const usable = FOLK.filter(({ effect }) => !UNUSED.includes(effect));
const aimed: readonly FolkId[] = ['kawaraban', 'okappiki', 'suri', 'kenjutsu'];

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
  ...GEISHA_IDS.map((id) => `ability:${id}`),
  'ability:tokiwa at the end of a round',
  'scoring:broker',
  'scoring:floor',
  'rested',
  'closed',
  'lap:guests',
  'lap:deck',
  'lap:idle',
  'end:out',
  'end:out in the last lap',
  'end:guests',
  'end:deck',
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
      return state.geisha.includes('sayo') ? ['ability:sayo'] : [];
    case 'ability': {
      const settling = events.some(({ is }) => is === 'roundEnded');
      const id = event.geisha;
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
        ...(event.ending === 'out' && event.inLap ? ['end:out in the last lap'] : []),
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
  const hasBroker = guests.some((card) => EFFECTS[card] === 'scoring-per-publicity');
  const isDanced = scored?.geisha[event.seat] === 'hiougi' && guests.some(isRed);
  return [
    ...(hasBroker && (scored?.publicity[event.seat]?.length ?? 0) > 0 ? ['scoring:broker'] : []),
    ...(isDanced ? ['ability:hiougi'] : []),
    ...(event.income + event.effects + event.ability < event.penalty ? ['scoring:floor'] : []),
  ];
}
