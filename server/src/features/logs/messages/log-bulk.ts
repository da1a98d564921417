import { GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import { retryWithPauses } from '../../../events/retry-with-pauses.ts';
import type { ThreadParents } from '../../community/index.ts';
import type { LogBook } from '../entries/log-book.ts';
import type { BulkParts } from './bulk-parts.ts';

interface Deps {
  bulk: BulkParts;
  logBook: Pick<LogBook, 'wants'>;
  threadParents: Pick<ThreadParents, 'parentOf'>;
}

/** Stores bulk deletions at once: the platform does not report them again. */
export function logBulk({ bulk, logBook, threadParents }: Deps): Listener {
  return defineListener(
    Event.MessageDeleteBulk,
    async (bot, { ids: messageIds, channel_id: channelId, guild_id: guildId }, _shardId, eventId) => {
      if (guildId === undefined) return;
      const at = new Date();
      if (bot.settings.peek(guildId)?.logs.list.messageDeleteBulk.enabled === false) return;
      const parentId = await threadParents.parentOf(bot, guildId, channelId);
      if (!(await logBook.wants(guildId, 'messageDeleteBulk', [channelId, parentId]))) return;
      await retryWithPauses(bot.log, () => bulk.note({ guildId, channelId, at, messageIds, key: eventId }));
    },
  );
}
