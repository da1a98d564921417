import type { OverviewAct } from '@perigee/core/overview/endpoints';
import type { Acted } from '../acted.ts';
import type { NameMembers } from '../members/index.ts';

/** The latest acts of features, with the names of the members they affected. */
export async function nameActed(
  nameMembers: NameMembers,
  guildId: string,
  acted: readonly Acted[],
): Promise<OverviewAct[]> {
  const userIds = [...new Set(acted.flatMap(({ userId }) => userId ?? []))];
  const named = await nameMembers(guildId, userIds);
  const names = new Map(userIds.map((userId, index) => [userId, named[index]]));
  return acted.map(({ feature, lastAt, userId, week, rule = null }) => {
    const name = userId === null ? undefined : names.get(userId);
    const person = name?.globalName ?? name?.username ?? null;
    return { feature, lastAt: lastAt.toISOString(), person, week, rule };
  });
}
