import type { Source } from './files.ts';

export type Fetch = (address: string, how: RequestInit) => Promise<Response>;

/**
 * What lies there as its build made it, or nothing: a login page, an empty body, a host's own page for what is not there,
 * another build's file all come with status 200.
 */
export async function fetchWhole(source: Source, fetch: Fetch): Promise<Response> {
  const ask = (cache: RequestCache): Promise<Response> => fetch(source.address, { cache, integrity: source.integrity });
  // A file in the browser's own cache may have been wrong when it was fetched.
  const came = await ask(source.isNamed ? 'default' : 'no-cache').catch(() => ask('reload'));
  if (!came.ok) throw new Error(`${source.url}: ${came.status}`);
  // A page cannot be opened with an answer that came by way of another address.
  return came.redirected ? new Response(came.body, came) : came;
}
