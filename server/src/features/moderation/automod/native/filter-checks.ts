import type { NativeRuleKey } from '@perigee/core/moderation/automod/native/native-rule';
import { enqueueJobs, newJob } from '../../../../jobs/jobs.ts';
import type { Db } from '../../../../database/database.ts';
import { syncNativeJob } from './sync-native-job.ts';
import type { NativeStore } from './native-store.ts';
import { nativeSubjectOf } from './native-subject.ts';

/** Checks requested within this time are merged into one, in milliseconds. */
const TOGETHER_MS = 1_000;

/** Schedules a check, soon, that the filters of these rules are on the platform as they should be. */
export async function scheduleFilterChecks(db: Db, guildId: string, rules: readonly NativeRuleKey[]): Promise<void> {
  const turn = Math.ceil((Date.now() + 1) / TOGETHER_MS);
  const at = new Date(turn * TOGETHER_MS);
  await db.transaction().execute((tx) =>
    enqueueJobs(
      tx,
      rules.map((rule) => newFilterCheckJob({ guildId, rule }, `${turn}`, at)),
    ),
  );
}

/** Rows per query, and the gap between two checks in milliseconds, which limits the rate of platform calls. */
const STEP = 200;
const APART_MS = 100;

/** Each filter is checked once per interval of this length, in milliseconds, however many processes start in it. */
const EVERY_MS = 10 * 60_000;

/**
 * Schedules a check of every filter, one after the other. Changes the gateway reported while no process listened are
 * noticed only this way.
 */
export async function scheduleAllFilterChecks(db: Db, store: NativeStore): Promise<void> {
  const turn = `all ${Math.floor(Date.now() / EVERY_MS)}`;
  let at = Date.now();
  let last: Awaited<ReturnType<NativeStore['after']>>[number] | null = null;
  for (;;) {
    const rows: Awaited<ReturnType<NativeStore['after']>> = await store.after(last, STEP);
    last = rows.at(-1) ?? null;
    if (last === null) return;
    const jobs = rows.map((row) => newFilterCheckJob(row, turn, new Date((at += APART_MS))));
    await db.transaction().execute((tx) => enqueueJobs(tx, jobs));
  }
}

function newFilterCheckJob({ guildId, rule }: { guildId: string; rule: NativeRuleKey }, turn: string, at: Date) {
  const payload = { rule, restore: false };
  return newJob(syncNativeJob, { guildId, key: `${rule} look ${turn}`, payload, at, subject: nativeSubjectOf(rule) });
}
