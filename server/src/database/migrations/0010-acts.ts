import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Acts the bot has to perform because of a row (decision 0047), including what earlier versions still had pending. */
export const acts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('acts')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('seq', 'bigserial', (column) => column.notNull())
      .addColumn('payload', 'jsonb', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull().defaultTo('waiting'))
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('due_at', 'timestamptz', (column) => column.notNull())
      .addColumn('next_at', 'timestamptz', (column) => column.notNull())
      .addColumn('runner', 'uuid')
      .addColumn('leased_until', 'timestamptz')
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('tried_since', 'timestamptz')
      .addColumn('begun_at', 'timestamptz')
      .addColumn('message_id', 'bigint')
      .addColumn('problem', 'text')
      .addColumn('finished_at', 'timestamptz')
      .addPrimaryKeyConstraint('acts_key', ['guild_id', 'id'])
      .addUniqueConstraint('acts_once', ['guild_id', 'name', 'key'])
      .execute();
    await sql`create index acts_due on acts (next_at) where state = 'waiting'`.execute(db);
    await sql`create index acts_order on acts (guild_id, subject, due_at, seq) where state = 'waiting'`.execute(db);
    await sql`create index acts_over on acts (finished_at) where finished_at is not null`.execute(db);
    await takeOverReminders(db);
    await takeOverAppeals(db);
    // These were the timers of a library that acts replace.
    await sql`drop schema if exists timers cascade`.execute(db);
  },
};

/**
 * A reminder's act keeps the reminder's id, and so its nonce: it may have been posted just before without being
 * recorded.
 */
async function takeOverReminders(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into acts (guild_id, id, name, key, subject, payload, due_at, next_at, begun_at)
    select guild_id, id, 'reminder.deliver', id::text, 'reminder.deliver ' || id, jsonb_build_object('id', id),
      due_at, due_at, case when due_at < now() then due_at end
    from reminders`.execute(db);
  await sql`
    insert into acts (guild_id, id, name, key, subject, payload, due_at, next_at)
    select guild_id, gen_random_uuid(), 'poll.close', id::text, 'poll.close ' || id, jsonb_build_object('id', id),
      closes_at, closes_at
    from polls where closes_at is not null and closed_at is null`.execute(db);
  await sql`
    insert into acts (guild_id, id, name, key, subject, payload, due_at, next_at)
    select 0, gen_random_uuid(), 'boost.remindOfEnd', k.key, 'boost.remindOfEnd ' || k.key,
      jsonb_build_object('userId', user_id::text, 'endsAt', k.ms),
      ends_at - interval '3 days', ends_at - interval '3 days'
    from subscriptions, lateral (select user_id || ' ' || k.ms as key, k.ms from (
      select floor(extract(epoch from ends_at) * 1000)::bigint as ms) k) k
    where ends_at > now() and reminded_of is distinct from ends_at`.execute(db);
  await sql`alter table subscriptions drop column reminded_of`.execute(db);
}

async function takeOverAppeals(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into acts (guild_id, id, name, key, subject, payload, due_at, next_at, begun_at)
    select guild_id, gen_random_uuid(), open.name, id || open.revision, open.chain || id,
      jsonb_build_object('id', id), now(), now(), open.begun_at
    from appeals, lateral (values
      ('appeal.lift', '', 'appeal.ban ', null, state = 'approved' and lifted_at is null),
      ('appeal.announce', '', 'appeal.ban ', announce_begun_at,
        state = 'approved' and lifted_at is not null and announced is null),
      ('appeal.post', '', 'appeal.review ', post_begun_at, channel_id is not null and message_id is null),
      ('appeal.show', ' ' || revision, 'appeal.review ', null,
        message_id is not null and shown_revision is distinct from revision)
    ) as open (name, revision, chain, begun_at, is_open)
    where open.is_open`.execute(db);
  await sql`alter table appeals drop column announce_begun_at, drop column post_begun_at`.execute(db);
}
