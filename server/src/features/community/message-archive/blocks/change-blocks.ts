import { type RawBuilder, sql } from 'kysely';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import { type BlockRow, blocksOf, openBlock, sealBlock } from './block.ts';
import { insertBlocks } from './block-rows.ts';
import type { Seal } from './seal.ts';
import type { ArchivedMessage, StoredMessage } from '../stored-message.ts';

interface BlockChange {
  /** Selects the blocks to go through. */
  where: RawBuilder<boolean>;
  /**
   * Decides what becomes of each message, newest first; null removes it. Blocks that cannot be decrypted are removed.
   */
  change: (message: StoredMessage, forLog: boolean) => ArchivedMessage | null;
}

/** Blocks changed in one transaction. */
const PAGE = 20;

/** Goes through blocks, newest first, and rewrites those whose messages change. */
export async function changeBlocks(db: Db, seal: Seal, { where, change }: BlockChange): Promise<void> {
  let last: BlockRow | undefined;
  do {
    const after = last === undefined ? where : sql<boolean>`(${where}) and ${isBefore(last)}`;
    const rows = await db.transaction().execute(async (tx) => {
      const page = await readForChange(tx, after);
      for (const row of page) await changeBlock(tx, seal, row, change);
      return page;
    });
    last = rows.length < PAGE ? undefined : rows.at(-1);
  } while (last !== undefined);
}

function isBefore({ first_id: firstId, version, guild_id: guildId }: BlockRow): RawBuilder<boolean> {
  return sql<boolean>`(first_id, version, guild_id) < (${firstId}, ${version}, ${guildId})`;
}

async function readForChange(tx: DbTransaction, where: RawBuilder<boolean>): Promise<BlockRow[]> {
  const { rows } = await sql<BlockRow>`
    select * from archived_blocks where ${where}
    order by first_id desc, version desc, guild_id desc limit ${PAGE} for update`.execute(tx);
  return rows;
}

async function changeBlock(tx: DbTransaction, seal: Seal, row: BlockRow, change: BlockChange['change']): Promise<void> {
  const messages = openBlock(seal, row) ?? [];
  const stored = messages.toReversed().flatMap((message) => change(message, row.for_log) ?? []);
  if (stored.length === row.message_ids.length && stored.every(({ forLog }) => forLog === row.for_log)) return;
  const { guild_id: guildId, first_id: firstId, version } = row;
  await sql`
    delete from archived_blocks
    where guild_id = ${guildId} and first_id = ${firstId} and version = ${version}`.execute(tx);
  if (stored.length === 0) return;
  const rows = blocksOf(stored).map((block) => sealBlock(seal, block, version));
  await insertBlocks(tx, 'archived_blocks', rows);
}
