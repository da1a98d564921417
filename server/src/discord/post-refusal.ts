import { DiscordAPIError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

const REFUSALS = new Map<number | string, 'unknownChannel' | 'botCanNotPost' | 'channelTakesNoMessages'>([
  [Code.UnknownChannel, 'unknownChannel'],
  [Code.MissingAccess, 'botCanNotPost'],
  [Code.MissingPermissions, 'botCanNotPost'],
  [Code.CannotSendMessagesInNonTextChannel, 'channelTakesNoMessages'],
  [Code.CannotExecuteActionOnThisChannelType, 'channelTakesNoMessages'],
]);

/** Why the platform did not take a message, though all was well a moment ago; null where the channel is not to blame. */
export function postRefusalOf(error: unknown) {
  return error instanceof DiscordAPIError ? (REFUSALS.get(error.code) ?? null) : null;
}
