import { ComponentType } from 'discord-api-types/v10';
import { ignoreErrorCodes } from '../../discord/ignore-error-codes.ts';
import type { BotContext } from '../bot-context.ts';
import type { Reply, ReplyBody } from '../command-context.ts';
import { REPLY_IMPOSSIBLE } from '../reply-impossible.ts';
import { disableExpired } from './grey-out.ts';

/** Longer-lived components are greyed out when pressed: an interaction's reply can be looked up only for 15 minutes. */
const WATCHED_MAX_MS = 14 * 60 * 1000;

/** Margin for the platform's clock, which decides a message's age and may lag, in milliseconds. */
const SLACK_MS = 1_000;

/**
 * Greys out a reply's buttons and selects when they expire. Kept in memory only: if the process ends earlier, the first
 * press does it.
 */
export function scheduleComponentExpiry(bot: BotContext, channelId: string, body: ReplyBody, reply: Reply): void {
  const lifetimeMs = shortestOf(bot, body);
  if (lifetimeMs > WATCHED_MAX_MS) return;
  const grey = async () => {
    const message = await bot.api.channels.getMessage(channelId, await reply.messageId());
    const components = disableExpired(message, bot.lifetimeOf);
    if (components !== null) await bot.api.channels.editMessage(channelId, message.id, { components });
  };
  // Nothing needs to be done if the message is gone or invisible to the bot, and no retry if the platform is away.
  setTimeout(() => void ignoreErrorCodes(REPLY_IMPOSSIBLE, grey()).catch(() => {}), lifetimeMs + SLACK_MS).unref();
}

function shortestOf({ lifetimeOf }: BotContext, { components = [] }: ReplyBody): number {
  const lifetimes = components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((each) => ('custom_id' in each ? [lifetimeOf(each.custom_id)] : []))
      : [],
  );
  return Math.min(Infinity, ...lifetimes);
}
