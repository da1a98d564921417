import type { RESTJSONErrorCodes } from 'discord-api-types/v10';
import type { DbTransaction } from '../database/database.ts';
import type { ActAttempt } from './act-attempt.ts';

/** How an act ended. */
export interface ActOutcome {
  guildId: string;
  state: 'done' | 'failed';
  /** Why it failed, in the platform's words where it gave some. */
  problem: string | null;
  messageId: string | null;
}

/** How a kind of act is performed, with its payload read. */
export interface ActWork<Payload, Context> {
  /** The platform's errors that no other try would change. */
  failsOn?: readonly RESTJSONErrorCodes[];
  /** Acts that may have to wait for the platform long and often go in a lane of their own, and take no place of others. */
  lane?: string;
  /** The longest pause between tries, in milliseconds; 6 h where it is left out. */
  longestPauseMs?: number;
  /**
   * Whether it may be tried again by hand after `settle` noted its failure: false where something was made good for it, such
   * as a purchase paid back. Without `settle` it always may.
   */
  isRepeatable?: boolean;
  /** Looks at what is there, then does what is missing: it may be called again after a try nobody saw the end of. */
  perform(ctx: Context, payload: Payload, attempt: ActAttempt): Promise<void>;
  /** Writes down how it ended, in the transaction that ends it; once. */
  settle?(tx: DbTransaction, payload: Payload, outcome: ActOutcome): Promise<void>;
}

/** The same for the runner, which knows nothing of payloads. */
export interface ActDefinition<Context> extends ActWork<unknown, Context> {
  name: string;
}
