import { ACT_TYPES } from '../world/moderation-act.ts';
import { id, oneOf, optional, integer, text } from '../protocol/described.ts';

/** A moderator's act as it is sent to the control surface, and by the chat page. */
export const actFields = {
  type: oneOf(ACT_TYPES),
  targetId: id,
  reason: optional(text(512)),
  deleteMessageSeconds: optional(integer({ max: 604_800 })),
  durationMs: optional(integer({ min: 1 })),
  roleId: optional(id),
};
