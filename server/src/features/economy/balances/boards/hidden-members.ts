import type { Db } from '../../../../database/database.ts';

/** Members who opted out of a guild's boards. */
export interface HiddenMembers {
  has(guildId: string, userId: string): Promise<boolean>;
  hide(guildId: string, userId: string): Promise<void>;
  show(guildId: string, userId: string): Promise<void>;
  list(guildId: string, limit: number): Promise<{ userId: string; balance: number; xp: number }[]>;
}

export function createHiddenMembers(db: Db): HiddenMembers {
  return {
    async has(guildId, userId) {
      const row = await db
        .selectFrom('hidden_members')
        .select('user_id')
        .where('guild_id', '=', guildId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return row !== undefined;
    },

    async hide(guildId, userId) {
      await db
        .insertInto('hidden_members')
        .values({ guild_id: guildId, user_id: userId })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async show(guildId, userId) {
      await db.deleteFrom('hidden_members').where('guild_id', '=', guildId).where('user_id', '=', userId).execute();
    },

    async list(guildId, limit) {
      const rows = await db
        .selectFrom('hidden_members as h')
        .innerJoin('balances as b', (join) =>
          join.onRef('b.guild_id', '=', 'h.guild_id').onRef('b.user_id', '=', 'h.user_id'),
        )
        .select(['h.user_id as userId', 'b.balance', 'b.xp'])
        .where('h.guild_id', '=', guildId)
        .orderBy('b.user_id')
        .limit(limit)
        .execute();
      return rows.map(({ userId, balance, xp }) => ({ userId, balance: Number(balance), xp: Number(xp) }));
    },
  };
}
