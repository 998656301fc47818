import type { AnyBalance } from '../bots/balance.ts';

/** By convention: what a game measures among equals lives in its folder, `bot/balance.ts`. */
export async function loadBalance(id: string): Promise<AnyBalance> {
  const { balance } = (await import(`../games/${id}/bot/balance.js`)) as { readonly balance: AnyBalance };
  return balance;
}
