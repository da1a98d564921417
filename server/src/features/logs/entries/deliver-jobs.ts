import * as z from 'zod/mini';
import { defineJobKind } from '../../../jobs/job-kind.ts';
import { newJob } from '../../../jobs/jobs.ts';

/** A message of entries that has to be posted in its log channel. */
export const deliverJob = defineJobKind('logs.deliver', z.object({ channelId: z.string(), batch: z.string() }));

/** A message that is posted, or being posted, and about whose entries the audit log now says more. */
export const amendJob = defineJobKind('logs.amend', z.object({ channelId: z.string(), batch: z.string() }));

/** Events within this time share a message, as far as they fit, in milliseconds. */
const GATHER_MS = 1_000;

/** Messages of one log channel are posted and edited one after another. */
const subjectOf = (channelId: string) => `logs ${channelId}`;

interface Batch {
  guildId: string;
  channelId: string;
  batch: string;
}

/** The job that sends a batch, after some time to gather entries. */
export function deliveryOf({ guildId, ...payload }: Batch) {
  const at = new Date(Date.now() + GATHER_MS);
  return newJob(deliverJob, { guildId, key: payload.batch, payload, at, subject: subjectOf(payload.channelId) });
}

/** @param because what is added; one edit for each. */
export function amendmentOf({ guildId, ...payload }: Batch, because: string) {
  return newJob(amendJob, {
    guildId,
    key: `${payload.batch} ${because}`,
    payload,
    subject: subjectOf(payload.channelId),
  });
}
