import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

/** Where there is nobody left to tell, or no right to speak: what was asked there goes unanswered. */
export const UNANSWERABLE = [
  Code.UnknownChannel,
  Code.UnknownMessage,
  Code.MissingAccess,
  Code.MissingPermissions,
  // A second answer to an interaction, tried after its first failed past the platform.
  Code.InteractionHasAlreadyBeenAcknowledged,
  // Interactions expire when the platform waited too long, and their tokens after a quarter of an hour.
  Code.UnknownInteraction,
  Code.UnknownWebhook,
  Code.InvalidWebhookToken,
];
