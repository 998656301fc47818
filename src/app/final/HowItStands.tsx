import { afterMatch, seriesWinners } from '../../engine/rematch.ts';
import type { TableNews } from '../../protocol/shown.ts';
import { PhraseLine } from '../../ui/PhraseLine.tsx';
import type { Phrase } from '../../words/phrase.ts';
import { tableWords } from '../../words/table.ts';
import type { AnyVoice } from '../../words/voice.ts';
import { sideName } from '../table/sideName.ts';
import { inLang } from '../words.ts';

interface HowItStandsProps {
  readonly news: TableNews;
  readonly voice: AnyVoice;
}

/** Under who won: that it ended before its end, and how a series stands with it. */
export function HowItStands({ news, voice }: HowItStandsProps) {
  const words = inLang(tableWords);
  const { final } = words;
  const { early, series, result, setup, sitters } = news;
  const lines: Phrase[] = [];
  if (early) lines.push(early.how === 'counted' ? final.early : words.conceded(early.seat));
  if (series) {
    const now = afterMatch(series, result, early);
    const named = (side: number): Phrase => (side < sitters.length ? final.player(side) : sideName(side, setup, voice));
    const scores = final.scores(now.won.map((won, side) => final.score(named(side), won)));
    const winners = seriesWinners(now);
    const decided = (): Phrase => final.seriesWon(final.sides(winners.map(named)), winners.length > 1, scores);
    lines.push(winners.length > 0 ? decided() : final.series(now.won.length === 2, scores));
  }
  return (
    <>
      {lines.map((line, index) => (
        <p key={index} class="how-it-stands">
          <PhraseLine said={line} />
        </p>
      ))}
    </>
  );
}
