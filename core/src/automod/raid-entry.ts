import * as z from 'zod/mini';

/** A crowd that came in, and what was done about it. Moments are ISO 8601. */
export const raidEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  isLogOnly: z.boolean(),
  /** Done while it lasts; not where it is only logged. */
  pausesInvites: z.boolean(),
  raisesVerification: z.boolean(),
  joined: z.int(),
  kicked: z.int(),
  /** When it ends by itself, or would have. */
  endsAt: z.string(),
  /** Null while it goes on. */
  endedAt: z.nullable(z.string()),
  /** A moderator ended it before its time. */
  isUndone: z.boolean(),
});
export type RaidEntry = z.infer<typeof raidEntrySchema>;
