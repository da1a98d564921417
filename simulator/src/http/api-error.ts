import type { JsonObject } from '../json.ts';

/** The platform's JSON error codes that the stand-in answers with: [HTTP status, code, message]. */
const API_ERRORS = {
  unauthorized: [401, 0, '401: Unauthorized'],
  notFound: [404, 0, '404: Not Found'],
  methodNotAllowed: [405, 0, '405: Method Not Allowed'],
  unknownApplication: [404, 10002, 'Unknown Application'],
  unknownChannel: [404, 10003, 'Unknown Channel'],
  unknownGuild: [404, 10004, 'Unknown Guild'],
  unknownMember: [404, 10007, 'Unknown Member'],
  unknownMessage: [404, 10008, 'Unknown Message'],
  unknownRole: [404, 10011, 'Unknown Role'],
  unknownUser: [404, 10013, 'Unknown User'],
  unknownEmoji: [400, 10014, 'Unknown Emoji'],
  unknownWebhook: [404, 10015, 'Unknown Webhook'],
  unknownBan: [404, 10026, 'Unknown Ban'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  unknownCommandPermissions: [404, 10066, 'Unknown application command permissions'],
  botsNotAllowedOnApplication: [403, 20012, 'You are not authorized to perform this action on this application'],
  botsNotAllowed: [403, 20001, 'Bots cannot use this endpoint'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  requestTooLarge: [413, 40005, 'Request entity too large'],
  userBanned: [403, 40007, 'The user is banned from this guild.'],
  missingAccess: [403, 50001, 'Missing Access'],
  wrongChannelType: [403, 50003, 'Cannot execute action on a DM channel'],
  notAuthor: [403, 50005, 'Cannot edit a message authored by another user'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotSendToUser: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  invalidToken: [401, 50014, 'Invalid authentication token provided'],
  bulkDeleteTooOld: [400, 50034, 'You can only bulk delete messages that are under 14 days old.'],
  invalidFormBody: [400, 50035, 'Invalid Form Body'],
  invalidRole: [400, 50028, 'Invalid role'],
  localOnly: [403, 0, '403: Only from this machine'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
} as const satisfies Record<string, readonly [number, number, string]>;

export type ApiErrorName = keyof typeof API_ERRORS;

/** A refusal in the platform's own shape. */
export class ApiError extends Error {
  readonly status: number;
  readonly body: JsonObject;

  constructor(name: ApiErrorName, errors?: JsonObject) {
    const [status, code, message] = API_ERRORS[name];
    super(message);
    this.status = status;
    this.body = errors === undefined ? { message, code } : { message, code, errors };
  }
}

/** The value, or the named refusal where there is none. */
export function found<T>(value: T | undefined | null, otherwise: ApiErrorName): T {
  if (value === undefined || value === null) throw new ApiError(otherwise);
  return value;
}
