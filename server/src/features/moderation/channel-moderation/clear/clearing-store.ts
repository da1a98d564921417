import * as z from 'zod/mini';
import { enqueueJob } from '../../../../jobs/jobs.ts';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import {
  type Clearing,
  type ClearingPlan,
  clearingPlanSchema,
  type ClearRequest,
  clearRequestSchema,
} from './clearing.ts';
import { runClearingJob, reportClearedJob } from './clearing-jobs.ts';

interface NewClearing {
  guildId: string;
  /** Idempotency key: a repeated request must not start a second clearing, as other messages are the newest by then. */
  id: string;
  channelId: string;
  moderatorId: string;
  wanted: ClearRequest;
}

/**
 * The process that handled the command reports the result. If it died, the result is reported this long after the end,
 * in milliseconds.
 */
const REPORT_DELAY_MS = 20_000;

export interface ClearingStore {
  /** Stores the request until it is confirmed. */
  ask(clearing: NewClearing): Promise<void>;
  /** Starts the clearing. False if it was started before. */
  start(guildId: string, id: string): Promise<boolean>;
  /** Deletes a clearing that was not started. */
  drop(guildId: string, id: string): Promise<boolean>;
  find(guildId: string, id: string): Promise<Clearing | null>;
  savePlan(guildId: string, id: string, plan: ClearingPlan): Promise<void>;
  end(tx: DbTransaction, guildId: string, id: string, problem: string | null): Promise<void>;
  /** Marks the result as reported. False if it was already. */
  answer(guildId: string, id: string): Promise<boolean>;
}

/** Clearings of channels in the database. */
export function createClearingStore(db: Db, events: Events): ClearingStore {
  const change = (tx: Db | DbTransaction, guildId: string, id: string) =>
    tx.updateTable('clearings').where('guild_id', '=', guildId).where('id', '=', id);

  return {
    ask: (clearing) => ask(db, clearing),

    start: (guildId, id) =>
      events.transaction(async (tx) => {
        const requested = change(tx, guildId, id).where('state', '=', 'asked');
        const started = await requested.set({ state: 'running' }).returning('channel_id').executeTakeFirst();
        if (started === undefined) return false;
        // Serialised per channel, so that two clearings do not choose the same messages.
        await enqueueJob(tx, runClearingJob, {
          guildId,
          key: id,
          subject: `clear ${started.channel_id}`,
          payload: { id },
        });
        return true;
      }),

    async drop(guildId, id) {
      const unstarted = db.deleteFrom('clearings').where('guild_id', '=', guildId).where('id', '=', id);
      const dropped = await unstarted.where('state', '=', 'asked').returning('id').execute();
      return dropped.length > 0;
    },

    find: (guildId, id) => find(db, guildId, id),

    async savePlan(guildId, id, plan) {
      await change(db, guildId, id)
        .set({ plan: JSON.stringify(plan) })
        .execute();
    },

    async end(tx, guildId, id, problem) {
      await change(tx, guildId, id)
        .set({ state: problem === null ? 'done' : 'failed', problem })
        .execute();
      const at = new Date(Date.now() + REPORT_DELAY_MS);
      await enqueueJob(tx, reportClearedJob, { guildId, key: id, payload: { id }, at });
    },

    async answer(guildId, id) {
      const unanswered = change(db, guildId, id).where('is_answered', '=', false);
      const answered = await unanswered.set({ is_answered: true }).returning('id').execute();
      return answered.length > 0;
    },
  };
}

async function ask(db: Db, { guildId, id, channelId, moderatorId, wanted }: NewClearing): Promise<void> {
  await db
    .insertInto('clearings')
    .values({
      guild_id: guildId,
      id,
      channel_id: channelId,
      moderator_id: moderatorId,
      wanted: JSON.stringify(wanted),
      state: 'asked',
    })
    .onConflict((conflict) => conflict.columns(['guild_id', 'id']).doNothing())
    .execute();
}

async function find(db: Db, guildId: string, id: string): Promise<Clearing | null> {
  const row = await db
    .selectFrom('clearings')
    .selectAll()
    .where('guild_id', '=', guildId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    id,
    channelId: row.channel_id,
    moderatorId: row.moderator_id,
    wanted: z.parse(clearRequestSchema, row.wanted),
    state: row.state,
    plan: row.plan === null ? null : z.parse(clearingPlanSchema, row.plan),
    problem: row.problem,
  };
}
