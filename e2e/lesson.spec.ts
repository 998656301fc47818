import type { AnyGame, AnyMove } from '../src/engine/game.ts';
import { append, openMatch } from '../src/engine/match.ts';
import { guide as concertoGuide } from '../src/games/fairy-concerto/guide/index.ts';
import { game as concerto } from '../src/games/fairy-concerto/rules/index.ts';
import { guide as lightGuide } from '../src/games/fairy-light/guide/index.ts';
import { game as light } from '../src/games/fairy-light/rules/index.ts';
import type { AnyGuide } from '../src/words/guide.ts';
import { learnWords } from '../src/words/learn.ts';
import type { Phrase } from '../src/words/phrase.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';

const words = learnWords.en;

const LESSONS: readonly { readonly game: AnyGame; readonly guide: AnyGuide }[] = [
  { game: light, guide: lightGuide as unknown as AnyGuide },
  { game: concerto, guide: concertoGuide as unknown as AnyGuide },
];

/** A piece of a phrase that has no name and no picture in it. */
const piece = (said: Phrase): string =>
  said.reduce<string>(
    (longest, part) => (typeof part === 'string' && part.length > longest.length ? part : longest),
    '',
  );

/** Where each scripted move stands among all that are legal then. */
function placesOf(game: AnyGame, { setup, seed, script }: AnyGuide): number[] {
  const sitters = Array.from({ length: setup.seats }, (_, seat) => ({
    kind: 'person' as const,
    name: `Seat ${seat}`,
    emblem: 'crane' as const,
  }));
  const { id, edition } = game.facts;
  let match = openMatch(game, { game: id, edition, seed, setup, sitters, log: [] });
  return script.flatMap(({ next }) => {
    if (next === 'free') return [];
    const is = (move: AnyMove): boolean => game.moveId(move) === game.moveId(next.move);
    const place = game.moves(match.state, next.seat).findIndex(is);
    match = append(match, { seat: next.seat, move: next.move });
    return [place];
  });
}

for (const { game, guide } of LESSONS) {
  test(`the first game of ${game.facts.id} explains itself, goes on after a reload, and leaves a game`, async ({
    page,
    site,
    press,
  }) => {
    await page.goto(site.url);
    const player = new Player(page, press);
    await press(page.locator(`.boxes [data-game="${game.facts.id}"] a`));
    await press(player.button(words.learn));
    const bubble = page.getByRole('dialog', { name: words.guide });
    const places = placesOf(game, guide);
    const reloadAt = Math.floor(guide.script.length / 2);
    for (const [step, { bubbles, next }] of guide.script.entries()) {
      if (step === reloadAt) await page.reload();
      for (const [nth, { said }] of bubbles.entries()) {
        await expect(bubble).toContainText(piece(said.en));
        const isAsked = nth === bubbles.length - 1 && next !== 'free';
        if (!isAsked) await press(bubble.getByRole('button', { name: words.goOn }));
      }
      if (next === 'free' || next.seat !== guide.learner) continue;
      const list = (await player.openSheet('moves')).getByRole('list');
      await expect(list).toHaveAttribute('aria-busy', 'false');
      await press(list.getByRole('button').nth(places[step] ?? 0));
      await player.commit();
    }
    await expect(bubble).toBeHidden();
    expect(await player.move()).toBe(true);
    await expect(bubble).toBeHidden();
  });
}
