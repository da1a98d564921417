import { type ArchiveNeed, archiveNeed, isForLog, isForReplay } from '@perigee/core/community/message-archive/need';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { ArchiveStore } from './archive-store.ts';
import type { EditListener, EditWatch } from './edit-watch.ts';
import { byId } from './blocks/by-id.ts';
import { findArchived } from './find-archived.ts';
import type { ArchivedMessage, StoredMessage } from './stored-message.ts';
import type { WriteBuffer } from './write-buffer.ts';

/**
 * Messages of members, stored for a limited time where a feature needs them. Messages of bots and webhooks never are.
 */
export interface MessageArchive {
  /**
   * The stored ones among these messages, in the order they were sent, including deleted ones that have not expired.
   */
  find(guildId: string, messageIds: readonly string[]): Promise<StoredMessage[]>;
  /**
   * The latest messages of each channel in the order they were sent, without deleted ones and those not yet written.
   */
  recent(guildId: string, options: { since: Date; perChannel: number }): Promise<StoredMessage[]>;
  /**
   * Calls the listener, in the bot's process, for every edit by an author, where messages are stored or edits logged.
   */
  onEdit(listener: EditListener): void;
}

/** The most messages `recent` returns, over all channels. */
const RECENT_MAX = 20_000;

interface ArchiveDeps {
  store: ArchiveStore;
  buffer: WriteBuffer;
  settings: SettingsCache;
  edits: EditWatch;
}

export function createMessageArchive({ store, buffer, settings, edits }: ArchiveDeps): MessageArchive {
  /** Filters out expired messages, whose rows are only removed by the next sweep. */
  const withoutExpired = (need: ArchiveNeed, found: readonly ArchivedMessage[]): StoredMessage[] => {
    const now = Date.now();
    return found
      .filter((stored) => isKept(need, stored, now))
      .map(({ message }) => message)
      .toSorted(byId);
  };

  return {
    async find(guildId, messageIds) {
      const need = archiveNeed(await settings.get(guildId));
      if (need === null) return [];
      await edits.settled(messageIds);
      return withoutExpired(need, await findArchived({ store, buffer }, guildId, [...new Set(messageIds)]));
    },

    async recent(guildId, { since, perChannel }) {
      const need = archiveNeed(await settings.get(guildId));
      if (need === null) return [];
      return withoutExpired(need, await store.recent(guildId, { since, perChannel, max: RECENT_MAX }));
    },

    onEdit: edits.onEdit,
  };
}

function isKept(need: ArchiveNeed, { message, forLog }: ArchivedMessage, now: number): boolean {
  return (forLog && isForLog(need, message, now)) || isForReplay(need, message, now);
}
