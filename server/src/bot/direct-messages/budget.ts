import { LATE_MS } from '@perigee/core/greetings/pace';
import { sql } from 'kysely';
import type { DbTransaction } from '../../database/database.ts';

const MINUTE_MS = 60_000;
/** How many minutes ahead messages are scheduled. */
const MINUTES_AHEAD = LATE_MS / MINUTE_MS;
/**
 * The share of each minute's messages a guild may take, so that a raid leaves room for the new members of other guilds.
 */
const SHARE = 0.5;

interface BudgetRequest {
  guildId: string;
  count: number;
  now: number;
  /** For the whole bot. */
  perMinute: number;
}

/**
 * Schedules direct messages in the next free slots; null for those whose slot would come too late. The budget is that
 * of the whole bot, so a row lock serializes the processes.
 */
export async function planDirectMessages(tx: DbTransaction, asking: BudgetRequest): Promise<(Date | null)[]> {
  const { guildId, count, now, perMinute } = asking;
  await sql`select from direct_message_breaker where id = 1 for update`.execute(tx);
  const first = Math.floor(now / MINUTE_MS) * MINUTE_MS;
  const planned = await readMinutes(tx, first, guildId);
  const share = Math.max(1, Math.ceil(perMinute * SHARE));
  const taken = new Map<number, number>();
  let minute = first;
  const turns = Array.from({ length: count }, () => {
    for (; minute < first + MINUTES_AHEAD * MINUTE_MS; minute += MINUTE_MS) {
      const { all, own } = planned.get(minute) ?? { all: 0, own: 0 };
      if (all >= perMinute || own >= share) continue;
      planned.set(minute, { all: all + 1, own: own + 1 });
      taken.set(minute, (taken.get(minute) ?? 0) + 1);
      return new Date(Math.max(now, minute + (all * MINUTE_MS) / perMinute));
    }
    return null;
  });
  await addToMinutes(tx, guildId, taken);
  return turns;
}

async function readMinutes(tx: DbTransaction, first: number, guildId: string) {
  const rows = await tx
    .selectFrom('direct_message_minutes')
    .select('minute')
    .select(({ fn }) => fn.sum<string>('count').as('all'))
    .select(sql<string>`coalesce(sum(count) filter (where guild_id = ${guildId}), 0)`.as('own'))
    .where('minute', '>=', new Date(first))
    .groupBy('minute')
    .execute();
  return new Map(rows.map(({ minute, all, own }) => [minute.getTime(), { all: Number(all), own: Number(own) }]));
}

async function addToMinutes(tx: DbTransaction, guildId: string, taken: ReadonlyMap<number, number>): Promise<void> {
  if (taken.size === 0) return;
  const rows = [...taken].map(([minute, count]) => ({ minute: new Date(minute), guild_id: guildId, count }));
  await tx
    .insertInto('direct_message_minutes')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['minute', 'guild_id'])
        .doUpdateSet({ count: sql<number>`direct_message_minutes.count + excluded.count` }),
    )
    .execute();
}
