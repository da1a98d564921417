import * as z from 'zod/mini';
import { defineActKind } from '../../../acts/act-kind.ts';

/** Delivers a reminder. */
export const reminderDue = defineActKind('reminder.deliver', z.object({ id: z.string() }));
