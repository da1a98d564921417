import type { API } from '@discordjs/core/http-only';
import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import { createLoadingCache } from '../../cache/loading-cache.ts';
import { forgiving } from '../../discord/forgiving.ts';

/** Which server an invite leads to. */
export interface InviteGuilds {
  /** Null for an invite that leads nowhere any more. @throws where the platform does not answer. */
  guildOf(code: string): Promise<string | null>;
}

/** An invite leads to one server as long as it is there, in milliseconds; vanity ones can change hands. */
const KNOWN_MS = 10 * 60_000;
const CODES_MAX = 10_000;

/** Asks the platform about each code once in a while; codes come from strangers, so they are looked at before. */
export function createInviteGuilds(api: API): InviteGuilds {
  const known = createLoadingCache<{ guildId: string | null }>({ max: CODES_MAX, ttlMs: KNOWN_MS });
  return {
    async guildOf(code) {
      const { guildId } = await known.get(code, async () => {
        const invite = await forgiving([Code.UnknownInvite, Code.InviteCodeInvalidOrTaken], api.invites.get(code));
        return { guildId: invite?.guild?.id ?? null };
      });
      return guildId;
    },
  };
}
