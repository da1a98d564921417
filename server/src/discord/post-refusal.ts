import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

const REASONS = [
  [Code.UnknownChannel, 'unknownChannel'],
  [Code.MissingAccess, 'botCanNotPost'],
  [Code.MissingPermissions, 'botCanNotPost'],
  [Code.CannotSendMessagesInNonTextChannel, 'channelTakesNoMessages'],
  [Code.CannotExecuteActionOnThisChannelType, 'channelTakesNoMessages'],
] as const;

const REASON_OF = new Map<number | string, (typeof REASONS)[number][1]>(REASONS);

/** Errors of a channel that takes no message of the bot's: it is gone, closed to the bot, or not for text. */
export const NOT_POSTABLE: readonly Code[] = REASONS.map(([code]) => code);

/** Why the platform rejected a message although the checks before had passed; null if the channel is not the reason. */
export function postRefusalOf(error: unknown) {
  return error instanceof DiscordAPIError ? (REASON_OF.get(error.code) ?? null) : null;
}
