import type { Locator } from 'playwright/test';
import { guide as alfheimGuide } from '../src/games/alfheim/guide/index.ts';
import { game as alfheim } from '../src/games/alfheim/rules/index.ts';
import { facts as concerto } from '../src/games/fairy-concerto/facts.ts';
import { guide as concertoGuide } from '../src/games/fairy-concerto/guide/index.ts';
import type { View } from '../src/games/fairy-concerto/rules/state.ts';
import { voices as concertoVoices } from '../src/games/fairy-concerto/words/say.ts';
import { guide as lightGuide } from '../src/games/fairy-light/guide/index.ts';
import { game as light } from '../src/games/fairy-light/rules/index.ts';
import { facts as maihoshi } from '../src/games/maihoshi/facts.ts';
import { guide as maihoshiGuide } from '../src/games/maihoshi/guide/index.ts';
import type { View as MaihoshiView } from '../src/games/maihoshi/rules/state.ts';

import { voiceIn as maihoshiVoiceIn } from '../src/games/maihoshi/words/say.ts';
import { guide as scytheGuide } from '../src/games/my-little-scythe/guide/index.ts';
import { game as scythe } from '../src/games/my-little-scythe/rules/index.ts';
import type { AnyGuide } from '../src/words/guide.ts';
import { learnWords } from '../src/words/learn.ts';
import { plain } from '../src/words/phrase.ts';
import { expectBeside, expectSaid, readOn } from './bubble.ts';
import { pieceOf, placesOf } from './lessons.ts';
import { Player } from './player.ts';
import { expect, test } from './test.ts';
import { listenIn, tablesOn } from './wire.ts';

const words = learnWords.en;

interface Lesson {
  readonly game: string;
  readonly guide: AnyGuide;
  /** The scripted move of a step in the list of all that are legal then. */
  wayOf(list: Locator, step: number): Locator;
}

const placesInLight = placesOf(light, lightGuide as unknown as AnyGuide);
const placesInScythe = placesOf(scythe, scytheGuide as unknown as AnyGuide);
const placesInAlfheim = placesOf(alfheim, alfheimGuide as unknown as AnyGuide);

const LESSONS: readonly Lesson[] = [
  {
    game: alfheim.facts.id,
    guide: alfheimGuide as unknown as AnyGuide,
    wayOf: (list, step) => list.locator('button').nth(placesInAlfheim[step] ?? 0),
  },
  {
    game: light.facts.id,
    guide: lightGuide as unknown as AnyGuide,
    wayOf: (list, step) => list.locator('button').nth(placesInLight[step] ?? 0),
  },
  {
    game: scythe.facts.id,
    guide: scytheGuide as unknown as AnyGuide,
    wayOf: (list, step) => list.locator('button').nth(placesInScythe[step] ?? 0),
  },
  {
    game: concerto.id,
    guide: concertoGuide as unknown as AnyGuide,
    // What is in the hand by then depends on what the bots took; a move is called the same in every hand.
    wayOf: (list, step) => list.getByRole('button', { name: concertoMove(step) }),
  },
  {
    game: maihoshi.id,
    guide: maihoshiGuide as unknown as AnyGuide,
    // What else is legal depends on what the bots did; a move is called the same beside any other.
    wayOf: (list, step) => list.getByRole('button', { name: maihoshiMove(step) }),
  },
];

function concertoMove(step: number): string {
  const next = concertoGuide.script[step]?.next ?? 'free';
  return next === 'free' ? '' : plain(concertoVoices.en.sayMove(next.move, {} as View), String);
}

function maihoshiMove(step: number): string {
  const { script, company } = maihoshiGuide;
  const next = script[step]?.next ?? 'free';
  const seen = { reserves: [], turn: maihoshiGuide.learner } as unknown as MaihoshiView;
  return next === 'free'
    ? ''
    : plain(maihoshiVoiceIn('en').sayMove(next.move, seen), (seat) => company[seat]?.en ?? '');
}

for (const { game, guide, wayOf } of LESSONS) {
  test(`the first game of ${game} explains itself, goes on after a reload, and leaves a game`, async ({
    page,
    context,
    site,
    press,
  }) => {
    const wire = await listenIn(context);
    await page.goto(site.url);
    const player = new Player(page, press);
    await press(page.locator(`.boxes [data-game="${game}"] a`));
    await press(player.button(words.learn));
    const bubble = page.getByRole('dialog', { name: words.guide });
    const half = Math.floor(guide.script.length / 2);
    const reloadAt = guide.script.findIndex(({ bubbles }, step) => step >= half && bubbles.length > 0);
    for (const [step, { bubbles, next }] of guide.script.entries()) {
      for (const [nth, { target, said, tap }] of bubbles.entries()) {
        await expectSaid(bubble, pieceOf(said.en));
        if (step === reloadAt && nth === 0) {
          await page.reload();
          await expectSaid(bubble, pieceOf(said.en));
        }
        await expectBeside(bubble);
        const isAsked = nth === bubbles.length - 1 && next !== 'free';
        if (isAsked) continue;
        if (tap) {
          // Of a thing that is drawn more than once, the one in the hand is meant.
          const drawn = `[data-thing="${target}"]`;
          const held = page.locator(`.table .hand ${drawn}`);
          await press(((await held.count()) > 0 ? held : page.locator(`.table ${drawn}`)).first());
        } else {
          // Nothing can be done yet that would skip what is still to be told.
          await expect(player.primary).toBeHidden();
          await readOn(bubble, pieceOf(said.en), press);
        }
      }
      if (next === 'free' || next.seat !== guide.learner) continue;
      // By a key: the bubble may lie over the button.
      const list = (await player.openSheet('moves', (menu) => menu.press('Enter'))).locator('.menu');
      await press(wayOf(list, step));
      await player.commit();
    }
    await expect(bubble).toBeHidden();
    expect(await player.move()).toBe(true);
    await expect(bubble).toBeHidden();
    // Nobody goes on with it as a guide, and what it showed was not shown again when bots took the partners' seats.
    expect(await page.evaluate(() => localStorage.getItem('enza/.lessons'))).toBe('{}');
    const partners = Object.keys(guide.partners).map(Number);
    const taken = tablesOn(wire).find(({ sitters }) => partners.every((seat) => sitters[seat]?.kind === 'bot'));
    if (partners.length > 0) expect(taken?.frames.flatMap(({ events }) => events)).toEqual([]);
  });
}
