import { defineTips, tip } from '../../../words/guide.ts';
import { icon, phrase } from '../../../words/phrase.ts';
import { APPLE, GEM } from '../rules/cards.ts';
import { controlled, isPortal, seatAt } from '../rules/hexes.ts';
import { top, type View } from '../rules/state.ts';

const heart = icon('heart', 'friendship');
const heartJa = icon('heart', '友情');
const LEAST_FRIENDSHIP = 3;
const LOAD = 4;

const isTurn = ({ turn }: View, seat: number): boolean => turn === seat;

export const tips = defineTips<View>([
  tip(
    'fight',
    (view) => top(view)?.step === 'fight',
    phrase`On a tie the attacker wins. What is set is spent, won or lost.`,
    phrase`同点なら攻撃側の勝ち。使ったパイと呪文は、勝っても失います。`,
  ),
  tip(
    'portal',
    (view, seat) => isTurn(view, seat) && seatAt(view, seat).seekers.some(isPortal),
    phrase`From a portal each of the five others is one step away.`,
    phrase`魔法の門からは、ほかの5つの門のどれへも1歩で行けます。`,
  ),
  tip(
    'friendship',
    (view, seat) => isTurn(view, seat) && seatAt(view, seat).friendship < LEAST_FRIENDSHIP,
    phrase`Below 3 ${heart} no trophy can be taken. Gifts and kind quests raise it.`,
    phrase`${heartJa}が3より低いと、トロフィーを取れません。贈り物や青のクエストで上がります。`,
  ),
  tip(
    'delivery',
    (view, seat) => isTurn(view, seat) && ([APPLE, GEM] as const).some((kind) => controlled(view, seat, kind) >= LOAD),
    phrase`Four alike can be delivered: the castle is one step from every portal.`,
    phrase`同じもの4個は配達できます。エバーフリー城は、どの魔法の門からも1歩です。`,
  ),
  tip(
    'last',
    (view, seat) => isTurn(view, seat) && view.last !== null,
    phrase`Your last turn: now several trophies may be taken in it.`,
    phrase`最後の手番です。今は、1手番にいくつでもトロフィーを取れます。`,
  ),
]);
