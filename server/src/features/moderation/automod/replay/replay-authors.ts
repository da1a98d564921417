import { nullIfNotFound } from '../../../../errors/null-if-not-found.ts';
import type { GuildDirectory } from '../../../community/index.ts';
import { moderates } from '../messages/exempt.ts';

/** A member as of today. */
export interface ReplayAuthor {
  roleIds: readonly string[];
  /** The member is exempt from all rules. */
  isExempt: boolean;
}

/** Members fetched from the platform per replay; cached ones come on top. */
const FETCHED_MAX = 25;

/** Reads the members that can be read. Those who left, or exceed the fetch limit, are missing. */
export async function readAuthors(
  directory: GuildDirectory,
  guildId: string,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, ReplayAuthor>> {
  const guild = await directory.get(guildId);
  const isCached = (id: string) => directory.peek(guildId, id) !== undefined;
  const requested = new Set(userIds.filter((id) => !isCached(id)).slice(0, FETCHED_MAX));
  const cache = new Map<string, ReplayAuthor>();
  for (const id of userIds.filter((each) => requested.has(each) || isCached(each))) {
    const member = await nullIfNotFound(directory.member(guildId, id));
    if (member !== null) cache.set(id, { roleIds: member.roles, isExempt: moderates(guild.permissionsOf(member)) });
  }
  return cache;
}
