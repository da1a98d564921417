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

/** A call of the bot's, before it is made. */
interface CallTurn {
  method: string;
  url: string;
  /** Whether a person waits for it. */
  isUrgent: boolean;
  patienceMs: number;
}

interface Answer {
  status: number;
  headers: Pick<Headers, 'get'>;
}

/** The one line to the platform that all clients of a process share, and where Redis is, of all processes. */
export interface PlatformLine {
  /** Waits until the platform's limits let the bot make this call. @throws PlatformError `rateLimited` */
  turn(call: CallTurn): Promise<void>;
  /** Notes what the platform said of its limits. @param since When it was asked, by the monotonic clock in milliseconds. */
  recordAnswer(call: Pick<CallTurn, 'method' | 'url'> & { since: number }, answer: Answer): void;
  invalidRequests: InvalidRequests;
  /** Notes how long calls take, and what comes of them. */
  watch: CallWatch;
  /** What names in Redis begin with that are about this application on this platform. */
  prefix: string;
  /** Aborted once nobody waits for the platform any more: the process ends. */
  abandoned: AbortSignal;
  abandon(): void;
}

interface LineOptions {
  platform: Pick<PlatformConfig, 'apiUrl' | 'clientId' | 'callsPerSecond'>;
  log: Logger;
  /** Null where each process counts for itself. */
  store?: SharedStore | null;
  /** How many processes call in the bot's name, as far as is known. */
  processes?: () => number;
  /** Null counts nothing. */
  metrics?: Metrics | null;
}

/** Calls a bot may make in a second. */
const CALLS_PER_SECOND = 50;

export function createPlatformLine({
  platform,
  log,
  store = null,
  processes = () => 1,
  metrics = null,
}: LineOptions): PlatformLine {
  const { apiUrl, clientId, callsPerSecond = CALLS_PER_SECOND } = platform;
  const prefix = `perigee:platform:${createHash('sha256').update(`${apiUrl} ${clientId}`).digest('base64url').slice(0, 16)}`;
  const local = createLocalLimits(() => Math.max(1, Math.floor(callsPerSecond / Math.max(1, processes()))));
  const limits = store === null ? local : createSharedLimits({ store, prefix, callsPerSecond, instead: local });
  const wait = createCallQueue(limits);
  const watch = createCallWatch(metrics);
  const invalidRequests = countInvalidRequests(store, prefix, log);
  const abandoned = new AbortController();
  /** Which bucket counts calls of a kind, as the platform told. */
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
      if (status === 429) hearRefusal(limits, headers);
    },
  };
}

/** A refusal that is about all calls holds for every client; one without a bucket comes from the platform's edge. */
function hearRefusal(limits: CallLimits, headers: Answer['headers']): void {
  const isForAll = headers.get('x-ratelimit-global') !== null || headers.get('x-ratelimit-scope') === null;
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  if (isForAll && Number.isFinite(seconds)) void limits.pause(seconds * 1000);
}
