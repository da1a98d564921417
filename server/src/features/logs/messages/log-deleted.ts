import type { LogAttachment, LogHeldParts } from '@perigee/core/logs/details';
import { ALL_LOG_EVENTS } from '@perigee/core/logs/events';
import type { Logs } from '@perigee/core/logs/schema';
import { AuditLogEvent, GatewayDispatchEvents as Event } from 'discord-api-types/v10';
import type { BotContext } from '../../../bot/bot-context.ts';
import { defineListener, type Listener } from '../../../bot/define-listener.ts';
import type { MessageArchive, StoredAttachment, StoredMessage, ThreadParents } from '../../community/index.ts';
import type { MomentPairing } from '../pairing/pair-by-moment.ts';
import type { LogBook } from '../entries/log-book.ts';
import { retryWithPauses } from '../../../events/retry-with-pauses.ts';
import type { OwnMessages } from './own-messages.ts';
import type { UnkeptAuthors } from './unkept-authors.ts';
import type { BulkParts } from './bulk-parts.ts';

export interface MessageLogDeps {
  logBook: LogBook;
  messageArchive: Pick<MessageArchive, 'find'>;
  threadParents: Pick<ThreadParents, 'parentOf'>;
  own: OwnMessages;
  unkept: Pick<UnkeptAuthors, 'get'>;
  pairing: Pick<MomentPairing, 'askAbout'>;
}

/** Logs a deleted message, with its text where that was archived. */
export function logDeleted({ logBook, messageArchive, threadParents, own, unkept, pairing }: MessageLogDeps): Listener {
  return defineListener(Event.MessageDelete, (bot, { id, channel_id: channelId, guild_id: guildId }) => {
    if (guildId === undefined || own.has(id)) return undefined;
    if (bot.settings.peek(guildId)?.logs.list.messageDelete.enabled === false) return undefined;
    return write(bot, { id, channelId, guildId });
  });

  async function write(
    bot: BotContext,
    { id, channelId, guildId }: { id: string; channelId: string; guildId: string },
  ) {
    const parentId = await threadParents.parentOf(bot, guildId, channelId);
    const channels = [channelId, parentId];
    if (!(await logBook.wants(guildId, 'messageDelete', channels))) return;
    const [message] = await messageArchive.find(guildId, [id]);
    // A message in a log channel that was not archived is part of the log itself.
    if (message === undefined && isLogChannel((await bot.settings.get(guildId)).logs, channelId)) return;
    const other = message === undefined ? unkept.get(id) : undefined;
    const author = message?.author ?? other?.person ?? null;
    const deletion = bot.ownDeletions.of(id);
    await logBook.write({
      guildId,
      event: 'messageDelete',
      key: `deleted ${id}`,
      // Audit log entries name the message's author, not the message; there are none where the author or a bot deleted
      // it.
      who:
        deletion !== undefined
          ? { by: deletion.by, reason: deletion.why }
          : {
              match: author && { actions: [AuditLogEvent.MessageDelete], targetId: author.id, channelId, moment: true },
              otherwise: 'authorOrBot',
            },
      target: { kind: 'message', id, name: null },
      channel: { id: channelId },
      within: [parentId],
      details: {
        messageId: id,
        author,
        text: message?.content ?? null,
        attachments: (message?.attachments ?? []).map(attachmentOf),
        ...heldBy(message),
        ...(other !== undefined && { unkept: other.kind }),
      },
    });
    if (author !== null && deletion === undefined) pairing.askAbout(bot, { guildId, authorId: author.id, channelId });
  }
}

/** An attachment as stored in a log entry. */
export function attachmentOf({ name, url, expiresAt }: StoredAttachment): LogAttachment {
  return { name, url, endsAt: expiresAt?.toISOString() ?? null };
}

/** Nothing for the many messages of text and files only: entries are stored by the million. */
function heldBy(message: StoredMessage | undefined): { held?: LogHeldParts } {
  if (message === undefined) return {};
  const { forwarded, stickers, poll } = message;
  if (forwarded.length + stickers.length === 0 && poll === null) return {};
  return {
    held: {
      forwarded: forwarded.map(({ content, files }) => ({ text: content, files: [...files] })),
      stickers: [...stickers],
      poll: poll && { question: poll.question, answers: [...poll.answers] },
    },
  };
}

function isLogChannel({ list }: Logs, channelId: string): boolean {
  return ALL_LOG_EVENTS.some((event) => list[event].channel === channelId);
}

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
