import { type Selectable, sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { type Challenge, CHALLENGE_MS, type ChallengeKey } from '../challenge.ts';
import type { ChallengeStatus, GameTables } from '../tables.ts';

type NewChallenge = Omit<Challenge, 'state' | 'messageId' | 'roundId' | 'endsAt'>;

/** Stores challenges. */
export const challengeStore = {
  /** False where the member has an open one, or the same use was already delivered. */
  async add(tx: DbTransaction, challenge: NewChallenge): Promise<boolean> {
    const { guildId, id, invocationId, game, channelId, userId, opponentId, stake, options, seed } = challenge;
    const { numAffectedRows = 0n } = await sql`
      insert into game_challenges
        (guild_id, id, use_id, game, state, channel_id, user_id, opponent_id, stake, options, sealed_seed, sealed_at,
          commitment, ends_at)
      select ${guildId}::bigint, ${id}::uuid, ${invocationId}::bigint, ${game}, 'open', ${channelId}::bigint, ${userId}::bigint,
        ${opponentId}::bigint, ${stake}::bigint, ${JSON.stringify(options)}::jsonb, ${seed.sealedSeed}, ${seed.sealedAt}::timestamptz,
        ${seed.commitment}, clock_timestamp() + make_interval(secs => ${CHALLENGE_MS / 1000}::float8)
      where not exists (
        select from game_challenges
        where guild_id = ${guildId}::bigint and user_id = ${userId}::bigint and state = 'open' and ends_at > clock_timestamp()
      )
      on conflict do nothing`.execute(tx);
    return numAffectedRows > 0n;
  },

  async find(db: Db | DbTransaction, key: ChallengeKey): Promise<Challenge | null> {
    const row = await of(db, key).executeTakeFirst();
    return row === undefined ? null : toChallenge(row);
  },

  /** An open challenge, locked until the transaction ends. Null where it is no longer open. */
  async lockOpen(tx: DbTransaction, key: ChallengeKey): Promise<Challenge | null> {
    const held = await of(tx, key)
      .where('state', '=', 'open')
      .where('ends_at', '>', sql<Date>`clock_timestamp()`)
      .forUpdate()
      .executeTakeFirst();
    return held === undefined ? null : toChallenge(held);
  },

  /** Closes an open challenge. False where it is no longer open. */
  async close(
    db: Db | DbTransaction,
    { guildId, id }: ChallengeKey,
    change: { state: ChallengeStatus; opponentId?: string; roundId?: string },
  ): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('game_challenges')
      .set({
        state: change.state,
        ...(change.opponentId !== undefined && { opponent_id: change.opponentId }),
        ...(change.roundId !== undefined && { round_id: change.roundId }),
      })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    return numUpdatedRows > 0n;
  },

  async setMessage(db: Db, { guildId, id }: ChallengeKey, messageId: string): Promise<void> {
    await db
      .updateTable('game_challenges')
      .set({ message_id: messageId })
      .where('guild_id', '=', guildId)
      .where('id', '=', id)
      .execute();
  },
};

function of(db: Db | DbTransaction, { guildId, id }: ChallengeKey) {
  return db.selectFrom('game_challenges').selectAll().where('guild_id', '=', guildId).where('id', '=', id);
}

function toChallenge(row: Selectable<GameTables['game_challenges']>): Challenge {
  return {
    guildId: row.guild_id,
    id: row.id,
    invocationId: row.use_id,
    game: row.game,
    state: row.state,
    channelId: row.channel_id,
    messageId: row.message_id,
    userId: row.user_id,
    opponentId: row.opponent_id,
    stake: Number(row.stake),
    options: row.options,
    seed: { sealedSeed: row.sealed_seed, sealedAt: row.sealed_at, commitment: row.commitment },
    roundId: row.round_id,
    endsAt: row.ends_at,
  };
}
