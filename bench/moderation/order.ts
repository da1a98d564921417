import * as z from 'zod/mini';

/** What the bench asks a bot's process for; it is answered by the same id. */
export const requestSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('punish'),
    id: z.int(),
    guildId: z.string(),
    type: z.enum(['mute', 'kick', 'ban', 'softban']),
    memberId: z.string(),
    moderatorId: z.string(),
    /** Tells this order from every other one. */
    reason: z.string(),
    durationMs: z.optional(z.int()),
  }),
  z.object({ kind: z.enum(['find', 'settled']), id: z.int(), guildId: z.string(), reason: z.string() }),
  z.object({ kind: z.literal('left'), id: z.int() }),
]);
export type Request = z.infer<typeof requestSchema>;

/** The answer to a request, or, with the id 0, that the bot is connected. `value` counts cases, or acts left to do. */
export const answerSchema = z.object({ id: z.int(), value: z.int() });
