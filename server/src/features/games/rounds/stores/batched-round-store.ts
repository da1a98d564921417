import { itemAt } from '@perigee/core/base/lists/known-entries';
import { sql } from 'kysely';
import { createBatcher } from '../../../../database/batcher.ts';
import type { Db } from '../../../../database/database.ts';
import { prepared } from '../../../../database/prepared.ts';
import type { RoundKey, StoredRound } from '../stored-round.ts';
import { ROUND_COLUMNS, type RoundRow, toRound } from './round-row.ts';

/** An open round that goes on after a press. */
export interface OpenRoundUpdate extends Pick<StoredRound, 'guildId' | 'id' | 'staked' | 'history' | 'version'> {
  /** Length of the history when it was read. */
  entries: number;
  /** Time until it ends by its own rule, in milliseconds. */
  lastsMs: number;
}

/** The store as presses use it: concurrent presses share statements. */
export interface BatchedRoundStore {
  find(key: RoundKey): Promise<StoredRound | null>;
  /** False where the round has changed since it was read, or is locked. */
  updateOpen(round: OpenRoundUpdate): Promise<boolean>;
  setMessage(shown: RoundKey & { messageId: string }): Promise<void>;
}

export function createBatchedRoundStore(db: Db): BatchedRoundStore {
  return {
    find: createBatcher((keys: readonly RoundKey[]) => findAll(db, keys)),
    updateOpen: createBatcher((rounds: readonly OpenRoundUpdate[]) => advanceAll(db, rounds)),
    setMessage: createBatcher((shown: readonly (RoundKey & { messageId: string })[]) => setMessages(db, shown)),
  };
}

async function findAll(db: Db, keys: readonly RoundKey[]): Promise<(StoredRound | null)[]> {
  const { rows } = await sql<RoundRow>`${prepared}
    select ${ROUND_COLUMNS} from game_rounds where (guild_id, id) in (
      select * from unnest(${guildIdsOf(keys)}::bigint[], ${idsOf(keys)}::uuid[])
    )`.execute(db);
  const found = new Map(rows.map((row) => [row.id, row]));
  return keys.map(({ id }) => {
    const row = found.get(id);
    return row === undefined ? null : toRound(row);
  });
}

/**
 * Of two concurrent presses on a round only one is stored. Locked rounds are skipped; the caller then waits for the
 * lock.
 */
async function advanceAll(db: Db, rounds: readonly OpenRoundUpdate[]): Promise<boolean[]> {
  const input = rounds.map(({ guildId, id, staked, history, version, entries, lastsMs }, place) => ({
    place,
    guild_id: guildId,
    id,
    staked: itemAt(staked, 0),
    opponent_staked: staked[1] ?? null,
    history,
    version,
    entries,
    lasts_seconds: lastsMs / 1000,
  }));
  const { rows } = await sql<{ place: number }>`${prepared}
    with held as materialized (
      select given.* from jsonb_to_recordset(${JSON.stringify(input)}::jsonb) as given (place integer, guild_id bigint, id uuid,
        staked bigint, opponent_staked bigint, history jsonb, version integer, entries integer, lasts_seconds float8)
      join game_rounds r on r.guild_id = given.guild_id and r.id = given.id
      where r.state = 'open' and jsonb_array_length(r.history) = given.entries
      order by r.guild_id, r.id for update of r skip locked
    )
    update game_rounds r set staked = held.staked, opponent_staked = held.opponent_staked, history = held.history,
      version = held.version, ends_at = clock_timestamp() + make_interval(secs => held.lasts_seconds)
    from held where r.guild_id = held.guild_id and r.id = held.id
    returning held.place`.execute(db);
  const taken = new Set(rows.map(({ place }) => place));
  return input.map(({ place }) => taken.has(place));
}

async function setMessages(db: Db, shown: readonly (RoundKey & { messageId: string })[]): Promise<undefined[]> {
  const messageIds = shown.map(({ messageId }) => messageId);
  await sql`${prepared}
    with held as materialized (
      select r.guild_id, r.id, shown.message_id
      from unnest(${guildIdsOf(shown)}::bigint[], ${idsOf(shown)}::uuid[], ${messageIds}::bigint[])
        as shown (guild_id, id, message_id)
      join game_rounds r on r.guild_id = shown.guild_id and r.id = shown.id
      order by r.guild_id, r.id for update of r
    )
    update game_rounds r set message_id = held.message_id
    from held where r.guild_id = held.guild_id and r.id = held.id`.execute(db);
  return shown.map(() => undefined);
}

const guildIdsOf = (keys: readonly RoundKey[]): string[] => keys.map(({ guildId }) => guildId);
const idsOf = (keys: readonly RoundKey[]): string[] => keys.map(({ id }) => id);
