import { setTimeout as sleep } from 'node:timers/promises';
import { generalSection } from '@perigee/core/community/general/section';
import type { Endpoint } from '@perigee/core/base/http/endpoint';
import { createApiClient, type ApiClient, type Reply } from '../../server/test/support/api-client.ts';

/** Between two tries of who was told that something is away, in milliseconds. */
const AGAIN_MS = 250;

/** People who call the API, and try again where it says that it can not answer now. */
export interface Callers {
  /** Asks until there is an answer that stays: not 429, nor 5xx. */
  insist: (token: string | null, endpoint: Endpoint, options?: Parameters<ApiClient['call']>[2]) => Promise<Reply>;
  report: () => CallsReport;
}

export interface CallsReport {
  /** From the first try of something to its answer, each, in milliseconds. */
  waits: readonly number[];
  /** The longest of a save, in milliseconds. */
  longestSaveMs: number;
  /** How often people were told what. */
  reported: Readonly<Record<string, number>>;
  /** Answers that a person could make nothing of: a mistake of the server, or no answer of the API at all. */
  unclear: readonly string[];
}

/** Whoever calls an API at that address; `isOver` gives up what is still tried. */
export function createCallers(apiUrl: string): Callers {
  const api = createApiClient(apiUrl);
  const waits: number[] = [];
  let longestSaveMs = 0;
  const reported: Record<string, number> = {};
  const unclear: string[] = [];
  const count = (outcome: string) => {
    reported[outcome] = (reported[outcome] ?? 0) + 1;
  };

  return {
    async insist(token, endpoint, options) {
      const startedAt = performance.now();
      for (;;) {
        try {
          const reply = await api.call(token, endpoint, options);
          if (reply.status < 500 && reply.status !== 429) {
            const waited = performance.now() - startedAt;
            waits.push(waited);
            if (endpoint === generalSection.save) longestSaveMs = Math.max(longestSaveMs, waited);
            return reply;
          }
          count(`${reply.status}`);
          if (reply.status === 500) unclear.push(`${endpoint.url}: 500`);
        } catch (error) {
          // What a dead process leaves of a connection; anything else the contract does not know.
          if (error instanceof TypeError) count('cut off');
          else unclear.push(`${endpoint.url}: ${String(error)}`);
        }
        await sleep(AGAIN_MS);
      }
    },
    report: () => ({ waits, longestSaveMs, reported, unclear }),
  };
}
