import { type ArchiveNeed, archiveNeed, isForLog, isForReplay } from '@perigee/core/message-archive/need';
import type { SettingsCache } from '../../bot/settings-cache.ts';
import type { ArchiveStore } from './archive-store.ts';
import type { EditListener, EditWatch } from './edit-watch.ts';
import { byId } from './blocks/by-id.ts';
import { findKept } from './find-kept.ts';
import type { KeptMessage, StoredMessage } from './stored-message.ts';
import type { WriteBuffer } from './write-buffer.ts';

/** Messages of members that are kept for a while, where somebody needs them; never those of bots and webhooks. */
export interface MessageArchive {
  /** Those of the messages that are kept, in the order they were sent; deleted ones too, until their time is over. */
  find(guildId: string, messageIds: readonly string[]): Promise<StoredMessage[]>;
  /** The latest of every channel that were not deleted, in the order they were sent, as far as they are written. */
  recent(guildId: string, options: { since: Date; perChannel: number }): Promise<StoredMessage[]>;
  /** Calls the listener, in the bot's process, for every message whose author changed it, where messages are kept or edits logged. */
  onEdit(listener: EditListener): void;
}

/** What `recent` answers at most, of all channels together. */
const RECENT_MAX = 20_000;

interface ArchiveParts {
  store: ArchiveStore;
  buffer: WriteBuffer;
  settings: SettingsCache;
  edits: EditWatch;
}

export function createMessageArchive({ store, buffer, settings, edits }: ArchiveParts): MessageArchive {
  /** What is over is not answered any more, though its row goes a little later. */
  const stillKept = (need: ArchiveNeed, found: readonly KeptMessage[]): StoredMessage[] => {
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
      return stillKept(need, await findKept({ store, buffer }, guildId, [...new Set(messageIds)]));
    },

    async recent(guildId, { since, perChannel }) {
      const need = archiveNeed(await settings.get(guildId));
      if (need === null) return [];
      return stillKept(need, await store.recent(guildId, { since, perChannel, max: RECENT_MAX }));
    },

    onEdit: edits.onEdit,
  };
}

function isKept(need: ArchiveNeed, { message, forLog }: KeptMessage, now: number): boolean {
  return (forLog && isForLog(need, message, now)) || isForReplay(need, message, now);
}
