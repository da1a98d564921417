import { CASE_TYPES, type CaseType } from '@perigee/core/cases/case';
import type { CaseCounts } from '@perigee/core/cases/schema';
import { mondayOf, weeksUpTo } from '@perigee/core/cases/weeks';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../database/database.ts';
import type { Case } from './case-record.ts';

/** How many cases there were of each type. */
export interface CountedWeeks {
  weeks: { begins: string; counts: CaseCounts }[];
  /** Who opened most first. */
  moderators: { id: string; counts: CaseCounts }[];
}

/** The moderator of cases that have none. */
export const NOBODY = '0';

/** Counts a case for the moderator who turned out to have opened it. */
export async function countAnew(tx: DbTransaction, before: Case, after: Case): Promise<void> {
  await add(tx, before, -1);
  await add(tx, after, 1);
}

async function add(tx: DbTransaction, { guildId, createdAt, moderator, type }: Case, count: 1 | -1): Promise<void> {
  await tx
    .insertInto('case_counts')
    .values({ guild_id: guildId, week: mondayOf(createdAt), moderator_id: moderator?.id ?? NOBODY, type, count })
    .onConflict((conflict) =>
      conflict
        .columns(['guild_id', 'week', 'moderator_id', 'type'])
        .doUpdateSet({ count: sql<number>`case_counts.count + excluded.count` }),
    )
    .execute();
}

/** The last weeks up to this one, by week and by moderator. */
export async function readWeeks(db: Db, guildId: string, now: Date): Promise<CountedWeeks> {
  const shown = weeksUpTo(now);
  const { rows } = await sql<{ week: string | null; moderator: string | null; type: CaseType; count: number }>`
    select week::text as week, moderator_id::text as moderator, type, sum(count)::integer as count
    from case_counts where guild_id = ${guildId}::bigint and week >= ${shown[0]}::date
    group by grouping sets ((week, type), (moderator_id, type))`.execute(db);
  const byModerator = Map.groupBy(
    rows.filter(({ moderator }) => moderator !== null && moderator !== NOBODY),
    ({ moderator }) => moderator ?? NOBODY,
  );
  return {
    weeks: shown.map((begins) => ({ begins, counts: sumOf(rows.filter(({ week }) => week === begins)) })),
    moderators: [...byModerator]
      .map(([id, counted]) => ({ id, counts: sumOf(counted) }))
      .toSorted((one, other) => totalOf(other.counts) - totalOf(one.counts)),
  };
}

/** How many cases of each type a member has, and how many of them hold. */
export async function countMember(
  db: Db,
  guildId: string,
  memberId: string,
): Promise<{ counts: CaseCounts; inForce: CaseCounts }> {
  const { rows } = await sql<{ type: CaseType; count: number; done: number }>`
    select type, count(*)::integer as count, (count(*) filter (where state = 'done'))::integer as done
    from cases where guild_id = ${guildId}::bigint and member_id = ${memberId}::bigint group by type`.execute(db);
  const lasting = rows.filter(({ type }) => type === 'warn' || type === 'mute' || type === 'ban');
  return { counts: sumOf(rows), inForce: sumOf(lasting.map(({ type, done }) => ({ type, count: done }))) };
}

function sumOf(rows: readonly { type: CaseType; count: number }[]): CaseCounts {
  const counts: CaseCounts = { warn: 0, mute: 0, kick: 0, ban: 0, softban: 0, unmute: 0, unban: 0, note: 0 };
  for (const { type, count } of rows) counts[type] += count;
  return counts;
}

function totalOf(counts: CaseCounts): number {
  return CASE_TYPES.reduce((total, type) => total + counts[type], 0);
}
