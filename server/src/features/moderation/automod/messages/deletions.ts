import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { createdAt } from '@perigee/core/base/ids/snowflake';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import { describeError } from '../../../../errors/describe-error.ts';

/** How long deletions after the first in a channel are collected, in milliseconds: a second of flood is one call. */
const GATHER_MS = 1_000;

/** A message to delete. */
export interface MessageToDelete {
  id: string;
  channelId: string;
}

export interface Deletions {
  /** Deletes messages: the first in a channel at once, later ones in batches, whoever wrote them. */
  add(doomed: readonly MessageToDelete[]): void;
  /** Deletes what is collected at once, and waits until it is done. */
  flush(): Promise<void>;
}

/** Messages collected in one channel until the timer fires. */
interface DeletionBatch {
  ids: Set<string>;
  timer: NodeJS.Timeout;
}

/** Batches message deletions into bulk deletions per channel. */
export function createDeletions(bot: Pick<BotContext, 'api' | 'log'>): Deletions {
  const gatherings = new Map<string, DeletionBatch>();
  const running = new Set<Promise<void>>();

  const removeNow = (channelId: string, ids: ReadonlySet<string>) => {
    const removing = removeMessages(bot, channelId, [...ids]).finally(() => running.delete(removing));
    running.add(removing);
  };

  const gather = (channelId: string) => {
    const timer = setTimeout(() => {
      const ids = gatherings.get(channelId)?.ids ?? new Set();
      gatherings.delete(channelId);
      if (ids.size === 0) return;
      removeNow(channelId, ids);
      gather(channelId);
    }, GATHER_MS).unref();
    gatherings.set(channelId, { ids: new Set(), timer });
  };

  return {
    add(doomed) {
      const byChannel = Map.groupBy(doomed, ({ channelId }) => channelId);
      for (const [channelId, messages] of byChannel) {
        const ids = messages.map(({ id }) => id);
        const gathering = gatherings.get(channelId);
        for (const id of gathering === undefined ? [] : ids) gathering?.ids.add(id);
        if (gathering !== undefined) continue;
        removeNow(channelId, new Set(ids));
        gather(channelId);
      }
    },
    async flush() {
      for (const [channelId, { ids, timer }] of gatherings) {
        clearTimeout(timer);
        if (ids.size > 0) removeNow(channelId, ids);
      }
      gatherings.clear();
      await Promise.all(running);
    },
  };
}

/** The platform's limit for one bulk deletion. */
const BULK_MAX = 100;

/** Age up to which the platform deletes in bulk, in milliseconds: 14 days, minus a minute for clock differences. */
const BULK_AGE_MS = 14 * 24 * 3_600_000 - 60_000;

/** Somebody else was faster, or the bot may not, which the overview reports. */
const GONE = [Code.UnknownMessage, Code.UnknownChannel, Code.MissingPermissions, Code.MissingAccess];

/**
 * Deletes messages of one channel, in bulk where possible. Failures are only logged, as no caller waits for the result.
 */
async function removeMessages(
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
