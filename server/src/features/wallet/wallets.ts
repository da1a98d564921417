import type { Db } from '../../database/database.ts';

/** The floor a member has set for themselves: what no bet, purchase or transfer of theirs goes below. 0 where none is set. */
export interface Wallets {
  floor(guildId: string, userId: string): Promise<number>;
  /** @param floor from 0 to 2^53 − 1. */
  setFloor(guildId: string, userId: string, floor: number): Promise<void>;
}

export function createWallets(db: Db): Wallets {
  return {
    async floor(guildId, userId) {
      const row = await db
        .selectFrom('wallets')
        .select('floor')
        .where('guild_id', '=', guildId)
        .where('user_id', '=', userId)
        .executeTakeFirst();
      return Number(row?.floor ?? 0);
    },

    async setFloor(guildId, userId, floor) {
      const row = { guild_id: guildId, user_id: userId, floor: String(floor) };
      await db
        .insertInto('wallets')
        .values(row)
        .onConflict((conflict) => conflict.columns(['guild_id', 'user_id']).doUpdateSet({ floor: row.floor }))
        .execute();
    },
  };
}
