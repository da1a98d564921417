import { defineEvent } from '@perigee/core/events/event';
import * as z from 'zod/mini';

/** It is known what became of an order. */
export const orderSettled = defineEvent('shop.settled', z.object({ guildId: z.string(), id: z.string() }));
