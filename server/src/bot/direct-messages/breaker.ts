import { DiscordAPIError } from '@discordjs/rest';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Db } from '../../database/database.ts';

/** After this many refusals in a row direct messages pause: going on would look like spam. */
export interface BreakerLimits {
  refusalsMax: number;
  /**
   * The first pause, in milliseconds; each further one without a delivered message in between is twice as long, up to a
   * day.
   */
  pauseMs: number;
}

const PAUSE_MAX_MS = 24 * 60 * 60 * 1000;

/** How long the process that probes after a pause may take, in seconds; then another one does. */
const PROBE_SECONDS = 30;

/** The bot as a whole is refused: it opened too many direct messages (40003), or is under quarantine (20026). */
const BOT_REFUSED: ReadonlySet<number | string> = new Set([40_003, 20_026]);

/** Whether the platform refused the bot as a whole, not this one message. */
export function isBotRefused(error: unknown): boolean {
  return error instanceof DiscordAPIError && BOT_REFUSED.has(error.code);
}

/** Pauses direct messages of the whole bot when the platform keeps refusing them. */
export interface DirectBreaker {
  /** How long to wait, in milliseconds; 0 where sending is allowed now. After a pause, one process probes for all. */
  waitMs(): Promise<number>;
  accepted(log: Logger): Promise<void>;
  /** @param isFinal the platform refused the bot, not one person: pauses at once. */
  refused(log: Logger, isFinal?: boolean): Promise<void>;
  /** Whether they pause, or none was delivered since they did. */
  isPaused(): Promise<boolean>;
}

export function createDirectBreaker(db: Db, { refusalsMax, pauseMs }: BreakerLimits): DirectBreaker {
  return {
    async waitMs() {
      const { rows } = await sql<{ wait: number | null }>`
        select extract(epoch from greatest(paused_until, probe_until) - clock_timestamp())::float8 * 1000 as wait
        from direct_message_breaker where id = 1 and paused_until is not null`.execute(db);
      const [paused] = rows;
      if (paused === undefined) return 0;
      if (paused.wait !== null && paused.wait > 0) return Math.ceil(paused.wait);
      const { rows: probing } = await sql`
        update direct_message_breaker set probe_until = clock_timestamp() + make_interval(secs => ${PROBE_SECONDS})
        where id = 1 and paused_until <= clock_timestamp() and coalesce(probe_until, '-infinity') <= clock_timestamp()
        returning id`.execute(db);
      return probing.length > 0 ? 0 : PROBE_SECONDS * 1000;
    },

    async accepted(log) {
      const { rows } = await sql<{ was_paused: boolean }>`
        update direct_message_breaker b set refusals = 0, pauses = 0, paused_until = null, probe_until = null
        from (select id, paused_until from direct_message_breaker where id = 1 for update) before
        where b.id = before.id and (b.refusals > 0 or before.paused_until is not null)
        returning before.paused_until is not null as was_paused`.execute(db);
      if (rows[0]?.was_paused === true) log.warn('Discord accepts direct messages again, resuming');
    },

    async refused(log, isFinal = false) {
      const max = isFinal ? 1 : refusalsMax;
      const { rows } = await sql<{ until: Date | null }>`
        update direct_message_breaker set refusals = refusals + 1, probe_until = null,
          pauses = pauses + case when refusals + 1 >= ${max} then 1 else 0 end,
          paused_until = case when refusals + 1 >= ${max}
            then clock_timestamp() + make_interval(secs => least(${pauseMs}::float8 * power(2, least(pauses, 20)), ${PAUSE_MAX_MS}) / 1000)
            else paused_until end
        where id = 1 returning case when refusals >= ${max} then paused_until end as until`.execute(db);
      const until = rows[0]?.until ?? null;
      if (until !== null) {
        log.error({ until }, 'Discord rejects direct messages, pausing');
      }
    },

    async isPaused() {
      const paused = db.selectFrom('direct_message_breaker').select('id').where('paused_until', 'is not', null);
      return (await paused.executeTakeFirst()) !== undefined;
    },
  };
}
