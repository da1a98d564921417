import { sql } from 'kysely';
import { createBatcher } from '../../../database/batcher.ts';
import type { Db } from '../../../database/database.ts';
import { prepared } from '../../../database/prepared.ts';

/**
 * The floor a member has set for themselves: no bet, purchase or transfer of theirs goes below it. 0 if none is set.
 */
export interface Wallets {
  floor(guildId: string, userId: string): Promise<number>;
  /** @param floor from 0 to 2^53 − 1. */
  setFloor(guildId: string, userId: string, floor: number): Promise<void>;
}

export function createWallets(db: Db): Wallets {
  const findFloor = createBatcher((members: readonly WalletKey[]) => readFloors(db, members));
  return {
    floor: (guildId, userId) => findFloor({ guildId, userId }),

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

interface WalletKey {
  guildId: string;
  userId: string;
}

/** The floors of these members, in their order. */
async function readFloors(db: Db, members: readonly WalletKey[]): Promise<number[]> {
  const { rows } = await sql<{ floor: string | null }>`${prepared}
    select w.floor
    from unnest(
      ${members.map(({ guildId }) => guildId)}::bigint[],
      ${members.map(({ userId }) => userId)}::bigint[]
    ) with ordinality as asked (guild_id, user_id, number)
    left join wallets w on w.guild_id = asked.guild_id and w.user_id = asked.user_id
    order by asked.number`.execute(db);
  return rows.map(({ floor }) => Number(floor ?? 0));
}
