import type { LevelsChange, LevelsEffect, OwnLevel, ShownReward } from '@perigee/core/rewards/levels/endpoints';
import { progressOf, xpOfLevel } from '@perigee/core/rewards/levels/curve';
import { nextReward } from '@perigee/core/rewards/levels/rewards';
import type { LevelReward, Levels } from '@perigee/core/rewards/levels/schema';
import { levelsSection } from '@perigee/core/rewards/levels/section';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Db } from '../../../database/database.ts';
import type { Ledger } from '../../economy/index.ts';
import type { GuildDirectory } from '../../community/index.ts';
import { findPlan } from './plan-store.ts';
import { planOf } from './plan.ts';
import { previewPlan } from './preview-levels.ts';

/** What pages and commands read about levels. */
export interface LevelsService {
  /** A member's level and what comes next; null where the guild has no levels. */
  read(guildId: string, userId: string): Promise<OwnLevel | null>;
  /** The effect on members of saving this. */
  preview(guildId: string, requested: Pick<Levels, 'enabled' | 'steepness' | 'rewards'>): Promise<LevelsEffect>;
  /** Progress of the last change; null where there was none. */
  change(guildId: string): Promise<LevelsChange | null>;
}

interface ServiceDeps {
  db: Db;
  settings: SettingsCache;
  directory: Pick<GuildDirectory, 'get'>;
  ledger: Pick<Ledger, 'holdings'>;
}

export function createLevelsService({ db, settings, directory, ledger }: ServiceDeps): LevelsService {
  const roleNames = async (guildId: string): Promise<ReadonlyMap<string, string>> => {
    const { roles } = await directory.get(guildId);
    return new Map(roles.map(({ id, name }) => [id, name]));
  };

  return {
    async read(guildId, userId) {
      const { levels, economy } = await settings.get(guildId);
      if (!levels.enabled) return null;
      const { steepness, rewards } = levels;
      const [names, holdings] = await Promise.all([roleNames(guildId), ledger.holdings(guildId, userId)]);
      const xp = holdings?.xp ?? 0;
      const progress = progressOf(xp, steepness);
      const next = nextReward(rewards, progress.level);
      return {
        ...progress,
        xp,
        moneySymbol: economy.moneySymbol,
        rewards: rewards.map((reward) => describeReward(reward, names)),
        nextReward: next && { reward: describeReward(next, names), left: xpOfLevel(next.level, steepness) - xp },
      };
    },

    async preview(guildId, requested) {
      const stored = (await settings.get(guildId)).levels;
      const levels = levelsSection.normalise({ ...stored, ...requested });
      if (!levels.enabled) return { members: 0, rising: 0, falling: 0, roles: [] };
      const [names, effect] = await Promise.all([roleNames(guildId), previewPlan(db, guildId, planOf(levels))]);
      return { ...effect, roles: effect.roles.map((role) => ({ ...role, name: names.get(role.id) ?? null })) };
    },

    async change(guildId) {
      const plan = await findPlan(db, guildId);
      if (plan === null) return null;
      const { state, done, total, startedAt } = plan;
      return { state, done, total, startedAt: startedAt.toISOString(), ...(await countRoles(db, guildId)) };
    },
  };
}

async function countRoles(db: Db, guildId: string): Promise<Pick<LevelsChange, 'rolesWaiting' | 'rolesRefused'>> {
  const open = db
    .selectFrom('level_roles')
    .where('guild_id', '=', guildId)
    .where((eb) => eb.or([eb('state', '<>', 'given'), eb('problem', 'is not', null)]));
  const counts = await open
    .select(({ fn }) => [
      fn.countAll<string>().filterWhere('problem', 'is', null).as('waiting'),
      fn.countAll<string>().filterWhere('problem', 'not in', ['left', 'gone']).as('refused'),
    ])
    .executeTakeFirstOrThrow();
  return { rolesWaiting: Number(counts.waiting), rolesRefused: Number(counts.refused) };
}

function describeReward({ level, role, money, item }: LevelReward, names: ReadonlyMap<string, string>): ShownReward {
  return { level, role: role === null ? null : { id: role, name: names.get(role) ?? null }, money, item };
}
