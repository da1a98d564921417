import type { API } from '@discordjs/core/http-only';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';

/** The platform's limit for one bulk deletion. */
const BULK = 100;

/** Deletes messages younger than two weeks. Messages already gone are ignored, so it can be repeated. */
export async function deleteRecent(
  api: API,
  channelId: string,
  messageIds: readonly string[],
  reason: string,
): Promise<void> {
  for (let start = 0; start < messageIds.length; start += BULK) {
    const [only, ...others] = messageIds.slice(start, start + BULK);
    if (only === undefined) return;
    if (others.length === 0) await deleteOne(api, channelId, only, reason);
    else await api.channels.bulkDeleteMessages(channelId, [only, ...others], { reason });
  }
}

/** Deletes a message; one already gone is ignored. */
export async function deleteOne(api: API, channelId: string, messageId: string, reason: string): Promise<void> {
  await ignoreErrorCodes([Code.UnknownMessage], api.channels.deleteMessage(channelId, messageId, { reason }));
}
