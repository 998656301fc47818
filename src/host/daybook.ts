import type { Daily } from '../engine/daily.ts';
import { DAILY_LEVEL, DAILY_SEAT, dailyBotSeed, dailyLead, dailySeed, dailySetup } from '../engine/daily.ts';
import { hashOf } from '../engine/equal.ts';
import type { AnyGame, AnyMove } from '../engine/game.ts';
import { append, openMatch } from '../engine/match.ts';
import { BOT_GENERATION } from '../games/rules.ts';
import { answerTo, type Notice, type Request } from '../protocol/messages.ts';
import type { BotQuestion } from '../protocol/thought.ts';
import { PAR_GAMES, type Par } from '../saves/format.ts';
import { parseOutcome, parsePar } from '../saves/parse.ts';
import { botQuestion, type Thinker } from './bots.ts';
import type { Rules } from './open.ts';
import type { Store } from './store.ts';

type DaybookRequest = Extract<Request, { kind: 'daybook' | 'par' | 'noPar' }>;
type ParRequest = Extract<Request, { kind: 'par' }>;

interface DaybookNeeds {
  readonly store: Store;
  readonly rules: Rules;
  readonly thinker: Thinker;
  send(notice: Notice): void;
  report(fault: unknown): void;
}

/** What became of the days' deals, and the pars to hold it against. A par gives way to every match that is played. */
export class DaybookKeeper {
  readonly #needs: DaybookNeeds;
  readonly #isTableOpen: () => boolean;
  #asked: ParRequest | null = null;

  constructor(needs: DaybookNeeds, isTableOpen: () => boolean) {
    this.#needs = needs;
    this.#isTableOpen = isTableOpen;
  }

  answer(request: DaybookRequest): Promise<void> | void {
    switch (request.kind) {
      case 'daybook':
        return this.#tell(request);
      case 'par':
        return this.#begin(request);
      case 'noPar':
        return this.drop();
    }
  }

  /** Nobody waits for a par any more, or the thinker is wanted at a table. */
  drop(): void {
    const request = this.#asked;
    if (!request) return;
    this.#asked = null;
    this.#needs.thinker.cancel();
    this.#needs.send(answerTo(request, null));
  }

  async #tell(request: Extract<DaybookRequest, { kind: 'daybook' }>): Promise<void> {
    const { store, send, report } = this.#needs;
    try {
      const all = (await store.outcomes()).map(parseOutcome);
      const read = all.filter((outcome) => outcome !== null);
      const outcomes = read.filter(({ daily }) => daily);
      send(answerTo(request, { outcomes, pars: await this.#pars(), unread: all.length - read.length }));
    } catch (fault) {
      report(fault);
      send({ kind: 'trouble', call: request.call, trouble: { what: 'storeClosed' } });
    }
  }

  async #pars(): Promise<readonly Par[]> {
    const pars = (await this.#needs.store.pars()).map(parsePar);
    return pars.filter((par) => par !== null).filter(({ generation }) => generation === BOT_GENERATION);
  }

  /** It is waited for outside the host's own order: whatever else is asked meanwhile is answered. */
  #begin(request: ParRequest): void {
    this.drop();
    this.#asked = request;
    const { send, report } = this.#needs;
    const reckoned = this.#reckon(request).catch((fault: unknown) => {
      report(fault);
      return null;
    });
    void reckoned.then((par) => {
      if (this.#asked !== request) return;
      this.#asked = null;
      send(answerTo(request, par));
    });
  }

  async #reckon(request: ParRequest): Promise<Par | null> {
    const { store, rules, thinker } = this.#needs;
    const { day, game: id } = request;
    const game = await rules(id);
    if (!game) return null;
    const { edition } = game.facts;
    const known = (await this.#pars()).find((par) => par.day === day && par.game === id && par.edition === edition);
    const leads = known?.leads ?? [];
    if (known && leads.length === PAR_GAMES) return known;
    const lead = await parLead(game, { day }, leads.length, async (question) =>
      this.#asked !== request || this.#isTableOpen() ? null : thinker.choose(question),
    );
    if (lead === null) return null;
    const par = { game: id, day, edition, generation: BOT_GENERATION, leads: [...leads, lead] };
    await store.keepPar(par);
    return par;
  }
}

type Choose = (question: BotQuestion) => Promise<AnyMove | null>;

/**
 * How far ahead the strongest bot ends in the person's seat of a day's deal, against the bots that sit there for
 * everybody; another game, another chance for it. The same on every device. Null: a bot had no answer.
 */
export async function parLead(game: AnyGame, daily: Daily, nth: number, choose: Choose): Promise<number | null> {
  const { facts } = game;
  const deal = { game: facts.id, edition: facts.edition, seed: dailySeed(facts, daily.day), setup: dailySetup(facts) };
  let match = openMatch(game, { ...deal, sitters: [], log: [] });
  for (;;) {
    const asks = game.asks(match.state);
    // The person answers before bots that are asked as well, as at the table.
    const seat = (asks.find((ask) => ask.seat === DAILY_SEAT) ?? asks[0])?.seat;
    if (seat === undefined) return dailyLead(game.result(match.state));
    const botSeed = dailyBotSeed(match.record, daily, match.happened.length);
    const move = await choose(
      seat === DAILY_SEAT
        ? botQuestion(match, seat, 'strongest', hashOf(`par ${nth} ${botSeed}`))
        : botQuestion(match, seat, DAILY_LEVEL, botSeed),
    );
    if (move === null) return null;
    match = append(match, { seat, move });
  }
}
