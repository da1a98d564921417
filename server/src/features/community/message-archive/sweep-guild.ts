import { firstIdAt } from '@perigee/core/base/ids/snowflake';
import {
  type ArchiveNeed,
  isForLog,
  isForReplay,
  REPLAY_MS,
  REPLAY_PER_CHANNEL,
} from '@perigee/core/community/message-archive/need';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { changeBlocks } from './blocks/change-blocks.ts';
import type { Seal } from './blocks/seal.ts';
import { onlyRow } from '../../../database/only-row.ts';

/** Rows per statement, to keep each one short. */
const STEP = 500;

/** Removes a guild's expired messages in small steps; all of them if `need` is null. */
export async function sweepGuild(
  db: Db,
  seal: Seal,
  guildId: string,
  need: ArchiveNeed | null,
  now: number,
): Promise<void> {
  await removeOld(db, guildId, need, now);
  if (need === null) return;
  const ignored = [...need.ignored];
  // Channels that are now excluded from the logs.
  await changeBlocks(db, seal, {
    where: sql<boolean>`guild_id = ${guildId} and for_log and channel_ids && ${ignored}::bigint[]`,
    change(message) {
      if (isForLog(need, message, now)) return { message, forLog: true };
      return isForReplay(need, message, now) ? { message, forLog: false } : null;
    },
  });
  if (need.replay && (await countForReplay(db, guildId)) > REPLAY_PER_CHANNEL) await removeSurplus(db, seal, guildId);
}

/** Removes blocks whose messages have all expired. */
async function removeOld(db: Db, guildId: string, need: ArchiveNeed | null, now: number): Promise<void> {
  const logMs = need?.logMs ?? 0;
  const replayMs = need?.replay === true ? REPLAY_MS : 0;
  const isKept = sql<boolean>`(for_log and ${isSince(now - logMs, logMs)}) or ${isSince(now - replayMs, replayMs)}`;
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from archived_blocks where guild_id = ${guildId} and (first_id, version) in (
        select first_id, version from archived_blocks where guild_id = ${guildId} and not (${isKept}) limit ${STEP}
      )`.execute(db);
    if (numAffectedRows < BigInt(STEP)) return;
  }
}

function isSince(ms: number, keptMs: number) {
  return keptMs === 0 ? sql<boolean>`false` : sql<boolean>`last_id >= ${firstIdAt(ms)}`;
}

/** Counts the messages kept only for testing rules. */
async function countForReplay(db: Db, guildId: string): Promise<number> {
  const counted = await sql<{ count: number }>`
    select coalesce(sum(cardinality(message_ids)), 0)::int as count from archived_blocks
    where guild_id = ${guildId} and not for_log`.execute(db);
  return onlyRow(counted).count;
}

/** Keeps only the latest messages of each channel among those kept only for testing rules. */
async function removeSurplus(db: Db, seal: Seal, guildId: string): Promise<void> {
  const counts = new Map<string, number>();
  await changeBlocks(db, seal, {
    where: sql<boolean>`guild_id = ${guildId} and not for_log`,
    change(message) {
      const place = (counts.get(message.channelId) ?? 0) + 1;
      counts.set(message.channelId, place);
      return place > REPLAY_PER_CHANNEL ? null : { message, forLog: false };
    },
  });
}
