import { setTimeout as sleep } from 'node:timers/promises';
import { channelMention, roleMention } from '@discordjs/formatters';
import type { Locale } from '@perigee/core/base/locales/locales';
import { m } from '#texts';
import type { CommandContext } from '../../../../bot/command-context.ts';
import type { Db } from '../../../../database/database.ts';
import type { Events } from '../../../../events/events.ts';
import { enqueueJob, findJobStates, type JobStatus } from '../../../../jobs/jobs.ts';
import { channelAuditReason } from '../target-channel.ts';
import { lockChannelJob } from './lock-job.ts';

export interface LockManyDeps {
  db: Db;
  events: Events;
}

interface ManyChannels {
  channelIds: readonly string[];
  isLock: boolean;
  reason: string;
}

/** How long the reply waits for all channels, and how often it looks, in milliseconds. */
const PATIENCE_MS = 60_000;
const LOOK_MS = 200;

/** Channels that are named one by one. */
const NAMED_MAX = 5;

/** Locks or unlocks channels with a durable job for each, and waits for the outcomes; an empty list needs no call. */
export async function lockMany(
  ctx: CommandContext,
  { db, events }: LockManyDeps,
  { channelIds, isLock, reason }: ManyChannels,
): Promise<string> {
  const { guildId, user, roleIds, invocationId, locale } = ctx;
  const keyOf = (channelId: string) => `${invocationId} ${channelId}`;
  const common = { isLock, moderatorId: user.id, moderatorRoleIds: [...roleIds], reason };
  const auditReason = channelAuditReason(ctx, reason);
  await events.transaction(async (tx) => {
    for (const channelId of channelIds) {
      const payload = { ...common, channelId, auditReason };
      await enqueueJob(tx, lockChannelJob, { guildId, key: keyOf(channelId), payload, subject: `channel ${guildId}` });
    }
  });
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await findJobStates(db, lockChannelJob, { guildId, keys: channelIds.map(keyOf) });
    const jobs = channelIds.map((id) => ({ id, job: found.get(keyOf(id)) }));
    if (jobs.every(({ job }) => job?.state !== 'waiting') || Date.now() > until) return describe(jobs, isLock, locale);
    await sleep(LOOK_MS);
  }
}

interface ChannelJob {
  id: string;
  job: Pick<JobStatus, 'state' | 'problem'> | undefined;
}

function describe(jobs: readonly ChannelJob[], isLock: boolean, locale: Locale): string {
  const [waiting, failed] = [
    jobs.filter(({ job }) => job?.state === 'waiting'),
    jobs.filter(({ job }) => job?.state === 'failed'),
  ];
  const done = jobs.length - waiting.length - failed.length;
  const opened = done === 0 ? [] : [m.unlock_many_done({}, { locale })];
  return [
    ...(isLock ? [m.lock_many_done({ count: done }, { locale })] : opened),
    ...(waiting.length === 0 ? [] : [m.lock_many_waiting({ count: waiting.length }, { locale })]),
    ...failed
      .slice(0, NAMED_MAX)
      .map(({ id, job }) =>
        m.lock_many_failed({ channel: channelMention(id), problem: job?.problem ?? '?' }, { locale }),
      ),
    ...(failed.length > NAMED_MAX ? [m.case_report_more({ count: failed.length - NAMED_MAX }, { locale })] : []),
  ].join('\n');
}

/** Says which roles keep writing, and that the moderator does. */
export function describeWriters(
  { keeping, keepsModerator }: { keeping: readonly string[]; keepsModerator: boolean },
  locale: Locale,
): string[] {
  const roles = [...new Set(keeping)].map((id) => roleMention(id)).join(', ');
  return [
    ...(roles === '' ? [] : [m.lock_keeping({ roles }, { locale })]),
    ...(keepsModerator ? [m.lock_keeps_you({}, { locale })] : []),
  ];
}
