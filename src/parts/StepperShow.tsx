import { useState } from 'preact/hooks';
import { lang } from '../app/settings.ts';
import { Stepper } from '../ui/stepper/Stepper.tsx';
import { showWords } from './words.ts';

export function StepperShow() {
  const words = showWords[lang.value];
  const [hearts, setHearts] = useState(2);
  return (
    <Stepper
      lang={lang.value}
      label={words.hearts}
      thing="dial:hearts"
      value={hearts}
      range={{ least: 0, most: 7 }}
      why={{ least: words.least, most: words.most }}
      change={setHearts}
    />
  );
}
