import { ComponentType } from 'discord-api-types/v10';
import { forgiving } from '../../discord/forgiving.ts';
import type { BotContext } from '../bot-context.ts';
import type { Reply, ReplyBody } from '../command-context.ts';
import { UNANSWERABLE } from '../unanswerable.ts';
import { greyedOut } from './grey-out.ts';

/** What outlives this is greyed out when it is pressed; the id of an interaction's answer can be asked for 15 minutes. */
const WATCHED_MAX_MS = 14 * 60 * 1000;

/** The platform's clock, by which a message's age goes, may be a little behind, in milliseconds. */
const SLACK_MS = 1_000;

/**
 * Greys a reply's buttons and selects out once their time is over. Kept in memory alone: where the process ends before,
 * the first press does it.
 */
export function greyLater(bot: BotContext, channelId: string, body: ReplyBody, reply: Reply): void {
  const lifetimeMs = shortestOf(bot, body);
  if (lifetimeMs > WATCHED_MAX_MS) return;
  const grey = async () => {
    const message = await bot.api.channels.getMessage(channelId, await reply.messageId());
    const components = greyedOut(message, bot.lifetimeOf);
    if (components !== null) await bot.api.channels.editMessage(channelId, message.id, { components });
  };
  // A message that is gone, or in a channel the bot does not see, needs nothing; a platform that is away is let be.
  setTimeout(() => void forgiving(UNANSWERABLE, grey()).catch(() => {}), lifetimeMs + SLACK_MS).unref();
}

function shortestOf({ lifetimeOf }: BotContext, { components = [] }: ReplyBody): number {
  const lifetimes = components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((each) => ('custom_id' in each ? [lifetimeOf(each.custom_id)] : []))
      : [],
  );
  return Math.min(Infinity, ...lifetimes);
}
