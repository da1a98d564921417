import type { LevelsEffect } from '@perigee/core/rewards/levels/endpoints';
import { xpOfLevel } from '@perigee/core/rewards/levels/curve';
import { rolesAt } from '@perigee/core/rewards/levels/rewards';
import { itemAt } from '@perigee/core/base/lists/known-entries';
import { sql } from 'kysely';
import type { Db } from '../../../database/database.ts';
import { memberHoldings } from '../../economy/index.ts';
import type { LevelPlan } from './plan.ts';

type Effect = Omit<LevelsEffect, 'roles'> & { roles: { id: string; gaining: number; losing: number }[] };

/**
 * How many members would rise and fall under a plan, and gain and lose each role. A single read-only pass over the
 * guild.
 */
export async function previewPlan(db: Db, guildId: string, plan: LevelPlan): Promise<Effect> {
  const kinds = await countKinds(db, guildId, plan);
  const held = await countHeld(db, guildId);
  const sum = (read: (kind: Kind) => string) => kinds.reduce((total, kind) => total + Number(read(kind)), 0);

  const after = new Map<string, { wanted: number; kept: number }>();
  for (const kind of kinds) {
    const roles = rolesAt(plan.rewards, levelOf(plan, kind));
    for (const roleId of roles) {
      const counts = after.get(roleId) ?? { wanted: 0, kept: 0 };
      counts.wanted += Number(kind.members);
      if (kind.held.includes(roleId)) counts.kept += Number(kind.members);
      after.set(roleId, counts);
    }
  }
  const ids = [...new Set([...plan.rewards.flatMap(({ role }) => role ?? []), ...held.keys()])];
  const roles = ids.map((id) => {
    const { wanted, kept } = after.get(id) ?? { wanted: 0, kept: 0 };
    return { id, gaining: wanted - kept, losing: (held.get(id) ?? 0) - kept };
  });
  return {
    members: sum(({ members }) => members),
    rising: sum(({ rising }) => rising),
    falling: sum(({ falling }) => falling),
    roles: roles.filter(({ gaining, losing }) => gaining > 0 || losing > 0),
  };
}

/** Members who reach the same number of rewards and have the same level roles. */
interface Kind {
  /** Number of rewards reached by their level, and by the highest level they ever had. */
  reached: number;
  topped: number;
  held: string[];
  members: string;
  rising: string;
  falling: string;
}

async function countKinds(db: Db, guildId: string, { steepness, rewards }: LevelPlan): Promise<Kind[]> {
  const levels = rewards.map(({ level }) => level);
  const bounds = levels.map((level) => String(xpOfLevel(level, steepness)));
  // Experience for the current level and the next one on the new curve: first * n + step * n(n-1)/2, in integers.
  const first = xpOfLevel(1, steepness);
  const step = xpOfLevel(2, steepness) - 2 * first;
  const taking = (level: ReturnType<typeof sql>) =>
    sql`(${first}::bigint * ${level} + ${step}::bigint * (${level} * (${level} - 1) / 2))`;
  const { rows } = await sql<Kind>`
    with held as (
      select user_id, array_agg(role_id::text order by role_id) as roles from level_roles
      where guild_id = ${guildId} and wanted group by user_id
    ),
    members as (
      select b.xp, coalesce(m.level, 0)::bigint as level, coalesce(m.top_level, 0) as top, coalesce(h.roles, '{}') as held
      from ${memberHoldings} b
      left join member_levels m on m.guild_id = b.guild_id and m.user_id = b.user_id
      left join held h on h.user_id = b.user_id
      where b.guild_id = ${guildId} and (b.xp > 0 or m.user_id is not null)
    )
    select (select count(*) from unnest(${bounds}::bigint[]) bound where bound <= xp)::int as reached,
      (select count(*) from unnest(${levels}::int[]) reward where reward <= top)::int as topped,
      held, count(*) as members,
      count(*) filter (where xp >= ${taking(sql`(level + 1)`)}) as rising,
      count(*) filter (where xp < ${taking(sql`level`)}) as falling
    from members group by 1, 2, 3`.execute(db);
  return rows;
}

/** A level and a highest level that reach the same number of rewards. */
function levelOf({ rewards }: LevelPlan, { reached, topped }: Kind) {
  const levelAt = (count: number) => (count === 0 ? 0 : itemAt(rewards, count - 1).level);
  return { level: levelAt(reached), top: levelAt(Math.max(reached, topped)) };
}

async function countHeld(db: Db, guildId: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('level_roles')
    .select('role_id as roleId')
    .select(({ fn }) => fn.countAll<string>().as('members'))
    .where('guild_id', '=', guildId)
    .where('wanted', '=', true)
    .groupBy('role_id')
    .execute();
  return new Map(rows.map(({ roleId, members }) => [roleId, Number(members)]));
}
