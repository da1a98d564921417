import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Messages are archived in blocks, each one encrypted row. Messages archived singly are dropped, since the key needed
 * to regroup them is not available in a migration.
 */
export const messageBlocks: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`drop table archived_messages`.execute(db);
    await sql`
      create table archived_blocks (
        guild_id bigint not null,
        first_id bigint not null,
        last_id bigint not null,
        version bigint not null,
        for_log boolean not null,
        message_ids bigint[] not null,
        channel_ids bigint[] not null,
        author_ids bigint[] not null,
        deleted_ids bigint[] not null,
        body bytea not null,
        primary key (guild_id, first_id, version)
      ) partition by range (first_id)`.execute(db);
  },
};
