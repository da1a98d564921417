import { logsSection } from '@perigee/core/logs/section';
import { automodReplaySection } from '@perigee/core/automod-replay/section';
import { messageArchiveSection } from '@perigee/core/message-archive/section';
import { DEFAULT_LOGS } from '@perigee/core/logs/schema';
import { sql } from 'kysely';
import type { ApiClient } from './api-client.ts';
import type { GuildFixture } from './fixtures.ts';
import type { World } from './world.ts';

/** Long enough for a batch to be written, or for a sweep, in milliseconds. */
export const WRITTEN_WITHIN_MS = 10_000;

interface ArchiveWishes {
  /** Deleted messages are logged, and kept for so many days. */
  days?: number;
  ignored?: string[];
  replay?: boolean;
}

/** What a guild keeps messages for. */
export function archiving(api: ApiClient, { world, guild }: { world: World; guild: GuildFixture }) {
  const { id, owner, channelId } = guild;
  const params = { guildId: id };
  const { db } = world.services.database;
  return {
    async keep({ days, ignored = [], replay = false }: ArchiveWishes) {
      const event = { enabled: days !== undefined, channel: channelId };
      const logs = { list: { ...DEFAULT_LOGS.list, messageDelete: event }, ignore: { channels: ignored } };
      await api.call(owner.token, logsSection.save, { params, body: logs });
      if (days !== undefined) await api.call(owner.token, messageArchiveSection.save, { params, body: { days } });
      await api.call(owner.token, automodReplaySection.save, { params, body: { enabled: replay } });
    },
    find: (...ids: string[]) => world.services.messageArchive.find(id, ids),
    /** The rows as they are in the database, in one text. */
    async rows() {
      const { rows } = await sql<{ message_id: string; row: string }>`
        select message_id, archived_messages::text || encode(body, 'escape') as row from archived_messages
        where guild_id = ${id} order by message_id`.execute(db);
      return rows;
    },
  };
}
