import { type Part, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Counted, Reason } from '../rules/reasons.ts';
import type { Honour } from '../rules/score.ts';
import type { NameWords } from './names.en.ts';
import { card, cards, who } from './names.ts';
import type { ReasonWords } from './reasons.en.ts';

type Words = NameWords & ReasonWords;

export function sayReason(words: Words, reason: Reason): Phrase {
  switch (reason.is) {
    case 'refused':
      return phrase`${words.refusals[reason.rule]}`;
    case 'lacks':
      return phrase`${words.lacks[reason.lacks]}`;
    case 'takes':
      return phrase`${words.takes(reason.count)}`;
    case 'oneOf':
      return words.dealtCards[reason.rule](cards(words, reason.cards, words.or));
    case 'composerFirst':
      return words.composerFirst(reason.side, cards(words, reason.cards, words.or));
    case 'brings':
      return phrase`${words.brings(reason.composers)}`;
    case 'leaves':
      return phrase`${words.leaves(words.kinds[reason.kind])}`;
    case 'changes':
      return changed(words, words.rows[reason.row], reason.points);
    case 'sums':
      return reason.bachs === null
        ? words.sumAmongOthers(reason.side, signed(reason.points))
        : words.sumAlone(reason.side, signed(reason.points), signed(reason.bachs));
    case 'open':
      return phrase`${words.open(rowsOf(words, reason.honours))}`;
    case 'wants': {
      const of = card(words, reason.card);
      return reason.missing === 0 ? words.metNow(of, reason.points) : words.wants(of, reason.missing);
    }
    default:
      return words.counted(who(words, reason.owner), basis(words, reason), reason.points);
  }
}

const changed = (words: Words, of: string, by: number): Phrase =>
  phrase`${by < 0 ? words.fewer(of, -by) : words.more(of, by)}`;

const rowsOf = (words: Words, honours: readonly Honour[]): string[] => honours.map((honour) => words.rows[honour]);

/** A change of points, with its sign. */
const signed = (points: number): string => (points < 0 ? `−${-points}` : points === 0 ? '±0' : `+${points}`);

/** What the points of a side are for. */
function basis(words: Words, reason: Counted): Part {
  switch (reason.is) {
    case 'ofKind':
      return words.several(words.kinds[reason.kind], reason.count);
    case 'fewest':
      return words.fewest(reason.fewest);
    case 'spread':
      return words.spread(reason.most, reason.fewest);
    case 'widest':
      return words.widest(reason.kinds);
    case 'groups':
      return words.groups(reason.groups);
    case 'sets':
      return words.sets(reason.sets);
    case 'met':
      return card(words, reason.card);
    case 'faceDown':
      return words.countedCards(reason.cards);
    case 'honours':
      return words.honours(rowsOf(words, reason.honours), reason.isOver);
  }
}
