import type { GuildDirectory } from './guild-directory.ts';

/** Whether any of the roles exists and is one the person may not give on the platform. */
export async function hasRoleAbove(
  directory: Pick<GuildDirectory, 'get' | 'member'>,
  { guildId, userId }: { guildId: string; userId: string },
  roleIds: readonly string[],
): Promise<boolean> {
  if (roleIds.length === 0) return false;
  const [guild, member] = await Promise.all([directory.get(guildId), directory.member(guildId, userId)]);
  return guild.rolesFor(member).some(({ id, memberManageable }) => roleIds.includes(id) && !memberManageable);
}
