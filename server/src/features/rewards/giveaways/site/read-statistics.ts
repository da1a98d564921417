import { createdAt, firstIdAt } from '@perigee/core/base/ids/snowflake';
import type { GiveawayStatistics } from '@perigee/core/rewards/giveaways/giveaway';
import { sql } from 'kysely';
import type { GiveawayDeps } from '../giveaway-deps.ts';
import type { GiveawayKey } from '../record.ts';
import { unknownGiveaway } from '../refusal.ts';
import { giveawayStore } from '../stores/giveaway-store.ts';

const SLICES = 60;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Slices begin on whole minutes, and last at least one. */
const MINUTE_MS = 60_000;

/**
 * How entries came in over time, and how old the accounts were. @throws AppError `notFound` for an unknown giveaway.
 */
export async function readGiveawayStatistics(
  { db, entries }: Pick<GiveawayDeps, 'db' | 'entries'>,
  key: GiveawayKey,
): Promise<GiveawayStatistics> {
  const giveaway = await giveawayStore.find(db, key);
  if (giveaway === null) throw unknownGiveaway();
  const isOver = giveaway.state === 'ended' || giveaway.state === 'cancelled';
  const from = Math.floor((giveaway.openedAt ?? giveaway.createdAt).getTime() / MINUTE_MS) * MINUTE_MS;
  const to = giveaway.endedAt?.getTime() ?? Date.now();
  const sliceMs = Math.ceil(Math.max(1, to - from) / SLICES / MINUTE_MS) * MINUTE_MS;
  const { rows } = await sql<{ slice: number; entries: string } & Record<'week' | 'month' | 'year', string>>`
    select floor(extract(epoch from entered_at - ${new Date(from)}) * 1000 / ${sliceMs}::float8)::int as slice,
      count(*) as entries,
      count(*) filter (where age < ${7 * DAY_MS}) as week,
      count(*) filter (where age < ${30 * DAY_MS}) as month,
      count(*) filter (where age < ${365 * DAY_MS}) as year
    from (
      select entered_at, extract(epoch from entered_at) * 1000 - ((user_id >> 22) + ${EPOCH_MS}::bigint) as age
      from giveaway_entries where guild_id = ${key.guildId}::bigint and giveaway_id = ${key.id}::uuid
    ) e group by 1 order by 1`.execute(db);
  const sum = (name: 'entries' | 'week' | 'month' | 'year') =>
    rows.reduce((total, { [name]: count }) => total + Number(count), 0);
  const [week, month, year, all] = [sum('week'), sum('month'), sum('year'), sum('entries')];
  return {
    entries: isOver ? giveaway.entries : await entries.count(db, key),
    series: rows.map(({ slice, entries: count }) => ({
      at: new Date(from + Math.max(0, slice) * sliceMs).toISOString(),
      entries: Number(count),
    })),
    accounts: { week, month: month - week, year: year - month, older: all - year },
    isForgotten: giveaway.isForgotten,
  };
}

/** Milliseconds between the Unix epoch and the platform's epoch. */
const EPOCH_MS = String(createdAt(firstIdAt(0)).getTime());
