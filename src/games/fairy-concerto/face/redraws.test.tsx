import { expect, test } from 'vitest';
import type { Offer } from '../../../engine/game.ts';
import { openMatch } from '../../../engine/match.ts';
import { blankPage } from '../../../tests/page.ts';
import { fixtureNamed } from '../../fixtures.ts';
import type { Reason } from '../rules/ids.ts';
import { game } from '../rules/index.ts';
import type { Move, State, View } from '../rules/state.ts';
import { view } from '../rules/view.ts';
import { labels } from '../words/labels.ts';
import { Board } from './Board.tsx';

/** Elements, texts and components; a table of four is made of some 3,800, and a tap once made 3,100 of them anew. */
const MOST_AT_A_TAP = 500;

type Offered = Offer<Move, Reason>;

/** A table of four when most of the fairies stand on their stages, and the first seat may still choose. */
function late(): { readonly view: View; readonly offers: readonly Offered[] } {
  const moments: { view: View; offers: readonly Offered[] }[] = [];
  openMatch(game, { ...fixtureNamed('fairy-concerto', '4-off-4'), sitters: [] }, (state) => {
    const moves = game.asks(state).some(({ seat }) => seat === 0) ? game.moves(state, 0) : [];
    moments.push({
      view: view(state as unknown as State, 0),
      offers: moves.map((move) => ({ move, foresight: null }) as unknown as Offered),
    });
  });
  const found = moments.findLast(({ offers }) => offers.length > 1);
  if (!found) throw new Error('the first seat never chooses');
  return found;
}

const nothing = (): void => {};
const ACTS = { select: nothing, compose: nothing, press: nothing, commit: nothing, wonder: nothing, explain: nothing };
const NONE: readonly never[] = [];

test('a tap on a fairy makes little of a table of four anew, and leaves what is drawn afresh', () => {
  const { view: shown, offers } = late();
  const boardWith = (selected: Offered | null) => (
    <Board
      words={labels.en}
      view={shown}
      eyes={0}
      lang="en"
      seat={0}
      offers={offers}
      selected={selected}
      events={NONE}
      since={NONE}
      recalls
      arePointsCovered={false}
      names={String}
      {...ACTS}
    />
  );
  const table = blankPage();
  expect(table.draw(boardWith(null))).toBeGreaterThan(6 * MOST_AT_A_TAP);
  const untouched = table.html();
  for (const offer of offers) {
    expect(table.draw(boardWith(offer))).toBeLessThan(MOST_AT_A_TAP);
    const fresh = blankPage();
    fresh.draw(boardWith(offer));
    expect(table.html()).toBe(fresh.html());
    expect(table.html()).not.toBe(untouched);
  }
  expect(table.draw(boardWith(null))).toBeLessThan(MOST_AT_A_TAP);
  expect(table.html()).toBe(untouched);
});
