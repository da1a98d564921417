import { randomUUID } from 'node:crypto';
import { couponPrizeSchema } from '@perigee/core/rewards/coupons/prize';
import { COUPON_ENDS } from '@perigee/core/rewards/coupons/schema';
import { type Selectable, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { CouponInput, StoredCoupon } from '../coupon.ts';
import type { CouponTables } from '../tables.ts';

type Tx = Db | DbTransaction;
type CouponKey = Pick<StoredCoupon, 'guildId' | 'id'>;

/** The fields of a coupon that can change. */
export type CouponChanges = Partial<
  Pick<StoredCoupon, 'name' | 'uses' | 'used' | 'isPaused' | 'held' | 'endsAt' | 'endedAt' | 'end' | 'prize'>
> & { codeHash?: string };

/** A page of a server's coupons. */
interface ListQuery {
  guildId: string;
  isOver: boolean;
  /** Only coupons with a smaller number. */
  before: number | null;
  limit: number;
}

/** Database access to coupons. */
export interface CouponStore {
  /** Locks the guild against new coupons until the transaction ends. */
  lockGuild(tx: DbTransaction, guildId: string): Promise<void>;
  /** Assigns the next number; null if another running coupon has the code. The caller holds the guild's lock. */
  add(tx: DbTransaction, coupon: CouponInput): Promise<StoredCoupon | null>;
  find(db: Tx, key: CouponKey): Promise<StoredCoupon | null>;
  findNumber(db: Tx, guildId: string, number: number): Promise<StoredCoupon | null>;
  among(db: Tx, guildId: string, ids: readonly string[]): Promise<StoredCoupon[]>;
  /** The id of the running coupon with that code, or else of the last one that had it. */
  findCode(db: Tx, guildId: string, codeHash: string): Promise<string | null>;
  /** Locks the row until the transaction ends. */
  lock(tx: DbTransaction, key: CouponKey): Promise<StoredCoupon | null>;
  change(tx: DbTransaction, key: CouponKey, changes: CouponChanges): Promise<void>;
  /** Newest first. */
  list(db: Tx, query: ListQuery): Promise<StoredCoupon[]>;
  /** All running coupons, oldest first. */
  running(db: Tx, guildId: string): Promise<StoredCoupon[]>;
  /** A member's own coupons, newest first. */
  madeBy(db: Tx, guildId: string, userId: string): Promise<StoredCoupon[]>;
  /** Number of the server's running coupons with a smaller number. */
  countBefore(db: Tx, guildId: string, number: number): Promise<number>;
  /** Number of a member's own running coupons. */
  countOwn(db: Tx, guildId: string, userId: string): Promise<number>;
}

/** More than anybody looks at. */
const OWN_MAX = 50;

export const couponStore: CouponStore = {
  async lockGuild(tx, guildId) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`coupons ${guildId}`}, 0))`.execute(tx);
  },

  async add(tx, { guildId, codeHash, ...coupon }) {
    const added = await tx
      .insertInto('coupons')
      .values({
        guild_id: guildId,
        id: randomUUID(),
        number: sql<number>`coalesce((select max(number) from coupons where guild_id = ${guildId}::bigint), 0) + 1`,
        name: coupon.name,
        code_hash: codeHash,
        prize: JSON.stringify(coupon.prize),
        uses: coupon.uses,
        required_role_id: coupon.requiredRole,
        by_id: coupon.byId,
        is_own: coupon.isOwn,
        held: String(coupon.held),
        ends_at: coupon.endsAt,
      })
      .onConflict((conflict) => conflict.columns(['guild_id', 'code_hash']).where('ended_at', 'is', null).doNothing())
      .returningAll()
      .executeTakeFirst();
    return added === undefined ? null : asCoupon(added);
  },

  find: async (db, { guildId, id }) => couponOrNull(await rows(db, guildId).where('id', '=', id).executeTakeFirst()),

  findNumber: async (db, guildId, number) =>
    couponOrNull(await rows(db, guildId).where('number', '=', number).executeTakeFirst()),

  async among(db, guildId, ids) {
    if (ids.length === 0) return [];
    return (await rows(db, guildId).where('id', 'in', ids).execute()).map(asCoupon);
  },

  async findCode(db, guildId, codeHash) {
    const row = await rows(db, guildId)
      .where('code_hash', '=', codeHash)
      .orderBy('ended_at', (order) => order.desc().nullsFirst())
      .executeTakeFirst();
    return row?.id ?? null;
  },

  lock: async (tx, { guildId, id }) =>
    couponOrNull(await rows(tx, guildId).where('id', '=', id).forUpdate().executeTakeFirst()),

  async change(tx, { guildId, id }, changes) {
    const { held, prize, codeHash, end, isPaused, endsAt, endedAt, ...plain } = changes;
    await tx
      .updateTable('coupons')
      .set({
        ...plain,
        ...(held !== undefined && { held: String(held) }),
        ...(prize !== undefined && { prize: JSON.stringify(prize) }),
        ...(codeHash !== undefined && { code_hash: codeHash }),
        ...(end !== undefined && { end_reason: end }),
        ...(isPaused !== undefined && { is_paused: isPaused }),
        ...(endsAt !== undefined && { ends_at: endsAt }),
        ...(endedAt !== undefined && { ended_at: endedAt }),
      })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .execute();
  },

  async list(db, { guildId, isOver, before, limit }) {
    const listed = rows(db, guildId)
      .where('ended_at', isOver ? 'is not' : 'is', null)
      .$if(before !== null, (query) => query.where('number', '<', before))
      .orderBy('number', 'desc')
      .limit(limit);
    return (await listed.execute()).map(asCoupon);
  },

  running: async (db, guildId) =>
    (await rows(db, guildId).where('ended_at', 'is', null).orderBy('number').execute()).map(asCoupon),

  async madeBy(db, guildId, userId) {
    const made = rows(db, guildId).where('is_own', '=', true).where('by_id', '=', userId);
    return (await made.orderBy('number', 'desc').limit(OWN_MAX).execute()).map(asCoupon);
  },

  countBefore: (db, guildId, number) => count(db, guildId, sql<boolean>`not is_own and number < ${number}::integer`),

  countOwn: (db, guildId, userId) => count(db, guildId, sql<boolean>`is_own and by_id = ${userId}::bigint`),
};

function rows(db: Tx, guildId: string) {
  return db.selectFrom('coupons').selectAll().where('guild_id', '=', guildId);
}

async function count(db: Tx, guildId: string, condition: ReturnType<typeof sql<boolean>>): Promise<number> {
  const row = await db
    .selectFrom('coupons')
    .select((coupons) => coupons.fn.countAll<string>().as('count'))
    .where('guild_id', '=', guildId)
    .where('ended_at', 'is', null)
    .where(condition)
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

type Row = Selectable<CouponTables['coupons']>;

function couponOrNull(row: Row | undefined): StoredCoupon | null {
  return row === undefined ? null : asCoupon(row);
}

const ends = z.nullable(z.enum(COUPON_ENDS));

function asCoupon(row: Row): StoredCoupon {
  return {
    guildId: row.guild_id,
    id: row.id,
    number: row.number,
    name: row.name,
    hasCode: row.code_hash !== null,
    prize: z.parse(couponPrizeSchema, row.prize),
    uses: row.uses,
    used: row.used,
    requiredRole: row.required_role_id,
    byId: row.by_id,
    isOwn: row.is_own,
    isPaused: row.is_paused,
    held: Number(row.held),
    createdAt: row.created_at,
    endsAt: row.ends_at,
    endedAt: row.ended_at,
    end: z.parse(ends, row.end_reason),
  };
}
