import { snowflake } from '@perigee/core/base/ids/snowflake';
import * as z from 'zod/mini';
import { type ComponentState, stateId } from '../../../../bot/component-states/component-state.ts';
import { orderDetails } from './order-details.ts';

/** An end that an order may have, and its reason without the words that say it; without an end if neither is set. */
const orderEnd = z.object({
  durationMs: z.exactOptional(z.number()),
  endsAtMs: z.exactOptional(z.number()),
  reason: z.string(),
});
export type OrderEnd = z.infer<typeof orderEnd>;

const order = z.object({
  /** The command that gave it, whose settings hold for the confirmation too. */
  command: z.exactOptional(z.string()),
  details: orderDetails,
  memberIds: z.array(z.string()),
  /** What the moderator chooses from, if the order may end at several times. */
  ends: z.exactOptional(z.array(orderEnd)),
});

/** An order that waits for its moderator: for a button press, or for the reason in a form. */
export type WaitingOrder = z.infer<typeof order>;

/** Longer than its buttons work and a form is filled in. */
export const orderState: ComponentState<WaitingOrder> = {
  name: 'moderation.order',
  schema: order,
  lifetimeMs: 24 * 60 * 60 * 1000,
};

/** The arguments of everything that an order waits for. */
export const ownedOrder = { orderId: stateId, moderatorId: snowflake };
