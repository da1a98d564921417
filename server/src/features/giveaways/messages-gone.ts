import { DiscordAPIError } from '@discordjs/rest';
import { GatewayDispatchEvents as Event, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { Bot } from '../../bot/bot.ts';
import { defineListener, type Listener } from '../../bot/define-listener.ts';
import type { Db } from '../../database/database.ts';
import { describeError } from '../../errors/describe-error.ts';
import { giveawayStore } from './stores/giveaway-store.ts';

const GONE: readonly (number | string)[] = [Code.UnknownMessage, Code.UnknownChannel];

/** Notices at once that the message of a giveaway is deleted, or its channel. */
export function noticeDeletions(db: Db): Listener[] {
  const noticeMessages = async (guildId: string | undefined, ids: readonly string[]) => {
    if (guildId !== undefined) await giveawayStore.noteMessagesGone(db, guildId, ids);
  };
  return [
    defineListener(Event.MessageDelete, (_bot, { guild_id: guildId, id }) => noticeMessages(guildId, [id])),
    defineListener(Event.MessageDeleteBulk, (_bot, { guild_id: guildId, ids }) => noticeMessages(guildId, ids)),
    defineListener(Event.ChannelDelete, (_bot, { guild_id: guildId, id }) =>
      giveawayStore.noteChannelGone(db, guildId, id),
    ),
  ];
}

/** Looks once the bot is up whether each message that should be there is, one after the other. */
export function lookForMessages(db: Db): (bot: Bot) => () => Promise<void> {
  return ({ context, ready }) => {
    let isStopped = false;
    const look = async () => {
      await ready;
      for (const { guildId, channelId, messageId } of await giveawayStore.listPosted(db)) {
        if (isStopped) return;
        if (context.cache.get(guildId) === undefined) continue;
        const isGone = await context.api.channels.getMessage(channelId, messageId).then(() => false, meansGone);
        if (isGone) await giveawayStore.noteMessagesGone(db, guildId, [messageId]);
      }
    };
    const looked = look().catch((error: unknown) => {
      context.log.warn(describeError(error), 'the messages of giveaways could not be looked for');
    });
    return async () => {
      isStopped = true;
      await looked;
    };
  };
}

/** Anything else says nothing of the message. */
function meansGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && GONE.includes(error.code);
}
