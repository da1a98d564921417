import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { InvocationContext } from '../../../../../bot/invocation-context.ts';
import { ignoreErrorCodes } from '../../../../../discord/ignore-error-codes.ts';

/** Whether a user is currently banned from the guild. */
export async function isBanned({ bot, guildId }: InvocationContext, userId: string): Promise<boolean> {
  const ban = await ignoreErrorCodes([Code.UnknownBan, Code.UnknownUser], bot.api.guilds.getMemberBan(guildId, userId));
  return ban !== undefined;
}
