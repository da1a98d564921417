import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { CouponPost } from '../coupon.ts';
import type { CouponTables } from '../tables.ts';

type Tx = Db | DbTransaction;

/** Database access to messages with a coupon's button. */
export interface PostStore {
  /** Returns the new id. */
  add(tx: DbTransaction, post: Pick<CouponPost, 'guildId' | 'couponId' | 'channelId'>): Promise<string>;
  find(db: Tx, guildId: string, id: string): Promise<CouponPost | null>;
  sent(tx: DbTransaction, guildId: string, id: string, messageId: string): Promise<void>;
  remove(tx: DbTransaction, guildId: string, id: string): Promise<void>;
  of(db: Tx, guildId: string, couponIds: readonly string[]): Promise<CouponPost[]>;
}

export const postStore: PostStore = {
  async add(tx, { guildId, couponId, channelId }) {
    const id = randomUUID();
    await tx
      .insertInto('coupon_posts')
      .values({ guild_id: guildId, id, coupon_id: couponId, channel_id: channelId })
      .execute();
    return id;
  },

  async find(db, guildId, id) {
    const row = await rows(db, guildId).where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : asPost(row);
  },

  async sent(tx, guildId, id, messageId) {
    await tx
      .updateTable('coupon_posts')
      .set({ message_id: messageId })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .execute();
  },

  async remove(tx, guildId, id) {
    await tx.deleteFrom('coupon_posts').where('guild_id', '=', guildId).where('id', '=', id).execute();
  },

  async of(db, guildId, couponIds) {
    if (couponIds.length === 0) return [];
    return (await rows(db, guildId).where('coupon_id', 'in', couponIds).execute()).map(asPost);
  },
};

function rows(db: Tx, guildId: string) {
  return db.selectFrom('coupon_posts').selectAll().where('guild_id', '=', guildId);
}

function asPost(row: Selectable<CouponTables['coupon_posts']>): CouponPost {
  return {
    guildId: row.guild_id,
    id: row.id,
    couponId: row.coupon_id,
    channelId: row.channel_id,
    messageId: row.message_id,
  };
}
