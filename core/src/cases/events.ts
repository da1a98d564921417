import * as z from 'zod/mini';
import { defineEvent } from '../events/event.ts';

/** The log events that a case can be, `moderationWarn` and so on (docs/rules/logs.md#events). */
export const CASE_LOG_EVENTS = [
  'moderationWarn',
  'moderationMute',
  'moderationKick',
  'moderationBan',
  'moderationUnmute',
  'moderationUnban',
] as const;

/** What a case stands for has happened on the platform, or has ended there. Told once for each. */
export const caseHappened = defineEvent(
  'cases.happened',
  z.object({ guildId: z.string(), number: z.int(), event: z.enum(CASE_LOG_EVENTS) }),
);
