import { type APIBan, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { InvocationContext } from '../../../../../bot/invocation-context.ts';
import { ignoreErrorCodes } from '../../../../../discord/ignore-error-codes.ts';
import type { MemberNames } from '../../../../community/index.ts';
import { type AbsentPeople, strangerOf } from './find-people.ts';

/** Users considered per name. */
const NAMESAKES_MAX = 25;

/** Bans per page of the platform's list, and the most pages searched for a name. */
const PAGE = 1000;
const PAGES_MAX = 10;

/** Finds former members by the names they had when last seen. */
export function formerMembers(memberNames: MemberNames, { guildId }: InvocationContext): AbsentPeople {
  return {
    async byName(name) {
      const requested = name.toLowerCase();
      const found = await memberNames.search(guildId, name, NAMESAKES_MAX);
      return found
        .filter(({ username, globalName }) => [username, globalName].some((each) => each?.toLowerCase() === requested))
        .map(({ userId, username }) => strangerOf({ id: userId, username }));
    },
    async names(ids) {
      const found = await memberNames.of(guildId, ids);
      return new Map([...found.values()].map(({ userId, username }) => [userId, username]));
    },
  };
}

/** Finds users banned from the guild. */
export function bannedPeople({ bot, guildId }: InvocationContext): AbsentPeople {
  return {
    async byName(name) {
      const requested = name.toLowerCase();
      const matchesName = ({ user }: APIBan) =>
        [user.username, user.global_name].some((each) => each?.toLowerCase() === requested);
      const found: APIBan[] = [];
      for (let page = 0, after = '0'; page < PAGES_MAX; page += 1) {
        const bans = await bot.api.guilds.getMemberBans(guildId, { limit: PAGE, after });
        found.push(...bans.filter(matchesName));
        const last = bans.at(-1);
        if (bans.length < PAGE || last === undefined) break;
        after = last.user.id;
      }
      return found.map(({ user }) => strangerOf(user));
    },
    names: () => Promise.resolve(new Map()),
  };
}

/** Whether a user is currently banned from the guild. */
export async function isBanned({ bot, guildId }: InvocationContext, userId: string): Promise<boolean> {
  const ban = await ignoreErrorCodes([Code.UnknownBan, Code.UnknownUser], bot.api.guilds.getMemberBan(guildId, userId));
  return ban !== undefined;
}
