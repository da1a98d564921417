import type { Db, DbTransaction } from '../../../../../database/database.ts';
import { sql } from 'kysely';
import { firstIdAt } from '@perigee/core/base/ids/snowflake';
import { createBatcher } from '../../../../../database/batcher.ts';
import { enqueueJobs } from '../../../../../jobs/jobs.ts';
import { guildsWithCases } from '../../records/open-cases.ts';
import { newReadBack } from '../case-jobs.ts';
import type { GuildMemory } from '../../../../../bot/guilds/guild-memory.ts';

/**
 * Tracks the last processed audit log entry of each guild. Positions still in memory when a process dies are lost, so
 * some entries are read again; each entry becomes a case only once.
 */
export interface AuditPositions {
  /** Call when a guild becomes available: schedules reading entries since its stored position, if it has cases. */
  begin(guildId: string): Promise<void>;
  /** Call when the guild's gateway session was resumed: no entries were missed. */
  resume(guildId: string): void;
  /** Call when this process is connected. */
  connected(): void;
  /**
   * Whether the guild may have missed entries that nobody has begun to read: what was due before this process connected
   * waits until the guild became available here, and 30 s at most, because another process may run its shard.
   */
  isAwaited(guildId: string, dueAt: Date): boolean;
  /** Call after an entry was processed, and recorded if it is a case. */
  advance(guildId: string, entryId: string): void;
  /** Stores the positions that advanced since the last save. */
  save(): Promise<void>;
}

/** Pause between reading back two guilds, in milliseconds: the platform allows a bot 50 calls a second in total. */
const PACE_MS = 200;

/** How long guilds are awaited after connecting, in milliseconds: the platform sends them within seconds. */
const AWAITED_MS = 30_000;

export function createAuditPositions(db: Db): AuditPositions {
  // Positions do not advance until the starting point for reading back is known.
  const started = new Set<string>();
  const latestIds = new Map<string, string>();
  let connectedAt = Number.NEGATIVE_INFINITY;
  let nextAt = 0;
  const inPace = () => {
    nextAt = Math.max(Date.now(), nextAt + PACE_MS);
    return new Date(nextAt);
  };

  const beginAll = createBatcher(async (guildIds: readonly string[]) => {
    await db.transaction().execute(async (tx) => {
      const begunAt = Date.now();
      const positions = await positionsOf(tx, guildIds);
      await enqueueJobs(
        tx,
        positions.map(({ guildId, entryId }) => newReadBack(guildId, { after: entryId, begunAt }, inPace())),
      );
    });
    return guildIds.map(() => undefined);
  });

  return {
    async begin(guildId) {
      started.delete(guildId);
      latestIds.delete(guildId);
      await beginAll(guildId);
      started.add(guildId);
    },
    resume: (guildId) => void started.add(guildId),
    connected() {
      connectedAt = Date.now();
    },
    isAwaited(guildId, dueAt) {
      return !started.has(guildId) && dueAt.getTime() < connectedAt && Date.now() < connectedAt + AWAITED_MS;
    },
    advance(guildId, entryId) {
      if (started.has(guildId)) latestIds.set(guildId, later(latestIds.get(guildId), entryId));
    },
    async save() {
      const pending = [...latestIds];
      latestIds.clear();
      try {
        await advancePosition(db, pending);
      } catch (error) {
        for (const [guildId, entryId] of pending) latestIds.set(guildId, later(latestIds.get(guildId), entryId));
        throw error;
      }
    },
  };
}

/** Advances stored positions, which never go back. */
export async function advancePosition(
  db: Db | DbTransaction,
  latestIds: readonly (readonly [string, string])[],
): Promise<void> {
  if (latestIds.length === 0) return;
  const guildIds = latestIds.map(([guildId]) => guildId);
  const entryIds = latestIds.map(([, entryId]) => entryId);
  await sql`
    insert into audit_positions (guild_id, entry_id)
    select * from unnest(${guildIds}::bigint[], ${entryIds}::bigint[]) as heard (guild_id, entry_id)
    order by guild_id
    on conflict (guild_id) do update set entry_id = greatest(audit_positions.entry_id, excluded.entry_id)`.execute(db);
}

/**
 * Positions of guilds that have cases; without cases, nobody moderates with the bot and nothing is read. Guilds without
 * a position start now.
 */
async function positionsOf(tx: DbTransaction, guildIds: readonly string[]) {
  const { rows } = await sql<{ guildId: string; entryId: string }>`
    insert into audit_positions (guild_id, entry_id)
    select guild_id, ${firstIdAt(Date.now())}::bigint from ${guildsWithCases(guildIds)} moderated
    order by guild_id
    on conflict (guild_id) do update set entry_id = audit_positions.entry_id
    returning guild_id as "guildId", entry_id as "entryId"`.execute(tx);
  return rows;
}

function later(one: string | undefined, other: string): string {
  return one !== undefined && BigInt(one) > BigInt(other) ? one : other;
}

/** Positions live in the database, so the memory stores nothing; restoring it means that no entries were missed. */
export function rememberPositions(positions: AuditPositions): GuildMemory {
  return {
    name: 'auditPositions',
    save: () => undefined,
    restore: (_bot, guildId) => positions.resume(guildId),
    forget: () => {},
  };
}
