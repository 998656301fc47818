import type { GameBox } from '../../ui/gameBox.ts';
import { shelfWords } from '../../words/shelf.ts';
import { Cover } from '../Cover.tsx';
import { hashOf } from '../routes.ts';
import { softly } from '../softly.tsx';
import { inLang } from '../words.ts';

export function BoxOnShelf({ box }: { readonly box: GameBox }) {
  const words = inLang(shelfWords);
  const { id, seats, minutes } = box.facts;
  return (
    <li class="on-shelf" data-game={id}>
      <a href={hashOf({ screen: 'box', game: id })}>
        <span class="lid">
          <Cover of={box} />
        </span>
        <span class="label">
          <span class="title">{softly(inLang(box.title))}</span>
          <span class="facts">
            <span>{words.players(seats.fewest, seats.most)}</span>
            <span>{words.minutes(minutes.shortest, minutes.longest)}</span>
            <span>{seats.fewest === 1 ? words.alone : words.withBots}</span>
            <span>{words.together}</span>
          </span>
        </span>
      </a>
    </li>
  );
}
