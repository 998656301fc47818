import type { Match } from '../engine/match.ts';
import { lines } from '../engine/reel.ts';
import { chronicle } from '../words/chronicle.ts';
import type { Lang } from '../words/lang.ts';
import { type Part, type Phrase, plain } from '../words/phrase.ts';
import type { AnyVoice } from '../words/voice.ts';
import { headlessWords } from './words.ts';

/** What happened, line by line as the open table heard it, and the score sheet below. */
export function storyOf(match: Match, voice: AnyVoice, lang: Lang): string[] {
  const words = headlessWords[lang];
  const nameOf = (seat: number): string => words.names[match.record.sitters[seat]?.emblem ?? 'crane'];
  const sideName = (side: number): string => {
    const part = voice.saySide(side, match.record.setup);
    if (side >= match.record.setup.seats) return part ? plain(part, nameOf) : words.side(side + 1);
    const name = nameOf(side);
    return part ? words.withPart(name, plain(part, nameOf)) : name;
  };
  const told = chronicle(lines(match, 'onlooker'), voice);
  const { rows, totals, ranks } = match.game.sheet(match.game.view(match.state, 'onlooker'));
  const { winners } = match.game.result(match.state);
  const called = (side: number): string =>
    side < match.record.setup.seats ? words.player(nameOf(side)) : sideName(side);
  const won = winners.length === 0 ? words.nobodyWon : words.won(winners.map(called));
  const last = told.at(-1);
  const hasBeenTold = last !== undefined && plain(last, nameOf).endsWith(won);
  return [
    ...told.map((phrase, index) => `${index + 1}. ${plain(withoutPlaces(phrase), nameOf)}`),
    '',
    ['', ...totals.map((_, side) => sideName(side))].join('\t'),
    ...rows.map(({ row, by }) => [plain(voice.sayRow(row), nameOf), ...by].join('\t')),
    ...(ranks || rows.length === 1 ? [] : [[words.total, ...totals].join('\t')]),
    ...(hasBeenTold ? [] : ['', won]),
  ];
}

/** As those read it who see the board: a place that has no name is a sign there. */
const withoutPlaces = (said: Phrase): Phrase =>
  said.flatMap((part, at) => {
    if (isPlace(part)) return [];
    return typeof part === 'string' && isPlace(said[at + 1]) ? [part.trimEnd()] : [part];
  });
const isPlace = (part: Part | undefined): boolean => typeof part === 'object' && 'isPlace' in part;
