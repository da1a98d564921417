import { RULE_KEYS, type RuleKey } from '@perigee/core/moderation/automod/catalogue';
import { cancelJob, enqueueJob } from '../../../../jobs/jobs.ts';
import { listWaiting } from '../../../../jobs/waiting-jobs.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import { onSectionSaved, readStored } from '../../../community/index.ts';
import { endTrialJob } from './end-trial-job.ts';

/** Schedules a report for the end of every saved trial, however far away; a trial ended early is reported at once. */
export const followTrials = onSectionSaved('automod', async (tx, { guildId }) => {
  const automod = (await readStored(tx, guildId, ['automod']))('automod');
  if (automod === undefined) return;
  const now = Date.now();
  const plannedEnds = await endsAhead(tx, guildId);
  for (const rule of RULE_KEYS) {
    const { enabled, logOnly, logOnlyUntil } = automod[rule];
    const isOnTrial = enabled && logOnlyUntil !== null && logOnlyUntil > now;
    if (isOnTrial && plannedEnds.some((end) => end.rule === rule && end.until === logOnlyUntil)) continue;
    const since = await takeBackEnds(tx, guildId, plannedEnds, rule);
    if (isOnTrial) {
      const payload = { rule, since: since ?? now, until: logOnlyUntil, isEarly: false };
      await enqueueJob(tx, endTrialJob, {
        guildId,
        key: `${rule} ${logOnlyUntil}`,
        payload,
        at: new Date(logOnlyUntil),
      });
    } else if (since !== null && enabled && !logOnly) {
      const payload = { rule, since, until: now, isEarly: true };
      await enqueueJob(tx, endTrialJob, { guildId, key: `${rule} ${now}`, payload });
    }
  }
});

interface EndAhead {
  key: string;
  rule: RuleKey;
  since: number;
  until: number;
}

/** Scheduled ends of trials. */
async function endsAhead(tx: DbTransaction, guildId: string): Promise<EndAhead[]> {
  const waiting = await listWaiting(tx, endTrialJob, guildId);
  return waiting.map(({ key, payload }) => ({ ...payload, key }));
}

/** Cancels the scheduled ends of a rule's trial. Returns when the trial began, or null if there was none. */
async function takeBackEnds(
  tx: DbTransaction,
  guildId: string,
  plannedEnds: readonly EndAhead[],
  rule: RuleKey,
): Promise<number | null> {
  const startTimes: number[] = [];
  for (const end of plannedEnds) {
    if (end.rule === rule && (await cancelJob(tx, endTrialJob, { guildId, key: end.key }))) startTimes.push(end.since);
  }
  return startTimes.length === 0 ? null : Math.min(...startTimes);
}
