import { defineEvent } from '@perigee/core/base/events/event';
import * as z from 'zod/mini';

/** Published when a use was settled. */
export const redemptionSettled = defineEvent('coupons.settled', z.object({ guildId: z.string(), id: z.string() }));
