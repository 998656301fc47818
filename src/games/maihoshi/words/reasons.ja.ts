import type { Reason } from '../../../engine/game.ts';
import type { RuleId, ThingId } from '../../../engine/ids.ts';
import { listed } from '../../../words/lists.ts';
import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import { thingKind } from '../rules/cards.ts';
import { folkJa, geishaJa } from './folk.ja.ts';
import { COLOUR_WORDS, cardPhrase } from './nouns.ja.ts';

const SENTENCES: Readonly<Record<RuleId, string>> = {
  'setup.geisha': 'その芸者は、もうほかのプレイヤーが選んでいます。',
  'setup.order': 'まず、全員が芸者を選びます。',
  'setup.reserve': '手札を1枚伏せるか、何も置かないかを決めます。',
  'turn.action': '行動は、手番に1つ、必ず行います。',
  'turn.guest': '客として出せるのは手札のカードだけです。',
  'turn.publicity': 'まず、宣伝に置くカードを手札から選びます。',
  'publicity.empty': '引くカードも置くカードもありません。',
  'turn.introduce': '手札を2枚まで紹介し、同じ枚数を引きます。',
  'introduce.rest': '何もせずにパスします。',
  'reserve.use': '今使える予約客はありません。予約客を使えるのは、1手番に1度です。',
  'reserve.fresh': 'この手番に伏せた予約客は、次の手番から使えます。',
  'effect.order': 'まず、手札を1枚捨てます。',
  'end.deck': '山札がなくなり、最後の1巡が始まります。',
  'settle.failed': '山札の上の1枚か、自分の宣伝から1枚を取ります。',
  'end.idle': '1巡のあいだ全員がパスしたことになり、最後の1巡が始まります。',
  'round.next': 'ラウンドは終わりました。全員が結果を見たら、次のラウンドを配ります。',
  'game.win': 'ゲームは終わりました。',
};

/** With a reserve that can still be used in this turn. */
const WAITING: Readonly<Record<RuleId, string>> = {
  'introduce.rest': 'パスします。手番を終える前に、まだ予約客を使えます。',
  'end.idle': '予約客も使わなければ、1巡のあいだ全員がパスしたことになり、最後の1巡が始まります。',
};

const signed = (points: number | undefined): string => `${(points ?? 0) > 0 ? '＋' : '−'}${Math.abs(points ?? 0)}`;
const cards = (things: readonly ThingId[] | undefined): Phrase =>
  listed(
    (things ?? []).map((each) => cardPhrase(thingKind(each))),
    '、',
    '、',
  );
const colours = (data: Reason['data']): string => `芸事${data?.red}・接客${data?.blue}・教養${data?.green}`;

export function sayReason(reason: Reason): Phrase {
  const { rule, points, things, data } = reason;
  const who = name(reason.side ?? 0);
  const [chapter, of = ''] = rule.split('.');
  if (chapter === 'card' && points === undefined) return phrase`${folkJa[of]?.name ?? ''}：${folkJa[of]?.effect ?? ''}`;
  if (chapter === 'geisha' && points === undefined)
    return data === undefined
      ? phrase`「${geishaJa[of]?.ability ?? ''}」${geishaJa[of]?.effect ?? ''}`
      : phrase`${colours(data)}。${geishaJa[of]?.effect ?? ''}`;
  switch (rule) {
    case 'score.income':
      return phrase`${who}さん：${cards(things)}の収入${signed(points)}。`;
    case 'card.fudasashi':
      return phrase`${who}さん：${cards(things)}の宣伝分${signed(points)}。`;
    case 'geisha.hiougi':
      return phrase`${who}さん：赤の客${cards(things)}で${signed(points)}。`;
    case 'score.hand':
      return data?.change === undefined
        ? phrase`${who}さん：残った手札${Number(data?.cards)}枚で${signed(points)}。`
        : phrase`${who}さんの手札が${Number(data.cards)}枚になり、失う点が${Math.abs(points ?? 0)}点${Number(data.change) > 0 ? '増え' : '減り'}ます。`;
    case 'score.floor':
      return phrase`${who}さん：ラウンドの点は0より下がらないので${signed(points)}。`;
    case 'score.bonus':
      return phrase`${who}さん：あがりのボーナス${signed(points)}。`;
    case 'end.out':
      return phrase`${who}さんはあがりで${signed(points)}。ラウンドが終わります。`;
    case 'end.guests':
      return phrase`${who}さんの客が規定の枚数になり、最後の1巡が始まります。`;
    case 'aim.reputation':
      return phrase`${who}さんの評判は${colours(data)}になります。`;
    case 'guest.requirement':
      return data?.becomes === undefined
        ? phrase`${cards(things)}の条件は${COLOUR_WORDS[Number(data?.colour)] ?? ''}${Number(data?.needs)}。今の評判は${Number(data?.has)}です。`
        : phrase`${cards(things)}の条件を${data.becomes === 'met' ? '満たすように' : '満たさなく'}なります。`;
    case 'piles.deck':
      return phrase`${Number(data?.count)}枚引き、山札は残り${Number(data?.left)}枚です。`;
    case 'settle.met':
      return phrase`今の評判なら、使わなくてもラウンドの終わりに客になります（${signed(points)}）。`;
    case 'settle.failed':
      return things === undefined
        ? phrase`${SENTENCES[rule] ?? ''}`
        : phrase`今の評判のままなら、ラウンドの終わりに手札に戻り、さらに1枚増えます。`;
    case 'setup.reserve':
      return data?.waits === undefined
        ? phrase`${SENTENCES[rule] ?? ''}`
        : phrase`${who}さんが、まだ予約客を決めていません。`;
    case 'closed.turn':
      return phrase`${who}さんは休業中です。この手番は客も予約客も出せません。`;
    case 'introduce.rest':
    case 'end.idle':
      return phrase`${data?.waits === undefined ? (SENTENCES[rule] ?? '') : (WAITING[rule] ?? '')}`;
    case 'turn.order':
      return phrase`今は${who}さんの番です。`;
    default:
      return phrase`${SENTENCES[rule] ?? rule}`;
  }
}
