import { defineEvent } from '@perigee/core/base/events/event';
import * as z from 'zod/mini';

/** Published once an order is settled. */
export const orderSettled = defineEvent('shop.settled', z.object({ guildId: z.string(), id: z.string() }));
