import signals from '../../../node_modules/@preact/signals/LICENSE?raw';
import idbKeyval from '../../../node_modules/idb-keyval/LICENCE?raw';
import leanQr from '../../../node_modules/lean-qr/LICENSE?raw';
import preact from '../../../node_modules/preact/LICENSE?raw';
import qr from '../../../node_modules/qr/LICENSE-MIT?raw';
import valibot from '../../../node_modules/valibot/LICENSE.md?raw';

export const BUNDLER = 'vite';

export interface Licence {
  /** Those that come with one text. */
  readonly libraries: readonly string[];
  readonly licence: 'MIT' | 'Apache-2.0';
  /** As it comes with them. */
  readonly text: string;
}

/** A few lines of the bundler are in every build; its own file has those of a hundred others beside them. */
const vite = `MIT License

Copyright (c) 2019-present, VoidZero Inc. and Vite contributors

${preact.slice(preact.indexOf('Permission is hereby granted'))}`;

/** Whose work it is, as the text says. */
export const copyrightIn = (text: string): string => /^\s*(Copyright .+?)\s*$/m.exec(text)?.[1] ?? '';

/** Whatever of others' work is in what a person downloads. */
export const LICENCES: readonly Licence[] = [
  { libraries: ['preact'], licence: 'MIT', text: preact },
  { libraries: ['@preact/signals', '@preact/signals-core'], licence: 'MIT', text: signals },
  { libraries: ['idb-keyval'], licence: 'Apache-2.0', text: idbKeyval },
  { libraries: ['lean-qr'], licence: 'MIT', text: leanQr },
  { libraries: ['qr'], licence: 'MIT', text: qr },
  { libraries: ['valibot'], licence: 'MIT', text: valibot },
  { libraries: [BUNDLER], licence: 'MIT', text: vite },
];
