import './turnStrip.css';
import './box.css';
import type { GameBox, TurnPicture } from '../../ui/face.ts';
import { seatsWords } from '../../words/seats.ts';
import { shelfWords } from '../../words/shelf.ts';
import { Cover, useLid } from '../boxes.tsx';
import { useFace } from '../face.ts';
import { Learn } from '../guide/Learn.tsx';
import { useNewBuild } from '../newBuild.ts';
import { hashOf } from '../routes.ts';
import { Screen } from '../Screen.tsx';
import { DOT, inLang } from '../settings.ts';
import { SeatsForm } from './SeatsForm.tsx';

/** What a turn is, from left to right, drawn from the game's own shapes. */
function TurnStrip({ game, of }: { readonly game: string; readonly of: readonly TurnPicture[] }) {
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

interface BoxScreenProps {
  readonly box: GameBox;
  /** The code that was sent. */
  readonly sent?: string | undefined;
}

/** The open box: its lid, what it is, and the seats that are laid out beside it. */
export function BoxScreen({ box, sent }: BoxScreenProps) {
  const shelf = inLang(shelfWords);
  useNewBuild();
  const words = inLang(seatsWords);
  const { id, seats, minutes } = box.facts;
  const lid = useLid(box);
  return (
    <Screen name="box" title={inLang(box.title)} game={id}>
      <div class="open-box">
        <div class="lid">
          <Cover of={box} />
        </div>
        <div class="blurb">
          <p>{lid && inLang(lid.pitch)}</p>
          <p class="hint">
            {shelf.players(seats.fewest, seats.most)}
            {DOT}
            {shelf.minutes(minutes.shortest, minutes.longest)}
          </p>
        </div>
        {lid?.turn && <TurnStrip game={id} of={lid.turn} />}
        <div class="blurb-ways">
          <Learn game={id} />
          <a class="word" href={hashOf({ screen: 'rules', game: id, rule: null })}>
            {words.rules}
          </a>
          <a class="word" href={hashOf({ screen: 'records', game: id })}>
            {words.records}
          </a>
        </div>
      </div>
      <SeatsForm box={box} sent={sent} />
    </Screen>
  );
}
