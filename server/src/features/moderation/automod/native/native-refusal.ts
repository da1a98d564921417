import { DiscordAPIError } from '@discordjs/rest';
import type { NativeRefusal } from '@perigee/core/moderation/automod/native/endpoints';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

/** A filter cannot be put on the platform, for a reason that retrying would not change. */
export class NativeRefused extends Error {
  override readonly name = 'NativeRefused';
  readonly reason: NativeRefusal;

  constructor(reason: NativeRefusal) {
    super(reason);
    this.reason = reason;
  }
}

/** The platform has no error code for this, only this string in the error body. */
const TOO_MANY_RULES = 'AUTO_MODERATION_MAX_RULES_OF_TYPE_EXCEEDED';

/** Why the platform would refuse it again; null for errors worth retrying. */
export function nativeRefusalOf(error: unknown): NativeRefusal | null {
  if (error instanceof NativeRefused) return error.reason;
  if (!(error instanceof DiscordAPIError)) return null;
  if (error.code === Code.MissingPermissions) return 'missingPermission';
  if (JSON.stringify(error.rawError).includes(TOO_MANY_RULES)) return 'limitReached';
  return REFUSED.has(error.status) ? 'platform' : null;
}

const REFUSED: ReadonlySet<number> = new Set([400, 403, 404]);

/** Whether the bot is no longer in the guild. */
export function isGone(error: unknown): boolean {
  return error instanceof DiscordAPIError && (error.code === Code.UnknownGuild || error.code === Code.MissingAccess);
}

/** Whether the filter no longer exists; the platform has no error code of its own for that. */
export function isNoFilter(error: unknown): boolean {
  return error instanceof DiscordAPIError && error.status === NOT_FOUND && error.code !== Code.UnknownGuild;
}

const NOT_FOUND = 404;
