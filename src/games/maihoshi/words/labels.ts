import { type Phrase, plain } from '../../../words/phrase.ts';
import { cardOf, type Kind, NONE, type Reputation } from '../rules/cards.ts';
import type { GeishaId } from '../rules/geisha.ts';
import { HIDDEN, type View } from '../rules/state.ts';
import type { LabelWords } from './labels.en.ts';
import type { NameWords } from './names.en.ts';
import { cardCalled, cardName, cardPhrase, geishaText, reputationText } from './names.ts';

/** What a round brought, or would bring were it over now. */
export interface Earned {
  readonly income: number;
  readonly effects: number;
  readonly penalty: number;
  readonly bonus: number;
  readonly points: number;
}

type Plain = Omit<LabelWords, 'soFar' | 'geisha' | 'reputation' | 'card' | 'introduceBoth'>;

/** The labels of one language, as the board asks for them. */
export interface Labels extends Plain {
  soFar(earned: Earned): string;
  reserve(name: string, card: View['reserves'][number]): string;
  geisha(geisha: GeishaId, name: string, isSpent: boolean): string;
  geishaName(geisha: GeishaId): string;
  ability(geisha: GeishaId): string;
  /** Name, reputation and ability. */
  geishaText(geisha: GeishaId): string;
  reputation(name: string, values: Reputation): string;
  cardName(card: Kind): string;
  /** Its name with the reading, where that is not plain. */
  called(card: Kind): string;
  /** What it does, in full. */
  effect(card: Kind): string;
  introduceBoth(one: Kind, other: Kind): Phrase;
  /** `comes`: whether it could be invited now, where that is asked. */
  card(card: Kind, comes: boolean | null, isFresh?: boolean): string;
}

export function labelsOf(words: LabelWords, names: NameWords): Labels {
  const nameOf = (card: Kind): string => cardName(names, card);
  return {
    ...words,
    soFar: ({ income, effects, penalty, bonus, points }) =>
      words.soFar(income + effects, penalty, bonus > 0 ? words.bonusSoFar(bonus) : '', points),
    reserve: (name, card) => {
      if (card === NONE) return words.noReserve(name);
      return card === HIDDEN ? words.reserveDown(name) : words.reserveSeen(name, nameOf(card));
    },
    geisha: (geisha, name, isSpent) => (isSpent ? words.geishaSpent : words.geisha)(names.geisha[geisha].name, name),
    geishaName: (geisha) => names.geisha[geisha].name,
    ability: (geisha) => names.geisha[geisha].ability,
    geishaText: (geisha) => plain(geishaText(names, geisha), String),
    reputation: (name, values) => words.reputation(name, reputationText(names, values)),
    cardName: nameOf,
    called: (card) => plain(cardCalled(names, card), String),
    effect: (card) => names.folk[cardOf(card).folk].effect,
    introduceBoth: (one, other) => words.introduceBoth(cardPhrase(names, one), cardPhrase(names, other)),
    card: (card, comes, isFresh = false) => {
      const { requirement, income, folk } = cardOf(card);
      return words.sentences([
        words.card(nameOf(card), requirement, income),
        ...(comes === null ? [] : [comes ? words.comes : words.comesNotYet]),
        ...(isFresh ? [words.fresh] : []),
        names.folk[folk].effect,
      ]);
    },
  };
}
