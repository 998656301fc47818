/** Reads codes with the camera: by what the browser has for it, else by a reader that is fetched then. */

interface Reader {
  /** Null: nothing can be read. */
  read(video: HTMLVideoElement): Promise<string | null>;
}

/** Chrome on Android and macOS has it; TypeScript has no type of it. */
interface Detector {
  detect(of: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: readonly string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}
type WithDetector = typeof globalThis & { readonly BarcodeDetector?: DetectorClass };

const FORMAT = 'qr_code';

async function openReader(): Promise<Reader> {
  const { BarcodeDetector } = globalThis as WithDetector;
  const formats = await BarcodeDetector?.getSupportedFormats().catch((): readonly string[] => []);
  if (!BarcodeDetector || !formats?.includes(FORMAT)) return openOwnReader();
  const detector = new BarcodeDetector({ formats: [FORMAT] });
  return { read: async (video) => (await detector.detect(video))[0]?.rawValue ?? null };
}

/** Finer pictures take longer and show no more of a code that fills half of them. */
const MOST_PIXELS = 640;

async function openOwnReader(): Promise<Reader> {
  const { default: decode } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: async (video) => {
      const scale = Math.min(1, MOST_PIXELS / Math.max(video.videoWidth, video.videoHeight, 1));
      canvas.width = Math.floor(video.videoWidth * scale);
      canvas.height = Math.floor(video.videoHeight * scale);
      if (!pen || canvas.width === 0) return null;
      pen.drawImage(video, 0, 0, canvas.width, canvas.height);
      const { width, height, data } = pen.getImageData(0, 0, canvas.width, canvas.height);
      try {
        return decode({ width, height, data });
      } catch {
        return null;
      }
    },
  };
}

export const hasCamera = (): boolean => typeof navigator.mediaDevices?.getUserMedia === 'function';

export interface Camera {
  /** As long as it runs a browser tells this device's real addresses. */
  stop(): void;
}

/** The pause between two looks: a phone has other things to do, too. */
const LOOK_EVERY_MS = 120;

/** Shows the camera's picture and tells every code in it. Rejects if the camera may not be used. */
export async function openCamera(video: HTMLVideoElement, heard: (text: string) => void): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  let isOpen = true;
  const stop = (): void => {
    isOpen = false;
    for (const track of stream.getTracks()) track.stop();
    video.srcObject = null;
  };
  try {
    video.srcObject = stream;
    const reader = await openReader();
    await video.play();
    const look = async (): Promise<void> => {
      if (!isOpen) return;
      const text = await reader.read(video).catch(() => null);
      if (isOpen && text) heard(text);
      setTimeout(() => void look(), LOOK_EVERY_MS);
    };
    void look();
  } catch (fault) {
    stop();
    throw fault;
  }
  return { stop };
}
