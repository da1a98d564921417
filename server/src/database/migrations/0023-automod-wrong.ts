import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Data to restore messages that were deleted wrongly, and exemptions from single rules. */
export const automodWrong: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('automod_hits')
      // Null for hits from before versions were recorded.
      .addColumn('version', 'text')
      .addColumn('files', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
      .addColumn('restoring', 'text')
      .addColumn('restored_id', 'bigint')
      .addColumn('log_channel_id', 'bigint')
      .addColumn('log_message_id', 'bigint')
      .execute();
    await db.schema.dropIndex('automod_hits_message').execute();
    // One version of a message is one hit, whichever process checked it and however often the platform reported it.
    await db.schema
      .createIndex('automod_hits_once')
      .unique()
      .on('automod_hits')
      .columns(['guild_id', 'message_id', 'version'])
      .execute();
    await db.schema.alterTable('automod_spared').dropConstraint('automod_spared_key').execute();
    await db.schema
      .alterTable('automod_spared')
      // Empty for all rules.
      .addColumn('rule', 'text', (column) => column.notNull().defaultTo(''))
      .addColumn('since', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
      .addColumn('member_name', 'text')
      .execute();
    await db.schema
      .alterTable('automod_spared')
      .alterColumn('until', (column) => column.dropNotNull())
      .execute();
    await db.schema
      .alterTable('automod_spared')
      .addPrimaryKeyConstraint('automod_spared_key', ['guild_id', 'member_id', 'rule'])
      .execute();
  },
};
