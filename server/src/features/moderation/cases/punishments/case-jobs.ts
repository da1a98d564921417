import * as z from 'zod/mini';
import { defineJobKind } from '../../../../jobs/job-kind.ts';
import {
  cancelJob,
  enqueueJob,
  enqueueJobs,
  findJob,
  retrySubjectsNow,
  newJob,
  retryJob,
} from '../../../../jobs/jobs.ts';
import { listWaiting } from '../../../../jobs/waiting-jobs.ts';
import type { Db, DbTransaction } from '../../../../database/database.ts';
import type { Case } from '../records/case-record.ts';

const ofCase = z.object({ number: z.int(), revision: z.int() });

/** Carry out a case, finish a softban, and end a case when it expires. */
export const applyCaseJob = defineJobKind('cases.apply', ofCase);
export const releaseSoftbanJob = defineJobKind('cases.release', ofCase);
export const endCaseJob = defineJobKind('cases.end', ofCase);

/** Notifies a member of their warn, which needs no action on the platform. */
export const notifyOfWarnJob = defineJobKind('cases.tell', ofCase);

/** Carries out many bans with one bulk call. */
export const applyManyJob = defineJobKind('cases.applyMany', z.object({ numbers: z.array(z.int()) }));

/** Mutes a member again who rejoined while muted by role. */
export const remuteJob = defineJobKind('cases.remute', ofCase);

/** Gives a new mute role to members whose mute is in force with a role that was deleted. */
export const moveMutesJob = defineJobKind('cases.moveMutes', z.object({ roleId: z.string() }));

/** Reports the outcome of an order to the moderator if the process handling it could not. */
export const reportModerationOrderJob = defineJobKind(
  'cases.report',
  z.object({ numbers: z.array(z.int()), channelId: z.string(), moderatorId: z.string() }),
);

const OBSERVATIONS = ['ban', 'unban', 'timeout', 'timeoutEnd', 'role', 'roleEnd'] as const;

/** Something happened to a member on the platform, and its author is unknown so far. */
export const observeJob = defineJobKind(
  'cases.observe',
  z.object({
    kind: z.enum(OBSERVATIONS),
    memberId: z.string(),
    memberName: z.nullable(z.string()),
    /** The time of the observation and the end of a timeout, both in milliseconds since 1970. */
    at: z.int(),
    until: z.nullable(z.int()),
    /** The mute role that was given or taken. */
    roleId: z.nullable(z.string()),
  }),
);
export type Observation = z.infer<typeof observeJob.payload>;

/**
 * What cases of a type affect. Different aspects do not wait for each other: a retried kick does not delay an unmute.
 */
const ASPECTS: Record<Case['type'], string> = {
  warn: 'warn',
  note: 'warn',
  kick: 'kick',
  mute: 'mute',
  unmute: 'mute',
  ban: 'ban',
  softban: 'ban',
  unban: 'ban',
};

/** Types of the aspect whose bans can also be carried out in bulk, without a subject that keeps them in order. */
export const BANS: readonly Case['type'][] = ['ban', 'softban', 'unban'];

function toJob({ guildId, number, revision, type, member }: Case) {
  const subject = `cases.${ASPECTS[type]} ${member.id}`;
  return { guildId, key: `${number} ${revision}`, payload: { number, revision }, subject };
}

/** Due when the case was created, so that jobs of one subject run in case order, whenever they are enqueued. */
const stepOf = (of: Case) => ({ ...toJob(of), at: of.createdAt });

/** The job that carries out a case, to be enqueued with others. */
export const newApply = (of: Case) => newJob(applyCaseJob, stepOf(of));
/** The job that notifies a member of a case. */
export const newNotification = (of: Case) => newJob(notifyOfWarnJob, stepOf(of));
/** The job that ends a case; none if it has no end. */
export const newEnd = (of: Case) => (of.endsAt === null ? [] : [newJob(endCaseJob, { ...toJob(of), at: of.endsAt })]);

/** Enqueues carrying out a case, in the transaction that writes it. */
export async function enqueueApply(tx: DbTransaction, of: Case): Promise<void> {
  await enqueueJob(tx, applyCaseJob, stepOf(of));
}

/** Enqueues carrying out a failed case again. */
export async function retryApply(tx: DbTransaction, of: Case): Promise<void> {
  await retryJob(tx, applyCaseJob, stepOf(of));
}

/**
 * Tries again now what waits for a retry before these new orders: an order must not wait for hours because of an older
 * one. An end that the platform refuses is tried behind them, and is cancelled if they replace its case.
 */
export async function retryEarlierCasesNow(tx: DbTransaction, guildId: string, orders: readonly Case[]): Promise<void> {
  await retrySubjectsNow(tx, { guildId, subjects: orders.map((of) => toJob(of).subject), behind: endCaseJob });
}

/** Cancels carrying out a case; false if that may have begun. */
export async function cancelApply(tx: DbTransaction, of: Case): Promise<boolean> {
  return cancelJob(tx, applyCaseJob, toJob(of));
}

/** Enqueues the second half of a softban, which lifts the ban. */
export async function enqueueRelease(tx: DbTransaction, of: Case): Promise<void> {
  await retryJob(tx, releaseSoftbanJob, stepOf(of));
}

/** Enqueues the end of a case, if it has one. */
export async function enqueueCaseEnd(tx: DbTransaction, of: Case): Promise<void> {
  await enqueueJobs(tx, newEnd(of));
}

/** Enqueues the end of a case again after it failed. */
export async function retryEnd(tx: DbTransaction, of: Case): Promise<void> {
  await retryJob(tx, endCaseJob, toJob(of));
}

/** False if the case has no scheduled end, or is being ended right now. */
export async function cancelEnd(tx: DbTransaction, of: Case): Promise<boolean> {
  return cancelJob(tx, endCaseJob, toJob(of));
}

/** Enqueues muting a member again after they rejoined. @param occasion Distinguishes several returns. */
export async function enqueueRemute(tx: DbTransaction, of: Case, occasion: string): Promise<void> {
  await enqueueJob(tx, remuteJob, remuteOf(of, occasion));
}

/** Whether the member of this case is still to be muted again after that return. */
export async function isRemuting(db: Db, of: Case, occasion: string): Promise<boolean> {
  return (await findJob(db, remuteJob, remuteOf(of, occasion)))?.state === 'waiting';
}

function remuteOf(of: Case, occasion: string) {
  const job = toJob(of);
  return { ...job, key: `${job.key} ${occasion}` };
}

/** Reads one page of a guild's audit log, after the given entry. */
export const readBackJob = defineJobKind(
  'cases.readBack',
  // When the guild became available, in milliseconds since 1970; distinguishes separate runs.
  z.object({ after: z.string(), begunAt: z.int() }),
);

/** The job that reads a page of the audit log. @param at When it is due. */
export function newReadBack(guildId: string, payload: z.infer<typeof readBackJob.payload>, at: Date) {
  return newJob(readBackJob, { guildId, key: `${payload.after} ${payload.begunAt}`, payload, at });
}

/** The longest that anything waits for an audit log to be read back, in milliseconds. */
const READ_WITHIN_MS = 5 * 60_000;

/**
 * Whether a guild's audit log is still being read back, by any process. False once the guild has been available for
 * five minutes, because the platform may refuse to answer for hours.
 */
export async function isReadingBack(db: Db, guildId: string): Promise<boolean> {
  const waiting = await listWaiting(db, readBackJob, guildId);
  return waiting.some(({ payload }) => payload.begunAt > Date.now() - READ_WITHIN_MS);
}

/** How long to wait for an audit log entry that names the moderator, in milliseconds. */
const OBSERVED_AFTER_MS = 10_000;

/** Enqueues a delayed investigation, so that the audit log entry can arrive first. Duplicate events share a key. */
export async function enqueueObserve(tx: DbTransaction, guildId: string, observation: Observation): Promise<void> {
  const { kind, memberId, at, until } = observation;
  const occasion = until ?? Math.floor(at / OBSERVED_AFTER_MS);
  await enqueueJob(tx, observeJob, {
    guildId,
    key: `${kind} ${memberId} ${occasion}`,
    payload: observation,
    subject: `cases.observe ${memberId}`,
    at: new Date(at + OBSERVED_AFTER_MS),
  });
}
