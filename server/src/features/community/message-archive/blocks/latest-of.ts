import type { BlockRow } from './block.ts';
import type { ArchivedMessage, StoredMessage } from '../stored-message.ts';

interface OpenedBlock {
  row: Pick<BlockRow, 'version' | 'for_log'>;
  messages: readonly StoredMessage[];
}

/** Each message as in its latest block; deleted if any block says so. Unordered. */
export function latestOf(
  blocks: readonly OpenedBlock[],
  isWanted: (message: StoredMessage) => boolean = () => true,
): ArchivedMessage[] {
  const found = new Map<string, ArchivedMessage>();
  for (const { row, messages } of blocks.toSorted(
    (one, other) => Number(one.row.version) - Number(other.row.version),
  )) {
    for (const message of messages) {
      if (!isWanted(message)) continue;
      const isDeleted = message.isDeleted || found.get(message.id)?.message.isDeleted === true;
      found.set(message.id, { message: { ...message, isDeleted }, forLog: row.for_log });
    }
  }
  return [...found.values()];
}
