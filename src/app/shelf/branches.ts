import type { ShelfEntry } from '../../protocol/shown.ts';

/** All that tells whose branch a match is. */
type Kin = Pick<ShelfEntry, 'game' | 'touchedAt' | 'result' | 'branch'>;

/** What this match went on from, as long as it is kept here. */
export const sourceOf = <Card extends Kin>({ branch, game }: Kin, cards: readonly Card[]): Card | undefined =>
  branch && cards.find((card) => card.game === game && card.result !== null && card.touchedAt === branch.playedAt);

/** What went on from this match, the newest first. */
export const branchesOf = <Card extends Kin>(card: Kin, cards: readonly Card[]): readonly Card[] =>
  cards.filter((each) => sourceOf(each, [card])).sort((one, other) => other.touchedAt - one.touchedAt);
