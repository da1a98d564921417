import { affectsMembers } from '@perigee/core/rewards/levels/affects-members';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { memberHoldings } from '../../economy/index.ts';
import type { Subscriber } from '../../../events/define-subscriber.ts';
import { onSectionSaved, type SettingsService } from '../../community/index.ts';
import { firstXp, type LevelPlan, levelPlanSchema, planOf } from './plan.ts';
import * as z from 'zod/mini';

/** A guild's stored plan. */
export interface StoredPlan {
  guildId: string;
  enabled: boolean;
  plan: LevelPlan;
  state: 'running' | 'done';
  done: number;
  total: number;
  /** While it runs, members above this id still have to be processed. */
  lastUserId: string;
  startedAt: Date;
}

/** A guild's plan; null where levels were never saved. */
export async function findPlan(db: Db | DbTransaction, guildId: string): Promise<StoredPlan | null> {
  const row = await plans(db).where('guild_id', '=', guildId).executeTakeFirst();
  return row === undefined ? null : read(row);
}

/** The same, locked against changes until the transaction ends. */
export async function lockPlan(tx: DbTransaction, guildId: string): Promise<StoredPlan | null> {
  const row = await plans(tx).where('guild_id', '=', guildId).forShare().executeTakeFirst();
  return row === undefined ? null : read(row);
}

/** Locks a running plan for this process to continue; null where there is none. */
export async function lockRunning(tx: DbTransaction): Promise<StoredPlan | null> {
  // Picked at random, so that a small guild does not wait for a large one, nor any guild for a failing one.
  const row = await plans(tx)
    .where('state', '=', 'running')
    .orderBy(sql`random()`)
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row === undefined ? null : read(row);
}

/** Stores a saved plan, and processes all members again where the change may affect one. */
export async function savePlan(tx: DbTransaction, guildId: string, enabled: boolean, plan: LevelPlan): Promise<void> {
  const before = await plans(tx).where('guild_id', '=', guildId).forUpdate().executeTakeFirst();
  // While levels were off, nobody's level followed their experience.
  const previousPlan = before?.enabled === true ? read(before) : null;
  const row = { enabled, plan: JSON.stringify(plan), first_xp: String(firstXp(plan)) };
  const changes = previousPlan === null || affectsMembers(previousPlan.plan, plan);
  const initial = { state: 'running' as const, done: 0, total: membersOf(guildId), last_user_id: '0', started_at: NOW };
  const state = enabled && changes ? initial : enabled ? {} : { state: 'done' as const };
  await tx
    .insertInto('level_plans')
    .values({ guild_id: guildId, state: 'done', ...row, ...state })
    .onConflict((conflict) => conflict.column('guild_id').doUpdateSet({ ...row, ...state }))
    .execute();
}

const NOW = sql<Date>`now()`;

const membersOf = (guildId: string) =>
  sql<number>`(select count(*) from ${memberHoldings} b where guild_id = ${guildId})`;

/** Stores the progress of applying a new plan to members. */
export async function notePlan(
  tx: DbTransaction,
  guildId: string,
  progress: Partial<Pick<StoredPlan, 'state' | 'done' | 'total'>> & { lastUserId?: string },
): Promise<void> {
  const { lastUserId, ...counts } = progress;
  await tx
    .updateTable('level_plans')
    .set({ ...counts, ...(lastUserId !== undefined && { last_user_id: lastUserId }) })
    .where('guild_id', '=', guildId)
    .execute();
}

function plans(db: Db | DbTransaction) {
  return db
    .selectFrom('level_plans')
    .select(['guild_id as guildId', 'enabled', 'plan', 'state', 'done', 'total'])
    .select(['last_user_id as lastUserId', 'started_at as startedAt']);
}

function read({ plan, ...row }: Omit<StoredPlan, 'plan'> & { plan: unknown }): StoredPlan {
  return { ...row, plan: z.parse(levelPlanSchema, plan) };
}

/** Updates the plan of levels in the transaction that saves the settings. */
export function followSettings(settings: Pick<SettingsService, 'versionOf'>): Subscriber {
  return onSectionSaved('levels', async (tx, { guildId, version }) => {
    const levels = await settings.versionOf(guildId, 'levels', version, tx);
    if (levels === undefined) return;
    await savePlan(tx, guildId, levels.enabled, planOf(levels));
    // The change may have solved the problem.
    await tx.deleteFrom('level_problems').where('guild_id', '=', guildId).execute();
    await tx
      .updateTable('level_roles')
      .set({ retry_at: sql<Date>`now()`, attempts: 0 })
      .where('guild_id', '=', guildId)
      .where('problem', 'is not', null)
      .where('problem', '<>', 'left')
      .execute();
  });
}
