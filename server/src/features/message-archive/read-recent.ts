import { firstIdAt } from '@perigee/core/ids/snowflake';
import { sql } from 'kysely';
import type { Db } from '../../database/database.ts';
import { mapInSlices } from '../../process/map-in-slices.ts';
import { type ArchivedRow, readRow } from './archived-row.ts';
import type { Seal } from './seal.ts';
import type { KeptMessage } from './stored-message.ts';

export interface RecentOptions {
  since: Date;
  perChannel: number;
  /** Of all channels together the latest. */
  max: number;
}

/** Rows read at once: the embedded database answers within the process, where others wait meanwhile. */
const PAGE = 200;

/** The latest of every channel that were not deleted, the newest first; those that can not be read are left out. */
export async function readRecent(db: Db, seal: Seal, guildId: string, options: RecentOptions): Promise<KeptMessage[]> {
  const { since, perChannel, max } = options;
  const counts = new Map<string, number>();
  const found: KeptMessage[] = [];
  let before: string | undefined;
  while (found.length < max) {
    const full = [...counts].filter(([, count]) => count >= perChannel).map(([id]) => id);
    const { rows } = await sql<ArchivedRow>`
      select * from archived_messages
      where guild_id = ${guildId} and message_id >= ${firstIdAt(since.getTime())} and deleted_at is null
        ${before === undefined ? sql`` : sql`and message_id < ${before}`}
        ${full.length === 0 ? sql`` : sql`and not channel_id = any(${full}::bigint[])`}
      order by message_id desc limit ${PAGE}`.execute(db);
    const wanted = rows.filter(({ channel_id: id }) => {
      const count = (counts.get(id) ?? 0) + 1;
      counts.set(id, count);
      return count <= perChannel;
    });
    const read = await mapInSlices(wanted, (row) => readRow(seal, row));
    found.push(...read.filter((kept) => kept !== null));
    before = rows.at(-1)?.message_id;
    if (rows.length < PAGE) break;
  }
  return found.slice(0, max);
}
