import { PLAN_TYPES } from '@perigee/core/boost/plans';
import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^\d{1,20}$/));

/** What a process that works on a data folder is asked to do by another program of this machine. */
export const orderSchema = z.discriminatedUnion('order', [
  /** To leave its database alone for as long as the connection is open. */
  z.object({ order: z.literal('hold') }),
  /** To look at everything the doctor knows of. */
  z.object({ order: z.literal('examine') }),
  z.object({ order: z.literal('forget'), whom: z.object({ personId: id, guildId: z.nullable(id) }) }),
  z.object({
    order: z.literal('gift'),
    gift: z.object({
      plan: z.enum(PLAN_TYPES),
      months: z.int(),
      count: z.int(),
      expiresAt: z.nullable(z.iso.datetime()),
    }),
  }),
]);
export type ControlOrder = z.infer<typeof orderSchema>;

export const answerSchema = z.union([z.object({ result: z.unknown() }), z.object({ problem: z.string() })]);
export type Answer = z.infer<typeof answerSchema>;
