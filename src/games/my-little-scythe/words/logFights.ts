import { sum } from '../../../engine/lists.ts';
import { listed } from '../../../words/lists.ts';
import {
  type InBoth,
  icon,
  name,
  type Part,
  type Phrase,
  phrase as p,
  ruleLink,
  thing,
} from '../../../words/phrase.ts';
import {
  both,
  chief,
  deed,
  doing,
  first,
  hitting,
  line,
  type Saying,
  type Sayings,
  silent,
} from '../../../words/tell.ts';
import { APPLES, CANNON, FIGHT, GEMS, GOOD_SPORT, MOVE_PILE, POWER_UPS } from '../rules/cards.ts';
import type { Event, Force } from '../rules/events.ts';
import { personThing } from '../rules/ids.ts';
import { WANTED } from '../rules/trophies.ts';
import { counted } from './effects.ts';
import { names } from './names.ts';

const { en, ja } = names;

const set = ({ pies, spells, total }: Force): Phrase => {
  const parts = [
    ...(pies > 0 ? [p`${pies} ${icon('pie', pies === 1 ? 'pie' : 'pies')}`] : []),
    ...spells.map((value) => p`${icon('spell', 'spell')} ${value}`),
    ...(total > pies + sum(spells) ? [p`cannon ${CANNON}`] : []),
  ];
  return parts.length > 0 ? p`${total} (${listed(parts, ', ', ', ')})` : p`${total}`;
};
const setJa = ({ pies, spells, total }: Force): Phrase => {
  const parts = [
    ...(pies > 0 ? [p`${icon('pie', 'パイ')}${pies}`] : []),
    ...spells.map((value) => p`${icon('spell', '呪文')}${value}`),
    ...(total > pies + sum(spells) ? [p`大砲${CANNON}`] : []),
  ];
  return parts.length > 0 ? p`${total}（${listed(parts, '、', '、')}）` : p`${total}`;
};

/** What a fight has left of pies or spells. */
export const leftWith = (of: InBoth<Part>, now: number, by: number | null = null): Saying => {
  const briefs = by === null ? [] : [p`${of.en} −${-by}`, p`${of.ja}−${-by}`];
  return now > 0
    ? doing(p`is left with`, p`が残り`, p`${now} ${of.en}`, p`${of.ja}${now}枚`, ...briefs)
    : doing(p`is left with`, p`を使い切り`, p`no ${of.en}`, [of.ja], ...briefs);
};

/** Pie fights, and the trophies: what is won. */
export const fightSayings: Pick<Sayings<Event>, 'attacked' | 'sealed' | 'fought' | 'spent' | 'claimed'> = {
  attacked: ({ rival, at }, { before, after: [next] }) => {
    const isThere = before?.is === 'moved' && before.to === at;
    const isFree = next !== undefined && !(next.is === 'friendship' && next.cause === 'attack');
    const [sport, sportJa] = [en.tile(MOVE_PILE, GOOD_SPORT), ja.tile(MOVE_PILE, GOOD_SPORT)];
    return hitting(
      rival,
      deed(
        p`attacks ${name(rival)} ${isThere ? 'there' : p`on ${en.place(at)}`}${isFree ? p` (${sport})` : []}`,
        p`${isThere ? 'そこ' : ja.place(at)}で${name(rival)}さんにパイ投げ競争を挑み${isFree ? p`（${sportJa}）` : []}`,
        p`attacks ${name(rival)}`,
        p`${name(rival)}さんを攻撃`,
      ),
    );
  },
  sealed: (_, { before, after }) =>
    // The fight tells it.
    before || after.some(({ is }) => is === 'fought')
      ? silent()
      : deed(p`has chosen in secret`, p`使うものを秘密に選び`, p`a choice in secret`, p`秘密の選択`),
  fought: ({ seat, rival, attack, defence, winner }, { turnOf }) => {
    const isTie = attack.total === defence.total;
    const [beaten, [more, less]] =
      winner === seat ? [rival, [attack.total, defence.total]] : [seat, [defence.total, attack.total]];
    const isLost = turnOf === beaten;
    return hitting(
      beaten,
      line(
        p`${name(seat)} ${set(attack)}, ${name(rival)} ${set(defence)}: ${isTie ? p`${ruleLink('fight.tie', 'a tie')}, and ` : []}${name(winner)} wins the pie fight.`,
        p`${name(seat)}さん${setJa(attack)}、${name(rival)}さん${setJa(defence)}。${isTie ? p`${ruleLink('fight.tie', '同点')}で` : []}${name(winner)}さんの勝ちです。`,
        isLost ? p`loses to ${name(winner)} ${less}–${more}` : p`beats ${name(beaten)} ${more}–${less}`,
        isLost ? p`${name(winner)}さんに${less}対${more}で負け` : p`${name(beaten)}さんに${more}対${less}で勝ち`,
      ),
    );
  },
  spent: ({ now }) => leftWith(both(icon('spell', now === 1 ? 'spell' : 'spells'), icon('spell', '呪文')), now),
  claimed: ({ field, count, has, eased }) => {
    const [{ name: trophy }, { name: trophyJa }] = [en.fieldOf(field), ja.fieldOf(field)];
    const wants = WANTED[field];
    // Deliveries and fights have just been told, and both power-ups are what the name says.
    const isTold = field === APPLES || field === GEMS || field === FIGHT || field === POWER_UPS;
    const isSpent = has < wants;
    const [what, whatJa] = [counted.en(field, isSpent ? wants : has), counted.ja(field, isSpent ? wants : has)];
    const why = isTold || eased ? '' : ` for ${what}${isSpent ? ' earlier this turn' : ''}`;
    const whyJa = isTold || eased ? '' : `${isSpent ? '手番中の' : ''}${whatJa}で`;
    const [card, cardJa] = [
      thing(personThing(field), en.personOf(field).name),
      thing(personThing(field), ja.personOf(field).name),
    ];
    return chief(
      first(
        p`${eased ? p`shows ${card} and ` : []}takes the ${trophy} trophy${why} (${count} of 4)`,
        p`${eased ? p`「${cardJa}」を見せ、` : []}${whyJa}${trophyJa}のトロフィー（${count}つ目）を獲得し`,
        p`${trophy} trophy`,
        p`${trophyJa}のトロフィー`,
      ),
    );
  },
};
