import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { describeError } from '../../../../errors/describe-error.ts';

/** The platform's limit for one bulk deletion. */
const BULK_MAX = 100;

/** Age up to which the platform deletes in bulk, in milliseconds: 14 days, minus a minute for clock differences. */
const BULK_AGE_MS = 14 * 24 * 3_600_000 - 60_000;

/** Somebody else was faster, or the bot may not, which the overview reports. */
const GONE = [Code.UnknownMessage, Code.UnknownChannel, Code.MissingPermissions, Code.MissingAccess];

/**
 * Deletes messages of one channel, in bulk where possible. Failures are only logged, as no caller waits for the result.
 */
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
    await ignoreErrorCodes(GONE, removed).catch((error: unknown) => {
      log.warn({ channelId, count: more.length + 1, ...describeError(error) }, 'failed to delete messages');
    });
  }
}
