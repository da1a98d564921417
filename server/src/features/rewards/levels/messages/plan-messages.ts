import type { GuildSettings } from '@perigee/core/community/guilds/schema';
import { paceGreetings, WINDOW_MS } from '@perigee/core/greetings/pace';
import { enqueueJobs, newJob } from '../../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../../database/database.ts';
import type { DirectMessages } from '../../../../bot/direct-messages/direct-messages.ts';
import type { MemberStep } from '../step-members.ts';
import { announceLevelJob, summariseLevelUpsJob } from './level-jobs.ts';
import { lockLevelWindow, saveLevelWindow } from './window-store.ts';

/** Levels announced one by one per minute; a single line counts the others. */
export const ANNOUNCED_PER_MINUTE = 10;

interface LevelAnnouncements {
  guildId: string;
  settings: GuildSettings;
  /** Members who rose, each once, with their current level. */
  steps: readonly MemberStep[];
}

/** Schedules messages about reached levels, as the guild's settings say. */
export async function planMessages(
  tx: DbTransaction,
  directMessages: Pick<DirectMessages, 'plan'>,
  { guildId, settings, steps }: LevelAnnouncements,
): Promise<void> {
  const { place, channel } = settings.levels.message;
  if (place === 'off' || steps.length === 0) return;
  if (place === 'direct') return planDirect(tx, directMessages, guildId, steps);
  const reported = steps.flatMap((step) => {
    const channelId = place === 'channel' ? channel : step.channelId;
    return channelId === null ? [] : [{ ...step, channelId }];
  });
  await planPosts(tx, guildId, place, reported);
}

async function planPosts(
  tx: DbTransaction,
  guildId: string,
  place: 'here' | 'channel',
  steps: readonly (MemberStep & { channelId: string })[],
): Promise<void> {
  const now = Date.now();
  const last = steps.at(-1);
  if (last === undefined) return;
  const known = await lockLevelWindow(tx, guildId);
  const { window, dueAt } = paceGreetings(known, { now, count: steps.length, perMinute: ANNOUNCED_PER_MINUTE });
  await saveLevelWindow(tx, guildId, window, last.channelId);
  // One after another, so that the messages appear in the order the levels were reached.
  const subject = 'levels.tell';
  const jobs = steps.flatMap((step, index) => {
    const at = dueAt[index] ?? null;
    if (at === null) return [];
    const payload = { ...partsOf(step), place, channelId: step.channelId, at: now };
    return [newJob(announceLevelJob, { guildId, key: keyOf(step, now), payload, subject, at: new Date(at) })];
  });
  const { begunAt, others } = window;
  const at = new Date(begunAt + WINDOW_MS);
  const rest =
    others === 0
      ? []
      : [newJob(summariseLevelUpsJob, { guildId, key: String(begunAt), payload: { begunAt }, subject, at })];
  await enqueueJobs(tx, [...jobs, ...rest]);
}

/** Within the bot's budget for direct messages; members without a slot get none. */
async function planDirect(
  tx: DbTransaction,
  directMessages: Pick<DirectMessages, 'plan'>,
  guildId: string,
  steps: readonly MemberStep[],
): Promise<void> {
  const now = Date.now();
  const turns = await directMessages.plan(tx, { guildId, count: steps.length, now });
  const jobs = steps.flatMap((step, index) => {
    const at = turns[index] ?? null;
    const payload = { ...partsOf(step), place: 'direct' as const, channelId: null, at: now };
    return at === null ? [] : [newJob(announceLevelJob, { guildId, key: keyOf(step, now), payload, at })];
  });
  await enqueueJobs(tx, jobs);
}

function partsOf({ userId, level, before: previous, xp, rewards }: MemberStep) {
  return { userId, level, previous, xp, rewardLevels: rewards.map((reward) => reward.level) };
}

function keyOf({ userId, level }: MemberStep, now: number): string {
  return `${userId} ${level} ${now}`;
}
