import { buzz, canBuzz } from '../../pwa/touch.ts';
import { Picks } from '../../ui/Picks.tsx';
import { LANGS } from '../../words/lang.ts';
import { settingsWords } from '../../words/settings.ts';
import { change, MEMORY_AIDS, MOTIONS, PACES, settings, TEXT_SIZES, THEMES } from '../settings.ts';
import { changeVolume, playCue, VOLUMES, volume } from '../sound.ts';
import { inLang } from '../words.ts';
import './likings.css';

/** How the people of this device like it; in the settings, and at every table. */
export function Likings() {
  const words = inLang(settingsWords);
  const { lang, theme, textSize, motion, confirm, pace, forced, awake, sound, points, memory, thumb } = settings.value;
  return (
    <>
      <Picks
        legend={words.language}
        of={LANGS}
        now={lang}
        say={(each) => words.languages[each]}
        choose={(each) => change({ lang: each })}
      />
      <Picks
        legend={words.theme}
        of={THEMES}
        now={theme}
        say={(each) => words.themes[each]}
        choose={(each) => change({ theme: each })}
      />
      <Picks
        legend={words.textSize}
        of={TEXT_SIZES}
        now={textSize}
        say={(each) => words.percent(each)}
        choose={(each) => change({ textSize: each })}
      />
      <Picks
        legend={words.motion}
        hint={words.motionHint}
        of={MOTIONS}
        now={motion}
        say={(each) => words.motions[each]}
        choose={(each) => change({ motion: each })}
      />
      <Picks
        legend={words.confirm}
        hint={words.confirmHint}
        of={ON_OFF}
        now={confirm ? 'on' : 'off'}
        say={(each) => words.confirms[each]}
        choose={(each) => change({ confirm: each === 'on' })}
      />
      <Picks
        legend={words.pace}
        hint={words.paceHint}
        of={PACES}
        now={pace}
        say={(each) => words.paces[each]}
        choose={(each) => change({ pace: each })}
      />
      <Picks
        legend={words.forced}
        hint={words.forcedHint}
        of={ON_OFF}
        now={forced ? 'on' : 'off'}
        say={(each) => words.forcedPlays[each]}
        choose={(each) => change({ forced: each === 'on' })}
      />
      <Picks
        legend={words.points}
        hint={words.pointsHint}
        of={['shown', 'covered'] as const}
        now={points}
        say={(each) => words.pointsAre[each]}
        choose={(each) => change({ points: each })}
      />
      <Picks
        legend={words.memory}
        hint={words.memoryHint}
        of={MEMORY_AIDS}
        now={memory}
        say={(each) => words.memories[each]}
        choose={(each) => change({ memory: each })}
      />
      <Picks
        legend={words.thumb}
        hint={words.thumbHint}
        of={['left', 'right'] as const}
        now={thumb}
        say={(each) => words.thumbs[each]}
        choose={(each) => change({ thumb: each })}
      />
      {'AudioContext' in globalThis && (
        <Picks
          legend={words.sound}
          hint={words.soundHint}
          of={ON_OFF}
          now={sound ? 'on' : 'off'}
          say={(each) => words.sounds[each]}
          choose={(each) => {
            change({ sound: each === 'on' });
            playCue('gain');
          }}
        />
      )}
      {sound && (
        <Picks
          legend={words.volume}
          of={VOLUMES}
          now={volume.value}
          say={(each) => words.percent(each)}
          choose={(each) => {
            changeVolume(each);
            playCue('gain');
          }}
        />
      )}
      {canBuzz() && (
        <Picks
          legend={words.buzz}
          hint={words.buzzHint}
          of={ON_OFF}
          now={settings.value.buzz ? 'on' : 'off'}
          say={(each) => words.buzzes[each]}
          choose={(each) => {
            change({ buzz: each === 'on' });
            if (each === 'on') buzz();
          }}
        />
      )}
      {'wakeLock' in navigator && (
        <Picks
          legend={words.awake}
          hint={words.awakeHint}
          of={ON_OFF}
          now={awake ? 'on' : 'off'}
          say={(each) => words.awakes[each]}
          choose={(each) => change({ awake: each === 'on' })}
        />
      )}
      <div class="keys">
        <h3>{words.keys}</h3>
        <dl>
          <Key does={words.keysDo.walk}>{words.arrows}</Key>
          <Key does={words.keysDo.next}>N, Shift + N</Key>
          <Key does={words.keysDo.choose}>Enter</Key>
          <Key does={words.keysDo.confirm}>Ctrl + Enter</Key>
          <Key does={words.keysDo.putDown}>Esc</Key>
          <Key does={words.keysDo.takeBack}>Ctrl + Z</Key>
          <Key does={words.keysDo.menu}>M</Key>
        </dl>
      </div>
    </>
  );
}

const Key = ({ does, children }: { readonly does: string; readonly children: string }) => (
  <div>
    <dt>
      <kbd>{children}</kbd>
    </dt>
    <dd>{does}</dd>
  </div>
);

const ON_OFF = ['on', 'off'] as const;
