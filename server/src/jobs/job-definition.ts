import type { RetentionName } from '@perigee/core/site/privacy/retention-times';
import type { DbTransaction } from '../database/database.ts';
import type { JobAttempt } from './job-attempt.ts';

/** How a job ended. */
export interface JobOutcome {
  guildId: string;
  state: 'done' | 'failed';
  /** Why it failed, in the platform's words if it gave any. */
  problem: string | null;
  messageId: string | null;
}

/** How jobs of one kind are performed, given the parsed payload. */
export interface JobHandler<Payload, Context> {
  /** Whether missing permissions end it as well: it is not worth waiting until somebody gives them to the bot. */
  failsWithoutAccess?: boolean;
  /** Jobs that are often held up by the platform for long get a lane of their own, so that they block no others. */
  lane?: string;
  /** The longest pause between attempts, in milliseconds; 6 h by default. */
  longestPauseMs?: number;
  /** The same while the platform does not answer, if shorter: once it is back, the job must not be hours late. */
  longestPauseInOutageMs?: number;
  /**
   * Whether a person may retry it after `settle` recorded its failure: false if `settle` compensated for it, such as by
   * refunding a purchase. Without `settle` it can always be retried.
   */
  isRepeatable?: boolean;
  /** How long it is kept once done, by its name on the privacy page, where that is shorter than for other jobs. */
  doneRetention?: RetentionName;
  /** Must be idempotent: the outcome of an earlier attempt may be unknown, so it does only what is missing. */
  perform(ctx: Context, payload: Payload, attempt: JobAttempt): Promise<void>;
  /** Records the outcome, once, in the transaction that finishes the job. */
  settle?(tx: DbTransaction, payload: Payload, outcome: JobOutcome): Promise<void>;
}

/** The same for the runner, to which payloads are opaque. */
export interface JobDefinition<Context> extends JobHandler<unknown, Context> {
  name: string;
}
