import { name, type Phrase, phrase } from '../../../words/phrase.ts';
import { FIELDS, PERSONALITIES, QUEST_NAMES, SPACES, TILES } from '../rules/cards.ts';
import { UNKNOWN } from '../rules/state.ts';
import { printed } from './cards.ja.ts';
import type { Known } from './known.ts';
import { hexName, kindName, seats, theHex, tokens } from './names.ja.ts';

/** What a thing is, and how it stands now. */
export function explained(known: Known): Phrase {
  switch (known.is) {
    case 'hex':
      return ofHex(known);
    case 'camp':
      return phrase`${name(known.seat)}さんのキャンプ。シーカーが${known.home}体います。ここに物は置きません。`;
    case 'seeker':
      return known.hex < 0
        ? phrase`${name(known.seat)}さんのシーカー。キャンプにいます。`
        : phrase`${name(known.seat)}さんのシーカー。${theHex(known.hex)}にいます。`;
    case 'friendship':
      return phrase`${name(known.seat)}さんの友情は${known.count}(10まで)。トロフィーを取るには3が必要です。`;
    case 'pies':
      return phrase`${name(known.seat)}さんのパイは${known.count}(10まで)。`;
    case 'hand':
      return phrase`${name(known.seat)}さんの呪文は${known.count}枚です。`;
    case 'card':
      return known.field === UNKNOWN
        ? phrase`${name(known.seat)}さんの性格カード。まだ秘密です。`
        : phrase`${name(known.seat)}さんの性格カード。${ofPerson(known.field)}`;
    case 'spell':
      return known.value === 0 ? phrase`伏せた呪文です。` : phrase`呪文。パイ合戦で${known.value}を足します。`;
    case 'die':
      return known.terrain < 0
        ? phrase`${printed.dice[known.kind] ?? ''}で置く物はありません。`
        : phrase`${printed.dice[known.kind] ?? ''}の目は${printed.lands[known.terrain] ?? ''}です。`;
    case 'supply':
      return phrase`ストックに${kindName(known.kind)}が${known.count}個残っています。`;
    case 'tile': {
      const tile = printed.tiles[TILES[known.pile]?.[known.tile] ?? 'bakery'];
      return phrase`${tile.name}:${tile.text}`;
    }
    case 'quest': {
      const { name: title, kind, bold, leave } = printed.quests[QUEST_NAMES[known.card] ?? 'old-well'];
      return phrase`${title}。やさしく:${kind}。大胆に:${bold}。見送る:${leave}。`;
    }
    case 'trophy': {
      const field = printed.fields[FIELDS[known.field] ?? 'pies'];
      if (known.seats.length === 0) return phrase`${field.name}のトロフィー:${field.text}。まだだれも取っていません。`;
      return phrase`${field.name}のトロフィー:${field.text}。${seats(known.seats)}が取りました。`;
    }
    case 'person':
      return ofPerson(known.field);
    case 'space': {
      const space = printed.spaces[SPACES[known.space] ?? 'move'];
      if (known.seats.length === 0) return phrase`${space.name}。${space.text}`;
      return phrase`${space.name}。${space.text}次の手番、${seats(known.seats)}は選べません。`;
    }
    case 'nothing':
      return phrase`このゲームの物ではありません。`;
  }
}

function ofHex({ hex, apples, gems, quest, seats: there }: Extract<Known, { is: 'hex' }>): Phrase {
  const lying = [apples + gems > 0 ? tokens(apples, gems) : '', quest ? 'クエスト' : ''].filter(Boolean).join('、');
  const stock = lying === '' ? 'トークンはありません' : lying;
  if (there.length === 0) return phrase`${hexName(hex)}。${stock}。`;
  return phrase`${hexName(hex)}。${stock}。${seats(there)}のシーカーがいます。`;
}

function ofPerson(field: number): Phrase {
  const person = printed.people[PERSONALITIES[field] ?? 'baker'];
  return phrase`${person.name}:${person.text}。`;
}
