import type { JsonObject } from '../base/json.ts';

/** The platform's JSON error codes used by the simulator: [HTTP status, code, message]. */
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
  unknownInvite: [404, 10006, 'Unknown Invite'],
  unknownSticker: [404, 10060, 'Unknown Sticker'],
  unknownScheduledEvent: [404, 10070, 'Unknown Guild Scheduled Event'],
  unknownVoiceState: [404, 10065, 'Unknown Voice State'],
  unknownWelcomeScreen: [404, 10069, 'Unknown Guild Welcome Screen'],
  unknownOverwrite: [404, 10009, 'Unknown permission overwrite'],
  unknownTag: [404, 10087, 'Unknown tag'],
  unknownRule: [404, 0, '404: Not Found'],
  maxWebhooks: [400, 30007, 'Maximum number of webhooks reached (15)'],
  maxGuildWebhooks: [400, 30058, 'Maximum number of webhooks per guild reached (1000)'],
  maxPins: [400, 30003, 'Maximum number of pins reached for the channel (250)'],
  maxRoles: [400, 30005, 'Maximum number of guild roles reached (250)'],
  maxReactions: [400, 30010, 'Maximum number of reactions reached (20)'],
  maxChannels: [400, 30013, 'Maximum number of guild channels reached (500)'],
  maxInvites: [400, 30016, 'Maximum number of invites reached (1000)'],
  maxEmojis: [400, 30008, 'Maximum number of emojis reached (50)'],
  maxCommands: [400, 30032, 'Maximum number of application commands reached (100)'],
  maxNonMemberBans: [429, 30035, 'Maximum number of bans for non-guild members have been exceeded'],
  maxCommandCreates: [429, 30034, 'Max number of daily application command creates has been reached (200)'],
  maxStickers: [400, 30039, 'Maximum number of stickers reached'],
  maxOldEdits: [429, 30046, 'Maximum number of edits to messages older than 1 hour reached. Try again later'],
  openingTooFast: [400, 40003, 'You are opening direct messages too fast'],
  featureDisabled: [403, 40006, 'This feature has been temporarily disabled server-side'],
  notInVoice: [400, 40032, 'Target user is not connected to voice'],
  alreadyCrossposted: [400, 40033, 'This message has already been crossposted.'],
  slowmode: [429, 20016, 'This action cannot be performed due to slowmode rate limit'],
  systemMessage: [403, 50021, 'Cannot execute action on a system message'],
  titleBlockedByAutomod: [400, 200001, 'Title was blocked by automatic moderation'],
  noMutualGuild: [403, 50278, 'Cannot send messages to this user due to having no mutual guilds'],
  invalidSticker: [400, 50081, 'Invalid sticker sent'],
  pollExpired: [400, 520001, 'Poll expired'],
  threadArchived: [400, 50083, 'Tried to perform an operation on an archived thread'],
  cannotExecuteOnType: [400, 50024, 'Cannot execute action on this channel type'],
  invalidMessageType: [400, 50068, 'Invalid message type'],
  threadExists: [400, 160004, 'A thread has already been created for this message'],
  threadLocked: [400, 160005, 'Thread is locked'],
  replyWithoutHistory: [400, 160002, 'Cannot reply without permission to read message history'],
  forwardUnreadable: [400, 160011, 'Cannot forward a message whose content you cannot read'],
  forwardWithContents: [400, 160014, 'Forward message cannot have additional content'],
  blockedByAutomod: [400, 200000, 'Message was blocked by automatic moderation'],
  bulkBanFailed: [400, 500000, 'Failed to ban users'],
  webhookNeedsThread: [400, 220001, 'Webhooks posted to forum channels must have a thread_name or thread_id'],
  webhookOneThread: [400, 220002, 'Webhooks posted to forum channels cannot have both a thread_name and thread_id'],
  webhookNoThreads: [400, 220003, 'Webhooks can only create threads in forum channels'],
  tagRequired: [400, 40067, 'A tag is required to create a forum post in this channel'],
  unknownBan: [404, 10026, 'Unknown Ban'],
  invalidWebhookToken: [401, 50027, 'Invalid Webhook Token'],
  unknownInteraction: [404, 10062, 'Unknown interaction'],
  unknownCommand: [404, 10063, 'Unknown application command'],
  unknownCommandPermissions: [404, 10066, 'Unknown application command permissions'],
  botsNotAllowedOnApplication: [403, 20012, 'You are not authorized to perform this action on this application'],
  quarantined: [403, 20026, 'Your bot has been flagged by our anti-spam system for abusive behavior.'],
  botsNotAllowed: [403, 20001, 'Bots cannot use this endpoint'],
  alreadyAcknowledged: [400, 40060, 'Interaction has already been acknowledged.'],
  requestTooLarge: [413, 40005, 'Request entity too large'],
  userBanned: [403, 40007, 'The user is banned from this guild.'],
  missingAccess: [403, 50001, 'Missing Access'],
  wrongChannelType: [403, 50003, 'Cannot execute action on a DM channel'],
  notAuthor: [403, 50005, 'Cannot edit a message authored by another user'],
  harmfulLink: [400, 240000, 'Message blocked by harmful links filter'],
  nonTextChannel: [400, 50008, 'Cannot send messages in a non-text channel'],
  emptyMessage: [400, 50006, 'Cannot send an empty message'],
  cannotSendToUser: [403, 50007, 'Cannot send messages to this user'],
  missingPermissions: [403, 50013, 'Missing Permissions'],
  invalidToken: [401, 50014, 'Invalid authentication token provided'],
  bulkDeleteTooOld: [400, 50034, 'You can only bulk delete messages that are under 14 days old.'],
  invalidFormBody: [400, 50035, 'Invalid Form Body'],
  invalidRole: [400, 50028, 'Invalid role'],
  invalidRecipients: [400, 50033, 'Invalid Recipient(s)'],
  invalidFile: [400, 50046, 'Invalid file uploaded'],
  neededByCommunity: [400, 50074, 'Cannot delete a channel required for Community guilds'],
  communityNeedsText: [400, 50086, 'Community server channels must be text channels'],
  cannotEditPoll: [400, 520003, 'Cannot edit a poll message'],
  localOnly: [403, 0, '403: Only from this machine'],
  invalidJson: [400, 50109, 'The request body contains invalid JSON.'],
} as const satisfies Record<string, readonly [number, number, string]>;

export type ApiErrorName = keyof typeof API_ERRORS;

/** An error in the platform's format. */
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

/** A temporary refusal with status 429: an error code and the time to wait. */
export class TooMany extends ApiError {
  readonly headers: Record<string, string>;

  constructor(name: ApiErrorName, waitMs: number) {
    super(name);
    const seconds = Math.max(0.001, waitMs / 1_000);
    Object.assign(this.body, { retry_after: Number(seconds.toFixed(3)), global: false });
    this.headers = { 'retry-after': String(Math.ceil(seconds)), 'x-ratelimit-scope': 'user' };
  }
}

/** The value, or the named error if there is none. */
export function requireFound<T>(value: T | undefined | null, otherwise: ApiErrorName): T {
  if (value === undefined || value === null) throw new ApiError(otherwise);
  return value;
}
