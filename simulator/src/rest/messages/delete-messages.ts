import { now } from '../../base/clock.ts';
import { ApiError } from '../../protocol/api-error.ts';
import { distinct, readBody, shape, snowflake } from '../../protocol/form-body.ts';
import { empty } from '../../protocol/reply.ts';
import type { Call } from '../../http/router.ts';
import { AUDIT, writeAudit } from '../../world/moderation/audit.ts';
import { getMessage } from '../../world/lookups.ts';
import { removeMessages } from '../../world/messages.ts';
import { createdAtMs } from '../../base/snowflakes.ts';
import { assertChannelPermission, channelOfBot } from '../bot-guards.ts';

const BULK_DELETE_AGE_MS = 14 * 24 * 60 * 60 * 1_000;

/** Deletes one message. The platform writes no audit log entry when a bot deletes it, or the author. */
export function deleteMessage({ platform, param }: Call<'channelId' | 'messageId'>) {
  const place = channelOfBot(platform, param('channelId'));
  const message = getMessage(platform.world, place.channel.id, param('messageId'));
  const isOwn = message.authorId === platform.application.id;
  if (!isOwn && place.guild === undefined) throw new ApiError('wrongChannelType');
  if (!isOwn) assertChannelPermission(platform, place, 'ManageMessages');
  assertNotArchived(place.channel.thread);
  removeMessages(platform, place.channel.id, [message.id], false);
  return empty();
}

/** Deletes 2 to 100 messages; unknown ids count towards the number, and none may be older than two weeks. */
export function bulkDelete({ platform, param, body, reason }: Call<'channelId'>) {
  const place = channelOfBot(platform, param('channelId'));
  if (place.guild === undefined) throw new ApiError('wrongChannelType');
  assertChannelPermission(platform, place, 'ManageMessages');
  const { messages } = readBody(body, shape({ messages: distinct(snowflake, { min: 2, max: 100 }) }));
  if (messages.some((id) => createdAtMs(id) < now() - BULK_DELETE_AGE_MS)) throw new ApiError('bulkDeleteTooOld');
  removeMessages(platform, place.channel.id, messages, true);
  writeAudit(platform, place.guild, {
    action: AUDIT.messageBulkDelete,
    userId: platform.application.id,
    targetId: place.channel.id,
    reason,
    options: { count: String(messages.length) },
  });
  return empty();
}

/** Throws if the thread is archived: archived threads cannot be changed. */
export function assertNotArchived(thread: { archived: boolean } | undefined): void {
  if (thread?.archived === true) throw new ApiError('threadArchived');
}
