import { DiscordAPIError, RateLimitError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import type { JobAttempt } from '../../../../jobs/job-attempt.ts';
import { JobRefused } from '../../../../jobs/job-refused.ts';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { platformProblem } from '../../../../discord/platform-problem.ts';
import { refusalOf } from '../../../../discord/refusal.ts';
import type { Events } from '../../../../events/events.ts';
import type { Case } from '../records/case-record.ts';
import type { CaseStore } from '../records/case-store.ts';
import type { NotifyMember } from '../messages/notify-member.ts';

/** One attempt to carry out a case. */
export interface CaseWork {
  ctx: BotContext;
  caseRecord: Case;
  attempt: JobAttempt;
  events: Events;
  store: CaseStore;
  notify: NotifyMember;
  /** For the audit log. */
  reason: string;
}

/** Checks the state on the platform, then does what is missing. */
export type CarryOut = (work: CaseWork) => Promise<void>;

/** The longest pause before what the platform did not answer is tried again, in milliseconds. */
export const CASE_PAUSE_AWAY_MS = 60_000;

/** The user left, or never was a member. */
export const NOT_THERE = [Code.UnknownMember, Code.UnknownUser];

/** The bot may not, or no longer, read the audit log. */
export const NOT_READABLE = [Code.MissingPermissions, Code.MissingAccess, Code.UnknownGuild];

/** Turns a permanent error of the platform into one that fails the job with its message. */
export function toPermanentRefusal(error: unknown): unknown {
  return refusalOf(error) !== 'passing' ? new JobRefused(platformProblem(error)) : error;
}

/** A longer rate limit means that the daily limit of bans for users outside the guild is exhausted. In milliseconds. */
const DAILY_END_MS = 5 * 60_000;

/** Replaces the error with a clear message if the platform allows no more bans today. */
export async function explainBanLimit({ settings }: BotContext, { guildId }: Pick<Case, 'guildId'>, error: unknown) {
  const isCode =
    error instanceof DiscordAPIError && error.code === Code.MaximumNumberOfNonGuildMemberBansHasBeenExceeded;
  const isLong = error instanceof RateLimitError && Math.max(error.retryAfter, error.timeToReset) > DAILY_END_MS;
  if (!isCode && !isLong) return error;
  const { language } = await settings.get(guildId);
  return new JobRefused(m.case_ban_limit({}, { locale: language.interface }));
}
