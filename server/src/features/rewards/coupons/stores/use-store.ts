import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { type GrantProblem, grantProblem } from '../../../economy/index.ts';
import type { StoredUse } from '../coupon.ts';
import type { CouponTables } from '../tables.ts';

type Tx = Db | DbTransaction;

interface UseKey {
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
export interface UseStore {
  find(db: Tx, key: UseKey): Promise<StoredUse | null>;
  findId(db: Tx, guildId: string, id: string): Promise<StoredUse | null>;
  /** Replaces a refused use of the same member. The caller holds the coupon's lock. */
  add(tx: DbTransaction, use: Pick<StoredUse, keyof UseKey | 'state' | 'channelId'>): Promise<StoredUse>;
  change(
    tx: DbTransaction,
    use: Pick<StoredUse, 'guildId' | 'id'>,
    changes: Partial<Pick<StoredUse, 'state' | 'received'>> & { problem?: GrantProblem },
  ): Promise<void>;
  /** Whether a role of the coupon is still being granted. */
  hasPending(tx: DbTransaction, guildId: string, couponId: string): Promise<boolean>;
  page(db: Tx, query: PageQuery): Promise<(StoredUse & { cursor: string })[]>;
  /** A member's uses, newest first. */
  ofMember(db: Tx, guildId: string, userId: string): Promise<StoredUse[]>;
}

/** More than anybody looks at. */
const OWN_MAX = 50;

export const useStore: UseStore = {
  find: async (db, { guildId, couponId, userId }) =>
    useOrNull(
      await rows(db, guildId).where('coupon_id', '=', couponId).where('user_id', '=', userId).executeTakeFirst(),
    ),

  findId: async (db, guildId, id) => useOrNull(await rows(db, guildId).where('id', '=', id).executeTakeFirst()),

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
    return asUse(row);
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
    return (await page.execute()).map((row) => ({ ...asUse(row), cursor: `${row.us}-${row.user_id}` }));
  },

  async ofMember(db, guildId, userId) {
    const own = rows(db, guildId).where('user_id', '=', userId).orderBy('at', 'desc').limit(OWN_MAX);
    return (await own.execute()).map(asUse);
  },
};

function rows(db: Tx, guildId: string) {
  return db.selectFrom('coupon_uses').selectAll().where('guild_id', '=', guildId);
}

type Row = Selectable<CouponTables['coupon_uses']>;

function useOrNull(row: Row | undefined): StoredUse | null {
  return row === undefined ? null : asUse(row);
}

function asUse(row: Row): StoredUse {
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
