import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Coupons, their uses, messages with their buttons, and recent wrong codes (decision 0076). */
export const coupons: Migration = {
  async up(db: Kysely<unknown>) {
    await makeCoupons(db);
    await makeUses(db);
    await makePosts(db);
    await makeGuesses(db);
  },
};

async function makeCoupons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('coupons')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text')
    .addColumn('prize', 'jsonb', (column) => column.notNull())
    .addColumn('uses', 'integer')
    .addColumn('used', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('required_role_id', 'bigint')
    .addColumn('by_id', 'bigint', (column) => column.notNull())
    .addColumn('is_own', 'boolean', (column) => column.notNull())
    .addColumn('is_paused', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('held', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn('ends_at', 'timestamptz')
    .addColumn('ended_at', 'timestamptz')
    .addColumn('end_reason', 'text')
    .addPrimaryKeyConstraint('coupons_key', ['guild_id', 'id'])
    .addUniqueConstraint('coupons_number', ['guild_id', 'number'])
    .addCheckConstraint('coupons_used', sql`used >= 0 and (uses is null or used <= uses) and held >= 0`)
    .execute();
  await sql`create unique index coupons_code on coupons (guild_id, code_hash) where ended_at is null`.execute(db);
  await sql`create index coupons_old_code on coupons (guild_id, code_hash) where ended_at is not null`.execute(db);
  await sql`create index coupons_live on coupons (guild_id, number) where ended_at is null`.execute(db);
  await sql`create index coupons_by on coupons (guild_id, by_id) where is_own`.execute(db);
  await db.schema.createIndex('coupons_ended').on('coupons').column('ended_at').execute();
}

async function makeUses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('coupon_uses')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('coupon_id', 'uuid', (column) => column.notNull())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('received', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('channel_id', 'bigint')
    .addColumn('problem', 'jsonb')
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('coupon_uses_key', ['guild_id', 'coupon_id', 'user_id'])
    .addUniqueConstraint('coupon_uses_id', ['guild_id', 'id'])
    .addForeignKeyConstraint('coupon_uses_coupon', ['guild_id', 'coupon_id'], 'coupons', ['guild_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await sql`create index coupon_uses_list on coupon_uses (guild_id, coupon_id, at desc, user_id desc)`.execute(db);
  await sql`create index coupon_uses_member on coupon_uses (guild_id, user_id, at desc)`.execute(db);
  await sql`create index coupon_uses_day on coupon_uses (guild_id, at)`.execute(db);
}

async function makePosts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('coupon_posts')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'uuid', (column) => column.notNull())
    .addColumn('coupon_id', 'uuid', (column) => column.notNull())
    .addColumn('channel_id', 'bigint', (column) => column.notNull())
    .addColumn('message_id', 'bigint')
    .addPrimaryKeyConstraint('coupon_posts_key', ['guild_id', 'id'])
    .addForeignKeyConstraint('coupon_posts_coupon', ['guild_id', 'coupon_id'], 'coupons', ['guild_id', 'id'], (key) =>
      key.onDelete('cascade'),
    )
    .execute();
  await db.schema.createIndex('coupon_posts_of').on('coupon_posts').columns(['guild_id', 'coupon_id']).execute();
}

async function makeGuesses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('coupon_guesses')
    .addColumn('guild_id', 'bigint', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull().generatedAlwaysAsIdentity())
    .addColumn('user_id', 'bigint', (column) => column.notNull())
    .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(sql`clock_timestamp()`))
    .addPrimaryKeyConstraint('coupon_guesses_key', ['guild_id', 'id'])
    .execute();
  await db.schema.createIndex('coupon_guesses_guild').on('coupon_guesses').columns(['guild_id', 'at']).execute();
  await db.schema.createIndex('coupon_guesses_old').on('coupon_guesses').column('at').execute();
}
