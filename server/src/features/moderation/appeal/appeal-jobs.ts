import * as z from 'zod/mini';
import { type JobKind, defineJobKind } from '../../../jobs/job-kind.ts';
import { enqueueJob, retryJob } from '../../../jobs/jobs.ts';
import type { DbTransaction } from '../../../database/database.ts';
import { type Appeal, isLiftOpen, isPostOpen, isTellingOpen } from './appeal.ts';

const payload = z.object({ id: z.string() });

/** Jobs about an appeal, in the order they run. Those of the review message run independently of those of the ban. */
export const liftBanJob = defineJobKind('appeal.lift', payload);
export const announceLiftJob = defineJobKind('appeal.announce', payload);
export const postReviewJob = defineJobKind('appeal.post', payload);
export const showReviewJob = defineJobKind('appeal.show', payload);

/** Enqueues everything still open, to be tried now. */
export async function enqueueOpen(tx: DbTransaction, appeal: Appeal): Promise<void> {
  const { guildId, id } = appeal;
  const open: [JobKind<{ id: string }>, string, boolean][] = [
    [liftBanJob, banOf(id), isLiftOpen(appeal)],
    [announceLiftJob, banOf(id), isTellingOpen(appeal)],
    [postReviewJob, messageOf(id), isPostOpen(appeal)],
  ];
  for (const [kind, subject, isOpen] of open) {
    if (isOpen) await retryJob(tx, kind, { guildId, key: id, payload: { id }, subject });
  }
}

/** Enqueues a redraw of the message in the review channel, if there is one. */
export async function enqueueShow(tx: DbTransaction, appeal: Appeal): Promise<void> {
  const { guildId, id, revision, channelId } = appeal;
  if (channelId === null) return;
  const key = `${id} ${revision}`;
  await enqueueJob(tx, showReviewJob, { guildId, key, payload: { id }, subject: messageOf(id) });
}

// Separate subjects: a ban that cannot be lifted must not keep the review message from reporting it.
const banOf = (id: string) => `appeal.ban ${id}`;
const messageOf = (id: string) => `appeal.review ${id}`;
