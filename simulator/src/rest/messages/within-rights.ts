import { ApiError } from '../../protocol/api-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { assertChannelPermission } from '../bot-guards.ts';
import { botHolds, type Place } from '../write-guards.ts';
import type { MessageBody } from './message-body.ts';

/** The platform's list of harmful links is not public: a domain that cannot exist stands for it. */
const HARMFUL_LINK = /https?:\/\/([\w-]+\.)*harmful\.example(?=[/?#\s]|$)/i;

/**
 * Refuses message content the bot may not post; without Embed Links embeds are dropped silently, as on the platform.
 */
export function withinRights(platform: Platform, place: Place, body: MessageBody, fileCount: number): MessageBody {
  if (HARMFUL_LINK.test(body.content ?? '')) throw new ApiError('harmfulLink');
  if (fileCount > 0) assertChannelPermission(platform, place, 'AttachFiles');
  if (body.tts === true) assertChannelPermission(platform, place, 'SendTTSMessages');
  if (body.poll) assertChannelPermission(platform, place, 'SendPolls');
  if ((body.embeds ?? []).length === 0 || botHolds(platform, place, 'EmbedLinks')) return body;
  const hasMore = (body.content ?? '') !== '' || fileCount > 0 || (body.components ?? []).length > 0;
  if (!hasMore) throw new ApiError('missingPermissions');
  return { ...body, embeds: [] };
}
