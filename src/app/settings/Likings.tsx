import { buzz, canBuzz } from '../../pwa/device.ts';
import { Picks } from '../../ui/Picks.tsx';
import { settingsWords } from '../../words/settings.ts';
import { LANGS } from '../../words/voice.ts';
import type { Settings } from '../settings.ts';
import { CONFIRMS, change, inLang, MEMORY_AIDS, MOTIONS, PACES, settings, TEXT_SIZES, THEMES } from '../settings.ts';
import { changeVolume, playCue, VOLUMES, volume } from '../sound.ts';
import { forgetTold } from '../tips/told.ts';
import './likings.css';

/** How the people of this device like it; in the settings, and at every table. */
export function Likings() {
  const words = inLang(settingsWords);
  return (
    <>
      <Liking name="lang" legend={words.language} of={LANGS} say={(each) => words.languages[each]} />
      <Liking name="theme" legend={words.theme} of={THEMES} say={(each) => words.themes[each]} />
      <Liking name="textSize" legend={words.textSize} of={TEXT_SIZES} say={words.percent} />
      <Liking
        name="motion"
        legend={words.motion}
        hint={words.motionHint}
        of={MOTIONS}
        say={(each) => words.motions[each]}
      />
      <Liking
        name="confirm"
        legend={words.confirm}
        hint={words.confirmHint}
        of={CONFIRMS}
        say={(each) => words.confirms[each]}
      />
      <Liking name="pace" legend={words.pace} hint={words.paceHint} of={PACES} say={(each) => words.paces[each]} />
      <Switch name="forced" legend={words.forced} hint={words.forcedHint} says={words.forcedPlays} />
      <Liking
        name="points"
        legend={words.points}
        hint={words.pointsHint}
        of={['shown', 'covered']}
        say={(each) => words.pointsAre[each]}
      />
      <Liking
        name="memory"
        legend={words.memory}
        hint={words.memoryHint}
        of={MEMORY_AIDS}
        say={(each) => words.memories[each]}
      />
      <Liking
        name="thumb"
        legend={words.thumb}
        hint={words.thumbHint}
        of={['left', 'right']}
        say={(each) => words.thumbs[each]}
      />
      <Switch
        name="tips"
        legend={words.tips}
        hint={words.tipsHint}
        says={words.tipsAre}
        then={(isOn) => isOn && forgetTold()}
      />
      {'AudioContext' in globalThis && (
        <Switch
          name="sound"
          legend={words.sound}
          hint={words.soundHint}
          says={words.sounds}
          then={() => playCue('gain')}
        />
      )}
      {settings.value.sound && (
        <>
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
          <Switch name="effects" legend={words.effects} hint={words.effectsHint} says={words.sounds} />
          <Switch name="ground" legend={words.ground} hint={words.groundHint} says={words.sounds} />
        </>
      )}
      {canBuzz() && (
        <Switch
          name="buzz"
          legend={words.buzz}
          hint={words.buzzHint}
          says={words.buzzes}
          then={(isOn) => isOn && buzz()}
        />
      )}
      {'wakeLock' in navigator && (
        <Switch name="awake" legend={words.awake} hint={words.awakeHint} says={words.awakes} />
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

type Flag = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];
type OneOf = Exclude<keyof Settings, Flag>;

interface LikingProps<Name extends keyof Settings> {
  readonly name: Name;
  readonly legend: string;
  readonly hint?: string;
}

interface PickedProps<Name extends OneOf> extends LikingProps<Name> {
  readonly of: readonly Settings[Name][];
  say(each: Settings[Name]): string;
}

/** One of several, chosen by a tap. */
const Liking = <Name extends OneOf>({ name, ...picks }: PickedProps<Name>) => (
  <Picks {...picks} now={settings.value[name]} choose={(each) => change({ [name]: each })} />
);

interface SwitchProps extends LikingProps<Flag> {
  readonly says: Readonly<Record<(typeof ON_OFF)[number], string>>;
  then?(isOn: boolean): void;
}

const Switch = ({ name, says, then, ...picks }: SwitchProps) => (
  <Picks
    {...picks}
    of={ON_OFF}
    now={settings.value[name] ? 'on' : 'off'}
    say={(each) => says[each]}
    choose={(each) => {
      change({ [name]: each === 'on' });
      then?.(each === 'on');
    }}
  />
);

const Key = ({ does, children }: { readonly does: string; readonly children: string }) => (
  <div>
    <dt>
      <kbd>{children}</kbd>
    </dt>
    <dd>{does}</dd>
  </div>
);

const ON_OFF = ['on', 'off'] as const;
