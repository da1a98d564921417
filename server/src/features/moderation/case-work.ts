import { DiscordAPIError, RateLimitError } from '@discordjs/rest';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { m } from '#texts';
import type { ActAttempt } from '../../acts/act-attempt.ts';
import { ActRefused } from '../../acts/act-refused.ts';
import type { BotContext } from '../../bot/bot-context.ts';
import { platformProblem } from '../../discord/platform-problem.ts';
import type { Case, CaseStore } from '../cases/index.ts';
import type { TellMember } from './messages/tell-member.ts';

/** One try at carrying a case out. */
export interface CaseWork {
  ctx: BotContext;
  found: Case;
  attempt: ActAttempt;
  store: CaseStore;
  tell: TellMember;
}

/** Looks at the platform, then does what is missing there. */
export type CarryOut = (work: CaseWork) => Promise<void>;

/** Who is not there any more, or never was. */
export const NOT_THERE = [Code.UnknownMember, Code.UnknownUser];

/** A refusal of the platform that no other try would change ends the act with its words. */
export function refusedForGood(error: unknown): unknown {
  const isRefusal = error instanceof DiscordAPIError && [400, 403, 404].includes(error.status);
  return isRefusal ? new ActRefused(platformProblem(error)) : error;
}

/** A pause as long as this is no passing one: the day's bans of people outside the server are used up. In milliseconds. */
const DAILY_END_MS = 5 * 60_000;

/** Says plainly that the platform takes no more bans today. */
export async function banLimitSaid({ settings }: BotContext, { guildId }: Pick<Case, 'guildId'>, error: unknown) {
  const isCode =
    error instanceof DiscordAPIError && error.code === Code.MaximumNumberOfNonGuildMemberBansHasBeenExceeded;
  const isLong = error instanceof RateLimitError && Math.max(error.retryAfter, error.timeToReset) > DAILY_END_MS;
  if (!isCode && !isLong) return error;
  const { language } = await settings.get(guildId);
  return new ActRefused(m.case_ban_limit({}, { locale: language.interface }));
}
