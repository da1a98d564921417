import type { SharedStore } from '../../redis/shared-store.ts';
import { AppError } from '../../errors/app-error.ts';

/** Bounds what tokens that nobody gave out may cost: the platform counts each against the host's own address. */
export interface TokenGuesses {
  /**
   * Claims a question about a token that was never seen to be good.
   * @param client Who sent it: the network they come from.
   * @throws AppError `tooManyRequests` for who sent too many that were refused, `unavailable` where all together did.
   */
  claim(client: string): Promise<Claimed>;
}

/** A question that was claimed. */
interface Claimed {
  /** The token was good: it counts for nothing. */
  giveBack(): Promise<void>;
}

/** Within ten minutes; of the 10,000 at which the platform cuts an address off. */
export interface GuessLimits {
  perClient: number;
  /** Of all clients together: of all processes that share a Redis, or of one process. */
  ofAll: number;
}

/** Ten processes of a host that share nothing stay below the platform's limit all the same. */
export const GUESS_LIMITS: GuessLimits = { perClient: 100, ofAll: 900 };

const WINDOW_MS = 10 * 60_000;

/** Counts by name; negative for what is given back. */
type Count = (name: string, by: 1 | -1) => Promise<number>;

/** @param prefix What names in Redis begin with. */
export function createTokenGuesses(
  store: SharedStore | null,
  prefix: string,
  limits: GuessLimits = GUESS_LIMITS,
): TokenGuesses {
  const local = countLocally();
  const count: Count = store === null ? local : countTogether(store, prefix, local);

  return {
    async claim(client) {
      const endsAt = Date.now() - (Date.now() % WINDOW_MS) + WINDOW_MS;
      const [ofClient, ofAll] = [`${endsAt}:${client}`, `${endsAt}`];
      const giveBack = async () => {
        await Promise.all([count(ofClient, -1), count(ofAll, -1)]);
      };
      const counts = await Promise.all([count(ofClient, 1), count(ofAll, 1)]);
      const [own, all] = counts;
      if (own <= limits.perClient && all <= limits.ofAll) return { giveBack };
      await giveBack();
      const retryAfterSeconds = Math.max(1, Math.ceil((endsAt - Date.now()) / 1000));
      if (own > limits.perClient) {
        throw new AppError('tooManyRequests', 'Too many sign-ins that are not valid, wait a while', {
          retryAfterSeconds,
        });
      }
      throw new AppError('unavailable', 'New sign-ins can not be checked at the moment, try again later', {
        retryAfterSeconds,
      });
    },
  };
}

/** Lost with the process; what was counted is forgotten once its time is over. */
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
    // What is given back after its time has nothing left to be taken from.
    if (endsAt === current) counts.set(name, count);
    return count;
  };
}

function countTogether(store: SharedStore, prefix: string, local: Count): Count {
  return (name, by) =>
    store.run(
      async (redis) => {
        const key = `${prefix}:guesses:${name}`;
        const [counted] = (await redis.multi().incrby(key, by).pexpire(key, WINDOW_MS).exec()) ?? [];
        return Number(counted?.[1] ?? 0);
      },
      () => local(name, by),
    );
}
