import { defineTips, tip } from '../../../words/guide.ts';
import { phrase } from '../../../words/phrase.ts';
import { ANY, cardOf } from '../rules/cards.ts';
import { isCard, type View } from '../rules/state.ts';

const isTurn = ({ stage, turn }: View, seat: number): boolean => stage === 'turn' && turn === seat;

export const tips = defineTips<View>([
  tip(
    'closed',
    (view, seat) => isTurn(view, seat) && view.closed[seat] === true,
    phrase`Your house is closed this turn: publicity and introduce are open to you.`,
    phrase`この手番は休業状態です。宣伝と紹介はできます。`,
  ),
  tip(
    'purple',
    (view, seat) => isTurn(view, seat) && (view.hands[seat] ?? []).some((card) => cardOf(card).colour === ANY),
    phrase`A purple requirement is met by any one of your three reputations.`,
    phrase`紫の条件は、3つの評判のどれか1つで満たせます。`,
  ),
  tip(
    'lap',
    (view, seat) => isTurn(view, seat) && view.lap === 'running',
    phrase`Your last turn of this round. Cards left cost 1, 3, 6, 10 and so on.`,
    phrase`このラウンド最後の手番です。残り手札は1、3、6、10点…と引かれます。`,
  ),
  tip(
    'reserve',
    (view, seat) => isTurn(view, seat) && view.lap !== 'none' && isCard(view.reserves[seat] ?? undefined),
    phrase`A reserve whose requirement is not met goes back to the hand, with one card more.`,
    phrase`条件を満たせない予約客は手札に戻り、もう1枚増えます。`,
  ),
  tip(
    'out',
    (view, seat) => isTurn(view, seat) && view.held[seat] === 1 && view.acted === false,
    phrase`With no card and no reserve left you go out: the round ends, and you get a bonus.`,
    phrase`手札も予約客もなくなると、あがりです。ラウンドが終わり、ボーナスが入ります。`,
  ),
]);
