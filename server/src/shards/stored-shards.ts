import { sql } from 'kysely';
import type { Db, DbTransaction } from '../database/database.ts';
import { PROCESS_NAME, PROCESS_PREFIX } from '../database/process-name.ts';
import { ago } from './ago.ts';
import { claimIdentify } from './claim-identify.ts';
import { type BotProcess, shareOf, OWNED, claimShards } from './claim-shards.ts';
import type { ShardStore } from './shard-store.ts';

/** Heartbeat interval, in milliseconds. */
const BEAT_MS = 2_000;

/** When a process not seen any more is gone, in milliseconds; the shorter time if it has no database connection. */
const LEASE_MS = 30_000;
const UNCONNECTED_MS = 5_000;

/** If this process has not completed a heartbeat for that long, in milliseconds, it was cut off from the database. */
const CUT_OFF_MS = 5_000;

/** Grace period after that, in milliseconds, in which other processes may not have reconnected yet. */
const RECONNECTING_MS = 15_000;

/** Advisory lock: only one process at a time computes shares. */
const LOCK = 5_100_051;

interface StoredShardsOptions {
  db: Db;
  /** Whether the database belongs to this process alone, so that any other process named in it is gone. */
  isAlone: boolean;
  /** The application and intents of sessions; see ShardSession. */
  identity: string;
  /** Name of this process, see `nameProcess`; the owner name of its shards begins with it. */
  processName: string;
}

let bots = 0;

/** Shard ownership, stored in the database (decision 0092). */
export function createShardStore({ db, isAlone, identity, processName }: StoredShardsOptions): ShardStore {
  bots += 1;
  const name = `${processName} ${bots}`;
  const connections = watchOwnBeats();
  const onLost = () => {
    if (isAlone) return sql`not starts_with(name, ${PROCESS_NAME})`;
    const unseen = sql`seen_at < ${ago(LEASE_MS)}`;
    return connections.areBack() ? sql`(${unseen} or ${unconnected})` : unseen;
  };

  return {
    beatMs: isAlone ? null : BEAT_MS,
    leaseMs: LEASE_MS,

    async beat({ count: wantedCount, ids, isDraining }) {
      const beat = await db.transaction().execute(async (tx) => {
        await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(tx);
        const self: BotProcess = { name, only: ids };
        await note(tx, self, isDraining);
        await sql`delete from bot_processes where ${onLost()}`.execute(tx);
        const shardCount = ids === null ? ((await countInUse(tx, name)) ?? wantedCount) : wantedCount;
        await fillIn(tx, shardCount);
        const held = await leasedShardIds(tx, shardCount, name);
        const { pool, share } = isDraining ? NOTHING : shareOf(shardCount, await processes(tx), self);
        const claimedShards = await claimShards(tx, { shardCount, pool, most: share - held.length, name, identity });
        return { shardCount, heldShards: new Set(held), claimedShards, surplus: held.slice(Math.max(0, share)) };
      });
      connections.beaten();
      return beat;
    },

    async save(sessions) {
      await sql`
        update gateway_shards set session = given.session, session_at = clock_timestamp()
        from jsonb_to_recordset(${JSON.stringify(sessions)}::jsonb) as given (id integer, fence bigint, session jsonb)
        where gateway_shards.id = given.id and gateway_shards.fence = given.fence and owner = ${name}`.execute(db);
    },

    async release({ id, fence, session, handover }) {
      await sql`
        update gateway_shards
        set owner = null, session = ${JSON.stringify(session)}::jsonb, session_at = clock_timestamp(),
          handover = ${handover === null ? null : Buffer.from(handover)}
        where id = ${id} and fence = ${fence} and owner = ${name}`.execute(db);
    },

    async leave() {
      await db.deleteFrom('bot_processes').where('name', '=', name).execute();
    },

    claimIdentify: (key) => claimIdentify(db, key),
  };
}

/**
 * After a database outage, the first process to return sees no connections of the others, though they may be alive.
 * Until they have had time to reconnect, only an expired lease counts as gone.
 */
function watchOwnBeats(): { beaten: () => void; areBack: () => boolean } {
  let [beatenAt, cutOffAt] = [performance.now(), -Infinity];
  const look = () => {
    const now = performance.now();
    if (now - beatenAt > CUT_OFF_MS) cutOffAt = now;
    return now;
  };
  return {
    beaten() {
      beatenAt = look();
    },
    areBack: () => look() - cutOffAt > RECONNECTING_MS,
  };
}

/** SQL: has no database connection. A freshly started server does not count, since it has none of anybody's yet. */
const unconnected = sql`pg_postmaster_start_time() < ${ago(RECONNECTING_MS)} and seen_at < ${ago(UNCONNECTED_MS)} and not exists (
  select from pg_stat_activity
  where datname = current_database()
    and starts_with(application_name, ${PROCESS_PREFIX}) and starts_with(bot_processes.name, application_name))`;

/** What a draining process may run. */
const NOTHING = { pool: [], share: 0 };

async function note(tx: DbTransaction, { name, only }: BotProcess, isDraining: boolean): Promise<void> {
  await tx
    .insertInto('bot_processes')
    .values({ name, only_shards: only === null ? null : [...only], draining: isDraining })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ seen_at: sql`clock_timestamp()`, draining: isDraining }),
    )
    .execute();
}

/** The shard count in use by the running processes: with two different counts some guilds would be served twice. */
async function countInUse(tx: DbTransaction, name: string): Promise<number | null> {
  const { rows } = await sql<{ shard_count: number }>`
    select shard_count from gateway_shards where ${OWNED} order by owner = ${name} desc limit 1`.execute(tx);
  return rows[0]?.shard_count ?? null;
}

async function fillIn(tx: DbTransaction, shardCount: number): Promise<void> {
  await sql`delete from gateway_shards where shard_count <> ${shardCount} and (owner is null or not ${OWNED})`.execute(
    tx,
  );
  await sql`insert into gateway_shards (shard_count, id)
    select ${shardCount}::integer, id from generate_series(0, ${shardCount}::integer - 1) id
    on conflict do nothing`.execute(tx);
}

async function leasedShardIds(tx: DbTransaction, shardCount: number, name: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('gateway_shards')
    .select('id')
    .where((where) => where.and({ shard_count: shardCount, owner: name }))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** The processes among which shards are divided. */
async function processes(tx: DbTransaction): Promise<BotProcess[]> {
  const rows = await tx
    .selectFrom('bot_processes')
    .select(['name', 'only_shards'])
    .where('draining', '=', false)
    .orderBy('since')
    .orderBy('name')
    .execute();
  return rows.map(({ name, only_shards: only }) => ({ name, only }));
}
