/**
 * The service worker of this app, and not of another that lies above it at the same origin; none where a browser has or
 * allows no such thing.
 */
export async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.scope === new URL('.', location.href).href ? registration : undefined;
  } catch {
    return undefined;
  }
}
