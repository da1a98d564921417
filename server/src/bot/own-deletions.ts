import { LRUCache } from 'lru-cache';
import { atMost } from '../cache/at-most.ts';

/** Why the bot deletes messages. */
interface OwnDeletion {
  /** Who told it to; null if it does so by itself. */
  by: { id: string; name: string | null } | null;
  why: string | null;
}

/** Messages that the bot deletes itself, for the log: the platform records no one for them. Only in memory. */
export interface OwnDeletions {
  /** Call it before deleting. */
  note(messageIds: readonly string[], deletion: OwnDeletion): void;
  of(messageId: string): OwnDeletion | undefined;
}

/** Maximum number remembered: deletions are logged within seconds. */
const REMEMBERED_MAX = 20_000;

export function createOwnDeletions(): OwnDeletions {
  const noted = new LRUCache<string, OwnDeletion>({ ...atMost(REMEMBERED_MAX) });
  return {
    note(messageIds, deletion) {
      for (const id of messageIds) noted.set(id, deletion);
    },
    of: (messageId) => noted.get(messageId),
  };
}
