import { sql } from 'kysely';
import { createBatcher, GATHER_MS } from '../../../database/batcher.ts';
import type { Db } from '../../../database/database.ts';

/** A member as last seen. */
export interface MemberName {
  userId: string;
  username: string;
  globalName: string | null;
  avatar: string | null;
  departed: boolean;
}

/** Names for leaderboards, kept after members leave: the platform no longer returns their names then. */
export interface MemberNames {
  remember(guildId: string, members: readonly Omit<MemberName, 'departed'>[]): Promise<void>;
  /** Like `remember`, for a member who may have left. Only those somebody follows are stored, see `FollowNames`. */
  follow(guildId: string, member: MemberName): Promise<void>;
  of(guildId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, MemberName>>;
  /** Members whose username or display name starts with `text`, ignoring case. */
  search(guildId: string, text: string, limit: number): Promise<MemberName[]>;
}

interface MemberKey {
  guildId: string;
  userId: string;
}

/** Those of these members whose names have to be kept. */
export type FindFollowed = (members: readonly MemberKey[]) => Promise<readonly MemberKey[]>;

/**
 * Registers members whose names a feature shows although they may have left: `follow` stores theirs. Must be called
 * before the first event.
 */
export type FollowNames = (find: FindFollowed) => void;

export function createMemberNames(db: Db, findFollowed: FindFollowed): MemberNames {
  const names = db
    .selectFrom('member_names')
    .select(['user_id as userId', 'username', 'global_name as globalName', 'avatar', 'departed']);

  // Member events come in bursts; a batch over all guilds shares its statements.
  const follow = createBatcher(
    async (changed: readonly InGuild[]) => {
      await remember(db, await keepFollowed(findFollowed, changed));
      return changed;
    },
    { gatherMs: GATHER_MS },
  );

  return {
    remember: (guildId, members) =>
      remember(
        db,
        members.map((member) => ({ ...member, guildId, departed: false })),
      ),

    async follow(guildId, member) {
      await follow({ ...member, guildId });
    },

    async of(guildId, userIds) {
      if (userIds.length === 0) return new Map();
      const rows = await names.where('guild_id', '=', guildId).where('user_id', 'in', userIds).execute();
      return new Map(rows.map((row) => [row.userId, row]));
    },

    async search(guildId, text, limit) {
      const start = `${text.toLowerCase().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
      return names
        .where('guild_id', '=', guildId)
        .where(sql<boolean>`(lower(username) like ${start} or lower(global_name) like ${start})`)
        .orderBy('username')
        .limit(limit)
        .execute();
    },
  };
}

type InGuild = MemberName & MemberKey;

const keyOf = ({ guildId, userId }: MemberKey) => `${guildId}/${userId}`;

/** Followed members, each with their last change. */
async function keepFollowed(findFollowed: FindFollowed, members: readonly InGuild[]): Promise<InGuild[]> {
  const followed = new Set((await findFollowed(members)).map(keyOf));
  const last = new Map(members.map((member) => [keyOf(member), member]));
  // All processes lock rows in the same order, which avoids deadlocks.
  return [...last.values()]
    .filter((member) => followed.has(keyOf(member)))
    .toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

async function remember(db: Db, members: readonly InGuild[]): Promise<void> {
  if (members.length === 0) return;
  const rows = members.map(({ guildId, userId, username, globalName, avatar, departed }) => ({
    guild_id: guildId,
    user_id: userId,
    username,
    global_name: globalName,
    avatar,
    departed,
  }));
  await db
    .insertInto('member_names')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['guild_id', 'user_id']).doUpdateSet((eb) => ({
        username: eb.ref('excluded.username'),
        global_name: eb.ref('excluded.global_name'),
        avatar: eb.ref('excluded.avatar'),
        departed: eb.ref('excluded.departed'),
      })),
    )
    .execute();
}
