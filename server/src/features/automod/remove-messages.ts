import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { createdAt } from '@perigee/core/ids/snowflake';
import type { BotContext } from '../../bot/bot-context.ts';
import { forgiving } from '../../discord/forgiving.ts';
import { describeError } from '../../errors/describe-error.ts';

/** Most messages the platform deletes in one call. */
const BULK_MAX = 100;

/** Older ones it deletes one by one only, in milliseconds; a minute less, as clocks differ. */
const BULK_AGE_MS = 14 * 24 * 3_600_000 - 60_000;

/** Somebody else was quicker, or the bot may not: which the overview tells, not every channel. */
const GONE = [Code.UnknownMessage, Code.UnknownChannel, Code.MissingPermissions, Code.MissingAccess];

/** Takes messages of one channel away, several with one call. What fails is logged: there is nothing to wait for. */
export async function removeMessages(
  { api, log }: Pick<BotContext, 'api' | 'log'>,
  channelId: string,
  ids: readonly string[],
): Promise<void> {
  const isYoung = (id: string) => Date.now() - createdAt(id).getTime() < BULK_AGE_MS;
  const young = ids.filter(isYoung);
  const pieces = ids.filter((id) => !isYoung(id)).map((id) => [id]);
  for (let start = 0; start < young.length; start += BULK_MAX) pieces.push(young.slice(start, start + BULK_MAX));
  for (const [only, ...more] of pieces) {
    if (only === undefined) continue;
    const removed =
      more.length === 0
        ? api.channels.deleteMessage(channelId, only)
        : api.channels.bulkDeleteMessages(channelId, [only, ...more]);
    await forgiving(GONE, removed).catch((error: unknown) => {
      log.warn({ channelId, count: more.length + 1, ...describeError(error) }, 'messages could not be deleted');
    });
  }
}
