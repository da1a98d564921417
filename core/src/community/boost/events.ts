import * as z from 'zod/mini';
import { defineEvent } from '../../base/events/event.ts';

/** Whether these guilds have boost may have changed. */
export const boostChanged = defineEvent('boost.changed', z.object({ guildIds: z.array(z.string()) }));
