import { DiscordAPIError } from '@discordjs/rest';
import { asPlatformError } from '../discord/platform-error.ts';
import { platformProblem } from '../discord/platform-problem.ts';
import type { ActDefinition } from './act-definition.ts';
import { ActPostponed } from './act-postponed.ts';
import { ActDeferred, ActRefused } from './act-refused.ts';
import type { ClaimedAct, TryResult } from './act-queue.ts';

/** The first and the longest pause; each is twice the one before. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;

/** How long an act is retried, in milliseconds: a week, in case the platform is away. */
const PATIENCE_MS = 7 * 24 * 60 * 60 * 1000;

/** Decides what follows a failed attempt: a retry after a pause, or the end. */
export function judgeFailure(
  definition: Pick<ActDefinition<never>, 'failsOn' | 'longestPauseMs' | 'longestPauseAwayMs'>,
  { attempts, triedSince }: Pick<ClaimedAct, 'attempts' | 'triedSince'>,
  error: unknown,
): Omit<TryResult, 'messageId' | 'isBegun'> {
  const { failsOn = [], longestPauseMs = LONGEST_PAUSE_MS, longestPauseAwayMs = longestPauseMs } = definition;
  if (error instanceof ActRefused) return { state: 'failed', problem: error.message, delayMs: 0 };
  if (error instanceof ActDeferred) return { state: 'waiting', problem: null, delayMs: error.delayMs };
  const problem = error instanceof ActPostponed ? error.message : platformProblem(error);
  const isFinal = error instanceof DiscordAPIError && failsOn.some((code) => code === error.code);
  const isTooLong = triedSince !== null && Date.now() - triedSince.getTime() > PATIENCE_MS;
  if (isFinal || isTooLong) return { state: 'failed', problem, delayMs: 0 };

  const platformError = asPlatformError(error);
  const longestMs = platformError?.kind === 'away' ? longestPauseAwayMs : longestPauseMs;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), longestMs);
  const askedMs = (platformError?.retryAfterSeconds ?? 0) * 1000;
  return { state: 'waiting', problem, delayMs: Math.max(pauseMs, askedMs) };
}
