import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { JobDeferred } from '../../jobs/job-refused.ts';
import type { Db, DbTransaction } from '../../database/database.ts';
import { type BreakerLimits, createDirectBreaker, type DirectBreaker, isBotRefused } from './breaker.ts';
import { planDirectMessages } from './budget.ts';

/**
 * Direct messages the bot sends unasked. All features share its budget per minute, and pause together when the platform
 * keeps refusing: it puts bots that write to many strangers under quarantine.
 */
export interface DirectMessages {
  /** Schedules messages in the next free slots; null for those whose slot would come too late. */
  plan(tx: DbTransaction, asking: { guildId: string; count: number; now: number }): Promise<(Date | null)[]>;
  /**
   * Sends one message, and returns what became of it.
   * @throws JobDeferred while direct messages of the whole bot pause.
   */
  send(log: Logger, send: () => Promise<unknown>): Promise<DirectOutcome>;
  /** Whether direct messages of the whole bot pause, or none was delivered since they did. */
  isPaused(): Promise<boolean>;
}

/** Sent; or the recipient accepts none from this server; or they left, or no longer exist. */
export type DirectOutcome = 'sent' | 'inboxClosed' | 'gone';

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
    isPaused: breaker.isPaused,
  };
}

async function sendWithin(breaker: DirectBreaker, log: Logger, send: () => Promise<unknown>): Promise<DirectOutcome> {
  const waitMs = await breaker.waitMs();
  if (waitMs > 0) throw new JobDeferred(waitMs);
  try {
    await send();
    await breaker.accepted(log);
    return 'sent';
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    if (error.code === Code.CannotSendMessagesToThisUser) {
      await breaker.refused(log);
      return 'inboxClosed';
    }
    if (isBotRefused(error)) {
      await breaker.refused(log, true);
      throw new JobDeferred(await breaker.waitMs());
    }
    if (GONE.has(error.code)) return 'gone';
    throw error;
  }
}
