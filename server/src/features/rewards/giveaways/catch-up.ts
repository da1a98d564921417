import { setTimeout as sleep } from 'node:timers/promises';
import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { Bot } from '../../../bot/bot.ts';
import type { Db } from '../../../database/database.ts';
import { describeError } from '../../../errors/describe-error.ts';
import type { Counter } from './counter.ts';
import { giveawayStore, type PostedGiveaway } from './stores/giveaway-store.ts';

const GONE: ReadonlySet<number | string> = new Set([Code.UnknownMessage, Code.UnknownChannel]);

/**
 * Guilds arrive one after another once the bot is connected. How often, and for how long, to check for them, in
 * milliseconds.
 */
const LOOK_MS = 1_000;
const PATIENCE_MS = 5 * 60 * 1000;

/**
 * Once the bot is up, checks the open giveaways of its guilds one by one: whether each message still exists, and
 * whether its number of entries is up to date.
 */
export function catchUp(db: Db, counter: Pick<Counter, 'changed'>): (bot: Bot) => () => Promise<void> {
  return ({ context, ready }) => {
    const stopped = new AbortController();
    const { signal } = stopped;

    const checkMessage = async ({ guildId, id, channelId, messageId }: PostedGiveaway) => {
      const isGone = await context.api.channels.getMessage(channelId, messageId).then(() => false, isMessageDeleted);
      if (isGone) await giveawayStore.noteMessagesGone(db, [{ guildId, messageId }]);
      else counter.changed(context, { guildId, id });
    };
    const checkAll = async () => {
      await ready;
      let left = await giveawayStore.listPosted(db);
      const until = Date.now() + PATIENCE_MS;
      while (left.length > 0 && Date.now() < until) {
        const isHere = ({ guildId }: PostedGiveaway) => context.cache.get(guildId) !== undefined;
        for (const posted of left.filter(isHere)) {
          signal.throwIfAborted();
          await checkMessage(posted);
        }
        left = left.filter((posted) => !isHere(posted));
        await sleep(LOOK_MS, undefined, { signal });
      }
    };
    const checking = checkAll().catch((error: unknown) => {
      if (!signal.aborted) context.log.warn(describeError(error), 'failed to catch up on giveaways');
    });
    return async () => {
      stopped.abort();
      await checking;
    };
  };
}

/** Any other error says nothing about the message. */
function isMessageDeleted(error: unknown): boolean {
  return error instanceof DiscordAPIError && GONE.has(error.code);
}
