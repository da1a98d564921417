import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { ActDeferred } from '../../../acts/act-refused.ts';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { type BreakerLimits, createDirectBreaker, type DirectBreaker, isBotRefused } from './direct-breaker.ts';
import { planDirectMessages } from './direct-budget.ts';

/**
 * Direct messages the bot sends unasked. All features share its budget per minute, and pause together when the platform
 * keeps refusing: it puts bots that write to many strangers under quarantine.
 */
export interface DirectMessages {
  /** Schedules messages in the next free slots; null for those whose slot would come too late. */
  plan(tx: DbTransaction, asking: { guildId: string; count: number; now: number }): Promise<(Date | null)[]>;
  /**
   * Sends one message. A recipient who closed their inbox, or is gone, is skipped without an error.
   * @throws ActDeferred while direct messages of the whole bot pause.
   */
  send(log: Logger, send: () => Promise<unknown>): Promise<void>;
  breaker: DirectBreaker;
}

/** They left, or no longer share a guild with the bot. */
const GONE: ReadonlySet<number | string> = new Set([
  Code.UnknownUser,
  Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
]);

export function createDirectMessages(db: Db, limits: BreakerLimits & { perMinute: number }): DirectMessages {
  const { perMinute, ...breakerLimits } = limits;
  const breaker = createDirectBreaker(db, breakerLimits);
  return {
    plan: (tx, asking) => planDirectMessages(tx, { ...asking, perMinute }),
    send: (log, send) => sendWithin(breaker, log, send),
    breaker,
  };
}

async function sendWithin(breaker: DirectBreaker, log: Logger, send: () => Promise<unknown>): Promise<void> {
  const waitMs = await breaker.waitMs();
  if (waitMs > 0) throw new ActDeferred(waitMs);
  try {
    await send();
    await breaker.accepted(log);
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    if (error.code === Code.CannotSendMessagesToThisUser) await breaker.refused(log);
    else if (isBotRefused(error)) {
      await breaker.refused(log, true);
      throw new ActDeferred(await breaker.waitMs());
    } else if (!GONE.has(error.code)) throw error;
  }
}
