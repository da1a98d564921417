import { ACTION_TYPES } from '../world/moderation/moderation-action.ts';
import { id, describedChoice, describedOptional, describedInteger, describedText } from '../protocol/described.ts';

/** A moderator's action, as the control surface and the chat page send it. */
export const actionFields = {
  type: describedChoice(ACTION_TYPES),
  targetId: id,
  reason: describedOptional(describedText(512)),
  deleteMessageSeconds: describedOptional(describedInteger({ max: 604_800 })),
  durationMs: describedOptional(describedInteger({ min: 1 })),
  roleId: describedOptional(id),
};
