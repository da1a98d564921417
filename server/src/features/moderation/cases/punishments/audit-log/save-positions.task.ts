import type { Logger } from 'pino';
import { repeat } from '../../../../../process/repeat.ts';
import type { AuditPositions } from './audit-positions.ts';

const PAUSE_MS = 30_000;

/**
 * Saves audit log positions periodically and at shutdown. Returns a function that stops it.
 * @param ready Resolves when the bot is connected, before it performs jobs.
 */
export function savePositions(positions: AuditPositions, ready: Promise<void>, log: Logger): () => Promise<void> {
  void ready.then(positions.connected, () => {});
  const save = async () => {
    await positions.save();
    return false;
  };
  const failure = 'failed to save audit log positions, retrying';
  const stop = repeat({ work: save, pauseMs: PAUSE_MS, log, failure });
  return async () => {
    await stop();
    await positions.save().catch((error: unknown) => log.warn({ err: error }, failure));
  };
}
