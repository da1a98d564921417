import type { Db, DbTransaction } from '../../../database/database.ts';
import { sql } from 'kysely';
import { firstIdAt } from '@perigee/core/ids/snowflake';
import { coalesce } from '../../../database/coalesce.ts';
import { enqueueActs } from '../../../acts/acts.ts';
import { newReadBack } from '../case-acts.ts';

/**
 * How far the audit log of each guild was heard. What is only in memory when a process dies is read once more: a case is
 * made of an entry once, however often it is read.
 */
export interface AuditPositions {
  /** A guild came up: has read back what happened since it was heard last, where somebody moderates there with the bot. */
  begin(guildId: string): Promise<void>;
  /** The guild's session goes on where it was: nothing of it was missed. */
  goOn(guildId: string): void;
  /** An entry was heard, and written down where it is a case. */
  hear(guildId: string, entryId: string): void;
  /** Stores what was heard since the last time. */
  save(): Promise<void>;
}

/** Between two guilds that are read back, in milliseconds: the platform takes 50 calls a second from a bot, for everything. */
const PACE_MS = 200;

export function createAuditPositions(db: Db): AuditPositions {
  // Nothing is heard of a guild before it is known from where on it is to be read back.
  const begun = new Set<string>();
  const heard = new Map<string, string>();
  let nextAt = 0;
  const inPace = () => {
    nextAt = Math.max(Date.now(), nextAt + PACE_MS);
    return new Date(nextAt);
  };

  const beginAll = coalesce(async (guildIds: readonly string[]) => {
    await db.transaction().execute(async (tx) => {
      const begunAt = Date.now();
      const known = await positionsOf(tx, guildIds);
      await enqueueActs(
        tx,
        known.map(({ guildId, entryId }) => newReadBack(guildId, { after: entryId, begunAt }, inPace())),
      );
    });
    return guildIds.map(() => undefined);
  });

  return {
    async begin(guildId) {
      begun.delete(guildId);
      heard.delete(guildId);
      await beginAll(guildId);
      begun.add(guildId);
    },
    goOn: (guildId) => void begun.add(guildId),
    hear(guildId, entryId) {
      if (begun.has(guildId)) heard.set(guildId, later(heard.get(guildId), entryId));
    },
    async save() {
      const taken = [...heard];
      heard.clear();
      try {
        await advancePosition(db, taken);
      } catch (error) {
        for (const [guildId, entryId] of taken) heard.set(guildId, later(heard.get(guildId), entryId));
        throw error;
      }
    },
  };
}

/** Stores how far guilds were heard; a position never goes back. */
export async function advancePosition(
  db: Db | DbTransaction,
  heard: readonly (readonly [string, string])[],
): Promise<void> {
  if (heard.length === 0) return;
  const guildIds = heard.map(([guildId]) => guildId);
  const entryIds = heard.map(([, entryId]) => entryId);
  await sql`
    insert into audit_positions (guild_id, entry_id)
    select * from unnest(${guildIds}::bigint[], ${entryIds}::bigint[]) as heard (guild_id, entry_id)
    order by guild_id
    on conflict (guild_id) do update set entry_id = greatest(audit_positions.entry_id, excluded.entry_id)`.execute(db);
}

/** Of guilds that have cases: where nobody moderates with the bot, nothing is read. One that has none yet begins now. */
async function positionsOf(tx: DbTransaction, guildIds: readonly string[]) {
  const { rows } = await sql<{ guildId: string; entryId: string }>`
    insert into audit_positions (guild_id, entry_id)
    select guild_id, ${firstIdAt(Date.now())}::bigint from case_counters where guild_id = any(${guildIds}::bigint[])
    order by guild_id
    on conflict (guild_id) do update set entry_id = audit_positions.entry_id
    returning guild_id as "guildId", entry_id as "entryId"`.execute(tx);
  return rows;
}

function later(one: string | undefined, other: string): string {
  return one !== undefined && BigInt(one) > BigInt(other) ? one : other;
}
