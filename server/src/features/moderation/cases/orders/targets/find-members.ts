import { type APIGuildMember, RESTJSONErrorCodes as Code } from 'discord-api-types/v10';
import type { InvocationContext } from '../../../../../bot/invocation-context.ts';
import { ignoreErrorCodes } from '../../../../../discord/ignore-error-codes.ts';

/** Members per page of the platform's list, and how many single calls cost as much as one page. */
const PAGE = 1000;
const CALLS_OF_A_PAGE = 5;

/** Finds members by id, one by one or by listing all pages, whichever costs less. */
export async function findMembers(
  { bot, guildId }: InvocationContext,
  ids: readonly string[],
): Promise<ReadonlyMap<string, APIGuildMember>> {
  const pages = Math.ceil((bot.cache.get(guildId)?.memberCount ?? Infinity) / PAGE);
  const members =
    ids.length > pages * CALLS_OF_A_PAGE ? await listMembers(bot, guildId) : await requestMembers(bot, guildId, ids);
  return new Map(members.map((member) => [member.user.id, member]));
}

async function requestMembers(
  { api }: InvocationContext['bot'],
  guildId: string,
  ids: readonly string[],
): Promise<APIGuildMember[]> {
  const requested = ids.map((id) =>
    ignoreErrorCodes([Code.UnknownMember, Code.UnknownUser], api.guilds.getMember(guildId, id)),
  );
  return (await Promise.all(requested)).flatMap((member) => member ?? []);
}

async function listMembers({ api }: InvocationContext['bot'], guildId: string): Promise<APIGuildMember[]> {
  const members: APIGuildMember[] = [];
  for (let after = '0'; ; ) {
    const page = await api.guilds.getMembers(guildId, { limit: PAGE, after });
    members.push(...page);
    const last = page.at(-1);
    if (page.length < PAGE || last === undefined) return members;
    after = last.user.id;
  }
}
