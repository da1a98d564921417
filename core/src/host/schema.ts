import * as z from 'zod/mini';
import { PAYMENT_STATES } from '../boost/payment-state.ts';
import { PAYMENT_ANSWERS } from '../boost/payment-answer.ts';
import { PLAN_TYPES } from '../boost/plans.ts';
import { CHECK_STATUSES } from './check-status.ts';

/** Moments are ISO 8601. */
const moment = z.string();

const processSchema = z.object({
  name: z.string(),
  /** The machine it runs on, and its number there. */
  host: z.string(),
  pid: z.int(),
  roles: z.array(z.string()),
  version: z.string(),
  nodeVersion: z.string(),
  startedAt: moment,
  seenAt: moment,
  memoryMb: z.int(),
  /** How late it was for what it had to do, in milliseconds, all but the latest hundredth. */
  loopDelayMs: z.int(),
  /** Within the last hour. */
  errors: z.int(),
  /** Shards it runs. */
  shards: z.int(),
  isDraining: z.boolean(),
  /** Whether others would do what it does; without them it is not drained. */
  isReplaceable: z.boolean(),
});
export type HostProcess = z.infer<typeof processSchema>;

const shardSchema = z.object({
  id: z.int(),
  /** The process that runs it; null for none. */
  process: z.nullable(z.string()),
  isReady: z.boolean(),
  guilds: z.int(),
  pingMs: z.nullable(z.int()),
});
export type HostShard = z.infer<typeof shardSchema>;

const queueSchema = z.object({
  /** The kind of act, such as `reminder.deliver`. */
  name: z.string(),
  /** Waiting for a time to come. */
  scheduled: z.int(),
  /** Due, and not done yet. */
  due: z.int(),
  /** Of these, those that were due half a minute ago. */
  overdue: z.int(),
  oldestDueAt: z.nullable(moment),
  /** Given up, and still remembered. */
  failed: z.int(),
});
export type HostQueue = z.infer<typeof queueSchema>;

const errorHourSchema = z.object({ hour: moment, http: z.int(), acts: z.int(), gateway: z.int() });
export type ErrorHour = z.infer<typeof errorHourSchema>;

/** What hosts do here. */
export const HOST_DEEDS = ['drain', 'resume', 'retryAct', 'checkPayment', 'answerPayment'] as const;

const deedSchema = z.object({
  id: z.string(),
  at: moment,
  byId: z.string(),
  deed: z.enum(HOST_DEEDS),
  /** A process, a kind of act, or a payment. */
  subject: z.string(),
  /** The answer to a payment; null for anything else. */
  detail: z.nullable(z.string()),
});
export type HostDeed = z.infer<typeof deedSchema>;

export const hostStateSchema = z.object({
  processes: z.array(processSchema),
  shards: z.array(shardSchema),
  queues: z.array(queueSchema),
  /** The last day, oldest first, every hour. */
  errorHours: z.array(errorHourSchema),
  /** The newest, newest first. */
  deeds: z.array(deedSchema),
});
export type HostState = z.infer<typeof hostStateSchema>;

export const checkResultSchema = z.object({
  id: z.string(),
  finding: z.string(),
  status: z.enum(CHECK_STATUSES),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const failedActSchema = z.object({
  /** `0` where it belongs to no server. */
  guildId: z.string(),
  id: z.string(),
  name: z.string(),
  failedAt: moment,
  attempts: z.int(),
  problem: z.nullable(z.string()),
  /** False where what follows from its failure was done already, such as paying back. */
  canRetry: z.boolean(),
});
export type FailedAct = z.infer<typeof failedActSchema>;

export const hostPaymentSchema = z.object({
  id: z.string(),
  userId: z.string(),
  plan: z.enum(PLAN_TYPES),
  /** In hundredths of the currency, as is `refunded`. */
  amount: z.int(),
  currency: z.string(),
  state: z.enum(PAYMENT_STATES),
  refunded: z.int(),
  /** What is wrong with it, in words for the host. */
  problem: z.nullable(z.string()),
  createdAt: moment,
  checkedAt: z.nullable(moment),
  /** The provider's own id of it, to be found by in its cabinet. */
  providerId: z.nullable(z.string()),
  /** The share of a month that it gives at the moment, 0 to 1; null while it never gave anything. */
  given: z.nullable(z.number()),
  answer: z.nullable(z.enum(PAYMENT_ANSWERS)),
  /** Whether somebody has to look at it. */
  isOpen: z.boolean(),
});
export type HostPayment = z.infer<typeof hostPaymentSchema>;
