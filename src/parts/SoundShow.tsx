import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import { FACES } from '../games/faces.ts';
import { cueIn, Ground, PLAIN } from '../pwa/sound/cues.ts';
import { GROUND_LEVEL, LEVEL, openLoudspeaker, Players, play, playGround } from '../pwa/sound/player.ts';
import type { AnyFace } from '../ui/face.ts';
import { Picks } from '../ui/Picks.tsx';
import type { Cue, GameSound, Note, Playing, ShellCue } from '../ui/sound.ts';
import { drawn, type Figures, measure } from './sound/spectrum.ts';
import { showWords } from './words.ts';

const CUES: readonly (Cue | ShellCue)[] = [
  'place',
  'step',
  'turn',
  'roll',
  'clash',
  'reveal',
  'gain',
  'loss',
  'hold',
  'count',
  'win',
  'defeat',
];

const RATE = 44100;
const STEP_SECONDS = 1.2;
const TAIL_SECONDS = 1.5;
/** A ground is asked for in pieces of this length, as it is at a table. */
const PIECE_SECONDS = 5;

/** As a loudspeaker at full volume would get it. */
async function rendered(notes: readonly Note[], seconds: number, level: number): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, Math.ceil(RATE * seconds), RATE);
  new Players(context, level).lay(notes, 0);
  return (await context.startRendering()).getChannelData(0);
}

async function renderCue(of: GameSound | null, cue: Cue | ShellCue): Promise<Float32Array> {
  const notes = cueIn(of ?? PLAIN, cue, STEP_SECONDS);
  const ends = Math.max(...notes.map(({ atSeconds, lastsSeconds }) => atSeconds + lastsSeconds));
  return await rendered(notes, ends + TAIL_SECONDS, LEVEL);
}

async function renderGround({ ground }: GameSound, seconds: number): Promise<Float32Array> {
  const played = new Ground(ground, Math.random);
  const notes: Note[] = [];
  for (let until = PIECE_SECONDS; until <= seconds; until += PIECE_SECONDS) notes.push(...played.until(until, false));
  return await rendered(notes, seconds, GROUND_LEVEL);
}

async function soundOf(face: AnyFace): Promise<GameSound | null> {
  return (await face.sound?.())?.sound ?? null;
}

/** Sixteen bits a sample, in one channel. */
function waveFile(samples: Float32Array): Uint8Array {
  const HEAD = 44;
  const bytes = new Uint8Array(HEAD + samples.length * 2);
  const view = new DataView(bytes.buffer);
  const text = (at: number, said: string): void => bytes.set(new TextEncoder().encode(said), at);
  text(0, 'RIFF');
  view.setUint32(4, bytes.length - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, RATE, true);
  view.setUint32(28, RATE * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, samples.length * 2, true);
  for (const [at, sample] of samples.entries()) {
    view.setInt16(HEAD + at * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32767), true);
  }
  return bytes;
}

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

interface Heard {
  readonly figures: Figures;
  /** The file, in base 64. */
  readonly wave: string;
  /** Its picture, as an address of data. */
  readonly picture: string;
}

/** What the page of shared parts has for the command that measures all sounds. */
declare global {
  var enzaSound: {
    readonly games: readonly string[];
    readonly cues: readonly string[];
    /** A cue by its name, or else so many seconds of the game's ground. Null: the game has no sound of its own. */
    render(game: string, what: string, seconds: number): Promise<Heard | null>;
  };
}
