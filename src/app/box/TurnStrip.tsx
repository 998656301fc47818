import type { TurnPicture } from '../../ui/gameBox.ts';
import { seatsWords } from '../../words/seats.ts';
import { useFace } from '../face.ts';
import { inLang } from '../words.ts';
import './turnStrip.css';

/** What a turn is, from left to right, drawn from the game's own shapes. */
export function TurnStrip({ game, of }: { readonly game: string; readonly of: readonly TurnPicture[] }) {
  const { Icon } = useFace(game).face ?? {};
  return (
    <ol class="turn-strip" aria-label={inLang(seatsWords).turn}>
      {of.map(({ icons, said }) => (
        <li key={said.en}>
          <span class="turn-picture" aria-hidden="true">
            {Icon && icons.map((icon, nth) => <Icon key={nth} of={icon} />)}
          </span>
          <span>{inLang(said)}</span>
        </li>
      ))}
    </ol>
  );
}
