import { sql } from 'kysely';
import { coalesce, GATHER_MS } from '../../database/coalesce.ts';
import type { Db } from '../../database/database.ts';

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
  /** Like `remember`, for a member who may have left. Only members on the leaderboard are stored. */
  follow(guildId: string, member: MemberName): Promise<void>;
  of(guildId: string, userIds: readonly string[]): Promise<ReadonlyMap<string, MemberName>>;
  /** Members whose username or display name starts with `text`, ignoring case. */
  search(guildId: string, text: string, limit: number): Promise<MemberName[]>;
}

export function createMemberNames(db: Db): MemberNames {
  const names = db
    .selectFrom('member_names')
    .select(['user_id as userId', 'username', 'global_name as globalName', 'avatar', 'departed']);

  // Member events come in bursts; a batch over all guilds shares its statements.
  const follow = coalesce(
    async (changed: readonly InGuild[]) => {
      await remember(db, await keepRanked(db, changed));
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

type InGuild = MemberName & { guildId: string };

const keyOf = ({ guildId, userId }: Pick<InGuild, 'guildId' | 'userId'>) => `${guildId}/${userId}`;

/** Members on a leaderboard, each with their last change. */
async function keepRanked(db: Db, members: readonly InGuild[]): Promise<InGuild[]> {
  const { rows } = await sql<Pick<InGuild, 'guildId' | 'userId'>>`
    select guild_id as "guildId", user_id as "userId" from balances
    where (guild_id, user_id) in (
      select * from unnest(${members.map(({ guildId }) => guildId)}::bigint[], ${members.map(({ userId }) => userId)}::bigint[])
    )`.execute(db);
  const ranked = new Set(rows.map(keyOf));
  const last = new Map(members.map((member) => [keyOf(member), member]));
  // All processes lock rows in the same order, which avoids deadlocks.
  return [...last.values()]
    .filter((member) => ranked.has(keyOf(member)))
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
