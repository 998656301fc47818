/** A file of this build; vite.config.ts lists them all. */
export interface ShellFile {
  /** From the folder that the app lies in. */
  readonly url: string;
  readonly bytes: number;
  /** What must be in it. */
  readonly integrity: string;
  /** Of games alone: shelf and screens go without it. */
  readonly ofGame?: true;
}

/** The same, with where it lies on the host and on the device. */
export interface PlacedFile extends ShellFile {
  readonly address: string;
  readonly key: string;
  /** Whether its address says what is in it: nothing else can ever lie there. */
  readonly isNamed: boolean;
}

const KEY_CHARS = 16;

export const placed = (files: readonly ShellFile[], scope: string): readonly PlacedFile[] =>
  files.map((file) => {
    const address = new URL(file.url, scope).href;
    const isNamed = file.url.startsWith('assets/');
    // The same address holds another file in another build: both are kept side by side.
    const key = isNamed ? address : `${address}?${encodeURIComponent(file.integrity.slice(-KEY_CHARS))}`;
    return { ...file, address, key, isNamed };
  });
