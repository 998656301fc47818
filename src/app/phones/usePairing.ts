import { signal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { connection, table } from '../../link/published.ts';
import { enterLine, joinLine } from '../../link/requests.ts';
import type { MatchId } from '../../protocol/shown.ts';
import { type Camera, openCamera } from '../../pwa/wire/camera.ts';
import { CONNECTING_MS, type LineCode, PhoneLine, readLineCode, writeLineCode } from '../../pwa/wire/phoneLine.ts';
import { bytesOf, pictureText } from '../../saves/code/link.ts';

/**
 * The lines of this page to other phones. They outlive every screen, and go with the page; whoever looks something up in
 * the rules stays connected.
 */
const open = new Set<PhoneLine>();

/** How many phones are connected now. */
export const connected = signal(0);

/** This table's own device leads another one to it. */
export function lead(line: PhoneLine, match: MatchId): void {
  joinLine(match, hold(line));
}

/** Comes to the table of another device. Rejects if it cannot play along there. */
export async function enter(line: PhoneLine): Promise<MatchId> {
  try {
    return await enterLine(hold(line));
  } catch (fault) {
    line.close();
    throw fault;
  }
}

/** All of them: the others play on. */
export function hangUp(): void {
  for (const line of open) line.close();
}

function hold(line: PhoneLine): MessagePort {
  open.add(line);
  connected.value = open.size;
  const port = bridged(line);
  void line.closed.then(() => {
    open.delete(line);
    connected.value = open.size;
  });
  return port;
}

/** Between the channel and the host, which is in a worker and cannot have one. */
function bridged(line: PhoneLine): MessagePort {
  const { channel } = line;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    if (typeof data !== 'string') line.close();
    else if (channel.readyState === 'open') channel.send(data);
  };
  channel.onmessage = ({ data }) => port1.postMessage(data);
  void line.closed.then(() => port1.postMessage(null));
  return port2;
}

/** A host that died knows of no line: the next one gets them all anew. */
connection.subscribe((now) => {
  const match = table.peek()?.match;
  if (now !== 'restarting' || match === undefined) return;
  for (const line of open) joinLine(match, bridged(line));
});

/** Why two phones have not come together. */
export type Unpaired = 'noCamera' | 'noAddress' | 'late' | 'sameSide';

export type Pairing =
  /** Nothing is asked of network or camera yet. */
  | { readonly step: 'idle' }
  /** This phone's code is shown: the first of the two, or the answer. */
  | { readonly step: 'shows'; readonly code: string; readonly isAnswer: boolean }
  | { readonly step: 'reads' }
  | { readonly step: 'calls' };

export interface Pair {
  readonly now: Pairing;
  readonly failed: Unpaired | null;
  /** Makes the first code and shows it. */
  offer(): void;
  /** Opens the camera, and shows its picture there. */
  read(): void;
  /** Closes the camera and shows this device's code again; null while there is no code. */
  readonly back: (() => void) | null;
  /** Where the camera's picture goes. */
  readonly video: { current: HTMLVideoElement | null };
  /** A code that came some other way. False: it is none. */
  take(text: string): boolean;
}

/** Two codes make a line: one phone shows, the other reads and shows, the first reads. `paired`: they are connected. */
export function usePairing(paired: (line: PhoneLine) => void): Pair {
  const [now, setNow] = useState<Pairing>({ step: 'idle' });
  const [failed, setFailed] = useState<Unpaired | null>(null);
  const video = useRef<HTMLVideoElement>(null);
  const line = useRef<PhoneLine | null>(null);
  const camera = useRef<Camera | null>(null);
  /** The kind that this phone waits for where it has offered. */
  const awaits = useRef<LineCode['kind'] | 'any' | 'nothing'>('any');
  const isGone = useRef(false);
  /** What was shown before the camera was opened. */
  const own = useRef<Pairing | null>(null);

  const stopCamera = (): void => {
    camera.current?.stop();
    camera.current = null;
  };
  useEffect(
    () => () => {
      isGone.current = true;
      stopCamera();
      line.current?.close();
    },
    [],
  );

  const begin = (): PhoneLine => {
    line.current?.close();
    const next = new PhoneLine();
    line.current = next;
    void next.opened.then(() => {
      if (line.current !== next) return;
      line.current = null;
      stopCamera();
      if (isGone.current) next.close();
      else {
        setNow({ step: 'idle' });
        setFailed(null);
        paired(next);
      }
    });
    return next;
  };

  const shown = (code: LineCode | null, isAnswer: boolean): void => {
    if (code) setNow({ step: 'shows', code: pictureText(writeLineCode(code)), isAnswer });
    else setFailed('noAddress');
  };

  const offer = async (): Promise<void> => {
    stopCamera();
    setFailed(null);
    awaits.current = 'any';
    own.current = null;
    shown(await begin().offer(), false);
  };

  const read = async (): Promise<void> => {
    setFailed(null);
    own.current = now.step === 'shows' ? now : null;
    setNow({ step: 'reads' });
  };
  // The picture is there once it is drawn.
  useEffect(() => {
    const place = video.current;
    if (now.step !== 'reads' || !place || camera.current) return;
    let isLate = false;
    openCamera(place, (text) => void take(text)).then(
      (opened) => {
        if (isLate) opened.stop();
        else camera.current = opened;
      },
      () => {
        if (!isLate) setFailed('noCamera');
      },
    );
    return () => {
      isLate = true;
    };
  }, [now.step]);

  const call = async (code: LineCode): Promise<void> => {
    const calling = line.current;
    awaits.current = 'nothing';
    stopCamera();
    setNow({ step: 'calls' });
    await calling?.call(code);
    setTimeout(() => {
      if (line.current === calling && !isGone.current) setFailed('late');
    }, CONNECTING_MS);
  };

  const answer = async (code: LineCode): Promise<void> => {
    awaits.current = 'nothing';
    // The camera runs on until it is known where this phone can be reached: a browser tells it truly only then.
    const made = await begin().answer(code);
    stopCamera();
    shown(made, true);
  };

  const take = (text: string): boolean => {
    const bytes = bytesOf(codeTextIn(text));
    const code = bytes && readLineCode(bytes);
    if (!code) return false;
    if (awaits.current === 'nothing') return true;
    if (code.kind === 'offer') void answer(code).catch(() => setFailed('noAddress'));
    else if (line.current) void call(code).catch(() => setFailed('late'));
    else setFailed('sameSide');
    return true;
  };

  const again = (work: () => Promise<void>) => (): void => {
    awaits.current = 'any';
    void work().catch(() => setFailed('noAddress'));
  };
  const showOwn = (): void => {
    stopCamera();
    if (own.current) setNow(own.current);
  };
  const back = now.step === 'reads' && own.current ? showOwn : null;
  return { now, failed, offer: again(offer), read: again(read), back, video, take };
}

/** A message may say more than the code. */
const codeTextIn = (message: string): string => /\.[0-9A-Z]{60,}/i.exec(message)?.[0] ?? message.trim();
