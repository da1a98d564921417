import { firstIdAt } from '@perigee/core/ids/snowflake';
import {
  type ArchiveNeed,
  isForLog,
  isForReplay,
  REPLAY_MS,
  REPLAY_PER_CHANNEL,
} from '@perigee/core/message-archive/need';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { changeBlocks } from './blocks/change-blocks.ts';
import type { Seal } from './blocks/seal.ts';

/** Rows a step removes, so that none takes long. */
const STEP = 500;

/** Removes what of a guild is over, some rows at a time; all of it where nothing is needed. */
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
  // What the logs leave out by now.
  await changeBlocks(db, seal, {
    where: sql<boolean>`guild_id = ${guildId} and for_log and channel_ids && ${ignored}::bigint[]`,
    change(message) {
      if (isForLog(need, message, now)) return { message, forLog: true };
      return isForReplay(need, message, now) ? { message, forLog: false } : null;
    },
  });
  if (need.replay && (await countForReplay(db, guildId)) > REPLAY_PER_CHANNEL) await removeSurplus(db, seal, guildId);
}

/** What is over altogether; a block goes with the last of its messages. */
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

/** How many messages are kept for trying rules alone. */
async function countForReplay(db: Db, guildId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(cardinality(message_ids)), 0)::int as count from archived_blocks
    where guild_id = ${guildId} and not for_log`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Leaves of what is kept for trying rules alone the latest of each channel. */
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
