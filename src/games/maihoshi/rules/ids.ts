import { type RuleIn, type RuleList, rulesIn } from '../../../engine/ruleList.ts';
import { FOLK, type FolkId } from './folk.ts';
import { GEISHA_IDS, type GeishaId } from './geisha.ts';
import { tableOf } from './lists.ts';

/** The rule that explains a card of this name. */
export type FolkRule = `card.${FolkId}`;
/** The rule that explains a geisha. */
export type GeishaRule = `geisha.${GeishaId}`;

export const folkRule = <Id extends FolkId>(folk: Id): `card.${Id}` => `card.${folk}`;
export const geishaRule = <Id extends GeishaId>(geisha: Id): `geisha.${Id}` => `geisha.${geisha}`;

export const ruleList = {
  aim: {
    'aim.players': 'printed',
    'aim.two': 'house',
    'aim.rounds': 'printed',
    'aim.cards': 'printed',
    'aim.reputation': 'printed',
    'aim.parts': 'house',
  },
  setup: {
    'setup.start': 'printed',
    'setup.geisha': 'printed',
    'setup.deal': 'printed',
    'setup.rows': 'printed',
    'setup.reserve': 'printed',
    'setup.management': 'printed',
    'setup.order': 'house',
    'setup.again': 'house',
  },
  turn: {
    'turn.order': 'printed',
    'turn.action': 'printed',
    'turn.guest': 'printed',
    'guest.requirement': 'printed',
    'guest.stays': 'house',
    'turn.publicity': 'printed',
    'publicity.empty': 'printed',
    'turn.introduce': 'printed',
    'introduce.short': 'house',
    'introduce.rest': 'house',
    'turn.end': 'house',
    'reserve.use': 'printed',
    'reserve.moment': 'house',
    'reserve.fresh': 'house',
    'closed.turn': 'printed',
    'closed.ends': 'printed',
    'closed.next': 'house',
    'piles.discard': 'printed',
    'piles.deck': 'printed',
    'piles.refill': 'house',
  },
  effects: {
    'effect.optional': 'printed',
    'effect.order': 'house',
    'effect.entry': 'house',
    'effect.newest': 'printed',
    'effect.player': 'printed',
    'effect.another': 'house',
    'effect.always': 'house',
    'effect.moved': 'house',
    'effect.quiet': 'house',
  },
  roundEnd: {
    'end.out': 'printed',
    'end.guests': 'printed',
    'end.deck': 'printed',
    'end.lap': 'printed',
    'end.first': 'house',
    'end.caller': 'house',
    'end.extra': 'house',
    'end.moments': 'house',
    'end.both': 'house',
    'end.idle': 'house',
  },
  scoring: {
    'settle.met': 'printed',
    'settle.failed': 'printed',
    'settle.order': 'house',
    'settle.quiet': 'house',
    'score.income': 'printed',
    'score.hand': 'printed',
    'score.floor': 'printed',
    'score.bonus': 'printed',
    'score.example': 'printed',
    'score.tokens': 'printed',
    'score.told': 'house',
  },
  gameEnd: {
    'round.next': 'printed',
    'round.start': 'printed',
    'game.win': 'printed',
    'game.tie': 'printed',
  },
  folk: {
    'folk.list': 'house',
    ...tableOf<FolkRule, 'house'>(FOLK.map(({ id }) => [folkRule(id), 'house'])),
  },
  geisha: {
    'ability.use': 'house',
    ...tableOf<GeishaRule, 'house'>(GEISHA_IDS.map((id) => [geishaRule(id), 'house'])),
  },
  known: {
    'secret.hands': 'printed',
    'secret.deck': 'house',
    'house.cards': 'house',
  },
} as const satisfies RuleList;

export type Rule = RuleIn<typeof ruleList>;
export const rules = rulesIn(ruleList);
