import { createdAt, firstIdAt } from '@perigee/core/base/ids/snowflake';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../../database/database.ts';
import { BLOCK_SPAN_MS, type BlockRow, type sealBlock } from './block.ts';
import { byId } from './by-id.ts';

/** Identifies a message to look up. */
export interface MessageKey {
  guildId: string;
  id: string;
}

/** Inserts all blocks in one statement. Writing straight into the partition spares the database routing each row. */
export async function insertBlocks(
  db: Db,
  table: string,
  rows: readonly ReturnType<typeof sealBlock>[],
): Promise<void> {
  await sql`
    insert into ${sql.table(table)}
      (guild_id, first_id, last_id, version, for_log, message_ids, channel_ids, author_ids, deleted_ids, body)
    select guild_id, first_id, last_id, version, for_log, message_ids, channel_ids, author_ids, deleted_ids, decode(body, 'base64')
    from json_to_recordset(${JSON.stringify(rows)}::json) as given (
      guild_id bigint, first_id bigint, last_id bigint, version bigint, for_log boolean,
      message_ids bigint[], channel_ids bigint[], author_ids bigint[], deleted_ids bigint[], body text
    )`.execute(db);
}

/** Finds blocks that contain any of the messages, without duplicates. */
export async function findBlocks(db: Db, requested: readonly MessageKey[]): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`select blocks.* from ${blocksWith(requested)}`.execute(db);
  return rows;
}

/** Marks the messages as deleted in every block that contains them. */
export async function markDeleted(db: Db, deleted: readonly MessageKey[]): Promise<void> {
  await sql`
    update archived_blocks set deleted_ids = array(
      select unnest(archived_blocks.deleted_ids) union
      select id from unnest(archived_blocks.message_ids) as id where id = any(${idsOf(deleted)}::bigint[])
    )
    where (guild_id, first_id, version) in (
      select blocks.guild_id, blocks.first_id, blocks.version from ${blocksWith(deleted)}
    ) and ${within(deleted)}`.execute(db);
}

/**
 * Finds blocks by their first id, which is at most `BLOCK_SPAN_MS` before the message. Messages close to each other
 * share a range; the ranges are far enough apart that no block spans two.
 */
function blocksWith(requested: readonly MessageKey[]): RawBuilder<unknown> {
  const ranges = rangesOf(requested);
  return sql`
    unnest(
      ${ranges.map(({ guildId }) => guildId)}::bigint[], ${ranges.map(({ from }) => from)}::bigint[],
      ${ranges.map(({ low }) => low)}::bigint[], ${ranges.map(({ high }) => high)}::bigint[]
    ) as near (guild_id, from_id, low_id, high_id)
    join archived_blocks as blocks on blocks.guild_id = near.guild_id
      and blocks.first_id between near.from_id and near.high_id and blocks.last_id >= near.low_id
      and blocks.message_ids && ${idsOf(requested)}::bigint[]
      and ${within(requested, 'blocks')}`;
}

/** Lets the database skip the partitions that hold none of the messages. */
function within(requested: readonly MessageKey[], table = 'archived_blocks'): RawBuilder<boolean> {
  const sorted = requested.toSorted(byId);
  const firstId = sql.ref(`${table}.first_id`);
  return sql<boolean>`${firstId} between ${spanStartId(sorted[0]?.id ?? '0')}::bigint and ${sorted.at(-1)?.id ?? '0'}::bigint`;
}

function rangesOf(requested: readonly MessageKey[]) {
  const open = new Map<string, { guildId: string; from: string; low: string; high: string }>();
  const ranges = [];
  for (const { guildId, id } of requested.toSorted(byId)) {
    const range = open.get(guildId);
    if (range !== undefined && createdAt(id).getTime() - createdAt(range.high).getTime() <= BLOCK_SPAN_MS) {
      range.high = id;
      continue;
    }
    const block = { guildId, from: spanStartId(id), low: id, high: id };
    open.set(guildId, block);
    ranges.push(block);
  }
  return ranges;
}

function spanStartId(id: string): string {
  return firstIdAt(createdAt(id).getTime() - BLOCK_SPAN_MS);
}

function idsOf(requested: readonly MessageKey[]): string[] {
  return requested.map(({ id }) => id);
}
