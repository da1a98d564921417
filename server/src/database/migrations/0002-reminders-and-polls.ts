import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const remindersAndPolls: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('reminders')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('channel_id', 'bigint', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addColumn('due_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('reminders_key', ['guild_id', 'id'])
      .addUniqueConstraint('reminders_number', ['guild_id', 'user_id', 'number'])
      .execute();

    await db.schema
      .createTable('polls')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('id', 'uuid', (column) => column.notNull())
      .addColumn('author_id', 'bigint', (column) => column.notNull())
      .addColumn('channel_id', 'bigint', (column) => column.notNull())
      .addColumn('message_id', 'bigint')
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('answers', 'jsonb', (column) => column.notNull())
      .addColumn('closes_at', 'timestamptz')
      .addColumn('closed_at', 'timestamptz')
      .addPrimaryKeyConstraint('polls_key', ['guild_id', 'id'])
      .execute();

    await db.schema
      .createTable('poll_votes')
      .addColumn('guild_id', 'bigint', (column) => column.notNull())
      .addColumn('poll_id', 'uuid', (column) => column.notNull())
      .addColumn('user_id', 'bigint', (column) => column.notNull())
      .addColumn('answer', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('poll_votes_key', ['guild_id', 'poll_id', 'user_id'])
      .execute();
  },
};
