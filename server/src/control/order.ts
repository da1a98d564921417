import { PLAN_TYPES } from '@perigee/core/boost/plans';
import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^\d{1,20}$/));

/** What another program on this machine can ask of the process that holds a data folder. */
export const orderSchema = z.discriminatedUnion('order', [
  /** Stop database writes for as long as the connection is open. */
  z.object({ order: z.literal('hold') }),
  /** Run the checks of the doctor. */
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
