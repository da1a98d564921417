import * as z from 'zod/mini';
import { defineControlOrder } from '../control/control-order.ts';

const id = z.string().check(z.regex(/^\d{1,20}$/));

/** Forget a person. */
export const forgetOrder = defineControlOrder(
  'forget',
  z.object({ whom: z.object({ personId: id, guildId: z.nullable(id) }) }),
);
