import * as z from 'zod/mini';

/** A past or running raid, and the countermeasures. Moments are ISO 8601. */
export const raidEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  isLogOnly: z.boolean(),
  /** Countermeasures while the raid lasts; false for a raid that was only logged. */
  pausesInvites: z.boolean(),
  raisesVerification: z.boolean(),
  joined: z.int(),
  kicked: z.int(),
  /** When it ends by itself, or would have ended. */
  endsAt: z.string(),
  /** Null while it goes on. */
  endedAt: z.nullable(z.string()),
  /** A moderator ended it early. */
  isUndone: z.boolean(),
});
export type RaidEntry = z.infer<typeof raidEntrySchema>;
