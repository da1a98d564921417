import { automodReplaySection } from '@perigee/core/moderation/automod-replay/section';
import { DEFAULT_LOGS } from '@perigee/core/logs/schema';
import { logsSection } from '@perigee/core/logs/section';
import { messageArchiveSection } from '@perigee/core/community/message-archive/section';
import { sql } from 'kysely';
import { forgetPerson } from './forget-person.ts';
import { openChat } from '../chat.ts';
import type { ApiClient } from '../api-client.ts';
import type { GuildFixture } from '../fixtures.ts';
import type { World } from '../world.ts';

/** Time for a batch to be written, or for a sweep, in milliseconds. */
export const WRITTEN_WITHIN_MS = 60_000;

interface ArchiveOptions {
  /** Days for which deleted messages are logged and kept; if left out, logging is off. */
  days?: number;
  ignored?: string[];
  replay?: boolean;
}

/** A guild's archive settings, and messages of its member. */
export function archiving(api: ApiClient, { world, guild }: { world: World; guild: GuildFixture }) {
  const { id, owner, member, channelId } = guild;
  const { world: chat } = world.simulator;
  const params = { guildId: id };
  const { db } = world.services.database;
  const rows = db.selectFrom('archived_blocks').where('guild_id', '=', id);
  return {
    /** Saves all three sections, the logs last. */
    async keep({ days, ignored = [], replay = false }: ArchiveOptions) {
      const event = { enabled: days !== undefined, channel: channelId };
      const logs = { list: { ...DEFAULT_LOGS.list, messageDelete: event }, ignore: { channels: ignored } };
      await api.call(owner.token, messageArchiveSection.save, { params, body: { days: days ?? 14 } });
      await api.call(owner.token, automodReplaySection.save, { params, body: { enabled: replay } });
      await api.call(owner.token, logsSection.save, { params, body: logs });
    },
    /** Resolves when the bot has handled all earlier messages: it handles them in order. */
    seen: () => openChat(world, guild).ask('!ping'),
    say: (content: string, where = channelId) => chat.say(member.id, where, content),
    edit: (messageId: string, content: string) => chat.edit(member.id, channelId, messageId, content),
    /** An old message, which the bot first sees when it is edited. */
    sayAgo: (ms: number) => chat.age(channelId, chat.say(member.id, channelId, 'before'), ms),
    find: (...ids: string[]) => world.services.messageArchive.find(id, ids),
    /** The ids of the archived messages. */
    async ids() {
      const found = await rows.select('message_ids').orderBy('first_id').orderBy('version').execute();
      return [...new Set(found.flatMap(({ message_ids: ids }) => ids))];
    },
    /** The full content of the rows, as text. */
    async text() {
      const found = await rows.select(sql<string>`archived_blocks::text || encode(body, 'escape')`.as('row')).execute();
      return found.map(({ row }) => row).join('\n');
    },
    forgetPerson: (personId: string) => forgetPerson(world, personId),
  };
}
