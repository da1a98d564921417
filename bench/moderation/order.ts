import * as z from 'zod/mini';

/** A request of the bench to a bot's process; the answer has the same id. */
export const requestSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('punish'),
    id: z.int(),
    guildId: z.string(),
    type: z.enum(['mute', 'kick', 'ban', 'softban']),
    memberId: z.string(),
    moderatorId: z.string(),
    /** Unique per order. */
    reason: z.string(),
    durationMs: z.optional(z.int()),
  }),
  z.object({ kind: z.enum(['find', 'settled']), id: z.int(), guildId: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('left'), id: z.int() }),
]);
export type Request = z.infer<typeof requestSchema>;

/**
 * The answer to a request or, with id 0, the message that the bot is connected. `value` counts cases, or jobs left to
 * do.
 */
export const answerSchema = z.object({ id: z.int(), value: z.int() });
