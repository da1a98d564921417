import type { NameMembers } from './name-members.ts';

/** Somebody as the site names them: by their id alone where nobody knows more. */
interface NamedPerson {
  id: string;
  avatar: string | null;
  username: string;
  global_name: string | null;
}

/** Names by id; of each person once. */
export async function namePeople(
  nameMembers: NameMembers,
  guildId: string,
  userIds: readonly string[],
): Promise<(id: string) => NamedPerson> {
  const names = await nameMembers(guildId, [...new Set(userIds)]);
  const known = new Map(
    names.map(({ userId, username, globalName, avatar }) => [
      userId,
      { id: userId, username, global_name: globalName, avatar },
    ]),
  );
  return (id) => known.get(id) ?? { id, avatar: null, username: id, global_name: null };
}
