import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each word of a reason prefixed as in 0011, with blocks a quarter of the size. */
const SEARCHED = sql.raw(`array_to_tsvector(string_to_array(
  (to_hex(guild_id) || '.' || (number >> 12)::text || '.') ||
  replace(words, ' ', ' ' || (to_hex(guild_id) || '.' || (number >> 12)::text || '.')), ' '))`);

const TYPES = ['warn', 'mute', 'kick', 'ban', 'softban', 'unmute', 'unban', 'note'];

/** One row per moderator and week with a column per type, so that statistics read an eighth of the rows. */
async function weeks(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('case_weeks')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('week', 'date', (column) => column.notNull())
    // 0 if the moderator is unknown, since a key column cannot be null.
    .addColumn('moderator_id', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('case_weeks_key', ['guild_id', 'week', 'moderator_id']);
  for (const type of TYPES) table = table.addColumn(type, 'integer', (column) => column.notNull().defaultTo(0));
  await table.execute();
  const columns = sql.join(TYPES.map((type) => sql.ref(type)));
  const sums = TYPES.map((type) => sql`coalesce(sum(count) filter (where type = ${sql.lit(type)}), 0)`);
  await sql`insert into case_weeks (guild_id, week, moderator_id, ${columns})
    select guild_id, week, moderator_id, ${sql.join(sums)} from case_counts group by 1, 2, 3`.execute(db);
  await db.schema.dropTable('case_counts').execute();
}

/**
 * Smaller blocks for searching reasons, so that a page of a common word reads one block however many cases match. Also
 * the position up to which each guild's audit log was processed, and weekly counts for statistics.
 */
export const caseBlocksAndAuditPositions: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop index cases_words`.execute(db);
    await sql`create index cases_words on cases using gin ((${SEARCHED})) with (fastupdate = off)`.execute(db);
    await weeks(db);
    await db.schema
      .createTable('audit_positions')
      .addColumn('guild_id', 'bigint', (column) => column.primaryKey())
      .addColumn('entry_id', 'bigint', (column) => column.notNull())
      .execute();
  },
};
