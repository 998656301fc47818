import type { Seat } from '../../../engine/ids.ts';
import { icon, name, type Phrase, phrase, ruleLink, thing } from '../../../words/phrase.ts';
import { FIELDS, KINDS, PERSONALITIES, QUEST_NAMES, SIDES_OF_QUEST, SPACES } from '../rules/cards.ts';
import type { Event, Step } from '../rules/state.ts';
import { KIND_OF_DIE } from '../rules/steps/seek.ts';
import { questThing } from '../rules/things.ts';
import { NOTHING, printed } from './cards.ja.ts';
import { drawn, drawnTokens, kindName, seats, spellsOf, theHex, theTile } from './names.ja.ts';

export const SIDE_NAMES: Readonly<Record<(typeof SIDES_OF_QUEST)[number], string>> = {
  kind: 'やさしく',
  bold: '大胆に',
  leave: '見送る',
};
const hexOrCamp = (hex: number): Phrase => (hex < 0 ? phrase`キャンプ` : phrase`${theHex(hex)}`);
const changed = (by: number, now: number): string =>
  by === 0 ? `は${now}のままです。` : `が${Math.abs(by)}${by < 0 ? '減って' : '増えて'}${now}になりました。`;
const placedAt = (at: Phrase, rival: Seat): Phrase => (rival < 0 ? at : phrase`${name(rival)}さんのいる${at}`);

type Fought = Extract<Event, { is: 'fought' }>;
/** What one of the two set, and what a cannon adds. */
function used({ pies, spells, totals }: Fought, side: number): string {
  const [baked = 0, cast = [], total = 0] = [pies[side], spells[side], totals[side]];
  const cannon = total > cast.reduce((sum, value) => sum + value, baked);
  const parts = [
    baked > 0 ? `パイ${baked}` : '',
    cast.length > 0 ? spellsOf(cast) : '',
    cannon ? printed.tiles['pie-cannon'].name : '',
  ].filter(Boolean);
  return `${parts.length === 0 ? '何も出さずに' : `${parts.join('と')}で`}合計${total}`;
}
const won = ({ winner, totals }: Fought): Phrase =>
  totals[0] === totals[1]
    ? phrase`${ruleLink('fight.tie', '同点')}なので、攻めた${name(winner)}さんの勝ちです。`
    : phrase`${name(winner)}さんの勝ちです。`;

const PASSED: Partial<Record<Step, string>> = {
  move: 'もう1体を動かしませんでした。',
  victory: 'トロフィーを取りませんでした。',
  consolation: 'トロフィーを取りませんでした。',
  after: 'パワーアップを使いませんでした。',
};

export function sayEvent(event: Event): Phrase {
  switch (event.is) {
    case 'began':
      return event.last
        ? phrase`${name(event.seat)}さんの最後の手番です。`
        : phrase`${name(event.seat)}さんの手番です。`;
    case 'acted':
      return event.tile < 0
        ? phrase`${name(event.seat)}さんは「${printed.spaces[SPACES[event.space] ?? 'move'].name}」を選びました。`
        : phrase`${name(event.seat)}さんは${theTile(1, event.tile)}を使いました。`;
    case 'moved': {
      const load = event.apples + event.gems > 0 ? phrase`${drawnTokens(event.apples, event.gems)}を運び、` : [];
      return phrase`${name(event.seat)}さんのシーカーが${load}${hexOrCamp(event.from)}から${theHex(event.to)}へ進みました。`;
    }
    case 'delivered': {
      const [one = 0, two = 0] = event.by;
      return phrase`${name(event.seat)}さんは城へ${drawn(event.kind)}${one + two}個を届けました。`;
    }
    case 'attacked':
      return phrase`${theHex(event.at)}で${name(event.seat)}さんが${name(event.rival)}さんに挑みます。パイ合戦です。`;
    case 'sealed':
      return phrase`${name(event.seat)}さんはこっそり決めました。`;
    case 'fought':
      return phrase`${name(event.seat)}さんは${used(event, 0)}、${name(event.rival)}さんは${used(event, 1)}。${won(event)}`;
    case 'home':
      return phrase`${name(event.seat)}さんのシーカーが${theHex(event.from)}からキャンプに帰りました。`;
    case 'friendship':
      return phrase`${name(event.seat)}さんの${icon('heart', '友情')}${changed(event.by, event.now)}`;
    case 'pies':
      return phrase`${name(event.seat)}さんの${icon('pie', 'パイ')}${changed(event.by, event.now)}`;
    case 'spell':
      return event.value === 0
        ? phrase`${name(event.seat)}さんは${icon('spell', '呪文')}を1枚引きました。`
        : phrase`${name(event.seat)}さんは${event.value}の呪文を引きました。`;
    case 'noSpell':
      return phrase`${name(event.seat)}さんが引ける呪文はありません。`;
    case 'remade':
      return phrase`捨てた呪文を混ぜて、新しい山札にします。`;
    case 'discarded':
      return phrase`${name(event.seat)}さんは${event.value}の呪文を捨てました。`;
    case 'quest': {
      const title = printed.quests[QUEST_NAMES[event.card] ?? 'old-well'].name;
      return phrase`${name(event.seat)}さんは${theHex(event.at)}でクエスト「${thing(questThing(event.card), title)}」に出会いました。`;
    }
    case 'solved': {
      const quest = printed.quests[QUEST_NAMES[event.card] ?? 'old-well'];
      const side = SIDES_OF_QUEST[event.side] ?? 'leave';
      if (side === 'leave' && quest.leave === NOTHING) return phrase`${name(event.seat)}さんはクエストを見送りました。`;
      return side === 'leave'
        ? phrase`${name(event.seat)}さんはクエストを見送りました(${quest.leave})。`
        : phrase`${name(event.seat)}さんは${SIDE_NAMES[side]}解きました(${quest[side]})。`;
    }
    case 'rolled':
      return phrase`${name(event.seat)}さんの出目は${rolls(event.dice)}です。`;
    case 'lost':
      return event.left > 0
        ? phrase`${printed.lands[event.terrain] ?? ''}に空きがなく、クエストを置けません。`
        : phrase`${printed.lands[event.terrain] ?? ''}に置く${kindName(event.kind)}が残っていません。`;
    case 'put':
      return phrase`${name(event.seat)}さんは${placedAt([theHex(event.at)], event.rival)}に${drawn(event.kind)}を置きました。`;
    case 'paid':
      return event.to < 0
        ? phrase`${name(event.seat)}さんは${theHex(event.from)}の${drawn(event.kind)}を1個払いました。`
        : phrase`${name(event.seat)}さんは${theHex(event.to)}へ${drawn(event.kind)}を1個贈りました。`;
    case 'gained':
      return event.apples + event.gems === 0
        ? phrase`${theHex(event.at)}に置ける分が残っていません。`
        : phrase`${name(event.seat)}さんの${theHex(event.at)}に${drawnTokens(event.apples, event.gems)}が増えました。`;
    case 'launched':
      return phrase`${name(event.seat)}さんは${drawn(event.kind)}を${theHex(event.from)}から${placedAt([theHex(event.to)], event.rival)}へ投げました。`;
    case 'jumped':
      return phrase`${name(event.seat)}さんのシーカーだけが${theHex(event.to)}へ移りました。`;
    case 'drew':
      return event.tiles.length === 0
        ? phrase`${name(event.seat)}さんは${event.pile === 0 ? '移動' : '作る'}系のパワーアップを3枚引きました。`
        : phrase`${name(event.seat)}さんが引いたのは${event.tiles.flatMap((tile, at) => [...(at > 0 ? ['、'] : []), theTile(event.pile, tile)])}です。`;
    case 'kept':
      return phrase`${name(event.seat)}さんは${theTile(event.pile, event.tile)}を残しました。`;
    case 'claimed': {
      const field = printed.fields[FIELDS[event.field] ?? 'pies'].name;
      const person = printed.people[PERSONALITIES[event.field] ?? 'baker'].name;
      return event.eased
        ? phrase`${name(event.seat)}さんは性格「${person}」を見せ、${field}のトロフィーを取りました(${event.count}つ目)。`
        : phrase`${name(event.seat)}さんは${field}のトロフィーを取りました(${event.count}つ目)。`;
    }
    case 'passed':
      return phrase`${name(event.seat)}さんは${PASSED[event.step] ?? '先へ進みました。'}`;
    case 'ending':
      return phrase`トロフィーが4つそろいました。${name(event.seat)}さんの次から、4つない人の最後の手番です。`;
    case 'ended':
      return event.safety
        ? phrase`60ラウンドが終わりました。${seats(event.winners)}の勝ちです。`
        : phrase`${seats(event.winners)}の勝ちです。`;
  }
}

function rolls(dice: readonly number[]): string {
  return KINDS.map((_, kind) => {
    const lands = dice.flatMap((terrain, die) =>
      terrain >= 0 && KIND_OF_DIE[die] === kind ? [printed.lands[terrain] ?? ''] : [],
    );
    const [one, two] = lands;
    return `${kindName(kind)}が${one === two ? `${one}2つ` : lands.join('と')}`;
  }).join('、');
}
