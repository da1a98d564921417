import * as z from 'zod/mini';
import { defineEvent } from '../events/event.ts';

/** Whether these guilds have boost may be another answer from now on. */
export const boostChanged = defineEvent('boost.changed', z.object({ guildIds: z.array(z.string()) }));
