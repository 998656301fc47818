import type { Reason } from '../../../engine/game.ts';
import type { RuleId, ThingId } from '../../../engine/ids.ts';
import { name, type Part, type Phrase, phrase, thing } from '../../../words/phrase.ts';
import { countsOf } from '../rules/cards.ts';
import { listed } from './known.ts';
import { capital, fairyName, many, needs, points, ROW_NAMES, who } from './names.en.ts';

const REFUSALS: Readonly<Record<RuleId, string>> = {
  'end.twelve': 'The orchestras are complete.',
  'draft.reveal': 'The choice is made; it stays secret until all have chosen.',
  'draft.choose': 'Choose one fairy of the hand.',
  'draft.pass': 'No fairy leaves the game here.',
  'two.choose': 'With two players, choose one fairy to add and one to remove.',
  'bach.rest': 'Whatever is not taken goes to Bach.',
};

const LACKS: Readonly<Record<string, string>> = {
  all: 'That is not in the hand.',
  another: 'There are not so many of that kind in the hand.',
};

export function sayReason(reason: Reason): Phrase {
  const { rule, data, things = [] } = reason;
  if (data?.change !== undefined) return changed(reason);
  if (rule === 'score.cards') return ofScoreCard(reason);
  if (data?.row !== undefined) return counted(reason);
  switch (rule) {
    case 'draft.composer':
      return data?.count === undefined
        ? phrase`First ${name(reason.side ?? 0)} keeps one of these score cards: ${cards(things, ' or ')}.`
        : phrase`${many(Number(data.count), 'composer')}: two score cards${data.count === 1 ? '' : ' each'}, one of them stays.`;
    case 'draft.keep':
      return data?.late === 1
        ? phrase`The score cards dealt at the start have been chosen.`
        : phrase`Choose one of the dealt score cards too: ${cards(things, ' or ')}.`;
    case 'draft.choose':
      return phrase`${LACKS[data?.lacks ?? ''] ?? REFUSALS[rule] ?? ''}`;
    case 'bach.keep':
      return things.length === 0
        ? phrase`First the fairies; the dealt score card is chosen last.`
        : phrase`Now choose one of the dealt score cards: ${cards(things, ' or ')}.`;
    case 'two.removed':
      return phrase`${capital(`a ${fairyName(Number(data?.kind))}`)} leaves the game.`;
    case 'bach.rounds':
      return phrase`In this round ${Number(data?.count)} of the hand ${data?.count === 1 ? 'is' : 'are'} yours.`;
    default:
      return phrase`${REFUSALS[rule] ?? rule}`;
  }
}

const card = (of: ThingId): Part => thing(of, `“${needs(countsOf(of.slice(of.indexOf(':') + 1)))}”`);
const cards = (things: readonly ThingId[], between: string): Phrase => listed(things.map(card), between);

function changed({ points: change = 0, data, side }: Reason): Phrase {
  const of: Part = data?.row === undefined ? who(side, data?.bach === 1) : (ROW_NAMES[data.row] ?? '');
  return phrase`${of}: ${points(Math.abs(change))} ${change < 0 ? 'fewer' : 'more'}.`;
}

function ofScoreCard({ things, data, side, points: worth = 0 }: Reason): Phrase {
  const of = cards(things ?? [], ', ');
  if (data?.missing === undefined) return phrase`${who(side, false)}: ${of}, ${points(worth)}.`;
  const missing = Number(data.missing);
  return missing === 0
    ? phrase`${of}: met now, ${points(worth)}.`
    : phrase`${of}: ${missing} more ${missing === 1 ? 'fairy' : 'fairies'} wanted.`;
}

function counted(reason: Reason): Phrase {
  const { side, data, points: worth = 0 } = reason;
  return phrase`${who(side, data?.bach === 1)}: ${basis(reason)}, ${points(worth)}.`;
}

function basis({ rule, data = {} }: Reason): string {
  const count = Number(data.count);
  switch (rule) {
    case 'soloist.fewest':
      return `${Number(data.fewest)} of the smallest kind`;
    case 'soloist.spread':
      return `${Number(data.most)} of the largest kind, ${Number(data.fewest)} of the smallest`;
    case 'soloist.widest':
      return `${many(Number(data.widest), 'kind')} in the largest group`;
    case 'soloist.groups':
      return many(Number(data.groups), 'group');
    case 'score.pianist':
    case 'score.harpist':
      return many(count, 'set');
    case 'bach.cards':
      return many(count, 'score card');
    case 'score.honours':
      return `${capital(String(data.honours)).replaceAll(' ', ', ')}`;
    default:
      return many(count, fairyName(Number(data.kind)));
  }
}
