import { defineTips, tip } from '../../../words/guide.ts';
import { phrase } from '../../../words/phrase.ts';
import { COMPOSER, sumOf } from '../rules/cards.ts';
import type { View } from '../rules/state.ts';

const chooses = ({ step }: View): boolean => step === 'choose';

export const tips = defineTips<View>([
  tip(
    'bach',
    ({ faceDown, step }) => step === 'choose' && faceDown.length > 0,
    phrase`What you leave joins Bach. Each of his face-down cards is worth 3.`,
    phrase`残した妖精コマはバッハに加わります。裏向きのカードは1枚3点です。`,
  ),
  tip(
    'removed',
    (view) => chooses(view) && view.held.length === 2,
    phrase`With two players one fairy of your hand also leaves the game each time.`,
    phrase`2人プレイでは、毎回もう1個を選んでゲームから取り除きます。`,
  ),
  tip(
    'composer',
    (view, seat) => chooses(view) && (view.hands[seat]?.[COMPOSER] ?? 0) > 0 && view.draft > 0,
    phrase`A composer brings two score cards, of which you keep one.`,
    phrase`作曲家を加えるとスコアカードを2枚引き、1枚を残せます。`,
  ),
  tip(
    'honours',
    (view, seat) => chooses(view) && view.held.length > 1 && sumOf(view.orchestras[seat] ?? [0, 0, 0, 0, 0]) > 3,
    phrase`The honours change hands until the end: who is ahead then scores 2 for each.`,
    phrase`名誉コマは最後まで動きます。終わったときに1位なら、1個2点です。`,
  ),
  tip(
    'back',
    (view) => chooses(view) && view.held.length > 1 && view.hands.filter((hand) => hand !== null).length > 1,
    phrase`Hands come back: what you leave now you may see again.`,
    phrase`手の中は回ってきます。いま残したものに、また会えるかもしれません。`,
  ),
]);
