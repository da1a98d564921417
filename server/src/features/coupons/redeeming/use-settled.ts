import { defineEvent } from '@perigee/core/events/event';
import * as z from 'zod/mini';

/** It is known what became of a use. */
export const useSettled = defineEvent('coupons.settled', z.object({ guildId: z.string(), id: z.string() }));
