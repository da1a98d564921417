import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { sql } from 'kysely';
import type { SettingsCache } from '../../../bot/settings-cache.ts';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { existsRow } from '../../../database/exists-row.ts';
import type { Events } from '../../../events/events.ts';
import type { NoteActivity } from '../../insights/index.ts';
import type { Ledger, RoleGrants, Inventories } from '../../economy/index.ts';
import type { DirectMessages } from '../../../bot/direct-messages/direct-messages.ts';
import { planMessages } from './messages/plan-messages.ts';
import { payRewards } from './pay-rewards.ts';
import { lockPlan, type StoredPlan } from './plan-store.ts';
import { type MemberStep, readLevelMembers, stepMember, writeSteps } from './step-members.ts';
import { soldIn } from './sold-in.ts';

export interface LevelDeps {
  db: Db;
  events: Events;
  settings: SettingsCache;
  ledger: Pick<Ledger, 'post'>;
  inventories: Inventories;
  grants: RoleGrants;
  directMessages: Pick<DirectMessages, 'plan'>;
  noteActivity: NoteActivity;
}

/** Members per transaction: few enough that somebody who spends money in the meantime hardly waits. */
const STEP_MEMBERS = 100;

/** Delay before a guild whose members failed is retried. */
const RETRY_SECONDS = 30;

/**
 * Processes queued members whose experience left the bounds of their level; returns whether there were any. The level,
 * rewards, roles and message of each are written in one transaction.
 */
export async function processQueue(deps: LevelDeps): Promise<boolean> {
  const guildId = await nextGuild(deps.db);
  if (guildId === null) return false;
  try {
    return await takeGuild(deps, guildId);
  } catch (error) {
    // Other guilds must not wait for a failing one.
    await postpone(deps.db, guildId);
    throw error;
  }
}

async function takeGuild(deps: LevelDeps, guildId: string): Promise<boolean> {
  // Read before any lock is taken.
  const settings = await deps.settings.get(guildId);
  const risen = await deps.events.transaction(async (tx) => {
    const stored = await lockPlan(tx, guildId);
    // Removed from the queue before their experience is read: later changes queue them again.
    const userIds = await takeMembers(tx, guildId);
    // Any remaining rows are locked by another process.
    if (userIds.length === 0) return null;
    return stored?.enabled === true ? takeMembersOn(tx, deps, { stored, settings, userIds }) : [];
  });
  // Only now: a commit that failed is done again, and would count twice.
  for (const userId of risen ?? []) deps.noteActivity(guildId, 'levels', userId);
  return risen !== null;
}

async function nextGuild(db: Db): Promise<string | null> {
  if (!(await existsRow(db, sql`select from level_queue where queued_at <= now()`))) return null;
  const due = db.selectFrom('level_queue').select('guild_id as guildId').where('queued_at', '<=', sql<Date>`now()`);
  return (await due.orderBy('queued_at').limit(1).executeTakeFirst())?.guildId ?? null;
}

async function postpone(db: Db, guildId: string): Promise<void> {
  const at = sql<Date>`now() + make_interval(secs => ${RETRY_SECONDS})`;
  await db.updateTable('level_queue').set({ queued_at: at }).where('guild_id', '=', guildId).execute();
}

async function takeMembers(tx: DbTransaction, guildId: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    delete from level_queue q using (
      select user_id from level_queue where guild_id = ${guildId} order by user_id limit ${STEP_MEMBERS}
      for update skip locked
    ) next
    where q.guild_id = ${guildId} and q.user_id = next.user_id
    returning q.user_id as "userId"`.execute(tx);
  return rows.map(({ userId }) => userId);
}

interface QueueBatch {
  stored: StoredPlan;
  settings: GuildSettings;
  userIds: readonly string[];
}

/** Returns the members who reached a level. */
async function takeMembersOn(tx: DbTransaction, deps: LevelDeps, taking: QueueBatch): Promise<string[]> {
  const { stored, settings, userIds } = taking;
  const { guildId, plan } = stored;
  const members = await readLevelMembers(tx, guildId, userIds);
  const steps = members.map((member) => stepMember(plan, member));
  await writeSteps(tx, deps.grants, guildId, plan, steps);

  // Members the new curve has not been applied to yet did not rise because of what they gained.
  const risen = steps.filter((step) => step.level > step.before && isReached(stored, step));
  const paying = { ...deps, isSold: soldIn(settings) };
  for (const step of risen) await payRewards(tx, paying, guildId, step);
  await planMessages(tx, deps.directMessages, { guildId, settings, steps: risen });
  return risen.map(({ userId }) => userId);
}

function isReached({ state, lastUserId }: StoredPlan, { userId }: MemberStep): boolean {
  return state === 'done' || BigInt(userId) <= BigInt(lastUserId);
}
