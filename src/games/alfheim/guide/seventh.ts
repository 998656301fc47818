import { type GuideStep, say } from '../../../words/guide.ts';
import { phrase } from '../../../words/phrase.ts';
import { KING, kindOf, TOMTE } from '../rules/fairies.ts';
import { DONE } from '../rules/moves.ts';
import type { Move } from '../rules/state.ts';
import { expertThing, fairyThing, trackThing } from '../rules/things.ts';
import {
  across,
  alsoOf,
  asksTap,
  call,
  down,
  EN,
  footprint,
  JA,
  LEARNER,
  own,
  place,
  runas,
  yours,
} from './telling.ts';

const NISSE2 = fairyThing(kindOf('nisse2'));

/** Rounds 4 to 7: the third Nisse and the Tomte, the first expert, the footprint and the King. */
export const seventh: readonly GuideStep<Move>[] = [
  yours(
    place(2, 0),
    say(
      expertThing(1),
      phrase`All three Fairies bring you one of these expert cards. So do the King and the Queen together, and the Tomte. The earlier, the more points.`,
      phrase`フェアリー3種をそろえると、エキスパートカードを1枚受け取れます。キングとクイーン、トムテにもあります。早く達成するほど、得点が多くなります。`,
    ),
    alsoOf(
      [own(0, 0), own(1, 0)],
      say(
        own(2, 0),
        phrase`Round 4: ${EN.honey} again. It calls nobody yet. Put it here, so that three of a kind lie in a row; you will see what for.`,
        phrase`4ラウンド目は、また${JA.honey}です。まだ何もそろいませんが、ここに配置して同じ種類を3枚並べておきましょう。あとで役に立ちます。`,
      ),
    ),
  ),
  yours(
    place(2, 1),
    alsoOf(
      [own(2, 0), NISSE2],
      say(
        own(2, 1),
        phrase`Round 5, yours first: ${EN.berries}. Below the ${EN.honey} they are what the third Nisse wants. Place them here.`,
        phrase`5ラウンド目はあなたからで、手がかりは${JA.berries}です。${JA.honey}の下に配置すると、3種目のニッセのコストがそろいます。ここに配置しましょう。`,
      ),
    ),
  ),
  yours(
    call('nisse2', across(2, -1)),
    alsoOf(
      [own(2, 0), own(2, 1), own(2, -1)],
      say(
        own(3, -1),
        phrase`Calling may wait, but do it now. To the upper end, so that the lower one stays free: tap here, then the button.`,
        phrase`あとのラウンドに配置してもかまいませんが、ここではすぐに配置しましょう。下の端を空けておくため、上の端に配置します。ここをタップし、下のボタンで決定します。`,
      ),
    ),
  ),
  yours(
    DONE,
    say(
      fairyThing(TOMTE),
      phrase`The Tomte is grumpy and comes only to those who have all three Nisse. You have taken one. It is worth 5; call it once its cost is met.`,
      phrase`トムテは気難し屋で、ニッセ3種がそろったプレイヤーだけが受け取れます。あなたは1枚受け取りました。トムテは5点で、条件を達成すればいつでも配置できます。`,
    ),
    say(
      null,
      phrase`Only you know its cost: ${EN.porridge}, ${EN.honey} and ${EN.berries}. Now end the turn.`,
      phrase`コストを知っているのはあなただけで、今回は${JA.porridge}、${JA.honey}、${JA.berries}です。手番を終えましょう。`,
    ),
  ),
  ...runas(place(0, -2), call('nisse2', down(2, -2)), place(1, 1), DONE),
  yours(
    place(2, 2),
    alsoOf(
      [own(2, 0), own(2, 1)],
      say(
        own(2, 2),
        phrase`Round 6: ${EN.porridge}. With the ${EN.honey} and the ${EN.berries} it is what your Tomte wants. Place it at the lower end.`,
        phrase`6ラウンド目は${JA.porridge}です。${JA.honey}、${JA.berries}と合わせて、トムテのコストがそろいます。下の端に配置しましょう。`,
      ),
    ),
  ),
  yours(
    call('tomte', across(2, 3)),
    asksTap(
      alsoOf(
        [own(2, 0), own(2, 1), own(2, 2)],
        say(
          fairyThing(TOMTE),
          phrase`Now your Tomte can come. Tap it.`,
          phrase`これでトムテの条件を達成しました。トムテをタップしましょう。`,
        ),
      ),
    ),
    alsoOf(
      [own(2, 0), own(2, 1), own(2, 2), own(2, 3)],
      say(
        own(3, 3),
        phrase`Tap here, and call it. Only now do all see its cost.`,
        phrase`ここをタップし、ボタンで配置します。コストはここで全員に公開されます。`,
      ),
    ),
  ),
  yours(
    footprint(-1, -1),
    say(
      expertThing(2),
      phrase`Nobody placed a Tomte before you. So at the end of the round you became the first expert on it: 5 points more.`,
      phrase`トムテを配置したのはあなたが最初です。ラウンドの終わりに1位のエキスパートカードを受け取り、さらに5点です。`,
    ),
    say(
      fairyThing(KING),
      phrase`Round 7: every kind but the Tomte shows a new cost, marked by a star. The King’s is a pattern, this time three of a kind. He is worth 6.`,
      phrase`7ラウンド目には、トムテ以外に星のついた新しいコストが出ます。キングのコストは枚数のパターンで、今回は「同じ種類3枚」です。種類は問いません。キングは6点です。`,
    ),
    say(
      trackThing(LEARNER),
      phrase`And the footprints are turned over. Yours shows ${EN.tea} and ${EN.milk}: each such clue next to it is worth a point at the end.`,
      phrase`足跡カードも表になりました。あなたのものは${JA.tea}と${JA.milk}です。ゲームの終わりに、隣接するその手がかりカード1枚につき1点です。`,
    ),
    alsoOf(
      [own(-1, -2), own(0, -1)],
      say(
        own(-1, -1),
        phrase`It is placed like a clue. Here it lies next to the ${EN.milk} and the ${EN.tea}: 2 points. Tap, and place it.`,
        phrase`手がかりカードと同じように配置します。ここなら${JA.milk}と${JA.tea}に隣接して2点です。タップして配置しましょう。`,
      ),
    ),
  ),
  ...runas(footprint(-1, -2), place(1, -3), DONE),
  yours(
    place(1, 2),
    alsoOf(
      [own(2, 2)],
      say(
        own(1, 2),
        phrase`Now the clue of round 7: ${EN.bread}. It calls nobody, so put it here, where it is in nobody’s way.`,
        phrase`7ラウンド目の手がかりは${JA.bread}です。コストには使えないので、じゃまにならないここに配置しましょう。`,
      ),
    ),
  ),
  yours(
    call('king', down(3, 0)),
    alsoOf(
      [own(0, 0), own(1, 0), own(2, 0), own(3, 0)],
      say(
        own(3, 1),
        phrase`But your three ${EN.honey} are the King’s pattern: a run need not hold the clue of this round. Tap here, and call him.`,
        phrase`でも、3枚の${JA.honey}がキングのパターンに一致しています。このラウンドの手がかりカードが入っていなくてもかまいません。ここをタップし、ボタンで配置しましょう。`,
      ),
    ),
  ),
];
