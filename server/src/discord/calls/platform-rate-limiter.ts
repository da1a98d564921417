import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Metrics } from '../../metrics/metrics.ts';
import type { SharedStore } from '../../redis/shared-store.ts';
import type { PlatformConfig } from '../platform.ts';
import { createCallQueue } from './call-queue.ts';
import type { CallLimits } from './call-limits.ts';
import { countInvalidRequests, type InvalidRequests } from './invalid-requests.ts';
import { createLocalLimits } from './local-limits.ts';
import { routeOf } from './route-of.ts';
import { createCallWatch, type CallWatch } from './watch-calls.ts';
import { createSharedLimits } from './shared-limits.ts';

/** A call of the bot that is about to be made. */
interface CallTurn {
  method: string;
  url: string;
  /** Whether a person is waiting for it. */
  isUrgent: boolean;
  patienceMs: number;
}

interface Answer {
  status: number;
  headers: Pick<Headers, 'get'>;
}

/** Rate limiting shared by all clients of a process, and with Redis by all processes. */
export interface PlatformRateLimiter {
  /** Waits until the platform's limits allow this call. @throws PlatformError `rateLimited` */
  turn(call: CallTurn): Promise<void>;
  /**
   * Records the limits reported in a reply.
   * @param since When the call was made, by the monotonic clock in milliseconds.
   */
  recordAnswer(call: Pick<CallTurn, 'method' | 'url'> & { since: number }, answer: Answer): void;
  invalidRequests: InvalidRequests;
  /** Records durations and outcomes of calls. */
  watch: CallWatch;
  /** Prefix of the Redis keys for this application on this platform. */
  prefix: string;
  /** Aborted when the process is ending and nothing should wait for the platform any more. */
  abandoned: AbortSignal;
  abandon(): void;
}

interface LineOptions {
  platform: Pick<PlatformConfig, 'apiUrl' | 'clientId' | 'callsPerSecond'>;
  log: Logger;
  /** Null if each process counts on its own. */
  store?: SharedStore | null;
  /** Number of processes that call as this bot, as far as known. */
  processes?: () => number;
  /** Null turns metrics off. */
  metrics?: Metrics | null;
}

/** The platform's global limit for a bot, in calls per second. */
const CALLS_PER_SECOND = 50;

export function createPlatformRateLimiter({
  platform,
  log,
  store = null,
  processes = () => 1,
  metrics = null,
}: LineOptions): PlatformRateLimiter {
  const { apiUrl, clientId, callsPerSecond = CALLS_PER_SECOND } = platform;
  const prefix = `perigee:platform:${createHash('sha256').update(`${apiUrl} ${clientId}`).digest('base64url').slice(0, 16)}`;
  const local = createLocalLimits(() => Math.max(1, Math.floor(callsPerSecond / Math.max(1, processes()))));
  const limits = store === null ? local : createSharedLimits({ store, prefix, callsPerSecond, instead: local });
  const wait = createCallQueue(limits);
  const watch = createCallWatch(metrics);
  const invalidRequests = countInvalidRequests(store, prefix, log);
  const abandoned = new AbortController();
  /** The bucket of each route, as reported by the platform. */
  const buckets = new Map<string, string>();

  return {
    invalidRequests,
    watch,
    prefix,
    abandoned: abandoned.signal,
    abandon: () => abandoned.abort(),

    turn({ method, url, ...turn }) {
      const { name, about } = routeOf(method, url);
      const bucket = buckets.get(name);
      return wait({ ...turn, bucket: bucket === undefined ? null : bucket + about });
    },

    recordAnswer({ method, url, since }, { status, headers }) {
      invalidRequests.note({ status, isShared: headers.get('x-ratelimit-scope') === 'shared' });
      const { name, about } = routeOf(method, url);
      watch.answered(name, { method, status, since });
      const bucket = headers.get('x-ratelimit-bucket');
      if (bucket !== null) {
        buckets.set(name, bucket);
        const [remaining, resetSeconds] = ['remaining', 'reset-after'].map((part) =>
          Number(headers.get(`x-ratelimit-${part}`) ?? Number.NaN),
        );
        if (Number.isFinite(remaining) && Number.isFinite(resetSeconds)) {
          void limits.note(bucket + about, remaining ?? 0, (resetSeconds ?? 0) * 1000);
        }
      }
      if (status === 429) applyRateLimit(limits, headers);
    },
  };
}

/** A global rate limit blocks every client; one without a scope comes from the platform's edge and does too. */
function applyRateLimit(limits: CallLimits, headers: Answer['headers']): void {
  const isForAll = headers.get('x-ratelimit-global') !== null || headers.get('x-ratelimit-scope') === null;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (isForAll && Number.isFinite(seconds)) void limits.pause(seconds * 1000);
}
