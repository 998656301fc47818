import type { Seat } from '../../../engine/game.ts';
import { type InBoth, listed, listedJa, many, name, type Phrase, phrase as p } from '../../../words/phrase.ts';
import { both, deed, line, type Saying, type Sayings, silent, tellers } from '../../../words/tell.ts';
import type { Lang } from '../../../words/voice.ts';
import type { Kind } from '../rules/cards.ts';
import { FACE_DOWN_POINTS } from '../rules/score.ts';
import { BACH, type Event, type Manner } from '../rules/state.ts';
import { card, drawnFairy, fairy, names, players, who } from './names.ts';

const { en, ja } = names;
type Of<Is extends Event['is']> = Extract<Event, { is: Is }>;

export const MANNERS_TOLD: InBoth<Readonly<Record<Manner, string>>> = both(
  { printed: 'Bach', gentle: 'Gentle Bach', stern: 'Stern Bach' },
  { printed: 'バッハ', gentle: 'やさしいバッハ', stern: '手ごわいバッハ' },
);

/** Who passes to whom, from the first seat on. */
const passes = (order: readonly Seat[], each: (from: Seat, to: Seat) => Phrase, comma: string): Phrase =>
  listed(
    order.map((seat, at) => each(seat, order[(at + 1) % order.length] ?? seat)),
    comma,
    comma,
  );

const called = (side: number, { bach }: Of<'ended'>, lang: Lang): Phrase =>
  who(names[lang], bach && side === BACH ? 'bach' : side);

function swapped(took: readonly Kind[], removed: Kind): Saying {
  const isSame = took.includes(removed);
  const [added, addedJa] = [players(en, took), players(ja, took)];
  return deed(
    p`adds ${added} and removes ${isSame ? `another ${en.kinds[removed]}` : fairy(en, removed)}`,
    p`${addedJa}を加え、${isSame ? 'もう1個の' : ''}${fairy(ja, removed)}を取り除き`,
    p`+${listed(
      took.map((kind) => [drawnFairy(en, kind)]),
      ', ',
      ', ',
    )} −${drawnFairy(en, removed)}`,
    p`＋${addedJa} −${drawnFairy(ja, removed)}`,
  );
}

/** Every event of the log in both languages. What was dealt, drawn or passed on, the table shows. */
const sayings: Sayings<Event> = {
  begun: ({ random, manner }) => {
    if (!random && manner === 'printed') return silent();
    const worth = FACE_DOWN_POINTS[manner];
    const isPrinted = manner === 'printed';
    return line(
      p`${isPrinted ? '' : `${MANNERS_TOLD.en[manner]}: his score cards give ${many(worth, 'point')} each. `}${random ? 'Random cards.' : ''}`,
      p`${isPrinted ? '' : `${MANNERS_TOLD.ja[manner]}です。スコアカードは1枚${worth}点です。`}${random ? 'ランダムカードを使います。' : ''}`,
    );
  },
  dealt: ({ order }) =>
    order.length < 3
      ? silent()
      : line(
          p`Hands go to the left: ${passes(order, (from, to) => p`${name(from)} to ${name(to)}`, ', ')}.`,
          p`左隣に渡します。${passes(order, (from, to) => p`${name(from)}さんは${name(to)}さん`, '、')}へ。`,
        ),
  sealed: () => silent(),
  draft: ({ round, draft, isForced }) =>
    line(
      p`Round ${round + 1}, draft ${draft + 1}${isForced ? ': each hand is down to one fairy' : ''}.`,
      p`第${round + 1}ラウンド、${draft + 1}回目のドラフトです。${isForced ? '全員、残り1個です。' : ''}`,
    ),
  revealed: ({ took, removed, kept }) => {
    const added =
      removed === null
        ? deed(p`adds ${players(en, took)}`, p`${players(ja, took)}を加え`, players(en, took), players(ja, took))
        : swapped(took, removed);
    if (kept === null) return added;
    // Of the two dealt ones; the other one is seen in the discard pile.
    return {
      ...added,
      text: both(p`${added.text.en}, keeps ${card(en, kept)}`, p`${added.text.ja}、${card(ja, kept)}を残し`),
    };
  },
  drew: () => silent(),
  kept: ({ card: which, from }) =>
    deed(
      p`keeps ${card(en, which)}${from === 'composer' ? ' for the composer' : ''}`,
      p`${from === 'composer' ? '作曲家で' : ''}${card(ja, which)}を残し`,
      p`keeps a score card`,
      p`スコアカードを残す`,
    ),
  passed: () => silent(),
  drawn: ({ round, count, seats }) =>
    seats > 1
      ? silent()
      : line(
          p`Round ${round + 1}: ${count} fairies are drawn.`,
          p`第${round + 1}ラウンド。妖精コマを${count}個引きました。`,
        ),
  hand: () => silent(),
  left: () => silent(),
  bach: ({ took, cards }) => {
    const and = cards === 0 ? '' : `, and ${cards === 1 ? 'a score card' : `${cards} score cards`} face down`;
    return line(
      p`Bach gets ${players(en, took)}${and}.`,
      p`バッハに${players(ja, took)}が加わりました。${cards === 0 ? '' : `裏向きのスコアカードも${cards}枚増えました。`}`,
      p`Bach: ${players(en, took)}`,
      p`バッハ：${players(ja, took)}`,
    );
  },

  turned: ({ cards, worth }) => {
    const { length } = cards;
    return line(
      p`Bach turns over ${many(length, 'score card')}: ${many(worth, 'point')} each, met or not.`,
      p`バッハのスコアカードは${length}枚です。達成によらず、1枚${worth}点です。`,
    );
  },
  scored: ({ owner, points }) =>
    line(p`${who(en, owner)} scores ${points} points.`, p`${who(ja, owner)}は合計${points}点です。`),
  ended: (event) => {
    const { points, winners, bach } = event;
    const tie = bach && points[0] === points[BACH];
    const [all, allJa] = [
      winners.map((side) => called(side, event, 'en')),
      winners.map((side) => called(side, event, 'ja')),
    ];
    const shared = winners.length > 1;
    return line(
      p`${tie ? 'A tie goes to Bach. ' : ''}${listed(all, ', ', ' and ')} ${shared ? 'share the victory' : 'wins'}.`,
      p`${tie ? 'バッハと同点です。' : ''}${listedJa(allJa)}${shared ? 'は、ともに勝者です' : 'の勝ちです'}。`,
    );
  },
};

const told = tellers(sayings, {
  isOfTurn: (event, seat) => ('seat' in event ? event.seat === seat : event.is === 'bach'),
});

/** Alone a turn is not the whole game: what was told since the last hands were drawn. */
function lastRound(events: readonly Event[]): readonly Event[] {
  const isTold = ({ is }: Event): boolean => is === 'revealed' || is === 'kept';
  const drawn = events.findLastIndex(({ is }, at) => is === 'drawn' && events.slice(at).some(isTold));
  return events.slice(drawn + 1);
}

const BETWEEN: InBoth<string> = both(' · ', '／');
const COLON: InBoth<string> = both(': ', '：');

/** What all have turned over together is one line: who took what. The score cards of the first draft are seen by the boards. */
function sayTogether(lang: Lang, events: readonly Event[]): readonly (Phrase | null)[] {
  const { sayEvents, sayTurn } = told[lang];
  const from = events.findIndex(({ is }) => is === 'draft');
  const draft = events[from];
  if (!draft) return sayEvents(events);
  const length = events.slice(from + 1).findIndex(({ is }) => is !== 'revealed');
  const to = length < 0 ? events.length : from + 1 + length;
  const each = events.slice(from + 1, to).flatMap((event): Phrase[] => {
    if (event.is !== 'revealed') return [];
    return [p`${names[lang].person(event.seat)}${COLON[lang]}${sayTurn(event.seat, [event])}`];
  });
  const line = p`${sayEvents([draft])[0] ?? []}${names[lang].space}${listed(each, BETWEEN[lang], BETWEEN[lang])}`;
  const one = events.slice(from, to).map((_, at) => (from + at + 1 < to ? null : line));
  return [...sayEvents(events.slice(0, from)), ...one, ...sayEvents(events.slice(to))];
}

const tellerIn = (lang: Lang): (typeof told)[Lang] => ({
  ...told[lang],
  sayEvents: (events) => sayTogether(lang, events),
  /** What others turned over at the same time goes by their names. */
  sayTurn: (seat, events) => {
    const last = lastRound(events);
    const seats = new Set([seat, ...last.flatMap((event) => (event.is === 'revealed' ? event.seat : []))]);
    const each = [...seats].flatMap((by): Phrase[] => {
      const deeds = told[lang].sayTurn(by, last);
      if (deeds.length === 0) return [];
      return [by === seat ? deeds : p`${names[lang].person(by)}${COLON[lang]}${deeds}`];
    });
    return listed(each, BETWEEN[lang], BETWEEN[lang]);
  },
});
export const log = { en: tellerIn('en'), ja: tellerIn('ja') };
