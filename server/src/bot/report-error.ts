import type { Logger } from 'pino';
import { describeError } from '../errors/describe-error.ts';
import { createSparing } from '../process/sparing.ts';
import { type Dispatch, guildIdOfEvent } from './define-listener.ts';
import type { EventWatch } from './gateway/watch-events.ts';

/** Logs what a listener threw: which event, in which guild, and why; never what the event or a request held. */
export type ReportEventError = (payload: Dispatch, error: unknown) => void;

/**
 * One line a second at most: what makes one listener fail makes those of thousands of messages fail. Several listeners that
 * stumble over the same thing in one event write one line.
 */
export function createEventReport(log: Logger, watch: EventWatch | null = null): ReportEventError {
  const sparingly = createSparing();
  const reported = new WeakMap<Dispatch, Set<string>>();
  return (payload, error) => {
    watch?.failed(payload.t);
    const known = reported.get(payload) ?? new Set();
    const why = String(error);
    if (known.has(why)) return;
    reported.set(payload, known.add(why));
    sparingly((unsaid) => {
      const about = { event: payload.t, guildId: guildIdOfEvent(payload), ...(unsaid > 0 && { unsaid }) };
      log.error({ ...about, ...describeError(error) }, 'a listener failed');
    });
  };
}
