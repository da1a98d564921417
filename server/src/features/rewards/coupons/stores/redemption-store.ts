import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { type GrantProblem, grantProblem } from '../../../economy/index.ts';
import type { StoredRedemption } from '../coupon.ts';
import type { CouponTables } from '../tables.ts';

type Tx = Db | DbTransaction;

interface RedemptionKey {
  guildId: string;
  couponId: string;
  userId: string;
}

/** A page of a coupon's uses, newest first. */
interface PageQuery {
  guildId: string;
  couponId: string;
  /** The cursor of the last use shown. */
  before: string | null;
  limit: number;
}

/** Database access to uses of coupons. */
export interface RedemptionStore {
  find(db: Tx, key: RedemptionKey): Promise<StoredRedemption | null>;
  findId(db: Tx, guildId: string, id: string): Promise<StoredRedemption | null>;
  /** Replaces a refused use of the same member. The caller holds the coupon's lock. */
  add(
    tx: DbTransaction,
    redemption: Pick<StoredRedemption, keyof RedemptionKey | 'state' | 'channelId'>,
  ): Promise<StoredRedemption>;
  change(
    tx: DbTransaction,
    redemption: Pick<StoredRedemption, 'guildId' | 'id'>,
    changes: Partial<Pick<StoredRedemption, 'state' | 'received'>> & { problem?: GrantProblem },
  ): Promise<void>;
  /** Whether a role of the coupon is still being granted. */
  hasPending(tx: DbTransaction, guildId: string, couponId: string): Promise<boolean>;
  page(db: Tx, query: PageQuery): Promise<(StoredRedemption & { cursor: string })[]>;
  /** A member's uses, newest first. */
  ofMember(db: Tx, guildId: string, userId: string): Promise<StoredRedemption[]>;
}

/** More than anybody looks at. */
const OWN_MAX = 50;

export const redemptionStore: RedemptionStore = {
  find: async (db, { guildId, couponId, userId }) =>
    redemptionOrNull(
      await rows(db, guildId).where('coupon_id', '=', couponId).where('user_id', '=', userId).executeTakeFirst(),
    ),

  findId: async (db, guildId, id) => redemptionOrNull(await rows(db, guildId).where('id', '=', id).executeTakeFirst()),

  async add(tx, { guildId, couponId, userId, state, channelId }) {
    const again = { id: randomUUID(), state, channel_id: channelId };
    const row = await tx
      .insertInto('coupon_uses')
      .values({ guild_id: guildId, coupon_id: couponId, user_id: userId, ...again })
      .onConflict((conflict) =>
        conflict
          .columns(['guild_id', 'coupon_id', 'user_id'])
          .doUpdateSet({ ...again, received: '0', problem: null, at: sql<Date>`now()` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
    return asRedemption(row);
  },

  async change(tx, { guildId, id }, { state, received, problem }) {
    await tx
      .updateTable('coupon_uses')
      .set({
        ...(state !== undefined && { state }),
        ...(received !== undefined && { received: String(received) }),
        ...(problem !== undefined && { problem: JSON.stringify(problem) }),
      })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .execute();
  },

  async hasPending(tx, guildId, couponId) {
    const pending = tx
      .selectFrom('coupon_uses')
      .select('id')
      .where('guild_id', '=', guildId)
      .where('coupon_id', '=', couponId)
      .where('state', '=', 'pending');
    return (await pending.executeTakeFirst()) !== undefined;
  },

  async page(db, { guildId, couponId, before, limit }) {
    const [us = '0', userId = '0'] = before?.split('-') ?? [];
    const page = rows(db, guildId)
      // Whole microseconds, the precision of the database.
      .select(sql<string>`(extract(epoch from at) * 1000000)::bigint`.as('us'))
      .where('coupon_id', '=', couponId)
      .$if(before !== null, (query) =>
        query.where(
          sql<boolean>`(at, user_id) < ('epoch'::timestamptz + ${us}::bigint * interval '1 microsecond', ${userId}::bigint)`,
        ),
      )
      .orderBy('at', 'desc')
      .orderBy('user_id', 'desc')
      .limit(limit);
    return (await page.execute()).map((row) => ({ ...asRedemption(row), cursor: `${row.us}-${row.user_id}` }));
  },

  async ofMember(db, guildId, userId) {
    const own = rows(db, guildId).where('user_id', '=', userId).orderBy('at', 'desc').limit(OWN_MAX);
    return (await own.execute()).map(asRedemption);
  },
};

function rows(db: Tx, guildId: string) {
  return db.selectFrom('coupon_uses').selectAll().where('guild_id', '=', guildId);
}

type Row = Selectable<CouponTables['coupon_uses']>;

function redemptionOrNull(row: Row | undefined): StoredRedemption | null {
  return row === undefined ? null : asRedemption(row);
}

function asRedemption(row: Row): StoredRedemption {
  return {
    guildId: row.guild_id,
    couponId: row.coupon_id,
    userId: row.user_id,
    id: row.id,
    state: row.state,
    received: Number(row.received),
    channelId: row.channel_id,
    problem: z.parse(z.nullable(grantProblem), row.problem),
    at: row.at,
  };
}
