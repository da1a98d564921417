import { firstIdAt } from '@perigee/core/ids/snowflake';
import { type ArchiveNeed, REPLAY_MS, REPLAY_PER_CHANNEL } from '@perigee/core/message-archive/need';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/database.ts';

/** Rows a step removes, so that none takes long. */
const STEP = 500;

/** Removes what of a guild is over, some rows at a time; all of it where nothing is needed. */
export async function sweepGuild(db: Db, guildId: string, need: ArchiveNeed | null, now: number): Promise<void> {
  const forLog = need === null ? sql<boolean>`false` : keptForLog(need, now);
  const forReplay = need?.replay === true ? since(now - REPLAY_MS) : sql<boolean>`false`;
  await removeAll(
    db,
    guildId,
    sql`
    select message_id from archived_messages
    where guild_id = ${guildId} and not ((${forLog}) or ${forReplay}) limit ${STEP}`,
  );
  if (need?.replay !== true) return;
  await removeAll(
    db,
    guildId,
    sql`
    select message_id from (
      select message_id, (${forLog}) as for_log, row_number() over (partition by channel_id order by message_id desc) as place
      from archived_messages where guild_id = ${guildId} and ${forReplay}
    ) latest where place > ${REPLAY_PER_CHANNEL} and not for_log limit ${STEP}`,
  );
}

function keptForLog({ logMs, ignored }: ArchiveNeed, now: number): RawBuilder<boolean> {
  const channels = [...ignored];
  return sql<boolean>`for_log and ${since(now - logMs)} and not channel_id = any(${channels}::bigint[])
    and (parent_id is null or not parent_id = any(${channels}::bigint[]))`;
}

function since(ms: number): RawBuilder<boolean> {
  return sql<boolean>`message_id >= ${firstIdAt(ms)}`;
}

async function removeAll(db: Db, guildId: string, found: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from archived_messages where guild_id = ${guildId} and message_id in (${found})`.execute(db);
    if (numAffectedRows < BigInt(STEP)) return;
  }
}
