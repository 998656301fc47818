/** What a window of the app was asked to do by the device: a file was opened with it, or a line of its icon's menu. */
export interface Launch {
  readonly files: readonly File[];
  /** Of the address that was to be opened; empty where it has none. */
  readonly hash: string;
}

interface LaunchParams {
  readonly files?: readonly { getFile(): Promise<File> }[];
  readonly targetURL?: string | null;
}

/** https://wicg.github.io/web-app-launch/; in few browsers. */
interface LaunchPorts {
  readonly launchQueue?: { setConsumer(consume: (launch: LaunchParams) => Promise<void>): void };
}

/** Called with every launch, those before this included. */
export function watchLaunches(take: (launch: Launch) => void, place: LaunchPorts = globalThis as LaunchPorts): void {
  place.launchQueue?.setConsumer(async ({ files = [], targetURL }) => {
    // One that is gone from the disk, or may not be read, is as if it had not been opened.
    const read = await Promise.all(files.map((file) => file.getFile().catch(() => null)));
    take({ files: read.filter((file) => file !== null), hash: targetURL ? new URL(targetURL).hash : '' });
  });
}
