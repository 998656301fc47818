import type { Seat, Setup } from '../engine/game.ts';
import { type Bubble, type Guide, type GuideStep, movesOf, say, tapOn } from './guide.ts';
import { name, phrase } from './phrase.ts';

// A short lesson for two people who share a device: what each game does with its curtain, or without one.

/** Who holds the device first, and to whom it goes. */
export const HOLDER: Seat = 0;
const NEXT: Seat = 1;
const OTHER = name(NEXT);

interface Deal {
  readonly setup: Setup;
  readonly seed: number;
}

const sharing = <Move>({ setup, seed }: Deal, script: readonly GuideStep<Move>[]): Guide<Move> => ({
  setup,
  seed,
  learner: HOLDER,
  // As the seats are called where nobody has typed a name.
  partners: { [NEXT]: { en: 'Pine', ja: '松' } },
  isShared: true,
  script,
});

/** Of a game in which each decides behind the curtain: one does so, and the other gets the device. */
export const behindCurtain = <Move>(deal: Deal, move: Move, ...deed: readonly Bubble[]): Guide<Move> =>
  sharing(deal, [
    movesOf<Move>(HOLDER)(
      move,
      tapOn(
        'shell:curtain',
        phrase`A curtain hides what is yours alone. Hold the button to open it.`,
        phrase`自分だけのものは幕が隠します。ボタンを長く押して開きます。`,
      ),
      ...deed,
    ),
    {
      bubbles: [
        tapOn(
          'shell:curtain',
          phrase`Covered again. Hand the phone over: ${OTHER} opens, the others look away.`,
          phrase`幕が下りました。${OTHER}さんに渡してください。開くのは${OTHER}さんです。`,
        ),
        say(
          null,
          phrase`Now ${OTHER} chooses freely. The curtain says who is next.`,
          phrase`ここからは${OTHER}さんが自由に選びます。次の人は幕に出ます。`,
        ),
      ],
      next: 'free',
    },
  ]);

/** Of a game that is played on the open table: a whole turn, the other's turn, and what alone is hidden. */
export const onOpenTable = <Move>(
  deal: Deal,
  turn: readonly GuideStep<Move>[],
  ...hidden: readonly Bubble[]
): Guide<Move> =>
  sharing(deal, [
    ...turn,
    {
      bubbles: [
        say(
          null,
          phrase`Your turn is over: hand the phone to ${OTHER}. No curtain falls.`,
          phrase`手番が終わりました。${OTHER}さんに渡します。幕は下りません。`,
        ),
        ...hidden,
      ],
      next: 'free',
    },
  ]);
