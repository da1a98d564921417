import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { SealedSeed } from '../../fairness/seeds.ts';
import { type Count, type PlayedToday, counting } from './play-limit-store.ts';

/** The seed of a member's next round. */
export interface NextSeed extends SealedSeed {
  clientSeed: string;
  /** Number of rounds played before. */
  nonce: number;
}

interface Member {
  guildId: string;
  userId: string;
}

type Row = { sealedSeed: Buffer; sealedAt: Date; commitment: string; clientSeed: string; nonce: number };

/** Random bytes of the client seed a member has until they choose one. */
const CLIENT_SEED_BYTES = 8;

/** Stores members' seeds. Only the caller of `take` may open a sealed seed. */
export const seedStore = {
  /** The seed of the next round; null before the member first needs one. */
  async find(db: Db | DbTransaction, { guildId, userId }: Member): Promise<NextSeed | null> {
    const { rows } = await sql<Row>`${prepared}
      select ${COLUMNS} from game_seeds s
      where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint`.execute(db);
    return rows[0] ?? null;
  },

  /** Gives a member a seed where they have none. */
  async provide(db: Db | DbTransaction, { guildId, userId }: Member, first: SealedSeed): Promise<void> {
    const clientSeed = randomBytes(CLIENT_SEED_BYTES).toString('hex');
    await sql`
      insert into game_seeds (guild_id, user_id, sealed_seed, sealed_at, commitment, client_seed)
      values (${guildId}::bigint, ${userId}::bigint, ${first.sealedSeed}, ${first.sealedAt}, ${first.commitment}, ${clientSeed})
      on conflict do nothing`.execute(db);
  },

  /**
   * Counts a starting round, takes the seed for it, and commits to the next one. Locks the member's seed until the
   * transaction ends, so that no two rounds share it. Null where there is none yet; nothing is counted then.
   */
  async take(
    tx: DbTransaction,
    count: Count,
    next: SealedSeed,
  ): Promise<{ seed: NextSeed; counted: PlayedToday } | null> {
    const { rows } = await sql<Row & { staked: string; rounds: number }>`${prepared}
      with held as materialized (
        select * from game_seeds where guild_id = ${count.guildId}::bigint and user_id = ${count.userId}::bigint for update
      ), counted as (${counting(count, sql`from held`)})
      update game_seeds n set sealed_seed = ${next.sealedSeed}, sealed_at = ${next.sealedAt}::timestamptz,
        commitment = ${next.commitment}, nonce = s.nonce + 1
      from held s, counted where n.guild_id = s.guild_id and n.user_id = s.user_id
      returning ${COLUMNS}, counted.staked, counted.rounds`.execute(tx);
    const [row] = rows;
    if (row === undefined) return null;
    const { staked, rounds, ...seed } = row;
    return { seed, counted: { staked: Number(staked), rounds } };
  },

  /** Changes the member's client seed for the rounds to come. */
  async setClientSeed(db: Db, { guildId, userId }: Member, clientSeed: string): Promise<void> {
    await db
      .updateTable('game_seeds')
      .set({ client_seed: clientSeed })
      .where('guild_id', '=', guildId)
      .where('user_id', '=', userId)
      .execute();
  },
};

const COLUMNS = sql`s.sealed_seed as "sealedSeed", s.sealed_at as "sealedAt", s.commitment, s.client_seed as "clientSeed", s.nonce`;
