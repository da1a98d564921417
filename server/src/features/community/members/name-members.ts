import { AppError } from '../../../errors/app-error.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import type { MemberName, MemberNames } from './member-names.ts';

/**
 * Names of members in the order of their ids. The platform is asked once for unknown members. While it does not answer,
 * they are named by their ids: a page never waits for a name.
 */
export type NameMembers = (guildId: string, userIds: readonly string[]) => Promise<MemberName[]>;

/** Names many members at once. */
export function nameMembersWith(names: MemberNames, directory: GuildDirectory): NameMembers {
  return async (guildId, userIds) => {
    const namesById = await names.of(guildId, userIds);
    const strangers = userIds.filter((userId) => !namesById.has(userId));
    const answers = await Promise.all(strangers.map((userId) => askPlatform(directory, guildId, userId)));
    const requested = answers.filter((answer) => answer !== null);
    // Followed members the platform does not know are stored too, or a public page would ask again each time it is
    // opened.
    const departedMembers = requested.filter(({ departed }) => departed);
    await Promise.all([
      names.remember(
        guildId,
        requested.filter(({ departed }) => !departed),
      ),
      ...departedMembers.map((member) => names.follow(guildId, member)),
    ]);
    const found = new Map([...namesById.values(), ...requested].map((name) => [name.userId, name]));
    return userIds.map((userId) => found.get(userId) ?? unknownMember(userId));
  };
}

/** Null when the platform is unavailable. */
async function askPlatform(directory: GuildDirectory, guildId: string, userId: string): Promise<MemberName | null> {
  try {
    const { user } = await directory.member(guildId, userId);
    return { userId, username: user.username, globalName: user.global_name, avatar: user.avatar, departed: false };
  } catch (error) {
    if (error instanceof AppError && error.code === 'notFound') return unknownMember(userId);
    if (error instanceof AppError && error.code === 'unavailable') return null;
    throw error;
  }
}

/** A member the bot has never seen and the platform does not find in the guild. */
function unknownMember(userId: string): MemberName {
  return { userId, username: userId, globalName: null, avatar: null, departed: true };
}
