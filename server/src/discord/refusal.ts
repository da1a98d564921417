import { DiscordAPIError, HTTPError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';

/**
 * What a failed call means for the same call later:
 * - `passing`: it may work, such as after an outage or a rate limit.
 * - `access`: it works once somebody gives the bot the permission.
 * - `content`: what was sent is refused, and would be again.
 * - `files`: the same, but for the files sent with it.
 * - `final`: what it is about is gone, or never allowed.
 */
export type PlatformRefusal = 'passing' | 'access' | 'content' | 'files' | 'final';

/** Errors whose status blames the call, although it may work later. */
const PASSING: ReadonlySet<number | string> = new Set([
  Code.GeneralError,
  Code.ActionCannotBePerformedDueToSlowmodeRateLimit,
  Code.AnnouncementEditLimitExceeded,
  Code.ChannelWriteRateLimit,
  Code.MaximumNumberOfNonGuildMemberBansHasBeenExceeded,
  Code.MaximumNumberOfBanFetchesHasBeenReached,
  Code.MaximumNumberOfEditsToMessagesOlderThanOneHourReached,
  Code.Unauthorized,
  Code.OpeningDirectMessagesTooFast,
  Code.FeatureTemporarilyDisabledServerSide,
  Code.ServiceResourceIsBeingRateLimited,
  Code.CloudflareIsBlockingYourRequest,
  Code.IndexNotYetAvailable,
  Code.ApplicationNotYetAvailable,
  Code.APIResourceOverloaded,
]);

const ACCESS: ReadonlySet<number | string> = new Set([Code.MissingAccess, Code.MissingPermissions]);

const CONTENT: ReadonlySet<number | string> = new Set([
  Code.CannotSendAnEmptyMessage,
  Code.InvalidFormBodyOrContentType,
  Code.MessageWasBlockedByAutomaticModeration,
  Code.TitleWasBlockedByAutomaticModeration,
  Code.MessageBlockedByHarmfulLinksFilter,
  Code.ExplicitContentCannotBeSentToTheDesiredRecipient,
]);

const FILES: ReadonlySet<number | string> = new Set([
  Code.RequestEntityTooLarge,
  Code.FileUploadedExceedsMaximumSize,
  Code.InvalidFileUploaded,
  Code.ProvidedFileIsInvalid,
  Code.ProvidedFileTypeIsInvalid,
  Code.UploadedFileNotFound,
  Code.AccessToFileUploadsHasBeenLimitedForThisGuild,
]);

/** Statuses that blame the call itself. */
const BLAMING: ReadonlySet<number> = new Set([400, 403, 404, 405, 410, 413, 415]);

const TOO_LARGE = 413;

/** What the platform's refusal means; anything that is none of its refusals passes. */
export function refusalOf(error: unknown): PlatformRefusal {
  // Refused before it reached the platform's own code, which would have said why.
  if (error instanceof HTTPError) return error.status === TOO_LARGE ? 'files' : 'passing';
  if (!(error instanceof DiscordAPIError) || !BLAMING.has(error.status)) return 'passing';
  const { code } = error;
  if (PASSING.has(code)) return 'passing';
  if (ACCESS.has(code)) return 'access';
  if (CONTENT.has(code)) return 'content';
  return FILES.has(code) ? 'files' : 'final';
}

/** Whether the same call would be refused again, whatever people change. */
export function isFinalRefusal(error: unknown): boolean {
  const refusal = refusalOf(error);
  return refusal !== 'passing' && refusal !== 'access';
}
