import type { Seat } from '../../../engine/game.ts';
import { type Guide, type GuideStep, movesOf, say, tapOn } from '../../../words/guide.ts';
import { behindCurtain } from '../../../words/passing.ts';
import { icon, type Part, phrase } from '../../../words/phrase.ts';
import { COMPOSER, cardOf, fairyThing, harpistThing, kindOf, scoreThing } from '../rules/cards.ts';
import type { Move } from '../rules/state.ts';

export const LEARNER: Seat = 0;
export const LEFT: Seat = 1;
export const RIGHT: Seat = 2;

const [TRUMPETER, DRUMMER, VIOLINIST, HORNIST] = [kindOf('T'), kindOf('D'), kindOf('V'), kindOf('H')];
const AUTHOR = cardOf('HHHCC');
const DUO = cardOf('TTTHHH');

const drawn = (letter: string, text: string): Part => icon(letter, text);

const yours = movesOf<Move>(LEARNER);
const lefts = movesOf<Move>(LEFT);
const rights = movesOf<Move>(RIGHT);

export const script: readonly GuideStep<Move>[] = [
  yours(
    { take: [COMPOSER], keep: AUTHOR },
    tapOn(
      scoreThing(AUTHOR),
      phrase`Keep one of two score cards: this one. Met, it scores 5.`,
      phrase`スコアカードを1枚残します。そろえば5点のこちらを。`,
    ),
    tapOn(
      fairyThing(COMPOSER),
      phrase`Everybody adds one fairy, in secret. Yours is the composer.`,
      phrase`全員が1個を秘密に加えます。あなたは作曲家を。`,
    ),
  ),
  lefts({ take: [TRUMPETER], keep: cardOf('TTTVVV') }),
  rights({ take: [VIOLINIST], keep: cardOf('TTVVHHH') }),
  yours(
    { keep: DUO },
    say(
      scoreThing(DUO),
      phrase`A composer brings two score cards. Keep the one with ${drawn('H', 'hornists')}.`,
      phrase`作曲家はスコアカードを2枚引きます。${drawn('H', 'ホルニスト')}のほうを残します。`,
    ),
  ),
  yours(
    { take: [HORNIST] },
    say(
      'contest:popular',
      phrase`Hands went to the left. ${drawn('H', 'Hornists')} are popular: 1 point each.`,
      phrase`手の中は左隣へ渡りました。人気者は${drawn('H', 'ホルニスト')}。1個1点です。`,
    ),
    say(
      fairyThing(HORNIST),
      phrase`Both your score cards want ${drawn('H', 'hornists')}, too. Add one.`,
      phrase`2枚のスコアカードにも役立つ${drawn('H', 'ホルニスト')}を加えます。`,
    ),
  ),
  lefts({ take: [HORNIST] }),
  rights({ take: [DRUMMER] }),
  yours(
    { take: [VIOLINIST] },
    say(
      scoreThing(AUTHOR),
      phrase`What a score card still needs is drawn in outline.`,
      phrase`スコアカードにまだ足りない妖精コマは、線で描かれています。`,
    ),
    say(
      harpistThing('VH'),
      phrase`The harpist pays 3 for each pair of ${drawn('V', 'violinist')} and ${drawn('H', 'hornist')}.`,
      phrase`ハーピストは${drawn('V', 'ヴァイオリニスト')}と${drawn('H', 'ホルニスト')}1組で3点。`,
    ),
    say(
      fairyThing(VIOLINIST),
      phrase`You have a ${drawn('H', 'hornist')}. Add a ${drawn('V', 'violinist')}: every fairy counts on every card.`,
      phrase`${drawn('V', 'ヴァイオリニスト')}を加えます。どの妖精コマもすべてのカードで数えます。`,
    ),
  ),
  lefts({ take: [HORNIST] }),
  rights({ take: [HORNIST] }),
  {
    bubbles: [
      say(
        'contest:conductor',
        phrase`On these four cards whoever has the most also takes an honour: 2 points.`,
        phrase`この4枚では、いちばん多い人が2点の名誉コマも受け取ります。`,
        harpistThing('VH'),
      ),
      say(
        null,
        phrase`With twelve fairies all is counted. Tap any card to read it.`,
        phrase`12個で得点計算をし、演奏です。カードをタップすると説明が読めます。`,
      ),
    ],
    next: 'free',
  },
];

/** Hornists are popular and on both score cards; a composer is in the first hand, and a violinist comes who makes a pair. */
export const guide: Guide<Move> = {
  setup: { seats: 3, options: { randomCards: 'off' } },
  seed: 951,
  learner: LEARNER,
  partners: { [LEFT]: { en: 'Ren', ja: 'レン' }, [RIGHT]: { en: 'Mio', ja: 'ミオ' } },
  script,
};

export const passing = behindCurtain<Move>(
  { setup: { seats: 2, options: { randomCards: 'off' } }, seed: 955 },
  { take: [HORNIST], remove: TRUMPETER, keep: AUTHOR },
  tapOn(
    scoreThing(AUTHOR),
    phrase`Only you see this. Keep one of two score cards: this one.`,
    phrase`これはあなただけのもの。スコアカードを1枚残します。`,
  ),
  tapOn(fairyThing(HORNIST), phrase`Add a hornist to your orchestra, in secret.`, phrase`秘密にホルニストを加えます。`),
  say(
    fairyThing(TRUMPETER),
    phrase`Remove a trumpeter. What both add is uncovered together.`,
    phrase`トランペッターを取り除きます。加えたものは同時に公開します。`,
  ),
);
