import type { NameMembers } from './name-members.ts';

/** A person as the site names them: by id alone where the name is unknown. */
interface NamedPerson {
  id: string;
  avatar: string | null;
  username: string;
  global_name: string | null;
}

/** Looks up names by id, each person once. */
export async function namePeople(
  nameMembers: NameMembers,
  guildId: string,
  userIds: readonly string[],
): Promise<(id: string) => NamedPerson> {
  const names = await nameMembers(guildId, [...new Set(userIds)]);
  const namesById = new Map(
    names.map(({ userId, username, globalName, avatar }) => [
      userId,
      { id: userId, username, global_name: globalName, avatar },
    ]),
  );
  return (id) => namesById.get(id) ?? { id, avatar: null, username: id, global_name: null };
}
