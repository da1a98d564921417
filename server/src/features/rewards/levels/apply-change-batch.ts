import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db, DbTransaction } from '../../../database/database.ts';
import { existsRow } from '../../../database/exists-row.ts';
import type { Events } from '../../../events/events.ts';
import { memberHoldings, type RoleGrants } from '../../economy/index.ts';
import { lockRunning, notePlan, type StoredPlan } from './plan-store.ts';
import { readLevelMembers, stepMember, writeSteps } from './step-members.ts';

/** Members per transaction. */
const STEP_MEMBERS = 500;

const RUNNING = sql`select from level_plans where state = 'running' limit 1`;

interface ChangeDeps {
  db: Db;
  events: Events;
  grants: RoleGrants;
}

/**
 * Processes the next batch of members of a guild whose curve or rewards changed; returns whether there was one. The
 * progress is stored in the same transaction. Levels and roles are updated without rewards and messages, since members
 * did nothing for them. Then it pauses for as long as the batch took, to leave the database to others.
 */
export async function applyChangeBatch({ db, events, grants }: ChangeDeps): Promise<boolean> {
  if (!(await existsRow(db, RUNNING))) return false;
  const startedAt = performance.now();
  const isMore = await events.transaction(async (tx) => {
    const stored = await lockRunning(tx);
    if (stored === null) return false;
    await takeNext(tx, grants, stored);
    return true;
  });
  if (isMore) await setTimeout(performance.now() - startedAt);
  return isMore;
}

async function takeNext(tx: DbTransaction, grants: RoleGrants, stored: StoredPlan): Promise<void> {
  const { guildId, plan, lastUserId, done, total } = stored;
  const userIds = await nextMembers(tx, guildId, lastUserId);
  const last = userIds.at(-1);
  if (last === undefined) return notePlan(tx, guildId, { state: 'done', total: done });
  const members = await readLevelMembers(tx, guildId, userIds);
  await writeSteps(
    tx,
    grants,
    guildId,
    plan,
    members.map((member) => stepMember(plan, member)),
  );
  const reached = done + userIds.length;
  await notePlan(tx, guildId, { done: reached, total: Math.max(total, reached), lastUserId: last });
}

/** Members with a balance, and members who ever had a level. */
async function nextMembers(tx: DbTransaction, guildId: string, after: string): Promise<string[]> {
  const { rows } = await sql<{ userId: string }>`
    select user_id as "userId" from (
      (select user_id from ${memberHoldings} b where guild_id = ${guildId} and user_id > ${after}
        order by user_id limit ${STEP_MEMBERS})
      union
      (select user_id from member_levels where guild_id = ${guildId} and user_id > ${after}
        order by user_id limit ${STEP_MEMBERS})
    ) members order by user_id limit ${STEP_MEMBERS}`.execute(tx);
  return rows.map(({ userId }) => userId);
}
