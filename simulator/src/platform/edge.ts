import { now } from '../base/clock.ts';
import type { Limits } from '../base/limits.ts';
import type { Reply } from '../protocol/reply.ts';

const WINDOW_MS = 10 * 60_000;

/** The edge's record of one address. */
export interface EdgeState {
  address: string;
  /** Invalid requests within the last ten minutes. */
  invalidRequests: number;
  isBanned: boolean;
}

/**
 * Sits in front of the API and blocks addresses that made too many invalid requests: 401, 403, and 429 unless of shared
 * scope (topic "Rate Limits", "Invalid Request Limit"). A block ends once fewer fall within the last ten minutes.
 */
export interface Edge {
  /** Records an answer sent to that address. */
  note: (address: string, answer: { status: number; isShared: boolean }) => void;
  /** The answer for a blocked address, whose calls never reach the API. */
  refusal: (address: string) => Reply | undefined;
  list: () => EdgeState[];
  /** Forgets every address. */
  reset: () => void;
}

const INVALID = new Set([401, 403, 429]);

export function createEdge(limits: Limits): Edge {
  const timesByAddress = new Map<string, number[]>();
  const recentOf = (address: string): number[] => {
    const times = timesByAddress.get(address) ?? [];
    const first = times.findIndex((time) => time > now() - WINDOW_MS);
    times.splice(0, first < 0 ? times.length : first);
    return times;
  };
  const isBanned = (times: number[]) => times.length >= limits.invalidRequestsInTenMinutes;
  return {
    note: (address, { status, isShared }) => {
      if (!INVALID.has(status) || isShared) return;
      const times = recentOf(address);
      times.push(now());
      timesByAddress.set(address, times);
    },
    refusal: (address) => {
      const times = recentOf(address);
      return isBanned(times) ? refuse((times[0] ?? now()) + WINDOW_MS - now()) : undefined;
    },
    list: () =>
      [...timesByAddress.keys()].map((address) => {
        const times = recentOf(address);
        return { address, invalidRequests: times.length, isBanned: isBanned(times) };
      }),
    reset: () => timesByAddress.clear(),
  };
}

/** The edge does not answer in the API's JSON, and sends no bucket headers. */
function refuse(waitMs: number): Reply {
  const headers = { 'content-type': 'text/plain; charset=UTF-8', 'retry-after': String(Math.ceil(waitMs / 1_000)) };
  return { status: 429, body: 'error code: 1015', headers };
}
