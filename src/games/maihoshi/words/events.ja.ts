import type { Seat } from '../../../engine/ids.ts';
import { listed, namesOf } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import type { Event } from '../rules/events.ts';
import { geishaId } from '../rules/geisha.ts';
import type { Cause, Ending } from '../rules/state.ts';
import { geishaJa } from './folk.ja.ts';
import { cardPhrase, geishaPart } from './nouns.ja.ts';

const CAUSES: Readonly<Record<Cause, string>> = {
  guests: '客が規定の枚数になりました',
  deck: '山札がなくなりました',
  idle: '1巡のあいだ、全員がパスしました',
};
const ENDINGS: Readonly<Record<Ending, string>> = {
  A: '手札と予約客がなくなり、ラウンドはすぐに終わります',
  B: '最後の1巡が終わりました',
  C: '最後の1巡が終わりました',
};

export const cards = (of: readonly number[]): Phrase => listed(of.map(cardPhrase), '、', 'と');

export function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'chosen':
      return phrase`${name(event.seat)}さんは${geishaPart(event.geisha)}を選びました。`;
    case 'round':
      return phrase`第${event.round}ラウンド。${name(event.starter)}さんから始めます。`;
    case 'dealt':
      return phrase`${name(event.seat)}さんに${cards(event.cards)}が配られました。`;
    case 'sealed':
      return phrase`${name(event.seat)}さんが予約客を決めました。`;
    case 'laid':
      return event.seats.length === 0
        ? phrase`予約客を伏せたプレイヤーはいません。`
        : phrase`予約客を伏せたのは${namesOf(event.seats, 'さん、', 'さんと')}さんです。`;
    case 'guest':
      return event.from === 'reserve'
        ? phrase`${name(event.seat)}さんは予約客の${cardPhrase(event.card)}を客として出しました。`
        : phrase`${name(event.seat)}さんは${cardPhrase(event.card)}を客として出しました。`;
    case 'ability':
      return phrase`${name(event.seat)}さんの${geishaPart(event.geisha)}が「${geishaJa[geishaId(event.geisha)]?.ability ?? ''}」を使いました。`;
    case 'used':
      if (event.target === null) return phrase`${name(event.seat)}さんは${cardPhrase(event.card)}の効果を使いました。`;
      return event.target === event.seat
        ? phrase`${name(event.seat)}さんは${cardPhrase(event.card)}の効果を自分に使いました。`
        : phrase`${name(event.seat)}さんは${cardPhrase(event.card)}の効果を${name(event.target)}さんに使いました。`;
    case 'declined':
      return phrase`${name(event.seat)}さんは${cardPhrase(event.card)}の効果を使いませんでした。`;
    case 'drew':
      return event.cards === null
        ? phrase`${name(event.seat)}さんは${event.count}枚引きました。`
        : phrase`${name(event.seat)}さんは${cards(event.cards)}を引きました。`;
    case 'advertised':
      return phrase`${name(event.seat)}さんは${cardPhrase(event.card)}を宣伝に置きました。`;
    case 'discarded':
      return event.introducing
        ? phrase`${name(event.seat)}さんは${cardPhrase(event.card)}を紹介しました。`
        : phrase`${name(event.seat)}さんは${cardPhrase(event.card)}を捨てました。`;
    case 'rested':
      return phrase`${name(event.seat)}さんはパスしました。`;
    case 'aside':
      return event.card === null
        ? phrase`${name(event.seat)}さんは新しい予約客を伏せました。`
        : phrase`${name(event.seat)}さんは${cardPhrase(event.card)}を新しい予約客として伏せました。`;
    case 'closed':
      return phrase`${name(event.seat)}さんは休業になりました。`;
    case 'sunk':
      return phrase`${name(event.seat)}さんの客の${cardPhrase(event.card)}が、山札の一番下に入りました。`;
    case 'returned':
      return phrase`宣伝の${cardPhrase(event.card)}が、${name(event.seat)}さんの手札に戻りました。`;
    case 'moved':
      return phrase`${cardPhrase(event.card)}が${name(event.from)}さんから${name(event.seat)}さんの座敷に移りました。`;
    case 'looked':
      return event.cards === null
        ? phrase`${name(event.seat)}さんは山札の上から${event.count}枚を見ています。`
        : phrase`${name(event.seat)}さんは${cards(event.cards)}を見ました。`;
    case 'buried':
      return event.cards === null
        ? phrase`${name(event.seat)}さんは${event.count}枚を山札の一番下に入れました。`
        : phrase`${name(event.seat)}さんは${cards(event.cards)}を山札の一番下に入れました。`;
    case 'again':
      return phrase`${name(event.seat)}さんはもう1手番行います。`;
    case 'lap':
      return phrase`${CAUSES[event.cause]}。最後の1巡が始まり、${name(event.by)}さんで終わります。`;
    case 'roundEnded':
      return event.ending === 'A'
        ? phrase`${name(event.by)}さんの${ENDINGS.A}。${bonusOf(event.bonus)}`
        : phrase`${name(event.by)}さんの手番で、${ENDINGS[event.ending]}。`;
    case 'revealed':
      return event.met
        ? phrase`${name(event.seat)}さんの予約客の${cardPhrase(event.card)}は、客になります。`
        : phrase`${name(event.seat)}さんの予約客の${cardPhrase(event.card)}は条件を満たさず、手札に戻ります。`;
    case 'recalled':
      return phrase`${name(event.seat)}さんは宣伝の${cardPhrase(event.card)}を手札に取りました。`;
    case 'scored':
      return scored(event);
    case 'ended':
      return ended(event);
  }
}

function bonusOf(bonus: readonly number[]): Phrase {
  const given = bonus.flatMap((points, seat: Seat) =>
    points > 0 ? [phrase`${name(seat)}さんにボーナス${points}点。`] : [],
  );
  return given.flat();
}

function scored({ seat, income, effects, penalty, bonus, points }: Extract<Event, { is: 'scored' }>): Phrase {
  const parts = [
    `収入${income}`,
    effects > 0 ? `効果${effects}` : '',
    penalty > 0 ? `手札の分−${penalty}` : '',
    bonus > 0 ? `ボーナス${bonus}` : '',
  ].filter((part) => part !== '');
  return phrase`${name(seat)}さんは${points}点（${parts.join('、')}）。`;
}

function ended({ tokens, winners, tie }: Extract<Event, { is: 'ended' }>): Phrase {
  const totals = listed(
    tokens.map((count, seat) => phrase`${name(seat)}さん${count}点`),
    '、',
    '、',
  );
  const who = namesOf(winners, 'さん、', 'さんと');
  if (tie === 'shared') return phrase`${totals}。${who}さんの引き分けです。`;
  return tie === 'hands'
    ? phrase`${totals}。同点で、手札の少ない${who}さんの勝ちです。`
    : phrase`${totals}。${who}さんの勝ちです。`;
}
