import { RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { BotContext } from '../../../../bot/bot-context.ts';
import { createLoadingCache } from '../../../../cache/loading-cache.ts';
import { ignoreErrorCodes } from '../../../../discord/ignore-error-codes.ts';
import type { MessageAuthor } from '../messages/rule-message.ts';

/** The author of a blocked message, with their roles. */
export type StoppedAuthor = MessageAuthor & { roleIds: readonly string[] };

/**
 * How long a member is cached, in milliseconds: authors are often blocked again at once. Roles may be that outdated.
 */
const KNOWN_MS = 10_000;
const AUTHORS_MAX = 5_000;

/** Fetches members from the platform, whose event about a blocked message has only an id. Null for members who left. */
export function createAuthors(): {
  get(bot: Pick<BotContext, 'api'>, guildId: string, userId: string): Promise<StoppedAuthor | null>;
} {
  const cache = createLoadingCache<{ author: StoppedAuthor | null }>({ max: AUTHORS_MAX, ttlMs: KNOWN_MS });
  return {
    async get({ api }, guildId, userId) {
      const { author } = await cache.get(`${guildId} ${userId}`, async () => {
        const member = await ignoreErrorCodes(
          [Code.UnknownMember, Code.UnknownUser],
          api.guilds.getMember(guildId, userId),
        );
        return { author: member === undefined ? null : { ...member.user, member, roleIds: member.roles } };
      });
      return author;
    },
  };
}
