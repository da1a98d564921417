import { firstIdAt } from '@perigee/core/base/ids/snowflake';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { mapInSlices } from '../../../process/map-in-slices.ts';
import { BLOCK_SPAN_MS, type BlockRow, openBlock } from './blocks/block.ts';
import { byId } from './blocks/by-id.ts';
import { latestOf } from './blocks/latest-of.ts';
import type { Seal } from './blocks/seal.ts';
import type { ArchivedMessage, StoredMessage } from './stored-message.ts';

export interface RecentOptions {
  since: Date;
  perChannel: number;
  /** Limit over all channels; the latest messages are returned. */
  max: number;
}

/** Blocks per query: the embedded database runs inside this process and blocks it meanwhile. */
const PAGE = 50;

/** The latest messages of each channel, newest first, without deleted ones and those that cannot be decrypted. */
export async function readRecent(
  db: Db,
  seal: Seal,
  guildId: string,
  options: RecentOptions,
): Promise<ArchivedMessage[]> {
  const { since, perChannel, max } = options;
  const isWanted = ({ sentAt, isDeleted }: StoredMessage) => !isDeleted && sentAt >= since;
  const opened: { row: BlockRow; messages: StoredMessage[] }[] = [];
  const counted = createCounts();
  let last: BlockRow | undefined;
  do {
    const rows: BlockRow[] = await readPage(db, guildId, { since, last, full: counted.full(perChannel) });
    const page = await mapInSlices(rows, (row) => ({ row, messages: openBlock(seal, row) ?? [] }));
    for (const { messages } of page) counted.add(messages.filter(isWanted));
    opened.push(...page);
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last !== undefined && counted.total() < max);
  // A message's earlier block does not know that it was deleted since, so deleted ones are left out last.
  const latest = latestOf(opened, ({ sentAt }) => sentAt >= since).filter(({ message }) => !message.isDeleted);
  const newestFirst = latest.toSorted((one, other) => byId(other.message, one.message));
  return latestOfEach(newestFirst, perChannel).slice(0, max);
}

async function readPage(
  db: Db,
  guildId: string,
  { since, last, full }: { since: Date; last: BlockRow | undefined; full: readonly string[] },
): Promise<BlockRow[]> {
  const from = since.getTime();
  const { rows } = await sql<BlockRow>`
    select * from archived_blocks
    where guild_id = ${guildId} and first_id >= ${firstIdAt(from - BLOCK_SPAN_MS)} and last_id >= ${firstIdAt(from)}
      ${last === undefined ? sql`` : sql`and (first_id, version) < (${last.first_id}, ${last.version})`}
      and not channel_ids <@ ${full}::bigint[]
    order by first_id desc, version desc limit ${PAGE}`.execute(db);
  return rows;
}

/** Counts distinct messages per channel; a message can be in several blocks. */
function createCounts() {
  const channels = new Map<string, Set<string>>();
  return {
    add(messages: readonly StoredMessage[]) {
      for (const { id, channelId } of messages) {
        channels.set(channelId, (channels.get(channelId) ?? new Set()).add(id));
      }
    },
    full: (count: number) => [...channels].filter(([, ids]) => ids.size >= count).map(([id]) => id),
    total: () => [...channels.values()].reduce((sum, { size }) => sum + size, 0),
  };
}

function latestOfEach(newestFirst: readonly ArchivedMessage[], count: number): ArchivedMessage[] {
  const counts = new Map<string, number>();
  return newestFirst.filter(({ message: { channelId } }) => {
    const place = (counts.get(channelId) ?? 0) + 1;
    counts.set(channelId, place);
    return place <= count;
  });
}
