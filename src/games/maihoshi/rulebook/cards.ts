import {
  FOLK,
  type Folk,
  type FolkId,
  type FolkRule,
  folkRule,
  GEISHA,
  GEISHA_IDS,
  type GeishaId,
  type GeishaRule,
  geishaRule,
  tableOf,
} from '../rules/cards.ts';
import type { FolkWords, GeishaWords } from '../words/folk.ts';
import { type NameWords, reputationText } from '../words/names.ts';

export interface CardWords {
  /** What a card raises: each colour alike, or its own, the next and the previous one. */
  readonly each: string;
  own(by: number): string;
  next(by: number): string;
  previous(by: number): string;
  raises(parts: readonly string[]): string;
  readonly anyColour: string;
  /** Of each colour, and of all three. */
  copies(count: number): string;
  /** Of the colour of the card, or of any. */
  requirement(value: number, isAny: boolean): string;
  folk(words: FolkWords, requirement: string, income: number, raises: string, made: string): string;
  geisha(words: GeishaWords, reputation: string): string;
  /** What there is to say of a card beyond what stands on it. */
  readonly more: Readonly<Partial<Record<FolkId | GeishaId, string>>>;
}

type Texts<Rule extends string> = Readonly<Record<Rule, string>>;

/** One paragraph a name, with the printed values. */
export const folkParagraphs = (names: NameWords, words: CardWords): Texts<FolkRule> =>
  tableOf(
    FOLK.map((folk) => {
      const isAny = folk.raises === 'any';
      const made = isAny ? words.anyColour : words.copies(folk.copies);
      const requirement = words.requirement(folk.requirement, isAny);
      const text = words.folk(names.folk[folk.id], requirement, folk.income, raised(words, folk), made);
      return [folkRule(folk.id), text + (words.more[folk.id] ?? '')];
    }),
  );

function raised(words: CardWords, { raises }: Folk): string {
  if (raises === 'any') return words.each;
  const { own, next, previous } = raises;
  if (next > 0 && previous > 0) return words.each;
  return words.raises([
    words.own(own),
    ...(next > 0 ? [words.next(next)] : []),
    ...(previous > 0 ? [words.previous(previous)] : []),
  ]);
}

export const geishaParagraphs = (names: NameWords, words: CardWords): Texts<GeishaRule> =>
  tableOf(
    GEISHA_IDS.map((id) => {
      const text = words.geisha(names.geisha[id], reputationText(names, GEISHA[id]));
      return [geishaRule(id), text + (words.more[id] ?? '')];
    }),
  );
