import { levelOf, xpOfLevel } from '@perigee/core/rewards/levels/curve';
import { rewardsBetween, rolesAt } from '@perigee/core/rewards/levels/rewards';
import type { LevelReward } from '@perigee/core/rewards/levels/schema';
import { sql } from 'kysely';
import type { DbTransaction } from '../../../database/database.ts';
import { memberHoldings, type RoleGrants } from '../../economy/index.ts';
import type { LevelPlan } from './plan.ts';
import { syncLevelRoles } from './roles/change-roles.ts';

/** What is read about a member to determine their level. */
export interface KnownMember {
  userId: string;
  balance: number;
  xp: number;
  level: number;
  top: number;
  /** Where they last gained experience; null where unknown, or long ago. */
  channelId: string | null;
}

/** What a member's experience results in. */
export interface MemberStep {
  userId: string;
  balance: number;
  xp: number;
  before: number;
  level: number;
  top: number;
  /** The rewards of levels they had never reached before. */
  rewards: LevelReward[];
  channelId: string | null;
}

/** How long after gaining experience in a channel a member is addressed there, in seconds. */
const HERE_SECONDS = 600;

/** Reads these members, including those without a balance. */
export async function readLevelMembers(
  tx: DbTransaction,
  guildId: string,
  userIds: readonly string[],
): Promise<KnownMember[]> {
  const { rows } = await sql<Omit<KnownMember, 'xp' | 'balance'> & { balance: string; xp: string }>`
    select u.id as "userId", coalesce(b.balance, 0) as balance, coalesce(b.xp, 0) as xp, coalesce(m.level, 0) as level, coalesce(m.top_level, 0) as top,
      case when b.xp_channel_at > now() - make_interval(secs => ${HERE_SECONDS}) then b.xp_channel_id end as "channelId"
    from unnest(${[...userIds]}::bigint[]) as u (id)
    left join ${memberHoldings} b on b.guild_id = ${guildId}::bigint and b.user_id = u.id
    left join member_levels m on m.guild_id = ${guildId}::bigint and m.user_id = u.id
    order by u.id`.execute(tx);
  return rows.map(({ balance, xp, ...row }) => ({ ...row, balance: Number(balance), xp: Number(xp) }));
}

/** Determines a member's level and rewards by this plan. */
export function stepMember({ steepness, rewards }: LevelPlan, member: KnownMember): MemberStep {
  const { userId, balance, xp, level: before, top, channelId } = member;
  const level = levelOf(xp, steepness);
  return {
    userId,
    balance,
    xp,
    before,
    level,
    top: Math.max(top, level),
    rewards: rewardsBetween(rewards, top, level),
    channelId,
  };
}

/** Stores the levels of members, and schedules the role changes that follow. */
export async function writeSteps(
  tx: DbTransaction,
  grants: RoleGrants,
  guildId: string,
  plan: LevelPlan,
  steps: readonly MemberStep[],
): Promise<void> {
  const levelled = steps.filter(({ top }) => top > 0);
  if (levelled.length === 0) return;
  const column = (read: (step: MemberStep) => number) => levelled.map((step) => String(read(step)));
  await sql`
    insert into member_levels (guild_id, user_id, level, top_level, from_xp, next_xp)
    select ${guildId}::bigint, * from unnest(
      ${levelled.map(({ userId }) => userId)}::bigint[],
      ${column(({ level }) => level)}::integer[],
      ${column(({ top }) => top)}::integer[],
      ${column(({ level }) => xpOfLevel(level, plan.steepness))}::bigint[],
      ${column(({ level }) => xpOfLevel(level + 1, plan.steepness))}::bigint[]
    )
    on conflict (guild_id, user_id) do update set
      level = excluded.level, top_level = excluded.top_level, from_xp = excluded.from_xp, next_xp = excluded.next_xp`.execute(
    tx,
  );
  await syncLevelRoles(
    tx,
    grants,
    guildId,
    levelled.map((step) => ({ userId: step.userId, roleIds: rolesAt(plan.rewards, step) })),
  );
}
