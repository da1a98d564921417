import type { Logger } from 'pino';
import { describeError } from '../errors/describe-error.ts';
import { createLogThrottle } from '../process/log-throttle.ts';
import { type Dispatch, guildIdOfEvent } from './define-listener.ts';
import type { EventWatch } from './gateway/watch-events.ts';

/** Logs a listener's error: the event type, the guild and the reason; never the content of the event or a request. */
export type ReportEventError = (payload: Dispatch, error: unknown) => void;

/**
 * At most one line a second, since a cause that makes one listener fail may do so for thousands of messages. If several
 * listeners fail with the same error in one event, it is logged once.
 */
export function createEventReport(log: Logger, watch: EventWatch | null = null): ReportEventError {
  const throttled = createLogThrottle();
  const reported = new WeakMap<Dispatch, Set<string>>();
  return (payload, error) => {
    watch?.failed(payload.t);
    const reportedErrors = reported.get(payload) ?? new Set();
    const why = String(error);
    if (reportedErrors.has(why)) return;
    reported.set(payload, reportedErrors.add(why));
    throttled((unsaid) => {
      const about = { event: payload.t, guildId: guildIdOfEvent(payload), ...(unsaid > 0 && { unsaid }) };
      log.error({ ...about, ...describeError(error) }, 'listener failed');
    });
  };
}
