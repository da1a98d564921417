import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each word of a reason with guild and block of numbers before it, as since 0011, in blocks a quarter as long. */
const SEARCHED = sql.raw(`array_to_tsvector(string_to_array(
  (to_hex(guild_id) || '.' || (number >> 12)::text || '.') ||
  replace(words, ' ', ' ' || (to_hex(guild_id) || '.' || (number >> 12)::text || '.')), ' '))`);

const TYPES = ['warn', 'mute', 'kick', 'ban', 'softban', 'unmute', 'unban', 'note'];

/** What a moderator opened in a week is one row, with a column for each type: statistics read an eighth of the rows. */
async function weeks(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('case_weeks')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('week', 'date', (column) => column.notNull())
    // 0 for what nobody is known to have done; a key knows no null.
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
 * Words of reasons in smaller blocks: a page of a common word reads one, however many cases have it. How far a guild's
 * audit log was heard. And what is counted for statistics.
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
