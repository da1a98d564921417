import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

/** The person does not accept messages from the bot, shares no server with it, or does not exist any more. */
export const INBOX_CLOSED = [
  Code.CannotSendMessagesToThisUser,
  Code.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds,
  Code.UnknownUser,
];

/** Whether the platform refused because the person cannot receive direct messages from the bot. */
export function isInboxClosed(error: unknown): boolean {
  return error instanceof DiscordAPIError && INBOX_CLOSED.some((code) => code === error.code);
}
