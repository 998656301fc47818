import type { Seat } from '../../../engine/game.ts';
import { icon, listed, many, name, namesOf, type Phrase, phrase as p, peopleJa } from '../../../words/phrase.ts';
import { both, deed, first, line, type Sayings, silent, tellers } from '../../../words/tell.ts';
import { KING, letterOf, NAMES, TOMTE } from '../rules/fairies.ts';
import { type Event, type Parts, ROUNDS } from '../rules/state.ts';
import { Names } from './names.ts';

const en = new Names('en');
const ja = new Names('ja');
const who = (seats: readonly Seat[]): Phrase => namesOf(seats, ', ', ' and ');

const PARTS: readonly (keyof Parts)[] = ['fairies', 'experts', 'footprint'];
const FOR = both<Readonly<Record<keyof Parts, string>>>(
  { fairies: 'for fairies', experts: 'for expert cards', footprint: 'for the footprint' },
  { fairies: '妖精カード', experts: 'エキスパートカード', footprint: '足跡カード' },
);

/** Every event of the log in both languages, and what the line of a turn says of it. */
const sayings: Sayings<Event> = {
  pair: ({ seat, clues }) =>
    line(
      p`${name(seat)}’s field begins with ${en.clues(clues)}.`,
      p`${name(seat)}さんの場は「${ja.clues(clues)}」で始まります。`,
    ),
  costs: ({ turned }) =>
    turned.some(({ kind }) => kind === KING)
      ? line(
          p`New costs are turned over: now either of two will do, and the King may come.`,
          p`新しいコストをめくりました。2つのどちらでも使え、キングも配置できます。`,
        )
      : line(p`The first costs are turned over.`, p`最初のコストをめくりました。`),
  // It lies on the table.
  cost: () => silent(),
  footprints: () => line(p`All footprints are turned over.`, p`全員の足跡カードをめくりました。`),
  tracked: ({ seat, cell, footprint }) =>
    deed(
      p`places ${en.footprintAt(seat, cell)} of ${en.footprint(footprint)}`,
      p`「${ja.footprint(footprint)}」の${ja.footprintAt(seat, cell)}を配置し`,
      p`footprint`,
      p`足跡カード`,
    ),
  // Whoever ends a round mostly begins the next: it stands between both in the line of that turn.
  shown: ({ round, clue, first: begins }, { after }) =>
    line(
      p`Round ${round}${round === ROUNDS ? ', the last' : ''}: ${en.drawnClue(clue)}. ${name(begins)}${round === 2 ? ', who was last,' : ''} begins.`,
      p`${round === ROUNDS ? '最後の' : ''}${round}ラウンド目：${ja.drawnClue(clue)}。${round === 2 ? '最後だった' : ''}${name(begins)}さんから始めます。`,
      ...(after.some(({ is }) => is === 'placed') ? ([[`round ${round}`], [`${round}ラウンド目`]] as const) : []),
    ),
  aside: ({ seat, clue }) =>
    line(
      p`${name(seat)}’s field has no room for ${clue === null ? en.words.footprint : en.clue(clue)}, so it is set aside.`,
      p`${name(seat)}さんの場に空きがなく、${clue === null ? ja.words.footprint : ja.clue(clue)}をゲームから取り除きました。`,
    ),

  refused: ({ clue, drawn, again }, { after: [next] }) =>
    first(
      p`refuses ${en.drawnClue(clue)}${next?.is === 'placed' ? ',' : ' and'} draws ${en.drawnClue(drawn)}${clue === drawn ? ' again' : ''}${again ? ' (refused before)' : ''}`,
      p`「${ja.drawnClue(clue)}」を引き直し、${again ? '前に引き直された' : clue === drawn ? '同じ' : ''}「${ja.drawnClue(drawn)}」を引き`,
      p`refuses ${en.clue(clue)}`,
      p`${ja.clue(clue)}を引き直し`,
    ),
  placed: ({ seat, clue, cell }, { before }) => {
    const isDrawn = before?.is === 'refused';
    return deed(
      isDrawn
        ? p`places ${en.at(seat, 'it', cell)}`
        : p`places ${icon(letterOf(clue), '')}${en.clueAt(seat, clue, cell)}`,
      isDrawn
        ? p`${ja.at(seat, 'それ', cell)}を配置し`
        : p`「${icon(letterOf(clue), '')}${ja.clueAt(seat, clue, cell)}」を配置し`,
      [en.clue(clue)],
      [ja.clue(clue)],
    );
  },
  called: ({ seat, kind, domino, run, cost, tile, last, late, atOnce }) => {
    const laid = [...run].sort((one, other) => one.cell - other.cell);
    const valid = late ? both(' (still valid this round)', 'このラウンドは使える') : both('', '');
    const mostly = last ? both(' last', '最後の') : both('', '');
    const took =
      tile === null
        ? both<Phrase>([], [])
        : tile === cost
          ? both<Phrase>([` and takes that${mostly.en} cost tile`], [`、その${mostly.ja}コストのカードを取り`])
          : both<Phrase>(
              p` and takes the${mostly.en} tile for ${en.costInShort(kind, tile)}`,
              p`、${mostly.ja}コストのカード「${ja.costInShort(kind, tile)}」を取り`,
            );
    return first(
      p`${atOnce ? 'at once ' : ''}calls ${icon(NAMES[kind], '')}${en.fairyAt(seat, kind, domino)} with ${en.run(seat, laid)}${valid.en}${took.en}`,
      p`${atOnce ? 'すぐに' : ''}${valid.ja}「${ja.run(seat, laid)}」で${icon(NAMES[kind], '')}${ja.fairyAt(seat, kind, domino)}を配置し${took.ja}`,
      [en.fairy(kind)],
      [ja.fairy(kind)],
    );
  },
  tomte: ({ tile }) =>
    first(
      p`has all three Nisse and takes a Tomte${tile === null ? [] : p`, for ${en.costInShort(TOMTE, tile)}`}`,
      p`ニッセ3種がそろい、${tile === null ? [] : p`コスト「${ja.costInShort(TOMTE, tile)}」の`}トムテを受け取り`,
      p`takes a Tomte`,
      p`トムテを獲得`,
    ),
  // The one who is told of next has the turn.
  done: () => silent(),

  expert: ({ set, seats, points }) =>
    line(
      p`${who(seats)} ${seats.length > 1 ? 'each score' : 'scores'} ${points} as expert${seats.length > 1 ? 's' : ''} on ${en.expertText(set)}.`,
      p`${peopleJa(seats)}は「${ja.expertText(set)}」のエキスパートカードで${seats.length > 1 ? 'それぞれ' : ''}${points}点です。`,
    ),
  never: ({ seat, tile }) =>
    line(
      p`${name(seat)}’s Tomte never came: it wanted ${en.costInShort(TOMTE, tile)}.`,
      p`${name(seat)}さんのトムテは配置されませんでした。コストは「${ja.costInShort(TOMTE, tile)}」でした。`,
    ),
  counted: ({ seat, parts }) => {
    const gained = PARTS.filter((part) => parts[part] > 0);
    const total = PARTS.reduce((sum, part) => sum + parts[part], 0);
    const each = gained.map((part): Phrase => [`${parts[part]} ${FOR.en[part]}`]);
    const eachJa = gained.map((part): Phrase => [`${FOR.ja[part]}${parts[part]}`]);
    return line(
      p`${name(seat)} has ${many(total, 'point')}${total > 0 ? ': ' : ''}${listed(each, ', ', ' and ')}.`,
      p`${name(seat)}さんは${total}点です${total > 0 ? p`（${listed(eachJa, '、', '、')}）` : ''}。`,
    );
  },
  ended: ({ winners, points }) => {
    const most = Math.max(...points);
    return winners.length > 1
      ? line(
          p`With ${many(most, 'point')} each, ${who(winners)} share the victory.`,
          p`${most}点で並び、${peopleJa(winners)}の${winners.length}人の勝ちです。`,
        )
      : line(p`${who(winners)} wins with ${many(most, 'point')}.`, p`${most}点で、${peopleJa(winners)}の勝ちです。`);
  },
};

export const log = tellers(sayings);
