import type { API } from '@discordjs/core/http-only';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { forgiving } from '../../../discord/forgiving.ts';

/** As many as the platform deletes at once. */
const BULK = 100;

/** Deletes messages of the last two weeks. Those that are gone already do not matter, so it may be done again. */
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

/** Deletes a message; one that is gone already is fine. */
export async function deleteOne(api: API, channelId: string, messageId: string, reason: string): Promise<void> {
  await forgiving([Code.UnknownMessage], api.channels.deleteMessage(channelId, messageId, { reason }));
}
