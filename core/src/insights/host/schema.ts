import * as z from 'zod/mini';
import { PAYMENT_STATES } from '../../community/boost/payment-state.ts';
import { PAYMENT_ANSWERS } from '../../community/boost/payment-answer.ts';
import { PLAN_TYPES } from '../../community/boost/plans.ts';
import { CHECK_STATUSES } from './check-status.ts';

/** ISO 8601. */
const moment = z.string();

const processSchema = z.object({
  name: z.string(),
  /** The machine it runs on, and its process id there. */
  host: z.string(),
  pid: z.int(),
  roles: z.array(z.string()),
  version: z.string(),
  nodeVersion: z.string(),
  startedAt: moment,
  seenAt: moment,
  memoryMb: z.int(),
  /** 99th percentile of the event loop delay, in milliseconds. */
  loopDelayMs: z.int(),
  /** Within the last hour. */
  errors: z.int(),
  /** Number of shards it runs. */
  shards: z.int(),
  isDraining: z.boolean(),
  /** Whether other processes could take over its roles; otherwise it is not drained. */
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
  /** The kind of job, such as `reminder.deliver`. */
  name: z.string(),
  /** Not due yet. */
  scheduled: z.int(),
  /** Due, but not done yet. */
  due: z.int(),
  /** Of these, the jobs due for more than half a minute. */
  overdue: z.int(),
  oldestDueAt: z.nullable(moment),
  /** Given up, but still stored. */
  failed: z.int(),
});
export type HostQueue = z.infer<typeof queueSchema>;

const errorHourSchema = z.object({ hour: moment, http: z.int(), acts: z.int(), gateway: z.int() });
export type ErrorHour = z.infer<typeof errorHourSchema>;

/** Actions of hosts that are logged. */
export const HOST_ACTIONS = ['drain', 'resume', 'retryAct', 'checkPayment', 'answerPayment'] as const;

const hostActionSchema = z.object({
  id: z.string(),
  at: moment,
  byId: z.string(),
  deed: z.enum(HOST_ACTIONS),
  /** A process, a kind of job, or a payment. */
  subject: z.string(),
  /** The host's ruling on a payment; null for anything else. */
  detail: z.nullable(z.string()),
});
export type HostAction = z.infer<typeof hostActionSchema>;

export const hostStateSchema = z.object({
  processes: z.array(processSchema),
  shards: z.array(shardSchema),
  queues: z.array(queueSchema),
  /** Every hour of the last day, oldest first. */
  errorHours: z.array(errorHourSchema),
  /** Newest first. */
  deeds: z.array(hostActionSchema),
});
export type HostState = z.infer<typeof hostStateSchema>;

export const checkResultSchema = z.object({
  id: z.string(),
  finding: z.string(),
  status: z.enum(CHECK_STATUSES),
  facts: z.record(z.string(), z.union([z.string(), z.number()])),
});

export const failedJobSchema = z.object({
  /** `0` where it belongs to no guild. */
  guildId: z.string(),
  id: z.string(),
  name: z.string(),
  failedAt: moment,
  attempts: z.int(),
  problem: z.nullable(z.string()),
  /** False where the consequences of the failure, such as a refund, have already been carried out. */
  canRetry: z.boolean(),
});
export type FailedJob = z.infer<typeof failedJobSchema>;

export const hostPaymentSchema = z.object({
  id: z.string(),
  userId: z.string(),
  plan: z.enum(PLAN_TYPES),
  /** In hundredths of the currency, like `refunded`. */
  amount: z.int(),
  currency: z.string(),
  state: z.enum(PAYMENT_STATES),
  refunded: z.int(),
  /** What is wrong with it, as a text for the host. */
  problem: z.nullable(z.string()),
  createdAt: moment,
  checkedAt: z.nullable(moment),
  /** The provider's id of the payment, for finding it in the provider's dashboard. */
  providerId: z.nullable(z.string()),
  /** The share of a month it currently grants, 0 to 1; null if it never granted anything. */
  given: z.nullable(z.number()),
  answer: z.nullable(z.enum(PAYMENT_ANSWERS)),
  /** Whether it needs attention. */
  isOpen: z.boolean(),
});
export type HostPayment = z.infer<typeof hostPaymentSchema>;
