import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

const REFUSALS = new Map<number | string, 'unknownChannel' | 'botCanNotPost' | 'channelTakesNoMessages'>([
  [Code.UnknownChannel, 'unknownChannel'],
  [Code.MissingAccess, 'botCanNotPost'],
  [Code.MissingPermissions, 'botCanNotPost'],
  [Code.CannotSendMessagesInNonTextChannel, 'channelTakesNoMessages'],
  [Code.CannotExecuteActionOnThisChannelType, 'channelTakesNoMessages'],
]);

/** Why the platform rejected a message although the checks before had passed; null if the channel is not the reason. */
export function postRefusalOf(error: unknown) {
  return error instanceof DiscordAPIError ? (REFUSALS.get(error.code) ?? null) : null;
}
