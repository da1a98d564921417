import { CASE_TYPES, type CaseType } from '@perigee/core/moderation/cases/case';
import type { CaseCounts } from '@perigee/core/moderation/cases/schema';
import { isoMondayOf, weeksUpTo } from '@perigee/core/moderation/cases/weeks';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Case } from './case-record.ts';

/** Number of cases per type, by week and by moderator. */
export interface CountedWeeks {
  weeks: { begins: string; counts: CaseCounts }[];
  /** Sorted by number of cases, descending. */
  moderators: { id: string; counts: CaseCounts }[];
}

/** The stored moderator id of cases without a moderator. */
export const NOBODY = '0';

/** Moves the count of a case to the moderator who turned out to have opened it. */
export async function recountCase(tx: DbTransaction, before: Case, after: Case): Promise<void> {
  await add(tx, before, -1);
  await add(tx, after, 1);
}

async function add(tx: DbTransaction, { guildId, createdAt, moderator, type }: Case, count: 1 | -1): Promise<void> {
  await tx
    .insertInto('case_weeks')
    .values({ guild_id: guildId, week: isoMondayOf(createdAt), moderator_id: moderator?.id ?? NOBODY, [type]: count })
    .onConflict((conflict) =>
      conflict
        .columns(['guild_id', 'week', 'moderator_id'])
        .doUpdateSet(({ ref }) => ({ [type]: sql<number>`${ref(`case_weeks.${type}`)} + ${count}` })),
    )
    .execute();
}

/** Counts the cases in `opened`, a table of the same statement. */
export function countOpened() {
  const counted = CASE_TYPES.map((type) => sql`count(*) filter (where type = ${type})`);
  const added = COLUMNS.map((column) => sql`${column} = case_weeks.${column} + excluded.${column}`);
  return sql`insert into case_weeks (guild_id, week, moderator_id, ${sql.join(COLUMNS)})
    select guild_id, date_trunc('week', created_at at time zone 'UTC')::date, coalesce(moderator_id, ${NOBODY}::bigint),
      ${sql.join(counted)}
    from opened group by 1, 2, 3
    on conflict (guild_id, week, moderator_id) do update set ${sql.join(added)}`;
}

const COLUMNS = CASE_TYPES.map((type) => sql.ref(type));

/** Counts of the last weeks up to this one, by week and by moderator. */
export async function readWeeks(db: Db, guildId: string, now: Date): Promise<CountedWeeks> {
  const shown = weeksUpTo(now);
  const sums = COLUMNS.map((column) => sql`sum(${column})::integer as ${column}`);
  const { rows } = await sql<CaseCounts & { week: string | null; moderator: string | null }>`
    select week::text as week, moderator_id::text as moderator, ${sql.join(sums)}
    from case_weeks where guild_id = ${guildId}::bigint and week >= ${shown[0]}::date
    group by grouping sets ((week), (moderator_id))`.execute(db);
  const byWeek = new Map(rows.map((row) => [row.week, row]));
  return {
    weeks: shown.map((begins) => ({ begins, counts: countsOf(byWeek.get(begins)) })),
    moderators: rows
      .flatMap((row) =>
        row.moderator === null || row.moderator === NOBODY ? [] : [{ id: row.moderator, counts: countsOf(row) }],
      )
      .toSorted((one, other) => totalOf(other.counts) - totalOf(one.counts)),
  };
}

/** A member's cases per type, in total and in force. */
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

const NONE: CaseCounts = { warn: 0, mute: 0, kick: 0, ban: 0, softban: 0, unmute: 0, unban: 0, note: 0 };

function sumOf(rows: readonly { type: CaseType; count: number }[]): CaseCounts {
  const counts = { ...NONE };
  for (const { type, count } of rows) counts[type] += count;
  return counts;
}

function countsOf({ warn, mute, kick, ban, softban, unmute, unban, note }: CaseCounts = NONE): CaseCounts {
  return { warn, mute, kick, ban, softban, unmute, unban, note };
}

function totalOf(counts: CaseCounts): number {
  return CASE_TYPES.reduce((total, type) => total + counts[type], 0);
}
