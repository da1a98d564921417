import * as z from 'zod/mini';
import { defineEvent } from '../../base/events/event.ts';

/** The log events that cases cause, `moderationWarn` and so on (docs/rules/logs.md#events). */
export const CASE_LOG_EVENTS = [
  'moderationWarn',
  'moderationMute',
  'moderationKick',
  'moderationBan',
  'moderationUnmute',
  'moderationUnban',
] as const;

/** The action of a case took effect on the platform, or ended there. Emitted once for each. */
export const caseHappened = defineEvent(
  'cases.happened',
  z.object({ guildId: z.string(), number: z.int(), event: z.enum(CASE_LOG_EVENTS) }),
);
