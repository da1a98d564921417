import { asPlatformError } from '../discord/platform-error.ts';
import { platformProblem } from '../discord/platform-problem.ts';
import { refusalOf } from '../discord/refusal.ts';
import type { JobDefinition } from './job-definition.ts';
import { JobPostponed } from './job-postponed.ts';
import { JobDeferred, JobRefused } from './job-refused.ts';
import type { ClaimedJob, AttemptResult } from './job-queue.ts';

/** The first and the longest pause; each is twice the one before. */
const FIRST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;

/** How long a job is retried, in milliseconds: a week, in case the platform is away. */
const RETRY_FOR_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Decides what follows a failed attempt: a retry after a pause, or the end. What the platform refuses for good ends a
 * job, so that it never holds up the next.
 */
export function classifyFailure(
  definition: Pick<JobDefinition<never>, 'failsWithoutAccess' | 'longestPauseMs' | 'longestPauseInOutageMs'>,
  { attempts, triedSince }: Pick<ClaimedJob, 'attempts' | 'triedSince'>,
  error: unknown,
): Omit<AttemptResult, 'messageId' | 'isBegun'> {
  const {
    failsWithoutAccess = false,
    longestPauseMs = LONGEST_PAUSE_MS,
    longestPauseInOutageMs: longestPauseAwayMs = longestPauseMs,
  } = definition;
  if (error instanceof JobRefused) return { state: 'failed', problem: error.message, delayMs: 0 };
  if (error instanceof JobDeferred) return { state: 'waiting', problem: null, delayMs: error.delayMs };
  const problem = error instanceof JobPostponed ? error.message : platformProblem(error);
  const refusal = refusalOf(error);
  const isFinal = refusal === 'access' ? failsWithoutAccess : refusal !== 'passing';
  const isTooLong = triedSince !== null && Date.now() - triedSince.getTime() > RETRY_FOR_MS;
  if (isFinal || isTooLong) return { state: 'failed', problem, delayMs: 0 };

  const platformError = asPlatformError(error);
  const longestMs = platformError?.kind === 'away' ? longestPauseAwayMs : longestPauseMs;
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), longestMs);
  const askedMs = (platformError?.retryAfterSeconds ?? 0) * 1000;
  return { state: 'waiting', problem, delayMs: Math.max(pauseMs, askedMs) };
}
