/** The service worker of this app; none where a browser has or allows no such thing. */
export async function registered(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.getRegistration();
  } catch {
    return undefined;
  }
}
