import * as z from 'zod/mini';

/** Most messages one command deletes. */
export const CLEARED_MAX = 1_000;

/**
 * Messages older than two weeks can not be deleted in bulk (the platform's code 50034), and one by one only slowly: so
 * many of them are deleted, the others are left.
 */
export const OLD_MAX = 25;

/** What only messages of one kind are deleted by. */
export const CLEAR_KINDS = ['bots', 'links', 'attachments'] as const;
export type ClearKind = (typeof CLEAR_KINDS)[number];

/** What somebody wants deleted. */
export const clearRequestSchema = z.object({
  count: z.int(),
  authorId: z.nullable(z.string()),
  kind: z.nullable(z.enum(CLEAR_KINDS)),
  text: z.nullable(z.string()),
  /** Only what stands before and after these; what came after the command is never deleted. */
  beforeId: z.string(),
  afterId: z.nullable(z.string()),
  includesPinned: z.boolean(),
  /** The command itself, where it was typed: it goes too and counts for nothing. */
  commandId: z.nullable(z.string()),
});
export type ClearRequest = z.infer<typeof clearRequestSchema>;

/** Which messages are deleted, and what is said of it. */
export const clearingPlanSchema = z.object({
  /** In bulk. */
  recent: z.array(z.string()),
  /** One by one. */
  old: z.array(z.string()),
  /** How many of whom, most first. */
  authors: z.array(z.object({ id: z.string(), count: z.int() })),
  /** Older than two weeks, and beyond what is deleted one by one. */
  left: z.int(),
  pinned: z.int(),
  /** Not all messages were looked at. */
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
  isAnswered: boolean;
}
