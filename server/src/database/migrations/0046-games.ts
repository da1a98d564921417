import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Members' seeds, rounds of games, challenges, daily stakes, and breaks members take (decision 0082). */
export const games: Migration = {
  async up(db: Kysely<unknown>) {
    await makeSeeds(db);
    await makeRounds(db);
    await makeChallenges(db);
    await makeBrakes(db);
  },
};

async function makeSeeds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_seeds')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('sealed_seed', 'bytea', (column) => column.notNull())
    .addColumn('sealed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('client_seed', 'text', (column) => column.notNull())
    .addColumn('nonce', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('game_seeds_key', ['guild_id', 'user_id'])
    .execute();
}

async function makeRounds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_rounds')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'bigint', (column) => column.notNull())
    .addColumn('message_id', 'bigint')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('staked', 'bigint', (column) => column.notNull())
    .addColumn('paid', 'bigint')
    .addColumn('opponent_id', 'bigint')
    .addColumn('opponent_staked', 'bigint')
    .addColumn('opponent_paid', 'bigint')
    .addColumn('sealed_seed', 'bytea', (column) => column.notNull())
    .addColumn('sealed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('server_seed', 'text')
    .addColumn('client_seed', 'text', (column) => column.notNull())
    .addColumn('nonce', 'integer', (column) => column.notNull())
    .addColumn('bet', 'jsonb', (column) => column.notNull())
    .addColumn('history', 'jsonb', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('started_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addColumn('settled_at', 'timestamptz')
    .addPrimaryKeyConstraint('game_rounds_key', ['guild_id', 'id'])
    .addCheckConstraint(
      'game_rounds_money',
      sql`staked >= 0 and paid >= 0 and opponent_staked >= 0 and opponent_paid >= 0`,
    )
    .addCheckConstraint(
      'game_rounds_settled',
      sql`(state = 'open') = (settled_at is null) and (state = 'open') = (paid is null)`,
    )
    .execute();
  // Verifying a round needs only its id.
  await db.schema.createIndex('game_rounds_id').on('game_rounds').column('id').execute();
  await sql`create index game_rounds_member on game_rounds (guild_id, user_id, number)`.execute(db);
  await sql`
    create index game_rounds_opponent on game_rounds (guild_id, opponent_id, number) where opponent_id is not null`.execute(
    db,
  );
  await sql`create index game_rounds_game on game_rounds (guild_id, game, number)`.execute(db);
  await sql`create index game_rounds_open on game_rounds (guild_id, channel_id) where state = 'open'`.execute(db);
}

async function makeChallenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_challenges')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('use_id', 'bigint', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('channel_id', 'bigint', (column) => column.notNull())
    .addColumn('message_id', 'bigint')
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('opponent_id', 'bigint')
    .addColumn('stake', 'bigint', (column) => column.notNull())
    .addColumn('options', 'jsonb', (column) => column.notNull())
    .addColumn('sealed_seed', 'bytea', (column) => column.notNull())
    .addColumn('sealed_at', 'timestamptz', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('round_id', 'uuid')
    .addColumn('ends_at', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_challenges_key', ['guild_id', 'id'])
    .addUniqueConstraint('game_challenges_use', ['guild_id', 'use_id'])
    .execute();
  await sql`create index game_challenges_open on game_challenges (guild_id, user_id) where state = 'open'`.execute(db);
  await db.schema.createIndex('game_challenges_ended').on('game_challenges').column('ends_at').execute();
}

async function makeBrakes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('game_days')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('staked', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('rounds', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('game_days_key', ['guild_id', 'user_id', 'day'])
    .execute();
  await db.schema.createIndex('game_days_old').on('game_days').column('at').execute();
  await db.schema
    .createTable('game_pauses')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('until', 'timestamptz', (column) => column.notNull())
    .addPrimaryKeyConstraint('game_pauses_key', ['guild_id', 'user_id'])
    .execute();
}
