import type { API } from '@discordjs/core/http-only';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { createLoadingCache } from '../../cache/loading-cache.ts';
import { forgiving } from '../../discord/forgiving.ts';

/** Which server an invite leads to. */
export interface InviteGuilds {
  /**
   * Null for an invite that leads nowhere any more.
   * @throws where the platform does not answer soon, or is asked about too many at once already.
   */
  guildOf(code: string): Promise<string | null>;
}

/** An invite leads to one server as long as it is there, in milliseconds; vanity ones can change hands. */
const KNOWN_MS = 10 * 60_000;
const CODES_MAX = 10_000;

/** A message is not left standing for longer than this, in milliseconds, because the platform holds the question back. */
const ANSWER_MS = 3_000;

/** Questions at once; who posts made-up codes by the hundred is not to hold up all other calls of the bot. */
const QUESTIONS_MAX = 20;

interface Target {
  guildId: string | null;
}

/** Asks the platform about each code once in a while; codes come from strangers, so they are looked at before. */
export function createInviteGuilds(api: API): InviteGuilds {
  const known = createLoadingCache<Target>({ max: CODES_MAX, ttlMs: KNOWN_MS });
  let questions = 0;

  const ask = async (code: string): Promise<Target> => {
    if (questions >= QUESTIONS_MAX) throw new Error('Too many invites are being asked about');
    questions += 1;
    const signal = AbortSignal.timeout(ANSWER_MS);
    try {
      const requested = api.invites.get(code, {}, { signal });
      const invite = await Promise.race([
        forgiving([Code.UnknownInvite, Code.InviteCodeInvalidOrTaken], requested),
        whenAborted(signal),
      ]);
      return { guildId: invite?.guild?.id ?? null };
    } finally {
      questions -= 1;
    }
  };

  return {
    guildOf: async (code) => (await known.get(code, () => ask(code))).guildId,
  };
}

/** Rejects once it is too late: the client waits out what the platform holds back, whatever the signal says. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The platform did not answer in time')), { once: true });
  });
}
