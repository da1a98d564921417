import * as z from 'zod/mini';

/** Most messages deleted by one command. */
export const CLEARED_MAX = 1_000;

/**
 * Messages older than two weeks cannot be deleted in bulk (the platform's code 50034), and only slowly one by one: at
 * most this many of them are deleted, the rest stays.
 */
export const OLD_MAX = 25;

/** Kinds of messages that a clearing can be limited to. */
export const CLEAR_KINDS = ['bots', 'links', 'attachments'] as const;
export type ClearKind = (typeof CLEAR_KINDS)[number];

/** A moderator's request. */
export const clearRequestSchema = z.object({
  count: z.int(),
  authorId: z.nullable(z.string()),
  kind: z.nullable(z.enum(CLEAR_KINDS)),
  text: z.nullable(z.string()),
  /** Only messages between these two; those posted after the command are never deleted. */
  beforeId: z.string(),
  afterId: z.nullable(z.string()),
  includesPinned: z.boolean(),
  /** The command's own message, if it was typed: it is deleted too, but not counted. */
  commandId: z.nullable(z.string()),
});
export type ClearRequest = z.infer<typeof clearRequestSchema>;

/** The messages to delete, and the figures for the report. */
export const clearingPlanSchema = z.object({
  /** Deleted in bulk. */
  recent: z.array(z.string()),
  /** Deleted one by one. */
  old: z.array(z.string()),
  /** Number of messages per author, descending. */
  authors: z.array(z.object({ id: z.string(), count: z.int() })),
  /** Messages older than two weeks beyond those deleted one by one. */
  left: z.int(),
  pinned: z.int(),
  /** Whether the search stopped before all messages were checked. */
  isCut: z.boolean(),
});
export type ClearingPlan = z.infer<typeof clearingPlanSchema>;

export interface Clearing {
  id: string;
  channelId: string;
  moderatorId: string;
  wanted: ClearRequest;
  state: 'asked' | 'running' | 'done' | 'failed';
  plan: ClearingPlan | null;
  problem: string | null;
}
