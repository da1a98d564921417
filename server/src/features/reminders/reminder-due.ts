import * as z from 'zod/mini';
import { defineActKind } from '../../acts/act-kind.ts';

/** A reminder has to be delivered. */
export const reminderDue = defineActKind('reminder.deliver', z.object({ id: z.string() }));
