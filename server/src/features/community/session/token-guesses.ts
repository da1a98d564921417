import type { SharedStore } from '../../../redis/shared-store.ts';
import { AppError } from '../../../errors/app-error.ts';

/** Limits checks of unknown tokens: the platform counts invalid ones against the host's IP address. */
export interface TokenGuesses {
  /**
   * Claims a check of an unknown token.
   * @param client The sender's network.
   * @throws AppError `tooManyRequests` if this client sent too many invalid tokens, `unavailable` if all clients
   * together did.
   */
  claim(client: string): Promise<TokenCheck>;
}

/** A claimed check. */
interface TokenCheck {
  /** The token was valid: the claim no longer counts. */
  giveBack(): Promise<void>;
}

/** Per ten minutes. The platform blocks an IP address at 10,000. */
export interface GuessLimits {
  perClient: number;
  /** For all clients together, over all processes sharing a Redis, or in one process. */
  ofAll: number;
}

/** Even ten processes that share an IP address but no Redis stay below the platform's limit. */
export const GUESS_LIMITS: GuessLimits = { perClient: 100, ofAll: 900 };

const WINDOW_MS = 10 * 60_000;

/** Adds to a counter and returns the new count; -1 gives a claim back. */
type Count = (name: string, by: 1 | -1) => Promise<number>;

/** @param prefix Prefix of Redis keys. */
export function createTokenGuesses(
  store: SharedStore | null,
  prefix: string,
  limits: GuessLimits = GUESS_LIMITS,
): TokenGuesses {
  const local = countLocally();
  const count: Count = store === null ? local : countTogether(store, prefix, local);

  return {
    async claim(client) {
      const now = Date.now();
      const endsAt = now - (now % WINDOW_MS) + WINDOW_MS;
      const [ofClient, ofAll] = [`${endsAt}:${client}`, `${endsAt}`];
      const giveBack = async () => {
        await Promise.all([count(ofClient, -1), count(ofAll, -1)]);
      };
      const counts = await Promise.all([count(ofClient, 1), count(ofAll, 1)]);
      const [own, all] = counts;
      if (own <= limits.perClient && all <= limits.ofAll) return { giveBack };
      await giveBack();
      const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - now) / 1000));
      if (own > limits.perClient) {
        throw new AppError('tooManyRequests', 'Too many invalid sign-ins, wait a while', {
          retryAfterSeconds,
        });
      }
      throw new AppError('unavailable', 'New sign-ins cannot be verified right now, try again later', {
        retryAfterSeconds,
      });
    },
  };
}

/** Counts in memory; each new window starts from zero. */
function countLocally(): Count {
  let counts = new Map<string, number>();
  let current = 0;
  return async (name, by) => {
    const endsAt = Number.parseInt(name, 10);
    if (endsAt > current) {
      current = endsAt;
      counts = new Map();
    }
    const count = (counts.get(name) ?? 0) + by;
    // The window of the claim has passed, so there is nothing to give back.
    if (endsAt !== current) return count;
    if (count > 0) counts.set(name, count);
    else counts.delete(name);
    return count;
  };
}

/**
 * Counts in Redis and in memory, and the higher count is the one: a process that loses Redis goes on from what it counted
 * itself, instead of from zero.
 */
function countTogether(store: SharedStore, prefix: string, local: Count): Count {
  return async (name, by) => {
    const own = await local(name, by);
    const ofAll = await store.run(
      async (redis) => {
        const key = `${prefix}:guesses:${name}`;
        const [counted] = (await redis.multi().incrby(key, by).pexpire(key, WINDOW_MS).exec()) ?? [];
        return Number(counted?.[1] ?? 0);
      },
      () => 0,
    );
    return Math.max(own, ofAll);
  };
}
