import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import { FACES } from '../games/faces.ts';
import { cueIn, PLAIN } from '../pwa/sound/cues.ts';
import { openLoudspeaker, play, playGround } from '../pwa/sound/player.ts';
import { Picks } from '../ui/Picks.tsx';
import type { Playing } from '../ui/sound.ts';
import type { Heard } from './sound/heard.ts';
import { CUES, RATE, renderCue, renderGround, soundOf, waveFile } from './sound/render.ts';
import { drawn, measure } from './sound/spectrum.ts';
import { showWords } from './words.ts';

const STEP_SECONDS = 1.2;
const GAMES = Object.keys(FACES);

const soundIn = async (game: string) => {
  const loaded = await FACES[game]?.[lang.value]();
  return loaded ? await soundOf(loaded.face) : null;
};

/** What each game sounds like; and, for the command that measures it, the same as samples. */
export function SoundShow() {
  const words = showWords[lang.value].sound;
  const [loudspeaker] = useState(() => openLoudspeaker());
  const [game, setGame] = useState(GAMES[0] ?? '');
  const [ground, setGround] = useState<Playing | null>(null);
  const playCue = (cue: (typeof CUES)[number]): void =>
    void soundIn(game).then((sound) => play(cueIn(sound ?? PLAIN, cue, STEP_SECONDS), loudspeaker));
  const stop = (): void => {
    ground?.stop();
    setGround(null);
  };
  const begin = (): void =>
    void soundIn(game).then((sound) => sound && setGround(playGround(sound.ground, loudspeaker, 1, Math.random)));
  return (
    <>
      <Picks
        legend={words.game}
        of={GAMES}
        now={game}
        say={(each) => each}
        choose={(each) => {
          stop();
          setGame(each);
        }}
      />
      <p class="buttons">
        {CUES.map((cue) => (
          <button type="button" key={cue} class="button" onClick={() => playCue(cue)}>
            {cue}
          </button>
        ))}
        <button type="button" class="button" aria-pressed={ground !== null} onClick={ground ? stop : begin}>
          {words.ground}
        </button>
      </p>
    </>
  );
}

/** What there is to be heard of a game: a cue by its name, or so many seconds of its ground. */
async function render(game: string, what: string, seconds: number): Promise<Heard | null> {
  const sound = await soundIn(game);
  const cue = CUES.find((each) => each === what);
  if (!sound) return null;
  const samples = cue ? await renderCue(sound, cue) : await renderGround(sound, seconds);
  const file = new Blob([waveFile(samples) as Uint8Array<ArrayBuffer>]);
  const address = await new Promise<string>((give) => {
    const reader = new FileReader();
    reader.onload = () => give(String(reader.result));
    reader.readAsDataURL(file);
  });
  const wave = address.slice(address.indexOf(',') + 1);
  return { figures: measure(samples, RATE), wave, picture: drawn(samples, RATE).toDataURL() };
}

globalThis.enzaSound = { games: GAMES, cues: CUES, render };
