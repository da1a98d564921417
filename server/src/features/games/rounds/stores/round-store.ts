import { type RawBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { prepared } from '../../../../database/prepared.ts';
import { type JobRow, enqueueStatement, newJob } from '../../../../jobs/jobs.ts';
import { endRoundJob } from '../game-jobs.ts';
import type { RoundKey, StoredRound } from '../stored-round.ts';
import { ROUND_COLUMNS, type RoundRow, toRound } from './round-row.ts';

export type NewRound = Omit<StoredRound, 'startedAt' | 'endsAt' | 'settledAt' | 'messageId'> & {
  messageId?: string | null;
};
export type RoundMove = Pick<
  StoredRound,
  'guildId' | 'id' | 'state' | 'staked' | 'paid' | 'history' | 'version' | 'serverSeed'
>;

/** Stores rounds. */
export const roundStore = {
  /**
   * Adds a round, with the job that ends it where it is open. @param lastsMs until it ends by its own rule, in
   * milliseconds.
   */
  async add(tx: DbTransaction, round: NewRound, lastsMs: number): Promise<void> {
    const [userId = '', opponentId = null] = round.players;
    const [staked = 0, opponentStaked = null] = round.staked;
    const [paid = null, opponentPaid = null] = round.paid ?? [];
    const { seed } = round;
    const isOpen = round.state === 'open';
    await sql`${prepared}
      ${isOpen ? sql`with ending as (${enqueueStatement(endOf(round, lastsMs))})` : sql``}
      insert into game_rounds (guild_id, id, game, rules, state, channel_id, message_id, user_id, staked, paid, opponent_id,
        opponent_staked, opponent_paid, sealed_seed, sealed_at, commitment, server_seed, client_seed, nonce, bet, history, version,
        ends_at, settled_at)
      values (${round.guildId}::bigint, ${round.id}::uuid, ${round.game}, ${round.rules}::integer, ${round.state},
        ${round.channelId}::bigint, ${round.messageId ?? null}::bigint, ${userId}::bigint, ${staked}::bigint, ${paid}::bigint,
        ${opponentId}::bigint, ${opponentStaked}::bigint, ${opponentPaid}::bigint, ${seed.sealedSeed},
        ${seed.sealedAt}::timestamptz, ${seed.commitment}, ${round.serverSeed}, ${round.clientSeed}, ${round.nonce}::integer,
        ${JSON.stringify(round.bet)}::jsonb, ${JSON.stringify(round.history)}::jsonb, ${round.version}::integer,
        clock_timestamp() + make_interval(secs => ${lastsMs / 1000}::float8),
        ${isOpen ? sql`null` : sql`clock_timestamp()`})`.execute(tx);
  },

  /**
   * Stores what a press or a timeout made of a round. Either the caller holds its lock, or passes the history length it
   * read as `entries`; nothing is stored then where the round has changed since.
   * @returns the commitment of the first player's next round; null where the round has changed.
   */
  async move(
    on: Db | DbTransaction,
    round: RoundMove,
    { lastsMs, entries = null }: { lastsMs: number; entries?: number | null },
  ): Promise<{ nextCommitment: string | null } | null> {
    const [staked = 0, opponentStaked = null] = round.staked;
    const [paid = null, opponentPaid = null] = round.paid ?? [];
    const isOpen = round.state === 'open';
    const { rows } = await sql<{ nextCommitment: string | null }>`${prepared}
      update game_rounds r set
        state = ${round.state}, staked = ${staked}::bigint, paid = ${paid}::bigint,
        opponent_staked = ${opponentStaked}::bigint, opponent_paid = ${opponentPaid}::bigint,
        history = ${JSON.stringify(round.history)}::jsonb, version = ${round.version}::integer, server_seed = ${round.serverSeed},
        settled_at = case when ${isOpen}::boolean then null else clock_timestamp() end,
        ends_at = case when ${isOpen}::boolean
          then clock_timestamp() + make_interval(secs => ${lastsMs / 1000}::float8) else ends_at end
      where guild_id = ${round.guildId}::bigint and id = ${round.id}::uuid and (
        ${entries}::integer is null or (state = 'open' and jsonb_array_length(history) = ${entries}::integer)
      )
      returning (
        select commitment from game_seeds s where s.guild_id = r.guild_id and s.user_id = r.user_id
      ) as "nextCommitment"`.execute(on);
    return rows[0] ?? null;
  },

  find: (on: Db | DbTransaction, key: RoundKey) => readRound(on, key, sql``),

  /** Locks the round until the transaction ends. */
  lock: (tx: DbTransaction, key: RoundKey) => readRound(tx, key, sql`for update`),

  /** Regardless of the guild. */
  async findAnywhere(db: Db, id: string): Promise<StoredRound | null> {
    const row = await db.selectFrom('game_rounds').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : toRound(row);
  },

  /**
   * Time until an open round ends by its own rule, in milliseconds; negative where overdue, null where it is not open.
   */
  async timeLeft(db: Db | DbTransaction, { guildId, id }: RoundKey): Promise<number | null> {
    const { rows } = await sql<{ left: number }>`
      select (extract(epoch from ends_at - clock_timestamp()) * 1000)::float8 as left from game_rounds
      where guild_id = ${guildId}::bigint and id = ${id}::uuid and state = 'open'`.execute(db);
    return rows[0]?.left ?? null;
  },

  /** Open rounds of a guild, or of one of its channels. */
  async listOpen(db: Db, guildId: string, channelId: string | null = null): Promise<string[]> {
    const open = db.selectFrom('game_rounds').select('id').where('guild_id', '=', guildId).where('state', '=', 'open');
    const rows = await (channelId === null ? open : open.where('channel_id', '=', channelId)).execute();
    return rows.map(({ id }) => id);
  },

  /** The messages of all open rounds. */
  async listMessages(db: Db): Promise<{ id: string; messageId: string }[]> {
    const rows = await db
      .selectFrom('game_rounds')
      .select(['id', 'message_id'])
      .where('state', '=', 'open')
      .where('message_id', 'is not', null)
      .execute();
    return rows.flatMap(({ id, message_id: messageId }) => (messageId === null ? [] : [{ id, messageId }]));
  },
};

function endOf({ guildId, id }: RoundKey, lastsMs: number): JobRow {
  return newJob(endRoundJob, { guildId, key: id, payload: { id }, at: new Date(Date.now() + lastsMs) });
}

async function readRound(
  on: Db | DbTransaction,
  { guildId, id }: RoundKey,
  lock: RawBuilder<unknown>,
): Promise<StoredRound | null> {
  const { rows } = await sql<RoundRow>`${prepared}
    select ${ROUND_COLUMNS} from game_rounds where guild_id = ${guildId}::bigint and id = ${id}::uuid ${lock}`.execute(
    on,
  );
  const [row] = rows;
  return row === undefined ? null : toRound(row);
}
