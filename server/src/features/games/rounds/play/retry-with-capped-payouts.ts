import type { DbTransaction } from '../../../../database/database.ts';
import { AppError } from '../../../../errors/app-error.ts';
import type { Events } from '../../../../events/events.ts';

/**
 * Runs a transaction that pays. Where a balance would exceed the largest safe integer, runs it again with capped
 * payouts, so that no round stays open because of it.
 */
export async function retryWithCappedPayouts<Result>(
  events: Pick<Events, 'transaction'>,
  work: (tx: DbTransaction, isCapped: boolean) => Promise<Result>,
): Promise<Result> {
  try {
    return await events.transaction((tx) => work(tx, false));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error;
    return events.transaction((tx) => work(tx, true));
  }
}
