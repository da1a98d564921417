import { defineFeature } from '../../feature.ts';
import type { Frame } from '../../frame.ts';
import type { GuildDirectory } from '../directory/guild-directory.ts';
import { createMemberNames, type FindFollowed, type FollowNames } from './member-names.ts';
import { nameMembersWith } from './name-members.ts';
import { rememberMembers } from './remember-members.listener.ts';
import { MEMBERS_TABLES } from './tables.ts';

interface Needs extends Pick<Frame, 'database'> {
  directory: GuildDirectory;
}

/** Names of members, including those who left. */
export const membersFeature = defineFeature({
  name: 'members',
  tables: MEMBERS_TABLES,
  open: ({ database, directory }: Needs) => {
    const followed: FindFollowed[] = [];
    const followNames: FollowNames = (find) => void followed.push(find);
    const memberNames = createMemberNames(database.db, async (members) =>
      (await Promise.all(followed.map((find) => find(members)))).flat(),
    );
    return {
      services: { memberNames, followNames, nameMembers: nameMembersWith(memberNames, directory) },
      pastMembers: memberNames,
      listeners: rememberMembers(memberNames),
    };
  },
});
