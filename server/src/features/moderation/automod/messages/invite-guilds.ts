import type { API } from '@discordjs/core/http-only';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { createLoadingCache } from '../../../../cache/loading-cache.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';

/** Looks up which guild an invite leads to. */
export interface InviteGuilds {
  /**
   * Null for an invite that no longer exists.
   * @throws if the platform does not answer in time, or too many lookups are running already.
   */
  guildOf(code: string): Promise<string | null>;
}

/**
 * How long an answer is cached, in milliseconds: a code keeps its guild while it exists, but vanity codes change hands.
 */
const KNOWN_MS = 10 * 60_000;
const CODES_MAX = 10_000;

/** Timeout of a lookup, in milliseconds: a rate-limited lookup must not keep a message up for longer. */
const ANSWER_MS = 3_000;

/** Concurrent lookups: somebody posting made-up codes by the hundred must not delay all other calls of the bot. */
const QUESTIONS_MAX = 20;

interface Target {
  guildId: string | null;
}

/** Invites as looked up by that client: the bot waits for the platform longer than a page does. */
export type AskForInvites = (api: API) => InviteGuilds;

/**
 * Looks codes up at the platform and caches the answers, for all clients in one place. Codes come from strangers:
 * `invitesIn` yields only well-formed ones.
 */
export function createInviteGuilds(): AskForInvites {
  const cache = createLoadingCache<Target>({ max: CODES_MAX, ttlMs: KNOWN_MS });
  return (api) => {
    const fetchTarget = createLookup(api);
    return { guildOf: async (code) => (await cache.get(code, () => fetchTarget(code))).guildId };
  };
}

function createLookup(api: API): (code: string) => Promise<Target> {
  let questions = 0;
  return async (code) => {
    if (questions >= QUESTIONS_MAX) throw new Error('too many pending invite lookups');
    questions += 1;
    const signal = AbortSignal.timeout(ANSWER_MS);
    try {
      const requested = api.invites.get(code, {}, { signal });
      const invite = await Promise.race([
        ignoreErrorCodes([Code.UnknownInvite, Code.InviteCodeInvalidOrTaken], requested),
        whenAborted(signal),
      ]);
      return { guildId: invite?.guild?.id ?? null };
    } finally {
      questions -= 1;
    }
  };
}

/** Rejects at the timeout: while rate-limited, the client waits regardless of the signal. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Discord did not respond in time')), { once: true });
  });
}
