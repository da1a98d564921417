import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

/** Errors that mean nobody can be answered: the place or message is gone, or the bot may not write there. */
export const REPLY_IMPOSSIBLE = [
  Code.UnknownChannel,
  Code.UnknownMessage,
  Code.MissingAccess,
  Code.MissingPermissions,
  // A second response to an interaction, sent because the reply to the first was lost.
  Code.InteractionHasAlreadyBeenAcknowledged,
  // Interactions expire if they are not answered in time, and their tokens after a quarter of an hour.
  Code.UnknownInteraction,
  Code.UnknownWebhook,
  Code.InvalidWebhookToken,
];
