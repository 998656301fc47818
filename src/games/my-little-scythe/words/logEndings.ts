import type { ScoreSheet, Seat } from '../../../engine/game.ts';
import { at, sum } from '../../../engine/lists.ts';
import type { InBoth, Part, Phrase } from '../../../words/phrase.ts';
import { icon, listed, many, name, phrase as p, ruleLink, thing } from '../../../words/phrase.ts';
import type { Saying, Sayings } from '../../../words/tell.ts';
import { both, chief, deed, doing, first, hitting, line, silent } from '../../../words/tell.ts';
import { APPLES, FIGHT, GEMS, POWER_UPS } from '../rules/cards.ts';
import type { Event, Force } from '../rules/events.ts';
import { personThing } from '../rules/ids.ts';
import { CANNON, GOOD_SPORT, MOVE_PILE } from '../rules/mat.ts';
import type { View } from '../rules/state.ts';
import { WANTED } from '../rules/trophies.ts';
import { counted } from './cards.ts';
import { names } from './names.ts';

// What the log tells of a pie fight, and of the end of a match.

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
  claimed: ({ field, count, has, eased }, { after: [next] }) => {
    const [{ name: trophy }, { name: trophyJa }] = [en.fieldOf(field), ja.fieldOf(field)];
    const wants = WANTED[field];
    // Deliveries and fights have just been told, and both power-ups are what the name says.
    const isTold = field === APPLES || field === GEMS || field === FIGHT || field === POWER_UPS;
    const isSpent = has < wants;
    const [what, whatJa] = [counted.en(field, isSpent ? wants : has), counted.ja(field, isSpent ? wants : has)];
    // What follows from the fourth is more than what it was for.
    const isShort = isTold || eased || next?.is === 'ending';
    const why = isShort ? '' : ` for ${what}${isSpent ? ' earlier this turn' : ''}`;
    const whyJa = isShort ? '' : `${isSpent ? '手番中の' : ''}${whatJa}で`;
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

/** In the order in which they decide. */
const ROWS: InBoth<readonly string[]> = both(
  ['Trophies', 'Friendship', 'Apples and gems'],
  ['トロフィー', '友情レベル', '支配しているリンゴと宝石'],
);
const row: InBoth<(title: string, each: readonly (readonly [Seat, number])[]) => Phrase> = both(
  (title, each) =>
    p`${title}: ${listed(
      each.map(([seat, count]) => p`${name(seat)} ${count}`),
      ', ',
      ', ',
    )}.`,
  (title, each) =>
    p`${title}は${listed(
      each.map(([seat, count]) => p`${name(seat)}さん${count}`),
      '、',
      '、',
    )}です。`,
);

/** One thing after the other, until it was decided: each as many as every seat that is still equal has of it. */
function compared(lang: keyof typeof ROWS, counts: readonly (readonly number[])[]): Phrase[] {
  const said: Phrase[] = [];
  let left: readonly Seat[] = at(counts, 0).map((_, seat) => seat);
  counts.forEach((by, at) => {
    if (at > 0 && left.length === 1) return;
    said.push(
      row[lang](
        ROWS[lang][at] ?? '',
        left.map((seat) => [seat, by[seat] ?? 0] as const),
      ),
    );
    const most = Math.max(...left.map((seat) => by[seat] ?? 0));
    left = left.filter((seat) => by[seat] === most);
  });
  return said;
}
const GAP: InBoth<string> = both(' ', '');

/** What decided between equal trophies; null where these alone did. */
const tieIn =
  (lang: keyof typeof ROWS) =>
  (_: View, { rows }: ScoreSheet): Phrase | null => {
    const said = compared(
      lang,
      rows.map(({ by }) => by),
    );
    return said.length > 1 ? listed(said, GAP[lang], GAP[lang]) : null;
  };
export const tie = both(tieIn('en'), tieIn('ja'));

/** The last turn of one alone says all of it. */
export const isOfMany = ({ others }: Extract<Event, { is: 'ending' }>): boolean => others >= 2;

/** How a match begins and ends. */
export const endSayings: Pick<Sayings<Event>, 'starts' | 'ending' | 'ended'> = {
  starts: ({ seat, begins, friendship, pies, spells }, { before }) => {
    const isAlike =
      before?.is === 'starts' && before.friendship === friendship && before.pies === pies && before.spells === spells;
    if (isAlike) return line(p`Then ${name(seat)}, with as much.`, p`次は${name(seat)}さんで、同じだけ持っています。`);
    return line(
      p`${begins ? p`${name(seat)} begins` : p`Then ${name(seat)}`}, with friendship ${friendship}, ${many(pies, 'pie')} and ${many(spells, 'spell')}.`,
      p`${begins ? '最初' : '次'}は${name(seat)}さんで、友情${friendship}、パイ${pies}枚、呪文${spells}枚です。`,
    );
  },
  ending: (event, { before, after }) => {
    const { full } = event;
    if (!isOfMany(event) && after.length > 0) return silent();
    // Who took the fourth has just been told.
    if (before?.is === 'claimed' && full.length === 1)
      return line(p`One last turn for everybody with fewer.`, p`4つ未満のプレイヤーは最後の手番です。`);
    return line(
      p`${en.seats(full)} ${full.length > 1 ? 'have' : 'has'} four trophies: one last turn for everybody with fewer.`,
      p`${ja.seats(full)}のトロフィーが4つになり、4つ未満のプレイヤーは最後の手番です。`,
    );
  },
  ended: ({ winners, standings, safety }) => {
    const [said, saidJa] = (['en', 'ja'] as const).map((lang) =>
      listed(
        compared(
          lang,
          [0, 1, 2].map((row) => standings.map((each) => each[row as 0 | 1 | 2])),
        ),
        GAP[lang],
        GAP[lang],
      ),
    );
    return line(
      p`${safety ? 'Sixty rounds are over. ' : ''}${en.seats(winners)} ${winners.length > 1 ? 'share the victory' : 'wins'}. ${said ?? []}`,
      p`${safety ? '60ラウンドが終わりました。' : ''}${ja.seats(winners)}${winners.length > 1 ? 'は、ともに勝者です' : 'の勝ちです'}。${saidJa ?? []}`,
    );
  },
};
