import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The words of a reason in lower case, separated by single spaces, for searching. Russian letters are mapped by hand,
 * since the database's locale may not know them; core/src/moderation/cases/search-words.ts normalises the search text in the same
 * way.
 */
const WORDS = sql`btrim(regexp_replace(
  translate(lower(reason), 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯЁё', 'абвгдежзийклмнопрстуфхцчшщъыьэюяее'),
  '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'))`;

/** Each guild's numbered cases, their history, and evidence images. */
export const cases: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('cases')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('member_id', 'bigint', (column) => column.notNull())
      .addColumn('member_name', 'text')
      .addColumn('moderator_id', 'bigint')
      .addColumn('moderator_name', 'text')
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('words', 'text', (column) => column.notNull().generatedAlwaysAs(WORDS).stored())
      .addColumn('source', 'text', (column) => column.notNull())
      .addColumn('rule', 'text')
      // The time of the write rather than of the transaction's start, so that times increase together with numbers.
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
      .addColumn('duration_ms', 'bigint')
      .addColumn('ends_at', 'timestamptz')
      .addColumn('ended_at', 'timestamptz')
      .addColumn('ended_by', 'bigint')
      .addColumn('problem', 'text')
      .addColumn('method', 'text')
      .addColumn('role_id', 'bigint')
      .addColumn('delivery', 'text', (column) => column.notNull().defaultTo('none'))
      .addColumn('channel_id', 'bigint')
      .addColumn('message_id', 'bigint')
      .addColumn('message_text', 'text')
      .addColumn('linked_number', 'integer')
      .addColumn('delete_seconds', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('audit_entry_id', 'bigint')
      .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('cases_key', ['guild_id', 'number'])
      .execute();
    await partsOfCases(db);
    await indexes(db);
  },
};

async function partsOfCases(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('case_events')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('seq', 'bigserial', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addColumn('by_id', 'bigint')
    .addColumn('by_name', 'text')
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .addPrimaryKeyConstraint('case_events_key', ['guild_id', 'number', 'seq'])
    .execute();
  await db.schema
    .createTable('case_counters')
    .addColumn('guild_id', 'bigint', (column) => column.primaryKey())
    .addColumn('last', 'integer', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('case_counts')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('week', 'date', (column) => column.notNull())
    // 0 if the moderator is unknown, since a key column cannot be null.
    .addColumn('moderator_id', 'bigint', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('case_counts_key', ['guild_id', 'week', 'moderator_id', 'type'])
    .execute();
  await db.schema
    .createTable('case_evidence')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('data', 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('case_evidence_key', ['guild_id', 'number', 'position'])
    .execute();
}

/**
 * Each word prefixed with the guild and a block of case numbers. A search proceeds block by block from the newest, so
 * that a word found in half of all reasons costs no more than a rare one.
 */
const SEARCHED = sql.raw(`array_to_tsvector(string_to_array(
  (to_hex(guild_id) || '.' || (number >> 14)::text || '.') ||
  replace(words, ' ', ' ' || (to_hex(guild_id) || '.' || (number >> 14)::text || '.')), ' '))`);

async function indexes(db: Kysely<unknown>): Promise<void> {
  // Type, state and source have few values: for any filter on them, the newest rows of each combination are merged.
  await sql`create index cases_kind on cases (guild_id, type, state, source, number desc)`.execute(db);
  await sql`create index cases_moderator on cases (guild_id, moderator_id, type, state, source, number desc)`.execute(
    db,
  );
  await sql`create index cases_moderator_number on cases (guild_id, moderator_id, number desc)`.execute(db);
  await sql`create index cases_member on cases (guild_id, member_id, number desc)`.execute(db);
  await sql`create index cases_created on cases (guild_id, created_at, number)`.execute(db);
  // Without the pending list, which every search would have to scan.
  await sql`create index cases_words on cases using gin ((${SEARCHED})) with (fastupdate = off)`.execute(db);
  await sql`create index cases_member_name on cases (guild_id, lower(member_name) text_pattern_ops)`.execute(db);
  await sql`create index cases_running on cases (guild_id, type, ends_at) where state = 'done' and ends_at is not null`.execute(
    db,
  );
  await sql`create index cases_failed on cases (guild_id, number desc)
    where state = 'failed' or (state = 'done' and problem is not null)`.execute(db);
  await sql`create index cases_links on cases (guild_id, linked_number) where linked_number is not null`.execute(db);
  // One case per audit log entry, however often it is reported.
  await sql`create unique index cases_audit on cases (guild_id, audit_entry_id) where audit_entry_id is not null`.execute(
    db,
  );
}
